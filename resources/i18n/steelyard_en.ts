<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en_US">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Makes an empty workspace file and opens it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open workspace…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opens another workspace file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Recent workspaces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;copy as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the whole workspace to another file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes in a price list or a project document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Writes the open project as a document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the report of the open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Closes the program; everything is saved already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies what is chosen; tables with their headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows the page</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to work with the program, and how it computes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AssumptionGroups</name>
    <message>
        <source>Power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failures</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network and storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up and move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AssumptionRowWords</name>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>● changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual: %1 to %2. %3</source>
        <comment>low, high, source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank until a value is typed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AssumptionSources</name>
    <message>
        <source>Large training runs: Llama 3 and MegaScale report over 90 %, Gemini 2.5 93.4 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The typical power is that of heavy training, so a busy server draws all of it; low: mean GPU use of a managed cluster (HAI platform)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heavy training draws 76 % of the rating of an 8×H100 node (arXiv 2506.14551); highest measured 82 % (IEEE Access 2025)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the typical power; low end measured on an 8×V100 node (12 % without fans), the rest is an estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The usual package of price guides in mainland China and Hong Kong (aliyunyh.com 473803, 87ip.com)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training sends out little: taken as the clouds&apos; free allowance; raise it when models or data leave the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free outgoing traffic of rented machines at AWS and Azure (cloudtoolstack.com)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the servers&apos; own disks, which hold 30 TB in an 8-GPU node (DGX H100 guide); high: ten checkpoints of a 176 B model at 2.3 TB (BLOOM)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Smallest share of a person that a small site needs (vultrbonus.com.br, sesamedisk.com; secondary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One full-time person per 50 to 100 GPUs (Introl; secondary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source found: 0 prices no own staff for rented machines. Platform engineers remain; raise it to count them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own staff is priced instead; set it where staff sits elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price guide of Chinese data centres, per visit (aliyunyh.com 473803)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the hardware&apos;s price: 12 % (Lenovo Press LP2368, 2026), 10 to 15 % in a survey</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Market value after 36 months, 20 to 35 % (Jarvislabs, GMI; secondary); after 12 months 65 %, after 24 months 38 %, after 60 months 10 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source found: take it from the quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Racks are sized on the rating, which is a maximum already</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No default: the buyer&apos;s own cost of capital, per year. Data centres are financed at 7 to 12 %, worked examples take 8 % (Barroso et al., The Datacenter as a Computer)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 years: US MACRS class of computers, Lenovo Press LP2368; at least 3 years in China (CIT Implementation Regulations, article 60)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the price that depreciation leaves: usual accounting practice in China (unverified); not the market value, which is the residual rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No default: it stands in for the residual rate, as price × e^(−decay × years). 65 % after 12 months is 0.43, 20 to 35 % after 36 months 0.54 to 0.35 (Jarvislabs, GMI; secondary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The site&apos;s salary holds on-costs; for bare wages 1.25 to 1.45 in the USA (unverified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats that are filled around the clock; 0: the staff follows the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>168 hours of a week ÷ 40 hours of work; 5 with 16 % of leave</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source found: take it from the quote; maintenance is paid from the end of the warranty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failures per GPU and year that spare parts are bought for; 6 to 9 % in a large job (Llama 3, derived). 0: a maintenance contract supplies the parts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the replacements that the warranty pays; no source found: take it from the quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No licence is assumed; NVIDIA AI Enterprise lists 4,500 USD (unverified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No licence is assumed: take it from the quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sockets in an 8-GPU node (NVIDIA DGX H100 user guide)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two processors of 56 cores in an 8-GPU node (NVIDIA DGX H100 user guide)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the hardware&apos;s price: 0.2 to 1 % (unverified); obtain a quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source found: obtain a quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Income only for those who claim it; usual table: 10 % below 99.5 %, 25 % below 99 % (stas00/ml-engineering)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days of the move to an own site; no source found: your own figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source found: your own figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months in which old and new machines are both paid; no source found: your own figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the old machines cost; take it from the bill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wiping, packing and recycling, share of the hardware&apos;s price: 0.5 to 3 % (unverified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract demand is at least 40 % of the transformer; what exceeds it by more than 5 % counts twice (NDRC 2016 No. 1583)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power factor rules of 1983 (No. 215 of the ministries of water and power and of prices), tables 1 to 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agency price tables of the grid companies: Hubei 110 kV, January 2026, and Shanghai below 1 kV, June</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your own figure; EU businesses paid 2 % less in a year (Eurostat 2025), US ones between 7 % less and 23 % more (EIA 2025)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The operator&apos;s figures: PUE = 1 + variable + fixed ÷ load, all as shares of the design load (APC White Paper 113)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plant&apos;s data sheet; usual COP 2.5 for direct expansion to 8 for warm water (unverified)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No source found: take it from the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Agency price tables: Guangdong 1–10 kV, February 2026, 22.6; Shanghai 25.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>UPS 4 to 9 % and distribution 1 to 3 % of the servers&apos; energy (APC White Paper 25; secondary)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water usage effectiveness: litres per kWh of the servers (The Green Grid, White Paper 35)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wholesale: 583 CNY (VNET, third quarter 2025, derived); 184 USD in the USA (CBRE, second half of 2024)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Common clause in the USA, 2 to 5 % (unverified); CBRE&apos;s asking rates rose 12.6 % in 2024</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the contract&apos;s rule made of a month&apos;s samples; paste them instead to have it computed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least share of the cap that is billed: 20 % at Tencent and Huawei Cloud (enhanced 95)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gigabytes a month that cost nothing at an own site; AWS and Azure: 100 (cloudtoolstack.com)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No default: general inflation that a real discount rate is above; central banks aim at 2 % (Federal Reserve, ECB)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Assumptions</name>
    <message>
        <source>Goodput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Load while busy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical power, share of the rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Idle power, share of full power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance per year, share of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residual value, share of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Outgoing traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free outgoing traffic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least number of staff</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs per full-time person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the staff that cloud rental needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote hands visits per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of remote hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up per server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power margin of a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff cost per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount rate, per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decay of the market value, per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Life that hardware is written off over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salvage value in the books, share of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead that follows the load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead at any load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Design load of the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heat carried off by liquid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COP of the liquid cooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COP of the air cooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pumps, share of the servers&apos; energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses of UPS and distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losses that heat the room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Water per energy of the servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of water</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of committed power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed power</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of power above the commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rise of the rent, by the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum term of the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the remaining fees on exit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-costs of the staff, factor on the site&apos;s salary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seats filled 7×24</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People for a 7×24 seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warranty of bought servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failures of GPUs per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a replacement GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replacements paid by the warranty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences per GPU and year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences per socket and year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sockets of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences per core and year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cores of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance per year, share of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security assessment, once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security assessment per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credit for missed service levels, share of the rent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days of the migration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a day of migration</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months of parallel running</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fee of the old machines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decommissioning, share of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of bandwidth above the commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth that is billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cap of the bandwidth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least share of the cap that is billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free traffic at the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power metered by the host</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transformer capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand price by capacity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power factor adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power factor as metered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard of the power factor (0.90 if blank)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of the purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of line losses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of transmission and distribution</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of system operation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Government funds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rise of electricity prices, by the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rise of electricity prices, by the month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interruptions of the layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Inflation, per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part paid upfront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billing unit of a run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest run billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sustained-use discount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a stopped machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residual schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Savings plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund of a prepaid term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On-demand price in a refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor on short use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiple of the price in a period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interest of a loan or lease</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BandwidthRules</name>
    <message>
        <source>95th percentile of the month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enhanced 95</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the five highest daily peaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the daily peaks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mean of the days&apos; 95th percentiles</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fourth highest daily peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest sample of the month</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CatalogWords</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Origin</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BF16 dense (TFLOPS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BF16 measured (TFLOPS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP16 dense (TFLOPS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP8 dense (TFLOPS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP4 dense (TFLOPS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TF32 dense (TFLOPS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FP32 (TFLOPS)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link, both ways (GB/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link, per direction (GB/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Launched</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated power (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical power (W)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weight (kg)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <comment>of an accelerator</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <comment>of a server</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChangeText</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>English name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chinese name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiers read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum term (months)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepaid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As stated by the vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfront per term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivery (weeks)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rental duration (months)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month basis (hours)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calendar months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input VAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency of the budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans ranked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount rate is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeats every (months)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Metering</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity, per kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack, per month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; </source>
        <comment>between changed values</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChartMarks</name>
    <message>
        <source>%1: %2</source>
        <comment>what is marked, its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>marked points</comment>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Undo: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>This build has no PDF. Use --csv, or install the full program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--csv and --pdf name the same file. Give each its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n project(s)</source>
        <translation>
            <numerusform>%n project</numerusform>
            <numerusform>%n projects</numerusform>
        </translation>
    </message>
    <message>
        <source>Id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New price list %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price list %1 is known already; nothing was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project %1 imported, id %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows read, %2 imported, %3 left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dry run: nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1</source>
        <comment>action in the change log</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace was brought up to date for this version of the program; a backup lies beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace can only be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shipped accelerators and servers in the workspace were renewed; the figures of projects that use them may have changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Edition %2 of price list %1: %n offer(s) new, gone or at another price.</source>
        <translation>
            <numerusform>Edition %2 of price list %1: %n offer new, gone or at another price.</numerusform>
            <numerusform>Edition %2 of price list %1: %n offers new, gone or at another price.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together, as far as known: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what is trained: --model NAME or --params N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say on what it is trained: --gpu NAME.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give --gpus N for the time, or --deadline DAYS for the GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A layout is spread over a number of GPUs. Give --gpus N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result would overwrite the project&apos;s own document. Give it another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a server of the catalogue, such as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>quote, line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quote line of the project offers a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--epochs are passes over a dataset. Give its size as --dataset-tokens N, in place of --tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--gpus asks for the time, --deadline for the GPUs. Give one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--params guesses a shape. Leave it out beside --model or the numbers of a shape.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say on how many tokens it is trained: --tokens N, --tokens compute-optimal or --dataset-tokens N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it is paid, each payment at the exchange rate of its month: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CommitmentFields</name>
    <message>
        <source>an amount under Committed spend first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a blank field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortfall billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What use lacks of the commitment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed spend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On use in each period; with a currency where it differs. Blank: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period (months)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first begins with the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount on use (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off everything that is paid by use, for the commitment</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparisonCharts</name>
    <message>
        <source>Cost by category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the whole cost of every plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 of the cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is %2 of &quot;%3&quot; and %4 of &quot;%5&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Too close to call after %n month(s)</source>
        <translation>
            <numerusform>Too close to call after %n month</numerusform>
            <numerusform>Too close to call after %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cumulative cost over %n month(s)</source>
        <translation>
            <numerusform>Cumulative cost over %n month</numerusform>
            <numerusform>Cumulative cost over %n months</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is cheapest throughout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is cheapest from month %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, saved case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the whole cost of every complete plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <comment>plan</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is cheapest throughout; %2 breaks even with %3 in month %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is cheapest from month %5; %2 breaks even with %3 in month %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 is cheapest throughout; no lines cross within %n month(s)</source>
        <translation>
            <numerusform>%1 is cheapest throughout; no lines cross within %n month</numerusform>
            <numerusform>%1 is cheapest throughout; no lines cross within %n months</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>%1 above the best: a GPU-hour costs %2 %4 against %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above the best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheapest, but others lie within %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above the cheapest, inside the error of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 below the next plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only plan with a complete total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The %1 server would be busy %2 of the time, below the %3 at which hosting pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even the %1 server is busy %2 of the time, above the %3 at which hosting pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2/%3 (%4)</source>
        <comment>rate, to, from, date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT as quoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excl. VAT, in part as quoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>excl. VAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incl. VAT, in part as quoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>incl. VAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plan has a complete total yet. Complete the missing figures first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too close to call: %1 cost from %2 and differ by no more than %3. Decide by delivery, service and exit terms.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Choose %1: %2 over %n month(s), %3 below the next plan.</source>
        <translation>
            <numerusform>Choose %1: %2 over %n month, %3 below the next plan.</numerusform>
            <numerusform>Choose %1: %2 over %n months, %3 below the next plan.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %2 over %n month(s); no other plan has a complete total.</source>
        <translation>
            <numerusform>%1 costs %2 over %n month; no other plan has a complete total.</numerusform>
            <numerusform>%1 costs %2 over %n months; no other plan has a complete total.</numerusform>
        </translation>
    </message>
    <message>
        <source>Even the cheapest plan exceeds the budget of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) hosted</source>
        <translation>
            <numerusform>%n server hosted</numerusform>
            <numerusform>%n servers hosted</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pinned by hand, %2 would be best: %3</source>
        <comment>servers, servers, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unknown: the total is incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheapest cloud plan: the yardstick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cloud plan to compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Not within %n month(s)</source>
        <translation>
            <numerusform>Not within %n month</numerusform>
            <numerusform>Not within %n months</numerusform>
        </translation>
    </message>
    <message>
        <source>From month %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) lack a figure and are not ranked.</source>
        <translation>
            <numerusform>%n plan lacks a figure and is not ranked.</numerusform>
            <numerusform>%n plans lack a figure and are not ranked.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above the best: its servers are busy only %2 of the time paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>site prices as entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <comment>what-if</comment>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message>
        <source>what if: %1</source>
        <comment>values of the sliders</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more hosted server would cost %1 more than it saves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more hosted server would save nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With one hosted server fewer the plan would cost %1 more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cheapest plan stays within the budget of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 above the best: a useful GPU-hour costs %2 %4 against %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 GPU(s)</source>
        <comment>what-if</comment>
        <translation>
            <numerusform>%1 GPU</numerusform>
            <numerusform>%1 GPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>without residual value: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lines cross in months %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans are ranked by %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 changing by %2 a year</source>
        <comment>rate with its date, share</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>calendar months from %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 from month %2</source>
        <comment>rate with its date, month</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Composition</name>
    <message>
        <source>Open another workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Workspaces (*.steelyard);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostLabels</name>
    <message>
        <source>Rental</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rental by use</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Purchase</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth, flat</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remote hands</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Maintenance</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residual value</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server-hours</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>months</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange rate</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after discount</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tax factor</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE − 1</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 ÷ COP</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maintenance rate</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>residual rate</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantity</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>racks</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>per base quantity</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price is missing</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an exchange rate is missing</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a server&apos;s power is unknown</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the site has no figures</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plan has no supply</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price&apos;s unit does not fit</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the supply does not meet the demand</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price set in the plan, discounts included</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy at the sharp peak</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy at the peak</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy in the flat period</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy in the valley</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>energy in the deep valley</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highest power</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deposit</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rental until delivery</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interest</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand charge</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling water</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed power</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power above the commitment</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Early exit</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth above the commitment</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spare parts</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Security assessment</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service credit</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Migration</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parallel running</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decommissioning</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>balance owed, month by month</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>interest of a month</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>billed demand</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>transformer capacity</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power factor adjustment</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of the purchase</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of line losses</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of transmission and distribution</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of system operation</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>government funds</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cooling per energy of the servers</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>losses per energy of the servers</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>water per energy of the servers</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>committed power</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>power above the commitment</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share to be paid on exit</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failures per year</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share without warranty</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wages with on-costs</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sockets</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cores</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the discount rate is missing</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a figure can&apos;t be used as it is</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on order</source>
        <comment>payment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on delivery</source>
        <comment>payment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on acceptance</source>
        <comment>payment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loan</source>
        <comment>financing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lease</source>
        <comment>financing</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sharp peak</source>
        <comment>tariff period</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak</source>
        <comment>tariff period</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Flat</source>
        <comment>tariff period</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valley</source>
        <comment>tariff period</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deep valley</source>
        <comment>tariff period</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S</source>
        <comment>sharp peak in one letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <comment>peak in one letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F</source>
        <comment>flat in one letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>V</source>
        <comment>valley in one letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D</source>
        <comment>deep valley in one letter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Work lost to interruptions</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price over that of the first year</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share of the time paid that is lost</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours paid per hour that gets ahead</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortfall of committed spend</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid upfront</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs rounded up</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sustained-use discount</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped machines</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange rate over that of the first month</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>after the discount of the commitment</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commitment that no use is paid with</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>terms that begin</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>upfront part of a term</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time billed beyond the time needed</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time taken off for sustained use</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time stopped</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price of a stopped machine</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the inflation that the real discount rate is above is missing</source>
        <comment>reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the end of the period</source>
        <comment>shortfall of committed spend</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>each month</source>
        <comment>shortfall of committed spend</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>billing unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the minute</source>
        <comment>billing unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the hour</source>
        <comment>billing unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the day</source>
        <comment>billing unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken over by savings plans</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Savings plan, use</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Savings plan, lost</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund of prepaid terms</source>
        <comment>cost stream</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>multiple in the period</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time that savings plans pay for</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price under the savings plan</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 − discount of the savings plan</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hours of commitment that no use takes</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>commitment per hour</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>money paid back</source>
        <comment>factor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>refund</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days left</source>
        <comment>refund</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid − days used on demand</source>
        <comment>refund</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CostViews</name>
    <message numerus="yes">
        <source>%1 over %n year(s), %2 left</source>
        <translation>
            <numerusform>%1 over %n year, %2 left</numerusform>
            <numerusform>%1 over %n years, %2 left</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a year, %2</source>
        <comment>rate, convention</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month</source>
        <comment>period</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quarter</source>
        <comment>period</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year</source>
        <comment>period</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cash</source>
        <comment>view of cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounting</source>
        <comment>view of cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present value</source>
        <comment>view of cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first month in full (t = 0)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first month one month away (spreadsheet NPV)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straight line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of years&apos; digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double declining balance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MACRS, 5-year property</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cash when paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>accounting view: purchases by %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>present value at %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>present value without a discount rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present values need a discount rate, and nobody can know yours: enter it on the assumptions page, or as /assumptions/discount_rate/value (0.08 for 8 % a year).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, accounting</source>
        <comment>unit of an amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, present value</source>
        <comment>unit of an amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In this view: %1 %2 (%3)</source>
        <comment>amount, currency, view</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Three views of the same cost over %n month(s) (%1); %2; %3</source>
        <comment>unit, how purchases are written off, how money is discounted</comment>
        <translation>
            <numerusform>Three views of the same cost over %n month (%1); %2; %3</numerusform>
            <numerusform>Three views of the same cost over %n months (%1); %2; %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equivalent annual cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Levelised, per useful GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 a year nominal = (1 + %2 real) × (1 + %3 inflation) − 1, %4</source>
        <comment>rate, real rate, inflation, convention</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nominal, inflation included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>real, above inflation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>present value at a real discount rate without an inflation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discount rate is stated in real terms, and prices are not: enter the inflation that it is above on the assumptions page, or as /assumptions/inflation_per_year/value (0.02 for 2 % a year).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A rate or life that this view needs can&apos;t be as it is stated; the remarks name it. Correct it there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CrossingMarks</name>
    <message>
        <source>month %1: %2 undercuts %3</source>
        <comment>month, plans</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DemandChart</name>
    <message>
        <source>At most %1 GPUs, %2 on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Demand, the highest of %n day(s)</source>
        <translation>
            <numerusform>Demand, the highest of %n day</numerusform>
            <numerusform>Demand, the highest of %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours, at most %2 GPUs, %3 on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; behind the last hour the first one follows again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; behind the last hour nothing is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1; at most %2 when deferrable work is shifted</source>
        <comment>sentence, GPUs</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With deferrable work shifted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DemandFieldWords</name>
    <message>
        <source>as long as the job takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number, to the end, or as long as the job takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as 70B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as 3T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured in a test run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured where</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What somebody says it takes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days after the project&apos;s start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeats every (months)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank: once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scaled to a peak of (GPUs)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank: the counts as they stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as it stands</source>
        <comment>profile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Behind the last hour it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May wait (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the GPU-hours that need not run at once; blank: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At most (hours)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How long each GPU-hour may wait; 168 hours are a week</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DerivationText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>number, what it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>number, unit, what it is</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what the figure is, its source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: unknown, because %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>cost, amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 = %2 = %3</source>
        <comment>cost, product, amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote line: %1 (%2, revision %3 of %4)</source>
        <comment>item, quote, -, date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote line: %1 (%2, revision %3)</source>
        <comment>item, quote</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote number: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As stated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote source: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, month %2</source>
        <comment>cost, which month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another price of this plan pays for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This plan has no such cost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment and delivery: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, months %2 to %3, each</source>
        <comment>cost, first month, last month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month %1: nothing is billed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months %1 to %2, each: nothing is billed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs nothing in this time: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>&quot;%1&quot; is not a number. Write digits with a point: 6.88.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a currency. Use an ISO 4217 code such as CNY or USD.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date. Write it as 2027-01-31.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 can&apos;t be added. Convert one of them first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure grew too large: %1. Check quantities and prices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file. Check name and folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1. Check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1. Choose another folder or check its permissions.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is empty. Save or download it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is neither a price list (CSV) nor a project document (JSON). Choose one of these.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first line lacks these columns: %1. Export the list again with its header.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of the %1 rows can be used. Check separator and number format of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes; this is no price list. Check for a missing quotation mark.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key stands here twice. Remove one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document has schema %1; this program knows schemas up to %2. Update the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is unknown. Remove it or correct its spelling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected %1, found %2. Correct the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value must be %1, but it is %2. Correct the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing. Add it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; is used twice. Give one of the two another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This refers to &quot;%1&quot;, which does not exist. Correct the id or add what it names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path has no step &quot;%1&quot;. Steps are keys and ids, as in /plans/hybrid/supply/burst/price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no plans. Add one to compare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project needs no GPUs. Give its demand at least one phase with GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 months can&apos;t be compared. Choose %2 to %3 months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs can&apos;t be compared. Choose %2 to %3 GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no case &quot;%1&quot;. Use the name or id of one of its cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no project &quot;%1&quot;. Use a file, an id or a name that &quot;steelyard list&quot; shows.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 projects are called &quot;%1&quot;. Use the id instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a workspace file. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This database belongs to another program. Choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace has version %1; this program knows versions up to %2. Update the program. The file was not touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace can only be read. Save a copy in a folder that you can write to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program is writing to the workspace. Try again in a moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed. Make room and try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace is damaged. Open the newest backup beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was changed in another window meanwhile. Its newest state is shown; repeat your change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This build has no PDF. Use --csv, or install the full program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key is unknown. Did you mean &quot;%1&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: what is wrong</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price list has a header but no rows. Download or export it again; the previous edition stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The document is nested more than %1 levels deep, which no project document is. Check its brackets, or choose another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already. Choose another name or id.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace already holds the project &quot;%1&quot; (id %2). Replace it or import a copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace could not be brought up to date (step %1). The last good state stays, and a backup lies beside it. Update the program, or go on with the one that wrote the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no longer there. Another window may have deleted it; choose another, or undo the deletion there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too many digits. Write at most 30, 18 of them after the decimal point.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not valid JSON: %1. Correct the text there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database refused the step. Nothing was changed. Try again; if it happens again, report it with the log file that Help &gt; About names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line is not UTF-8 text. Save the file in the encoding UTF-8.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window changed it to &quot;%1&quot; while you typed. Enter your text once more to replace that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no plan &quot;%1&quot;. Use the name or id of one of its plans.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 plans are called &quot;%1&quot;. Use the id instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no month %1. Choose a month from 1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;. Run &quot;steelyard size --list-models&quot; for those that are known, or give --params.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue has no accelerator &quot;%1&quot;. Write its name as the catalogue does, such as H100-SXM-80GB.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not possible. Give a figure above 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is too large. Give at most %2; check the unit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of %1 sequences can&apos;t be shared by %2 replicas. Give a larger batch or fewer GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The throughput of %1 in %2 is not known, or it has none. Choose another precision or accelerator.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 can&apos;t be deleted: %1 uses it. Remove it there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number. Write digits alone: 1024.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This says neither how many weights the model has nor its layers and width. Give one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has a header but no rows. Add a row for each run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No line tells how long a training step took. Give a log of Megatron-LM, NeMo, torchtitan, DeepSpeed or Hugging Face Trainer, or a CSV with the columns step and time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a workspace with its projects and quotes. Choose another name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be divided by %2. Choose a number that divides it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It would not finish: so many GPUs fail more often than they get ahead, or none are as many as the days need. Give fewer GPUs, more days, a smaller model or fewer tokens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The log tells how long a step took, but not how many tokens it had on how many GPUs. Give what is missing of --batch and --gpus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In month %1 the hour from %2:00 to %3:00 stands in %4 rows of the timetable; each hour of each month needs exactly one. Correct from_hour and to_hour, or the months, of a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tiers begin at the quantity %1, so they overlap. Give each tier a beginning of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month %1 stands behind month %2, but months must rise. Put the rows in order, and give each month once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of these may be stated: %1. Keep one of them and remove the others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This speed would take %1 TFLOPS of each GPU, but %3 has at most %2 in %4, dense. Give the tokens per second of one GPU, not of all together, and check batch, sequence length and precision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; may hold how long each step took or the readings of a clock. Call it step_time in the first case and elapsed in the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The path has no step &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 can&apos;t be renamed: %1 means it by this name. Copy it, give the copy the new name and choose it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shape is guessed from the number of weights and has %1 of what is split here, which %2 does not divide. Choose another number, or give the model or its shape.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExpertFields</name>
    <message>
        <source>Best layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: optimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2: and gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full: every layer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Software of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2021 and 2022</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2023 and 2024</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Current</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the model&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequences a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adapters&apos; rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>estimated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs per server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed GPU-days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network (Gb/s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0: nothing spread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3: weights (FSDP)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selective</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chunks a stage</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FinancingField</name>
    <message>
        <source>loan, 6 %, 36 months, 10 % left</source>
        <comment>how financing is typed</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 %, %3 months</source>
        <comment>loan or lease, yearly rate, duration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2 % left</source>
        <comment>share of the price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Financed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of machines that are bought: %1. Blank: nothing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>&quot;%2&quot; in column %1 can&apos;t be read; the row is left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row repeats line %1 and is counted once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same offer stands in line %1 at another price; that one is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs are listed without a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has neither an on-demand nor a spot price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is listed at a price of 0, which says nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job takes %1 days, but the horizon has %2. Take more GPUs or a longer horizon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no exchange rate from %1 to %2. Add one with its date.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote &quot;%1&quot; does not say whether VAT is included; its prices are compared as printed. Ask the vendor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote &quot;%1&quot; expired on %2. Ask the vendor to renew it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; has no price. Ask the vendor for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The power of %1 is unknown, so its electricity can&apos;t be computed. Choose a server from the catalogue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; needs a site with prices for electricity, rack and staff. Choose or add one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure is missing: %1. Enter it to complete the total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; has no supply. Add a quote line to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Default used: %1 = %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One %1 is counted as %3 %2 (%4).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; costs %2 per GPU-hour, far off the median of %3 for this accelerator. Check the unit with the vendor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The quotation mark opened at %1 is never closed; the row is left out. Close it and import the list again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Almost no offer of this list stands in edition %2 of price book &quot;%1&quot;. If it is another vendor&apos;s list, import it under a name of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace holds vendor &quot;%1&quot; with other details, and these stay. Correct them there if the file&apos;s are newer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The details of vendor &quot;%1&quot; were replaced by the file&apos;s, for all projects. The change log has the former ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace holds vendor &quot;%1&quot; with other details; the file&apos;s vendor was added beside it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file&apos;s figures for &quot;%1&quot; differ from the catalogue&apos;s. This project keeps the file&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One %1 is counted as %3 %2; no reason is stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%2 days of phase &quot;%1&quot; lie beyond the horizon and are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phase &quot;%1&quot; begins beyond the horizon and is not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price of &quot;%1&quot; is per %2, which can&apos;t be used for %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exchange rate %1 dates from %2. Enter a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest revision of quote &quot;%1&quot; has no line &quot;%2&quot;. Choose another line for the plan.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; has the price 0. If it is free, make its kind &quot;free&quot;; else ask the vendor for the price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A row of plan &quot;%1&quot; names no quote line. Choose one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; costs %2, more than the budget of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case &quot;%1&quot; can&apos;t be computed: its value at %2 does not fit the project. Correct the path or the value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; is marked %2, but its supply is of another mode. Change the mode or the supply.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are two different rates %1 of %2; the first one is used. Delete one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPU-days are claimed for the job, which can&apos;t be: even at its whole dense peak %3 takes %2. Ask where the figure comes from.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves %2 GPU-hours of the demand unserved: what it orders comes after %3 weeks, and no layer is rented by use until then. Add one, or begin later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be used as it is; it must be %2. Correct it to complete the total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cooling of site &quot;%1&quot; amounts to a PUE of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; may pay twice: %2 and %3. Keep both only if they pay for different things.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot;: %3 – %4 offered, held against %5. Ask the vendor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; fails a check: %3. Ask the vendor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demand holds %1 GPU-hours, but the job is expected to take %2. Take more GPUs or more days, or size the job anew.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 days of the hourly profile lie beyond the horizon and are not counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; loses %3 % of its time on &quot;%2&quot; to interruptions, with a checkpoint every %4 minutes: %5 hours are paid for each that gets ahead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The value at %1 must be %2, but it is %3; what it is needed for can&apos;t be told. Correct it to complete the total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; has a part paid upfront, but does not say for how long that pays. Enter its minimum term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; needs %3 hours of &quot;%2&quot; and is billed for %4, because each run of each machine is rounded up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; is paid for %3 months at the least, and the comparison ends after %4: what lies beyond is in its cost. Compare over a longer time, or ask for a shorter term.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%3&quot;: %1 GPUs are needed at the peak, but only %2 are supplied. Add servers, or a layer by use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%3&quot;: %1 GPUs are hosted, but at most %2 are ever needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%4&quot;: %1 is paid twice: by %2 and by %3. Remove one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; shifts deferrable work first: %2 GPU-hours run later than asked, no later than they may, and the peak falls from %3 to %4 GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; commits %3 to savings plans of &quot;%2&quot;: %4 of it is lost, because use is lower in some hours, and %5 is saved in the others. A lower commitment loses less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; ends prepaid terms of &quot;%2&quot; early and gets %3 back by the line&apos;s refund rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In month %2 the hour from %3:00 to %4:00 stands in %5 rows of the timetable at %1; each hour of each month needs exactly one. Correct a row to complete the total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two tiers at %1 begin at the quantity %2, so they overlap. Give each tier a beginning of its own to complete the total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At %1 month %2 stands behind month %3, but months must rise. Put the rows in order to complete the total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside %1 the same is stated in another way; only one of these may be: %2. Keep one to complete the total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A figure of site &quot;%2&quot; is missing: %1. Enter it to complete the total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of site &quot;%3&quot; can&apos;t be used as it is; it must be %2. Correct it to complete the total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; states a term of machines rented by time, but is not used as such: %3. Correct the unit, or the prepayment and minimum term that it needs, or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; pays &quot;%2&quot; in place of the site&apos;s own figures (%3). If it is paid beside them, as a cross connect is, give its line the category Other.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Add the sample projects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FlopsText</name>
    <message>
        <source>FLOPs as each convention counts them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Convention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GFLOP a token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Petaflop/s-days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of the 16-bit peak</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GigabyteBases</name>
    <message>
        <source>GB (10^9 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB (2^30 bytes)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Usage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>usage line of the help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>COMMAND</source>
        <comment>usage line of the help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(required)</source>
        <comment>option in the help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not with</source>
        <comment>options in the help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>value in the help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>value in the help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <comment>number, value in the help</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PATH=VALUE</source>
        <comment>value in the help</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ImportSummaryWords</name>
    <message>
        <source>Price book %1 is new.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price book %1 has a new edition, number %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price book %1 holds this file already; nothing was added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project %1 was imported and opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 rows read, %2 kept, %3 left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers are new, gone or at another price since the last edition.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InterruptionsField</name>
    <message>
        <source>every %1 h, %2 s to save, %3 min to restart</source>
        <comment>interruptions of a job</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of machines paid by use: %1. Blank: never</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobCost</name>
    <message>
        <source>%1 %2 per GPU-hour</source>
        <comment>price, currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without a date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quote &quot;%1&quot;, line &quot;%2&quot;, %3</source>
        <comment>quote, line, date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>price book %1, %2, imported %3</source>
        <comment>book, instance, date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offers are in %1, for which the project has no exchange rate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price is known: no quote of the project and no price book offers this accelerator by the hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax: as the price book lists it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax: net or gross, as the project compares prices.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax: the quote does not say whether VAT is included.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cheapest offer: %1, %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It names the accelerator &quot;%1&quot;, which may be another variant than %2: ask the vendor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange rate %1/%2: %3 of %4.</source>
        <comment>from, to, rate, date</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>price, vendor&apos;s offer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost: — (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost: %1 %2 (%3 to %4) at %5, %6.</source>
        <comment>cost, currency, best, worst, price, offer</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost = GPU-hours × price of a GPU-hour
= %1 × %2 %3 = %4 %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %3 at best, %2 %3 at worst, as the GPU-hours.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobLabels</name>
    <message>
        <source>Layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Head size</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FFN width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared experts&apos; width</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dense layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLA query rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLA KV rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLA content head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLA rotary head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MLA value head</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continued training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam, FP32</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adam, 8 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compute-optimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs of a dataset</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JobSentences</name>
    <message>
        <source>%1 has %2 weights, counted from its architecture; its authors print %3, %4 off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with a changed shape has %2 weights, counted from its architecture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stated shape has %1 weights, counted from its architecture.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the number of weights is given: the shape, %1 layers of width %2, is a guess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is trained on %1 tokens, 20 for each active weight: compute-optimal (Hoffmann et al., arXiv 2203.15556, table 3).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is trained on %1 tokens: %2 times a dataset of %3.</source>
        <comment>count, epochs, count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Continued training takes the memory and FLOPs of full training.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>LoRA of rank %1 on every linear layer trains %2 weights; the others stay frozen in 16 bits, without gradients: 4N FLOPs for each token, not 6N (Hu et al., arXiv 2106.09685).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>QLoRA of rank %1 on every linear layer trains %2 weights; the others stay frozen in 4.127 bits, without gradients: 4N FLOPs for each token, not 6N (Dettmers et al., arXiv 2305.14314).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One token passes through %1 of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One token passes through %1 of them; its authors print %2, %3 off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of the dense peak in 6N FLOPs a token; at all of it the job takes %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPU-days are claimed, which can&apos;t be: that is %2 of the dense peak, by 6N FLOPs a token. Even at the whole peak of %3 the job takes %4 GPU-days.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>Hardware &amp; rental</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operations</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Residual value</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <comment>cost category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hour</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-month</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-year</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node-hour</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node-day</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node-month</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node-year</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>piece, once</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rack-month</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>U-month</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kW-month</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kWh</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mbps-month</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GB-month</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TB-month</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>month</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>year</source>
        <comment>price unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quoted</source>
        <comment>kind of quote line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alternative</source>
        <comment>kind of quote line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not quoted</source>
        <comment>kind of quote line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Included</source>
        <comment>kind of quote line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <comment>kind of quote line</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not stated</source>
        <comment>tax basis</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT included</source>
        <comment>tax basis</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT excluded</source>
        <comment>tax basis</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloud rental</source>
        <comment>plan mode</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosted</source>
        <comment>plan mode</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid</source>
        <comment>plan mode</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosted</source>
        <comment>supply</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reserved</source>
        <comment>supply</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On demand</source>
        <comment>supply</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot</source>
        <comment>supply</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deductible: net prices are compared</source>
        <comment>VAT</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not deductible: gross prices are compared</source>
        <comment>VAT</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <comment>confidence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>confidence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <comment>confidence</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shipped</source>
        <comment>origin of a catalogue row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own</source>
        <comment>origin of a catalogue row</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Note</source>
        <comment>severity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>severity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <comment>severity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>begins again</source>
        <comment>profile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ends</source>
        <comment>profile</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All units alike</source>
        <comment>quantity tiers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each slice</source>
        <comment>quantity tiers</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LayoutText</name>
    <message>
        <source>ZeRO %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>selective recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>attention heads</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tokens of a sequence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>replicas</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sequences of a step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layout that fits divides %1 GPUs and the %2 sequences of a step; %3 GPUs can be divided.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layout fits the card&apos;s %1 GiB on %2 GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best layout on %1 GPUs: %2; it takes %3 GiB, at worst %4 GiB, of the %5 GiB of one %6, so %7 GiB are to spare.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 sequences in a step it fits on no number of such GPUs. Take GPUs with more memory, a shorter sequence or a larger batch.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not a neighbouring layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Single changes with which it fits, cheapest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At worst, GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipeline %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>needs %1 GiB at worst, %2 GiB more than the card has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes %1 of the time, which is no clear difference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>takes %1 of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 can&apos;t be divided by %3</source>
        <comment>80 layers can&apos;t be divided by 3</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a step has %1 sequences, fewer than the %2 that are taken at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO %1 spreads the gradients that %2 pipeline stages must add up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor parallelism over %1 GPUs leaves the server with its %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No single change makes the given layout fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 chunk(s) on each stage</source>
        <translation>
            <numerusform>%1 chunk on each stage</numerusform>
            <numerusform>%1 chunks on each stage</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 micro-batch(es) of %2</source>
        <translation>
            <numerusform>%1 micro-batch of %2</numerusform>
            <numerusform>%1 micro-batches of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 micro-batch(es) are too few for %2 pipeline stages</source>
        <translation>
            <numerusform>%1 micro-batch is too few for %2 pipeline stages</numerusform>
            <numerusform>%1 micro-batches are too few for %2 pipeline stages</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 sequences of a step can&apos;t be spread over %2 GPUs; a step of %3 can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layout that fits divides %1 GPUs and the %2 sequences of a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest whole servers of %2 that hold it: %1 GPUs, with %3 sequences in a step.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The given layout takes %1 GiB, at worst %2 GiB, more than the %4 GiB of one %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The given layout fits: it takes %1 GiB, at worst %2 GiB, of the %3 GiB of one %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It fits with one change: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>· %1: at worst %2 GiB, %3 of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>· %1: %2</source>
        <comment>layout, why not</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineChoiceWords</name>
    <message>
        <source>no price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 / %3</source>
        <comment>price, currency, unit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LineTerms</name>
    <message>
        <source>10: 5.80; 50: 5.20</source>
        <comment>example of quantity tiers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>quantities that rise from tier to tier</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n tier(s)</source>
        <translation>
            <numerusform>%n tier</numerusform>
            <numerusform>%n tiers</numerusform>
        </translation>
    </message>
    <message>
        <source>upfront %1</source>
        <comment>amount</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sustained use</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <comment>least term</comment>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message>
        <source>prepaid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the price also depends on: tiers, a part paid upfront, discounts, the least term. Each is typed further right; what is committed stands in the quote above.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity tiers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From so many units on, the price of one: %1. Blank: one price for all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tiers read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the tier that is reached prices all units, or each tier its own slice of them</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LoadDurationChart</name>
    <message>
        <source>%1: hosted left of the mark, rented right of it</source>
        <comment>plan</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>% of the time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How busy each server would be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From here on hosting pays: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n hosted</source>
        <translation>
            <numerusform>%n hosted</numerusform>
            <numerusform>%n hosted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best: %n</source>
        <translation>
            <numerusform>best: %n</numerusform>
            <numerusform>best: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>sentences</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MeasuredLog</name>
    <message>
        <source>Measured in a test run (log: %1): %2 tokens per second and GPU, the median of %3 steps, half of them between %4 and %5; the first %6 were left out as warm-up.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MemoryTableText</name>
    <message>
        <source>%1 (published %2, ratio %3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of the fullest GPU, GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights and optimiser of the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published reserved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>band</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are of another kind than the memory of a training job and were passed over.</source>
        <translation>
            <numerusform>%n row is of another kind than the memory of a training job and was passed over.</numerusform>
            <numerusform>%n rows are of another kind than the memory of a training job and were passed over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonthBasisField</name>
    <message>
        <source>730 h (8,760 h ÷ 12)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>720 h (30 days)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>744 h (31 days)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>672 h (28 days)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calendar months from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of hours while the start is blank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Month basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours of each month, which prices by the hour and energy follow; choose, or type a number of hours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewProjectWords</name>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cloud rental</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosted servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OfferQuoteWords</name>
    <message>
        <source>Add vendor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price book %1, edition %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot price; %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, line %2 of the list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (spot)</source>
        <comment>instance and region</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OpenedFile</name>
    <message>
        <source>Open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The stored project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file, replacing the stored project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file, as a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>a file</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace already holds the project &quot;%1&quot;, and the file differs from it. Which one do you want to open?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>The workspace file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project document, or the id or name of a project in the workspace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ParserWords</name>
    <message>
        <source>Commands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The name is blank. Give one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answer in JSON, for scripts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>write it as PATH=VALUE, not as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs at the peak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rental duration in months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a value over the project; may be repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the plans of a project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay a case over the project, by name or id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write all tables as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write the report as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the projects of a workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a price list or a project document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A CSV price list or a JSON document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what would happen, write nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace a project of the same id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a project of a known id as a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price lists: the price book&apos;s name, else taken from the file&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write a project as a project document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file to write</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weigh offers for GPU training servers: cloud rental, hosting or hybrid. Without a command the window opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the answer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the JSON Schema of project documents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known. Use zh_CN or en.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--lang zh_CN or --lang en goes with every command.
Exit codes: 0 done, also with warnings or an incomplete total; 1 data refused or not found; 2 wrong usage.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is no category. Use one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show how each cost of a plan came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The plan, by name or id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs of this category only: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The entries of this month only, 1 being the first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what a training job needs: GPUs, time and memory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A known model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights of a dense model whose shape is guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequence length in tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences of one step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator, as the catalogue names it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days until it must be done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Measured speed of one GPU, in place of the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number format of the matrix products</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age of the training software</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tensor-parallel degree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Context-parallel degree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expert-parallel degree</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sequences of one micro-batch</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List the known models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of one server, 8 unless stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations that are computed twice; as the layout needs unless stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ZeRO stage; without any layout option the best layout is found</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict the training runs of a CSV table, and how near it comes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predict the memory cases of a CSV table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the job from a project document, or from its job alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the speed from a test run&apos;s log, in place of the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of that test run, where they are not --gpus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server of the catalogue that is held against the job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power that one rack of the site gives, kW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak of one GPU that the offer prints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer states the operating system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer states CUDA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The offer states a backup</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shape: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is neither a number nor compute-optimal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens to train on, such as 2e12, or compute-optimal: 20 for each weight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens of the dataset, in place of --tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Times that the dataset is read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is trained: all weights, or adapters beside frozen ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rank of the adapters, 16 unless stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimiser, Adam in FP32 unless stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the time that counts, in place of the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-days that somebody claims, to be checked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not known. Use one of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view of cost to show and to rank by; default: the project&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A table for each plan with one row per month, quarter or year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List what a plan pays to whom, by day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the servers that quotes offer: against the job, the site and themselves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One quote alone, by name or id</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price the GPU-hours by the price books of this workspace where the project has no quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What shared storage takes when it is written to, GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full checkpoints that are kept at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes of all copies of the dataset for each of its tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the time that checkpoints may cost, 0.02 unless stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network cards of one server together, Gb/s: 3200 for 8 x 400; as usual for the accelerator unless stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model chunks on each pipeline stage (interleaving)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaymentFields</name>
    <message>
        <source>30 on order; 70 on delivery +30</source>
        <comment>example of instalments</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>instalments that sum to 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instalments (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of what is bought: 30 on order; 60 on delivery; 10 on acceptance +30 (days)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Acceptance (days)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From delivery to acceptance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepaid (months)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is paid by time, this far in advance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Due (days)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the invoice to its payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comes back at the end; with a currency where it differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivery (weeks)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From the order, the project&apos;s first day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaymentTable</name>
    <message>
        <source>%1 %2</source>
        <comment>share, event</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 + %n day(s)</source>
        <comment>share, event</comment>
        <translation>
            <numerusform>%1 %2 + %n day</numerusform>
            <numerusform>%1 %2 + %n days</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of cost, quote</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>quote line, instalment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>accepted %n day(s) after delivery</source>
        <translation>
            <numerusform>accepted %n day after delivery</numerusform>
            <numerusform>accepted %n days after delivery</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prepaid by %n month(s)</source>
        <translation>
            <numerusform>prepaid by %n month</numerusform>
            <numerusform>prepaid by %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after the invoice</source>
        <translation>
            <numerusform>%n day after the invoice</numerusform>
            <numerusform>%n days after the invoice</numerusform>
        </translation>
    </message>
    <message>
        <source>deposit %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>delivered after %n week(s)</source>
        <translation>
            <numerusform>delivered after %n week</numerusform>
            <numerusform>delivered after %n weeks</numerusform>
        </translation>
    </message>
    <message>
        <source>Loans and leases over their whole term (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Financed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Months</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Monthly payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Effective rate per year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: payment calendar (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: payments to vendors (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the quote&apos;s currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>month %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no quote</source>
        <comment>in place of a vendor</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>quote line, kind of cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 committed to use in %n month(s), %2 off, shortfall billed %3</source>
        <comment>money, share, when</comment>
        <translation>
            <numerusform>%1 committed to use in %n month, %2 off, shortfall billed %3</numerusform>
            <numerusform>%1 committed to use in %n months, %2 off, shortfall billed %3</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanFieldWords</name>
    <message>
        <source>choose a quote line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a line that is no longer offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The accelerator that the offered one stands for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an accelerator under Counts as first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a blank field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One offered GPU does the work of this many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Because</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosted and reserved servers are paid for all hours, the others by use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blank or auto: as many as pay off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the line&apos;s unit; blank: as much as the plan needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stands in for the line&apos;s price, in its unit and currency, discounts and tiers included; the quote stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price change, % a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of uncommitted use each year, of a minimum term when it is renewed; -10 is a fall by a tenth. Blank: the price stays</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PowerMetering</name>
    <message>
        <source>the grid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the host, cooling included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody: the place pays for it</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PriceMoveWords</name>
    <message>
        <source>changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>gone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProjectFieldWords</name>
    <message>
        <source>Budget</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount, with a currency where it differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of plans that name none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year-month-day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rental duration (months)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reporting currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Input VAT</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deductible: net prices are compared; else gross ones</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <comment>site</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans ranked by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The view that the comparison opens in; present values need the discount rate below</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Present value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How far away the first month&apos;s money is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the accounting view writes purchases off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discount rate is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A real one is above the inflation among the assumptions, which it then needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source of the schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broker and date</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuoteLineWords</name>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the vendor priced what was asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Computed from the printed price; the printed price stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also covers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the price pays for beside its own category, so that nothing is counted twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepaid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed in advance, by whole months.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discounts (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken one after the other, joined by +: 10+5 is 10 % off, then 5 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Category</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its catalogue name, where it has one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its catalogue name: gives power and rack units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>VAT (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many units are offered. Blank: as many as needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The price pays for this many units.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minimum term (months)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As stated by the vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how many GPUs a node has.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A price in this unit can&apos;t be told per GPU-hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line has no price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a price above 0, the kind Free or Included, or a part paid upfront</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed, exactly. Blank: not quoted. Zero only with the kind Free or Included, or with a part paid upfront.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say for how long the part paid upfront pays: the minimum term.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RateFieldWords</name>
    <message>
        <source>no: not a rate of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no: the other direction is stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no: another one in its place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no: after the horizon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>from month %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change, % a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is expected from the month on in which the rate begins to count, evenly by month, until a later rate: -3 for a currency that falls. Blank: it stays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest rate before the project&apos;s start counts from the start, a later one from the month of its date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The workspace already holds the project &quot;%1&quot; (id %2). Say --replace to overwrite it with the file&apos;s version, or --copy to keep both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The database refused the step. Nothing was changed. Try again; if it happens again, report it with the log file %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project has no &quot;%1&quot;. Use a name or an id that it has.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RentalFields</name>
    <message>
        <source>%1 at %2</source>
        <comment>% of the month, % of the price</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shares that sum to 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Upfront per term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid per GPU or node when each minimum term begins, less the discounts; the price may then be 0. Blank: nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To what each run of each machine that is paid by use is rounded up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shortest run (min)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least that each run is billed for. Blank: its length</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sustained use (%)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of a month in which a machine runs, and what it costs of the price: %1. Blank: the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stopped, per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a machine that is paid by use and stands still between its runs: disk and address. Blank: nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 for %3</source>
        <comment>money per hour, price, months</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 at %2 % off for %3</source>
        <comment>money per hour, discount, months</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>either savings plans or sustained use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the price on demand per hour, which this refund needs, first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Savings plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a price per hour: money per hour that is committed to, the price or discount that it earns, and months: %1. Narrow plans stand before wide ones. Blank: none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On demand, per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of a GPU or node, less the discounts: what the days used count for in a refund. Blank: not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refund</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What comes back of a term that is paid in advance and ends early; a begun day counts as used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short use, times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By how much the days used are dearer in a refund; Alibaba Cloud ECS: 1.5. Blank: 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2 % upfront</source>
        <comment>savings plan, share</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportAppendix</name>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>low and high of an assumption</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Range</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>price, unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 per %2 × %3</source>
        <comment>price, number, unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices used, as quoted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tax basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Throughput measured: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the program remarks on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Severity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each cost came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <comment>currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To</source>
        <comment>currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From</source>
        <comment>origin of an assumption</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One %1 counts as</source>
        <comment>accelerator</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stays</source>
        <comment>an exchange rate</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <comment>of assumptions</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, the highest of each month</source>
        <comment>demand</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand, deferrable work shifted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportContent</name>
    <message>
        <source>Hosted servers of hybrid plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total with it (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Plans over %n month(s)</source>
        <translation>
            <numerusform>Plans over %n month</numerusform>
            <numerusform>Plans over %n months</numerusform>
        </translation>
    </message>
    <message>
        <source>Mode</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1/useful GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparison of offers: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steelyard %1 · %2</source>
        <comment>version, basis</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot &quot;%1&quot; of %2</source>
        <comment>name, date and time</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosted servers of hybrid plans, chosen by cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost by quarter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost by year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment calendar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportPaper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportQuestions</name>
    <message>
        <source>Offered servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>quote, line</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportSizing</name>
    <message>
        <source>Asked: training on %1 tokens in sequences of %2, in %3, on %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sizing of the job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job could not be sized. %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How each figure of the job came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calculations of the sizing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportSummary</name>
    <message numerus="yes">
        <source>%1 / %n month(s)</source>
        <comment>unit of a total</comment>
        <translation>
            <numerusform>%1 / %n month</numerusform>
            <numerusform>%1 / %n months</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 per GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2 per useful GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total of %1 in capitals: %2</source>
        <comment>plan, amount in Chinese capitals</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide by %1: until then quote &quot;%2&quot; is valid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>source not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basis: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Demand: up to %1 GPUs, %2 GPU-hours in %n month(s) from %3.</source>
        <translation>
            <numerusform>Demand: up to %1 GPUs, %2 GPU-hours in %n month from %3.</numerusform>
            <numerusform>Demand: up to %1 GPUs, %2 GPU-hours in %n months from %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goodput: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>quote line, price, source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Main risks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Key assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prepared: ____________   Reviewed: ____________   Approved: ____________   Date: ____________</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>incl.</source>
        <comment>another price covers this cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <comment>difference of two plans</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Cost by category over %n month(s) (%1)</source>
        <translation>
            <numerusform>Cost by category over %n month (%1)</numerusform>
            <numerusform>Cost by category over %n months (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan (%1)</source>
        <comment>head of the column, unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %3 (%2)</source>
        <comment>plan, unit, month or quarter</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by %3 (%2); incomplete: — is unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (months %2–%3)</source>
        <comment>number of the quarter or year</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResidualScheduleField</name>
    <message>
        <source>Residual schedule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What bought machines fetch by their age in months: %1. Blank: as the assumptions say</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReturnTable</name>
    <message numerus="yes">
        <source>not within %n month(s)</source>
        <translation>
            <numerusform>not within %n month</numerusform>
            <numerusform>not within %n months</numerusform>
        </translation>
    </message>
    <message>
        <source>Return on holding machines, against renting by &quot;%1&quot; (%2)</source>
        <comment>the cheapest cloud plan, currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>several rates fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rate fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing comes back</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Saved over %n month(s)</source>
        <translation>
            <numerusform>Saved over %n month</numerusform>
            <numerusform>Saved over %n months</numerusform>
        </translation>
    </message>
    <message>
        <source>Net present value (NPV) of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Internal rate of return (IRR), a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>no figure, reason</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>IRR as effective rate a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Modified rate of return (MIRR), a month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MIRR as effective rate a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays back from month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pays back from month, in present value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return against &quot;%1&quot; (%2)</source>
        <comment>a plan, currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no discount rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is laid out first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ServerFitText</name>
    <message>
        <source>GPUs that the job&apos;s memory needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs in a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAM</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAM against the memory of its GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Processors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Local drives are NVMe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RDMA network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network card in its PCIe slot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link between the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power supplies against load with 10 % to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power supplies against the rating</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Units of a rack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed peak is dense</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operating system and CUDA are stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup is stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 against the job and against itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Held against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Questions to the vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Question</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs by the words and by the data sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of a GPU by the words and by the data sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Link between the GPUs by the words and by the data sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power supplies by the words and by the data sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Height by the words and by the data sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCIe generation of the processors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of the power sheet and their total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US export licence for the place of use</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problem</numerusform>
            <numerusform>%n problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 not stated</source>
        <comment>problems, warnings, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 CPU(s)</source>
        <translation>
            <numerusform>%1 CPU</numerusform>
            <numerusform>%1 CPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 GPU(s)</source>
        <translation>
            <numerusform>%1 GPU</numerusform>
            <numerusform>%1 GPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>All power supplies against the load</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU of the server and of the job</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShapeFields</name>
    <message>
        <source>Plain: up and down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gated (SwiGLU)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied to the output</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separate output</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SiteExamples</name>
    <message>
        <source>Hubei, 110 kV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity: State Grid Hubei, agency purchase, two-part, 110 kV, January 2026; hours of 鄂发改价管〔2024〕77号.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack of 20 kW at 583 CNY per kW and month: VNET wholesale, Q3 2025; whether it includes power is not said. Bandwidth: Tencent Cloud list, enhanced 95. PUE (national goal for 2025: below 1.5), staff and storage: estimates.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>United States, colocation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity: EIA table 5.6.A, commercial, East North Central, April 2025.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE: Uptime Institute 2025, weighted. Rack of 20 kW at 184.06 USD per kW and month: CBRE, H2 2024, 250 to 500 kW. Storage: AWS S3 Standard. Staff: BLS median of 96,800 USD with 35 % on-costs. Bandwidth: an estimate after TeleGeography.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SiteFieldWords</name>
    <message>
        <source>Site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity (per kWh)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Facility energy ÷ IT energy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling COP</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a PUE</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack (per month)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack power (kW)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth (per Mbps and month)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Traffic (per GB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage (per TB and month)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Staff (per person and year)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by the hour</source>
        <comment>price of electricity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 – %2 by the hour</source>
        <comment>price of electricity</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand (per kW and month)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the month&apos;s highest power; blank: none billed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rising months, each with its kilowatts, such as 1: 20; 7: 40</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>flat, by the Mbps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power billed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Committed kW by month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1: 20; 7: 40 commits 20 kW at once and 40 from month 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth billed by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A gigabyte is</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Country</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two letters, CN for mainland China: export rules ask for it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two letters, such as CN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing here, since this site has a price by the hour: change it there, or choose one price all day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the only way to state the cooling (a PUE, a COP, cooling terms, or a host&apos;s price that pays for it): blank the other one first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizingCharts</name>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of the fullest GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At best and at worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At best</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in %2, %3 tokens</source>
        <comment>accelerator, precision, count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expected; allocator and CUDA context included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the GPUs take %1 of the days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days by number of GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thousand GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <comment>unit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the GPUs cost %1 more GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours by number of GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At worst a GPU has %1 GiB to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At worst a GPU lacks %1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the GPUs cost as many GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizingDerivation</name>
    <message>
        <source>· %1: %2 (%3)</source>
        <comment>name, value, source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second and GPU: %1, as measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second and GPU = peak × utilisation ÷ FLOPs per token
= %1 TFLOPS × %2 ÷ %3 TFLOP = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At best 0.95 times, at worst 1.1 times: what interruptions leave open at a measured speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours = tokens ÷ (tokens per second and GPU × share of the time that counts) ÷ 3,600
= %1 ÷ (%2 × %3) ÷ 3,600 = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days = GPU-hours ÷ GPUs ÷ 24
= %1 ÷ %2 ÷ 24 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As asked: %1 GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest GPUs, in whole servers of %1, whose expected time is at most %2 days, rounded up to whole replicas of %3:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fewest GPUs, in whole servers of %1, whose expected time is at most %2 days:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs take %2 days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation = measured tokens per second and GPU × FLOPs per token ÷ peak
= %1 × %2 TFLOP ÷ %3 TFLOPS = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation = %1 = %2</source>
        <comment>factors, product</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of a GPU depends on how the job is spread. Give the layout under Expert.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations: Korthikanti et al. (arXiv 2205.05198). States spread by ZeRO: Rajbhandari et al. (arXiv 1910.02054). Memory of the card: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second and GPU: %1, as stated (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the time that counts: %1, as stated.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLOPs per token: 4N + 12·L·h·s, since frozen weights need no gradients, and 6 for each weight of the adapters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>FLOPs per token: 6N + 12·L·h·s, model FLOPs with full attention (PaLM, arXiv 2204.02311, appendix B).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Peak: dense, 16 bits; %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimiser&apos;s states: Dettmers et al. (arXiv 2110.02861); Adafactor Shazeer and Stern (arXiv 1804.04235).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the time that counts: %1. One failure in 50,000 GPU-hours (Llama Team, arXiv 2407.21783, section 3.3.4), checkpoints of %2 s at Daly&apos;s interval (FGCS 22, 2006), 8 % for evaluations and restarts (BLOOM, GPT-NeoX).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At best ÷ 1.4, at worst × 1.5: %1 of %2 published runs lie in such a band.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizingFigures</name>
    <message>
        <source>%1 at best, %2 at worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 server(s) of %2</source>
        <translation>
            <numerusform>%1 server of %2</numerusform>
            <numerusform>%1 servers of %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n GPU(s) of it idle</source>
        <translation>
            <numerusform>%1, %n GPU of it idle</numerusform>
            <numerusform>%1, %n GPUs of it idle</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>accelerator, servers</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 dense TFLOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give a layout under Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>at best, at worst</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layout is given: the time is that of one that fits, and the memory of a GPU is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tensor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>context</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data parallel on %1 GPUs with ZeRO %2, micro-batches of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 replica(s) of %2 GPUs each (%3) with ZeRO %4, micro-batches of %5.</source>
        <translation>
            <numerusform>%1 replica of %2 GPUs (%3) with ZeRO %4, micro-batches of %5.</numerusform>
            <numerusform>%1 replicas of %2 GPUs each (%3) with ZeRO %4, micro-batches of %5.</numerusform>
        </translation>
    </message>
    <message>
        <source>Accelerators side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory to spare, GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days, best to worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <comment>currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation (MFU)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>MFU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no layout fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipeline with %1 chunks a stage, degree</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizingRemarks</name>
    <message>
        <source>At worst a GPU needs %1 GiB, more than the %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With this layout the deadline of %1 days is missed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At worst it takes %1 days, longer than the deadline of %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No training run on this kind of accelerator is published: its utilisation is a guess. Measure it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card&apos;s memory unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>memory needs a layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>too late</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed impossible</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>utilisation guessed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job does not fit: a GPU needs %1 GiB and %2 has %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no layout fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measured speed is %1 of the dense peak, more than published runs reach: check its unit, and whether it is that of all GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step of this layout takes at least %1 sequences; models of this size usually have %2. More may train worse.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizingTableText</name>
    <message>
        <source>%1 to %2</source>
        <comment>band</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>outlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours, predicted and published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Used as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TFLOPS per GPU: model FLOPs with full attention, and as published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As published</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Published convention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error of the GPU-hours, as a factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>75 % within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>90 % within</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>without %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>worst without a family</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is met</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>published GPU-hours in the band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TFLOPS within 15 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TFLOPS within 25 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hardware FLOPs with full recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hardware FLOPs with selective recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model FLOPs, 6N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model FLOPs with causal attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>model FLOPs with full attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) can&apos;t be used and were left out; the others stand.</source>
        <translation>
            <numerusform>%n row can&apos;t be used and was left out; the others stand.</numerusform>
            <numerusform>%n rows can&apos;t be used and were left out; the others stand.</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: layers that do not divide by the pipeline stages (pp) are predicted as if the stages were even; lines %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SizingText</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>expected, at best, at worst</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as asked; the shape is a guess of %1 layers of width %2 (%3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>measured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 TFLOPS of model FLOPs with full attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>6N + 12·L·h·s for each token: model FLOPs with full attention (PaLM, appendix B)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Figure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Active weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what one token passes through</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training, petaflop/s-days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation (MFU)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>same FLOPs, of the dense 16-bit peak of %1 TFLOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the time that counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>at the measured speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on %1 GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One node of this architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Age of the software</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full recompute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixture of experts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Width of the layers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Utilisation, the product of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Factor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The memory of %1 is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fits into the card&apos;s %1 GiB, also at worst</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>may pass the card&apos;s %1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not fit into the card&apos;s %1 GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory of the fullest GPU, GiB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes for each weight before spreading</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Activations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pipeline stage %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>8 bytes each</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>weights gathered for the moment, the allocator&apos;s slack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA context and communication library</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs %2 in %3 train this in about %4 days, between %5 and %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 bytes for each frozen weight, %2 for each of the adapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted from the architecture, %1 off the published %2: %3</source>
        <comment>deviation, count, source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted from the architecture of %1 with what is stated otherwise</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>counted from the stated architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as stated: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>4N + 12·L·h·s for each token, and 6 for each weight of the adapters</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs %2 in %3 do not hold this job; by their speed alone they would train it in about %4 days, between %5 and %6.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout and links</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what one token passes through, %1 off the published %2: %3</source>
        <comment>deviation, count, source</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one failure in 50,000 GPU-hours, checkpoints of %1 s at Daly&apos;s interval, 8 % for evaluations and restarts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 published runs lie in such a band</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claimed GPU-days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs %2 in %3 can&apos;t share a step of this job; by their speed alone they would train it in about %4 days, between %5 and %6.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SourceText</name>
    <message>
        <source>least of a training server: 4 GPUs, 256 GB of RAM, two processors, NVMe, RDMA of 100 Gb/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>layout search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A800 and H800 data sheets: 400 GB/s both ways is the slowest NVLink between eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the GPUs alone; N+N supplies carry half of what is installed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N+N supplies carry half of what is installed; 10 % of head-room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data sheet of a server with the same GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data sheet of the server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data sheet of the accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data sheet of the processors</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the vendor&apos;s words against the catalogue&apos;s data sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sum of GPUs, processors and 500 W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 to 10 % for network and storage: judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>catalogue: dense peaks; data sheets print twice as much as sparse</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stas00/ml-engineering, compute/cpu-memory; DGX A100 to B200 have 2 TB for 640 to 1,440 GB</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PCI Express Base Specification, 16 lanes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>EIA-310: 42 units in a rack of usual height</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a server without a driver that fits its CUDA does not train</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>data that exists once is lost once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stas00/ml-engineering, network, August 2026; the shares are judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>rating of the server against the rack of the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a total is the sum of its rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>supplies carry no more than all of them together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>US BIS, 88 FR 73458 (25 October 2023), ECCN 3A090: dense TFLOPS × bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>BLOOM 0.36 and Megatron-LM of 2021 0.33 with full recompute against llm-foundry of 2023</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one vendor&apos;s releases moved a model&apos;s speed by 18 % within a year; the cautious quarter of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>torchtitan 70B 1.36; llm-foundry 3B 1.16 to 1.31; Megatron-Bridge dense rows 1.5 to 1.8</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as much again as 8 bits over 16: 1.4 × 1.4; the one published row, Megatron-Bridge Llama 3 70B on GB300, is a quarter faster</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pythia 70M to 6.9B (arXiv 2304.01373), hours from logged step times; Narayanan et al. (arXiv 2104.04473) table 1: 44 % of the peak at width 2,304, 52 % at 20,480</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>llm.c 124M 0.60 and 774M 0.64, TinyLlama 0.56, llm-foundry 1B 0.60 of an A100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>llm-foundry 7B keeps 92 % from 128 to 512 GPUs, 30B 96 %; Megatron-Core 177B 89 % from 96 to 4,608</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Korthikanti et al. (arXiv 2205.05198) section 6.2: 36 to 39 % more time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bytes by Narayanan et al. (arXiv 2104.04473) section 3 and Rajbhandari et al. (arXiv 1910.02054) section 7, against the best layout on the links of the measured runs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron-LM weak scaling of 2020: 0.35 to 0.43; GPT-3 0.21 at 10,000 (arXiv 2204.02311 table 3)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>llm-foundry benchmarks 0.53 to 0.60; TinyLlama 0.56; MegaScale 0.55 to 0.65 (arXiv 2402.15627)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with the factors for number of GPUs and width: llm-foundry 0.40 to 0.46; Megatron-Core 0.41 to 0.49; Llama 3 0.38 to 0.43 (arXiv 2407.21783 table 4)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as Hopper: no dense 16-bit run is published; Megatron-Bridge 8-bit rows of B200 and GB200 agree within 23 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>google/maxtext MaxText/configs/v5e: 0.56 to 0.67 of 256 chips, 16B to 128B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no run published; one card, judged from A100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no run published; matrix products reach 51 to 68 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no run published; matrix products reach 74 to 97 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pangu Ultra claims 0.50 (arXiv 2504.07866)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no run published for this architecture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of dense models: whole runs DeepSeek-V3 (arXiv 2412.19437) 0.85 and Llama 4 Scout 0.63; benchmarks of DeepSeek-V3, Qwen3 and GPT-OSS 0.36 to 0.84</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SurroundingsDerivation</name>
    <message>
        <source>Weights × bytes that are saved of each: %1 of the weight and %2 of the optimiser; gradients are not saved
= %3 × %4 = %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least 7 % below, as BLOOM&apos;s published 2.3 TB lie; most 3 % above, as nanoGPT&apos;s file was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A checkpoint may take share² × time between interruptions ÷ 2 where the loss √(2 × writing ÷ time between interruptions) is to be %1
= %2² × %3 h ÷ 2; so %4 need %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Never below what reading the tokens takes. Least: one interruption in 100,000 GPU-hours; expected: in 50,000; most: in 15,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoint ÷ write rate of shared storage, or of the servers&apos; network cards where they are slower
= %1 ÷ %2 GB/s = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Daly&apos;s best interval for a checkpoint of %1 and an interruption every %2 h: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least: one interruption in 15,000 GPU-hours; most: in 100,000.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>√(2 × writing ÷ time between interruptions), at the best interval and without the restart itself
= √(2 × %1 ÷ %2 h) = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As stated: %1 × %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 checkpoints × %1 = %2; at least 2, at most 10 of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens × bytes of each, as stated
= %1 × %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens × (bytes of a token + 4 bytes of its text)
= %1 × (%2 + 4) = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A vocabulary below 65,500 needs 2 bytes a token, a larger one 4. Least: tokens alone; most: raw and cleaned text of 4.7 bytes besides. Text: 3.4 bytes a token in LLaMA&apos;s data, 4.7 in ROOTS.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>5 % of dataset and kept checkpoints
= 0.05 × (%1 + %2) = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least: none are taken; most: 20 %, since a snapshot keeps the checkpoints that were deleted after it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(Dataset + kept checkpoints + snapshots) × redundancy ÷ usable share
= (%1 + %2 + %3) × 1.25 ÷ 0.8 = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1.25: erasure coding over 8 + 2 drives; most: mirrored, × 2. Of a distributed file system 80 % can be relied on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last checkpoint + weights + dataset
= %1 + %2 + %3 = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least: checkpoint and weights, where the data can be fetched again; most: two copies of everything, one of them off site.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>(2 checkpoints + tokens) ÷ servers
= (2 × %1 + %2 tokens of %3 bytes) ÷ %4 = %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least: the checkpoints alone; most: all tokens in each server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights × 2 bytes
= %1 × 2 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As much as the GPUs of a server have, 256 GB at the least
= %1 × %2 GB = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least 0.8 times as much, with which BLOOM was trained; most twice as much, between the 1.4 and 3.2 times of DGX systems.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One core for the process of a GPU and one for each of 2 that load its data; 4 in each server for its system
= (%1 × 3 + 4) ÷ %1 = %2, %3 in a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most: 4 that load data.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All GPUs are in one server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The network with which a step of this layout takes 5 % longer than on one without limit: %1 for each GPU. Of a network&apos;s rating 80 % are reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least: 10 % longer; most: 2 %.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs of a server × network of each + its part of the write rate of shared storage
= %1 × %2 + %3 × 8 ÷ %4 = %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Typical power × days × 24 h × 1.075 for network and storage
= %1 × %2 × 24 h × 1.075 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least and most: those of power and days, with 5 % and 10 % for network and storage. Cooling comes on top: the site&apos;s PUE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers × typical power of the data sheet
= %1 × %2 W = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rated power × 0.76, the mean of heavy training
= %1 × 0.76 = %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least 0.64 of the rating; most 0.82, the highest that was measured.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers × that of one
= %1 × %2 %3 = %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write rate of shared storage ÷ servers, so that a checkpoint that goes to the drives first takes no longer
= %1 ÷ %2 = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs × rated power of one
= %1 × %2 W = %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 servers, whole ones in each rack, by height and rated power: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SurroundingsFields</name>
    <message>
        <source>Server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack, kW</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Storage, GB/s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when written to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>2 to 10</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bytes per token</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of the dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loss by checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printed peak, TFLOPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of one GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SurroundingsText</name>
    <message>
        <source>%1 to %2</source>
        <comment>least, most</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights alone, 16 bits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write rate of shared storage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time to write a checkpoint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time between checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Time lost to checkpoints</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shared storage to buy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Backup elsewhere</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NVMe drives of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write rate of its NVMe drives</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RAM of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPU cores for each GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network for each GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network of a server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of the GPUs, rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of the servers, rated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Power of the servers, typical</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Racks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State how fast shared storage is written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue lacks the accelerator&apos;s memory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue lacks the accelerator&apos;s rated power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No layout fits, so nobody knows what the GPUs exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue lacks the server&apos;s rated power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The catalogue lacks the server&apos;s height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State what power one rack of the site gives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No server goes into a rack of that power and height.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Need</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Expected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Least to most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rests on, or lacks</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy with headings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy whole table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableEditWords</name>
    <message>
        <source>Change %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill down %1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste rows into %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a row to %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate rows of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete rows of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move rows of %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TariffRowWords</name>
    <message>
        <source>Price per kWh</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing here, since the price follows from the parts below: change them or the multiple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the multiples of the periods count for this part, as the province&apos;s notice says; for government funds they never do</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Share of the hours of a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the multiplied parts cost in this period over what they cost in the flat one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Part of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per kWh</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TermGroups</name>
    <message>
        <source>Demand charge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hosting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TermRowWords</name>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank as long as the site states its cooling in another way: blank that first (a PUE, a COP, other cooling terms, or a host&apos;s price that pays for it)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ThresholdTable</name>
    <message>
        <source>%1 costs as much as %2</source>
        <comment>two plans</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where the ranking turns, each price by itself and the servers as they are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price or use</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Turns at</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use of %1</source>
        <comment>plan</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>of its hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 costs as much as renting by use</source>
        <comment>plan</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypedValueWords</name>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than 0</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to less than 100 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blank</source>
        <comment>a field</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more than -100 and up to 200 %</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>0 to 100 %</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>ratio</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>share</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>visits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>server</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>full-time person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>people</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>m³</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>socket</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sockets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>core</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kVA and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU and term</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>node and term</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>%1 is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 takes one value.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run with --help for what is possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 can&apos;t be used together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number is too large: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not a whole number: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A command is missing: compare, explain, payments, size, check, list, import, export or schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command and no file %1. The commands are compare, explain, payments, size, check, list, import, export and schema.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WidgetPrompts</name>
    <message>
        <source>Steelyard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>WorkspaceFiles</name>
    <message>
        <source>Workspaces (*.steelyard);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sample %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>workspace</source>
        <comment>file name</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save copy as</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project documents (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None yet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AcceleratorBoard</name>
    <message>
        <source>Re&amp;move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes the chosen accelerator out of the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare wi&amp;th</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the chosen figure came about: also by double click or Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerators side by side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add an accelerator…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>accelerator, figure</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AssumptionsPage</name>
    <message>
        <source>No project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open or make a project on the project page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Basis</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the exchange rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New exchange rate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is 1 %1 worth in %2?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What are the figures based on?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the terms of a site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Site terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program knows no rates of its own: each needs its date and source. A rate dated after the project&apos;s start counts from that month on; each direction is used as it is stated.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AssumptionsTab</name>
    <message>
        <source>All groups</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each default has its source; what differs from it is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset assumptions to their defaults</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::CasesView</name>
    <message>
        <source>A case lays values over the project and never edits it or its quotes. The sliders of the comparison make cases; here they are named, changed and deleted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Path in the project document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Such as /horizon or /plans/ID/supply/ID/price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cases yet. Add one here, or move a slider of the comparison and choose Save as case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the chosen case lays over the project stands here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::CatalogPage</name>
    <message>
        <source>Accelerators</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Servers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What hardware is there, and at what list prices?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::CatalogTableFrame</name>
    <message>
        <source>Copy as own row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete own row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search all columns</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 Shipped rows can&apos;t be changed; copy one to make it your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: source %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy catalogue row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete catalogue row %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (own %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChangeLogView</name>
    <message>
        <source>When</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No changes yet. Each one will stand here with who made it and when.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChartLegend</name>
    <message>
        <source>Saved case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChartPanel</name>
    <message>
        <source>Copy or save this chart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChartPlot</name>
    <message>
        <source>%1 %2</source>
        <comment>amount, unit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ComparePage</name>
    <message>
        <source>Go to the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project, a sample or a file on the project page; its plans are compared here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be compared yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the base</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 can&apos;t be compared</source>
        <comment>a case</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View of cost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What cards, charts, tables and report show and rank: money when it is paid, when what it pays for is used, or in the money of the first day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>View</source>
        <comment>of cost</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many to host</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ComparisonTable</name>
    <message>
        <source>How the chosen figure came about: also by double click or Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w how</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rows of a plan&apos;s table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row per month, quarter or year of a plan, counted from its start, or each payment with its date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>calendar of them</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cost by category and period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by period</source>
        <comment>plan</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Return</source>
        <comment>on an investment</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What holding machines returns against renting</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::DemandView</name>
    <message>
        <source>GPUs that are needed together for a while. Phases add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Phases of the demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No phases. Add one, or paste a profile of hourly counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourly profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Are the hourly counts the whole demand, or do they come on top of the phases?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace the phases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add to the phases</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::DerivationPanel</name>
    <message>
        <source>How the figure came about</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>plan, category</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Together: %1 %2</source>
        <comment>amount, currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, month %2</source>
        <comment>what, which month</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, months %2 to %3</source>
        <comment>what, first month, last month</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FieldForm</name>
    <message>
        <source>%1: %2 The previous value stays.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FieldTableModel</name>
    <message>
        <source>Row %1, %2: %3 The previous value stays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n more marked cell(s) say what is wrong under the mouse.</source>
        <translation>
            <numerusform>%n more marked cell says what is wrong under the mouse.</numerusform>
            <numerusform>%n more marked cells say what is wrong under the mouse.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FigureCard</name>
    <message>
        <source>How this figure came about: click, or Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>name, value, unit</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FindingsList</name>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FitPanel</name>
    <message>
        <source>Copy questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language of the questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Puts the numbered questions to the vendor on the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fit check of the chosen line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HelpWindow</name>
    <message>
        <source>Steelyard user guide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ImportRunner</name>
    <message>
        <source>Import</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price lists and project documents (*.csv *.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is still being imported. Wait for it, or cancel it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the price book. A list under the name of a book that is there becomes its next edition.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was imported into %2, which was open when the import began.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The workspace already holds the project &quot;%1&quot;. Replace it with the file&apos;s version, or add a copy beside it?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ImportSummary</name>
    <message>
        <source>Import finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remarks on the file</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) on the file</source>
        <translation>
            <numerusform>%n remark on the file</numerusform>
            <numerusform>%n remarks on the file</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices that moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LabelledSlider</name>
    <message>
        <source>From %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LineChart</name>
    <message>
        <source>%1, %2 %3: %4</source>
        <comment>plan, unit and number of the month: amount</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::MainWindow</name>
    <message>
        <source>Steelyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steelyard: %1</source>
        <comment>title of the window, project</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Steelyard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Steelyard %1 weighs offers for GPU training servers: cloud rental, hosting or hybrid.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty. Works offline; your data stays in your workspace file.

What goes wrong inside the program is noted in %2.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Navigation</name>
    <message>
        <source>Pages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::OfferFilter</name>
    <message>
        <source>Search</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU, instance, region, vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per GPU-hour from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to</source>
        <comment>price from … to</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only with GPUs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::OfferTableModel</name>
    <message>
        <source>GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On demand per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spot per hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Memory (GiB)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Region</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlanCard</name>
    <message>
        <source>%1 %3/GPU-h · %2 %3/useful GPU-h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total ÷ GPU-hours paid for, and ÷ (GPU-hours of demand × goodput)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 / %n month(s)</source>
        <comment>unit of the total</comment>
        <translation>
            <numerusform>%1 / %n month</numerusform>
            <numerusform>%1 / %n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) hosted. %1</source>
        <translation>
            <numerusform>%n server hosted. %1</numerusform>
            <numerusform>%n servers hosted. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (total of the optimum: %2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlansView</name>
    <message>
        <source>Beside the GPUs (rack, power, bandwidth, storage, set-up); a line here replaces the site&apos;s own price.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add supply</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Services of the plan</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Supply of %1, used in this order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a plan to say how the demand is served</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No plans yet. A plan is one way to serve the demand: cloud, hosted or both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No supply yet. Add a row and choose the quote line that serves the demand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No lines of its own: the site&apos;s prices count.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PriceBooksTab</name>
    <message>
        <source>Offers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices that moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use in quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds the chosen offer as a line to a quote of the open project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All price books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The newest edition of each book is searched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1
Edition %2 of %3
%4 offers, %5 left out
Prices in %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is now a line of the quote from %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete price book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete price book %1 with all its editions? This can&apos;t be undone; the file can be imported again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete price book %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No price books yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a public price catalogue (CSV) to search its offers and to see which prices moved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PriceMovesView</name>
    <message>
        <source>From edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to edition</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices that moved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one price book to see what moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The book has one edition; the next import shows what moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Comparing the editions…</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) new, gone or at another price</source>
        <translation>
            <numerusform>%n offer new, gone or at another price</numerusform>
            <numerusform>%n offers new, gone or at another price</numerusform>
        </translation>
    </message>
    <message>
        <source>prices in %1 per hour</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProfileEditor</name>
    <message>
        <source>Paste hourly counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourly counts from a file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One row per hour, the number of GPUs in the last column; 8,760 rows make a year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Remove the hourly profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 of the hourly profile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourly profile: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of phases, or on top of them, the demand may be a profile of hourly counts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourly counts from a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Separated values (*.csv *.tsv *.txt)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hourly counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Row %1: %2 The demand stays as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no hourly counts to read. Copy or save a column of numbers of GPUs, one row per hour.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Take %n hourly count(s)</source>
        <translation>
            <numerusform>Take %n hourly count</numerusform>
            <numerusform>Take %n hourly counts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectPage</name>
    <message>
        <source>There are no quotes yet: add them on the quotes page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you want to compare?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change %1 of the project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be bought, and how could it be served?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>starts %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s)</source>
        <translation>
            <numerusform>%n plan</numerusform>
            <numerusform>%n plans</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quote(s)</source>
        <translation>
            <numerusform>%n quote</numerusform>
            <numerusform>%n quotes</numerusform>
        </translation>
    </message>
    <message>
        <source>All projects</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectsView</name>
    <message>
        <source>Project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Projects of this workspace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sample…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What is to be bought?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make project %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which sample?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sample %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate project %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete project %1 with its quotes, plans and snapshots? This can&apos;t be undone; save it as a document first if in doubt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete project %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuoteEditor</name>
    <message>
        <source>New revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Revision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps the offer as it is and goes on with a copy of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lines of the quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The vendor&apos;s own number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Year-month-day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Source</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Address, e-mail or file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Payment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Service level</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exit terms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2 (newest)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New revision of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New line</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuoteList</name>
    <message>
        <source>Search vendor, quote, item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor and quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendors and quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expired %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuotesPage</name>
    <message>
        <source>What do the vendors offer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New quote</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New vendor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prices as quoted · month of %1 h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No quotes yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the first quote with its vendor, or take offers from a price book on the catalogue page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quotes belong to a project. Open or make one on the project page.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add vendor %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the vendor:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add a quote of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete quote %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete vendor %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ReportPage</name>
    <message>
        <source>Preview of the report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project to see its report.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the pages shown (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the pages shown as one file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;CSV…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save all tables for Excel or WPS</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report can&apos;t be made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the tables as CSV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What will the decision-maker see?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SiteTermsTab</name>
    <message>
        <source>&amp;Site:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blank term is not agreed, or unknown; none has a default.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no site yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add one in the Sites tab.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PUE at design load: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bandwidth sample(s)</source>
        <translation>
            <numerusform>%n bandwidth sample</numerusform>
            <numerusform>%n bandwidth samples</numerusform>
        </translation>
    </message>
    <message>
        <source>No bandwidth samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A month&apos;s averages over five minutes in Mbps, one number after another</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forget samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bandwidth samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number of Mbps such as 80.5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bandwidth samples</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 The samples stay as they were.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are no samples to read. Copy a column of averages over five minutes in Mbps.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SitesView</name>
    <message>
        <source>New site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Machine rooms with their prices. A blank one is unknown, not 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No sites yet. Add one, or begin with an example whose figures are published.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a site with published figures and their sources</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity by the hour…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a kWh costs in each hour of each month at the chosen site</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add the example site %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SizingForm</name>
    <message>
        <source>The job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Use in project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Weights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as 70B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as 2T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days until the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as 1024</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as 30</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout, for the memory of a GPU</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tokens from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dataset&apos;s tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>such as 500M</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Method, precision, software, batch, measured speed, and the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Shape of the model</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layers, widths, experts and ranks: those of the model, each of which can be changed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Around the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A server of the catalogue, storage, checkpoints and data</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Speed from a test run&apos;s &amp;log…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Megatron-LM, NeMo, torchtitan, DeepSpeed, Hugging Face Trainer, or a CSV of step and time; in place of the estimate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xpert</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SizingPage</name>
    <message>
        <source>days of 24 h · dense 16-bit peak · model FLOPs, full attention</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What does the training job need?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe the job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a model, say how many tokens it is trained on, and either the number of GPUs or the days until it must be done. The answer follows at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Still shown is the last answer: mend what is marked, or fill in model, tokens, and GPUs or days.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a project first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Describe the job first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets the project&apos;s job, demand and horizon; can be undone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use in project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The project &quot;%1&quot; has a demand already. What becomes of it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace it by this job</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add this job to it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the sized job</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SliderScale</name>
    <message>
        <source>The mark shows the saved value: %1. Home goes back to it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SnapshotsView</name>
    <message>
        <source>Taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Program version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A snapshot keeps the whole project as it is now, quotes and prices included, so that the same report can be made again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take snapshot…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open as project</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save document…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take snapshot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the snapshot:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take snapshot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (snapshot %2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open snapshot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save document</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Project documents (*.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete snapshot %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the report of the snapshot as PDF</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No snapshots yet. Take one when a decision is made.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::StackedBarChart</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>plan, category: amount</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::StartPanel</name>
    <message>
        <source>New purchase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how many GPUs are needed and for how long, enter the offers, and compare cloud rental, hosted servers and a hybrid of both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New project…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at a sample</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open sample…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A project document that somebody sent, or a public price list to search for offers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished comparisons to look around in: a platform team&apos;s, a university lab&apos;s, a start-up&apos;s and a company&apos;s. Change what you like; they can be opened afresh.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::StatusLine</name>
    <message>
        <source>Lists what should be looked at before a figure is trusted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read-only: the workspace can&apos;t be written</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) to handle</source>
        <translation>
            <numerusform>%n finding to handle</numerusform>
            <numerusform>%n findings to handle</numerusform>
        </translation>
    </message>
    <message>
        <source>Computed in %1 ms</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open findings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SurroundingsBoard</name>
    <message>
        <source>How the chosen need came about: also by double click or Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sh&amp;ow how</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TableEditor</name>
    <message>
        <source>Add row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adds a row below (Ctrl+Plus)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copies the selected rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deletes the selected rows (Ctrl+Minus)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the row up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moves the row down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter today&apos;s date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Delete rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The row in which you typed &quot;%1&quot; was deleted by another window.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TariffEditor</name>
    <message>
        <source>Paint hours of the tariff of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the sites</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One price all day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces the tariff by its mean price over the year</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Example: Hubei, 110 kV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State Grid Hubei, January 2026, in CNY, with its hours and its price of demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One price at all hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tariff gives each hour of each month its price: sharp peak, peak, flat, valley, deep valley.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price by the hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drag to paint the period chosen on the right. With the keyboard: arrows and Shift select, 1 to 5 paint, Space paints the chosen one. A column is the hour that begins with its number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Electricity of %1, %2 per kWh</source>
        <comment>site, currency</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price the electricity of %1 by the hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price the electricity of %1 alike at all hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the example tariff for %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TariffGridModel</name>
    <message>
        <source>%1, %2 to %3 h: %4</source>
        <comment>month, hours of the day: tariff period</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TariffGridView</name>
    <message>
        <source>Hours of the tariff: months down, hours of the day across</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TariffPrices</name>
    <message>
        <source>A price for each period</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Multiples of parts of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a province publishes only by how much each period is dearer or cheaper, prices follow from the parts of the price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the tariff is stated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>State the tariff of %1 in another way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change prices of the tariff of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Periods and their prices</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change parts of the price of electricity of %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Parts of the price of electricity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the stored timetable hours overlap or are left out. It is shown as flat; painting replaces it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No part of the price is multiplied: say Yes for at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Around the clock, all year: %1 %2 per kWh on average</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of the price is blank, so what electricity costs is unknown. Enter 0 for a part that there is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has hours but no multiple, so what electricity costs is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In %1 the parts add up to less than nothing.</source>
        <comment>tariff period</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has hours but no price, so what electricity costs is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TestRunLog</name>
    <message>
        <source>Log of a test run</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Logs and tables (*.log *.txt *.out *.csv *.json *.jsonl)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On how many GPUs did the test run? The log does not say.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::VendorCard</name>
    <message>
        <source>Name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Website</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Notes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>steelyard::ui::WhatIfPanel</name>
    <message>
        <source>What if</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rental</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The peak: all phases of the demand are scaled alike.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The horizon: open and repeating phases are cut or go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the saved values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as &amp;case…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps these values beside the project&apos;s own; quotes never change</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save as case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the case:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save case &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 GPU(s)</source>
        <translation>
            <numerusform>%1 GPU</numerusform>
            <numerusform>%1 GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n month</numerusform>
            <numerusform>%n months</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPU(s)</source>
        <comment>unit</comment>
        <translation>
            <numerusform>GPU</numerusform>
            <numerusform>GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>month(s)</source>
        <comment>unit</comment>
        <translation>
            <numerusform>month</numerusform>
            <numerusform>months</numerusform>
        </translation>
    </message>
    <message>
        <source>Still shown: %1, %2.</source>
        <comment>GPUs, months</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a case: GPUs, months</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a case &quot;%1&quot; already. Replace it?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replace</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
