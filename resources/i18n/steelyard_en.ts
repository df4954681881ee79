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
        <source>Measured in a test run (log: %1): %2 tokens per second and GPU, the median of %3 steps, half of them between %4 and %5; the first %6 were left out as warm-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measured speed would take %1 of the peak of %2 in %3, which can&apos;t be. Check tokens, batch and number of GPUs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a server of the catalogue, such as %1</source>
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
        <source>month %1 · %2 %3</source>
        <comment>break-even: month, amount, unit</comment>
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
        <source>%1 can&apos;t be divided by %2. Choose a degree that divides it.</source>
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
        <source>No number of GPUs finishes in that time. Give more days, a smaller model or fewer tokens.</source>
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
        <source>The log tells how long a step took, but not how many tokens it had on how many GPUs. Give --batch and --gpus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is a workspace with its projects and quotes. Choose another name.</source>
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
        <source>0: nothing is spread</source>
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
        <source>3: and weights (FSDP)</source>
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
        <source>As the layout needs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Selective: the attention</source>
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
        <source>As usual for the precision</source>
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
        <source>%1 GPUs are needed at the peak, but only %2 are supplied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 GPUs are hosted, but at most %2 are ever needed.</source>
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
        <source>%1 is paid twice: by %2 and by %3. Remove one of the two.</source>
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
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Add the sample projects</source>
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
        <source>It fits on %1 GPUs or more, in servers of %2, with %3 sequences in a step.</source>
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
        <source>%1 chunks on each stage</source>
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
        <source>%1 micro-batches of %2</source>
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
        <source>%1 micro-batches are too few for %2 pipeline stages</source>
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
        <source>%1 is not one of %2</source>
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
        <source>Tokens to train on, such as 2e12</source>
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
        <source>Month basis (h)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>730 = 8,760 h ÷ 12</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 to %2 hours</source>
        <translation type="unfinished"></translation>
    </message>
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
</context>
<context>
    <name>QuoteLineWords</name>
    <message>
        <source>a price above 0, or the kind Free or Included</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As printed, exactly. Blank: not quoted. Zero only with the kind Free or Included.</source>
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
</context>
<context>
    <name>ReportPaper</name>
    <message>
        <source>Page %1 of %2</source>
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
    <message>
        <source>%1, by month (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, by month (%2); incomplete: — is unknown</source>
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
        <source>Month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Running total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ServerFitText</name>
    <message>
        <source>GPUs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation type="unfinished"></translation>
    </message>
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
</context>
<context>
    <name>SiteFieldWords</name>
    <message>
        <source>either a PUE or a COP; blank the other one first</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>nothing here: the project document gives this site a price by the hour</source>
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
        <source>A GPU has %1 GiB to spare</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A GPU lacks %1 GiB</source>
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
        <source>Share of the time that counts: %1. One failure in 50,000 GPU-hours (Llama Team, arXiv 2407.21783, section 3.3.4), checkpoints at Daly&apos;s interval (FGCS 22, 2006), 8 % for evaluations and restarts (BLOOM, GPT-NeoX).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At best 0.95 times, at worst 1.1 times: what interruptions leave open at a measured speed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At best ÷ 1.4, at worst × 1.5: 29 of 32 published full runs lie in such a band.</source>
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
        <source>FLOPs per token: 6N + 12·L·h·s, model FLOPs with full attention (PaLM, arXiv 2204.02311, appendix B). Peak: dense, 16 bits; %1.</source>
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
        <source>MFU</source>
        <comment>share of the peak</comment>
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
        <source>of %1 GiB</source>
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
        <source>Utilisation</source>
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
</context>
<context>
    <name>SizingRemarks</name>
    <message>
        <source>The job does not fit: a GPU needs %1 GiB and %2 has %3. Try ZeRO, recompute, or more tensor parallelism.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At worst a GPU needs %1 GiB, more than the %2 of %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The measured speed is %1 of the dense peak, which can&apos;t be: check its unit, or whether it is that of all GPUs.</source>
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
        <source>counted from the architecture; published %1: %2</source>
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
        <source>one failure in 50,000 GPU-hours, checkpoints at Daly&apos;s interval, 8 % for evaluations and restarts</source>
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
        <source>29 of 32 published full runs lie in such a band</source>
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
        <source>A command is missing: compare, explain, size, list, import, export or schema.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command and no file %1. The commands are compare, explain, size, list, import, export and schema.</source>
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
        <source>New phase</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>GPUs that are needed together for a while. Phases add up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Demand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the assumptions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each default has its source; what differs from it is marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset assumptions to their defaults</source>
        <translation type="unfinished"></translation>
    </message>
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
        <source>the exchange rates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program knows no rates of its own: each needs its date and source.</source>
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
</context>
<context>
    <name>steelyard::ui::ChartLegend</name>
    <message>
        <source>Saved case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Break-even</source>
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
</context>
<context>
    <name>steelyard::ui::ComparisonTable</name>
    <message>
        <source>Cost by category and month</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the chosen figure came about: also by double click or Return</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All plans</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 by month</source>
        <comment>plan</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sho&amp;w how</source>
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
        <source>&amp;Expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Precision, software, batch, measured speed, and the layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout, for the memory of a GPU</source>
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
        <source>Two finished comparisons to look around in: a platform team&apos;s and a university lab&apos;s. Change what you like; they can be opened afresh.</source>
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
