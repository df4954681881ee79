<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en_US">
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;New workspace…</source>
        <translation>新建工作区(&amp;N)…</translation>
    </message>
    <message>
        <source>Makes an empty workspace file and opens it</source>
        <translation>新建一个空的工作区文件并打开</translation>
    </message>
    <message>
        <source>&amp;Open workspace…</source>
        <translation>打开工作区(&amp;O)…</translation>
    </message>
    <message>
        <source>Opens another workspace file</source>
        <translation>打开另一个工作区文件</translation>
    </message>
    <message>
        <source>&amp;Recent workspaces</source>
        <translation>最近的工作区(&amp;R)</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;copy as…</source>
        <translation>另存副本(&amp;C)…</translation>
    </message>
    <message>
        <source>Writes the whole workspace to another file</source>
        <translation>把整个工作区写到另一个文件</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>导入(&amp;I)…</translation>
    </message>
    <message>
        <source>Takes in a price list or a project document</source>
        <translation>读入价目表或项目文档</translation>
    </message>
    <message>
        <source>&amp;Export project…</source>
        <translation>导出项目(&amp;E)…</translation>
    </message>
    <message>
        <source>Writes the open project as a document</source>
        <translation>把当前项目写成项目文档</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Prints the report of the open project</source>
        <translation>打印当前项目的报告</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Closes the program; everything is saved already</source>
        <translation>关闭程序；所有内容均已保存</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Copies what is chosen; tables with their headings</source>
        <translation>复制所选内容；表格连同表头</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>As the &amp;desktop</source>
        <translation>跟随桌面(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>D&amp;ark</source>
        <translation>深色(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Go</source>
        <translation>转到(&amp;G)</translation>
    </message>
    <message>
        <source>Shows the page</source>
        <translation>显示该页</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;User guide</source>
        <translation>用户手册(&amp;U)</translation>
    </message>
    <message>
        <source>How to work with the program, and how it computes</source>
        <translation>程序怎么用，数字怎么算</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>版本和许可证</translation>
    </message>
</context>
<context>
    <name>AssumptionGroups</name>
    <message>
        <source>Power</source>
        <translation>用电</translation>
    </message>
    <message>
        <source>Failures</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Network and storage</source>
        <translation>网络与存储</translation>
    </message>
    <message>
        <source>Staff</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>Operations</source>
        <translation>运维</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>硬件</translation>
    </message>
    <message>
        <source>Finance</source>
        <translation>财务</translation>
    </message>
    <message>
        <source>Set-up and move</source>
        <translation>上线与迁移</translation>
    </message>
</context>
<context>
    <name>AssumptionRowWords</name>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Own figure</source>
        <translation>自行填写</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>改动</translation>
    </message>
    <message>
        <source>● changed</source>
        <translation>● 已改</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Usual: %1 to %2. %3</source>
        <comment>low, high, source</comment>
        <translation>通常为 %1 至 %2。%3</translation>
    </message>
    <message>
        <source>blank until a value is typed</source>
        <translation>先填数值，否则留空</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
</context>
<context>
    <name>AssumptionSources</name>
    <message>
        <source>Large training runs: Llama 3 and MegaScale report over 90 %, Gemini 2.5 93.4 %</source>
        <translation>大规模训练实测：Llama 3 与 MegaScale 均报告超过 90 %，Gemini 2.5 为 93.4 %</translation>
    </message>
    <message>
        <source>The typical power is that of heavy training, so a busy server draws all of it; low: mean GPU use of a managed cluster (HAI platform)</source>
        <translation>典型功耗即满负荷训练时的功率，故服务器忙时按全额计；低值：受管集群的平均 GPU 使用率（HAI 平台）</translation>
    </message>
    <message>
        <source>Heavy training draws 76 % of the rating of an 8×H100 node (arXiv 2506.14551); highest measured 82 % (IEEE Access 2025)</source>
        <translation>满负荷训练时 8×H100 节点的功率为额定值的 76 %（arXiv 2506.14551）；实测最高 82 %（IEEE Access 2025）</translation>
    </message>
    <message>
        <source>Share of the typical power; low end measured on an 8×V100 node (12 % without fans), the rest is an estimate</source>
        <translation>占典型功耗的比例；低端为 8×V100 节点实测（不含风扇 12 %），其余为估计</translation>
    </message>
    <message>
        <source>The usual package of price guides in mainland China and Hong Kong (aliyunyh.com 473803, 87ip.com)</source>
        <translation>中国内地与香港价目指南的常见套餐（aliyunyh.com 473803、87ip.com）</translation>
    </message>
    <message>
        <source>Training sends out little: taken as the clouds&apos; free allowance; raise it when models or data leave the site</source>
        <translation>训练的出网流量很少：取云厂商的免费额度；模型或数据需传出机房时请调高</translation>
    </message>
    <message>
        <source>Free outgoing traffic of rented machines at AWS and Azure (cloudtoolstack.com)</source>
        <translation>AWS 与 Azure 租用机器的免费出网流量（cloudtoolstack.com）</translation>
    </message>
    <message>
        <source>Beside the servers&apos; own disks, which hold 30 TB in an 8-GPU node (DGX H100 guide); high: ten checkpoints of a 176 B model at 2.3 TB (BLOOM)</source>
        <translation>服务器自带磁盘之外的存储，8 卡节点自带 30 TB（DGX H100 手册）；高值：1,760 亿参数模型的十个检查点，每个 2.3 TB（BLOOM）</translation>
    </message>
    <message>
        <source>Smallest share of a person that a small site needs (vultrbonus.com.br, sesamedisk.com; secondary)</source>
        <translation>小型机房至少需要的人力份额（vultrbonus.com.br、sesamedisk.com；二手来源）</translation>
    </message>
    <message>
        <source>One full-time person per 50 to 100 GPUs (Introl; secondary)</source>
        <translation>每 50 至 100 张 GPU 需一名全职人员（Introl；二手来源）</translation>
    </message>
    <message>
        <source>No source found: 0 prices no own staff for rented machines. Platform engineers remain; raise it to count them</source>
        <translation>未找到来源：取 0，即租用机器不计自有人力。平台工程师仍然需要，要计入请调高</translation>
    </message>
    <message>
        <source>Own staff is priced instead; set it where staff sits elsewhere</source>
        <translation>已按自有人员计价；人员不在机房时请填写</translation>
    </message>
    <message>
        <source>Price guide of Chinese data centres, per visit (aliyunyh.com 473803)</source>
        <translation>中国数据中心价目指南，按次（aliyunyh.com 473803）</translation>
    </message>
    <message>
        <source>Share of the hardware&apos;s price: 12 % (Lenovo Press LP2368, 2026), 10 to 15 % in a survey</source>
        <translation>占硬件价格的比例：12 %（Lenovo Press LP2368，2026），一项调查为 10 至 15 %</translation>
    </message>
    <message>
        <source>Market value after 36 months, 20 to 35 % (Jarvislabs, GMI; secondary); after 12 months 65 %, after 24 months 38 %, after 60 months 10 %</source>
        <translation>36 个月后的市场价值为 20 至 35 %（Jarvislabs、GMI；二手来源）；12 个月后 65 %，24 个月后 38 %，60 个月后 10 %</translation>
    </message>
    <message>
        <source>No source found: take it from the quote</source>
        <translation>未找到来源：请按报价填写</translation>
    </message>
    <message>
        <source>Racks are sized on the rating, which is a maximum already</source>
        <translation>机柜按额定功率配置，额定值已是最大值</translation>
    </message>
    <message>
        <source>No default: the buyer&apos;s own cost of capital, per year. Data centres are financed at 7 to 12 %, worked examples take 8 % (Barroso et al., The Datacenter as a Computer)</source>
        <translation>没有默认值：采购方自己的年资金成本。数据中心的融资利率为 7 % 至 12 %，算例取 8 %（Barroso 等，The Datacenter as a Computer）</translation>
    </message>
    <message>
        <source>5 years: US MACRS class of computers, Lenovo Press LP2368; at least 3 years in China (CIT Implementation Regulations, article 60)</source>
        <translation>5 年：美国 MACRS 计算机类别、Lenovo Press LP2368；中国最低 3 年（企业所得税法实施条例第六十条）</translation>
    </message>
    <message>
        <source>Share of the price that depreciation leaves: usual accounting practice in China (unverified); not the market value, which is the residual rate</source>
        <translation>折旧后账面所剩的价格比例：中国通常的会计做法（未核实）；不是市场残值，市场残值见残值率</translation>
    </message>
    <message>
        <source>No default: it stands in for the residual rate, as price × e^(−decay × years). 65 % after 12 months is 0.43, 20 to 35 % after 36 months 0.54 to 0.35 (Jarvislabs, GMI; secondary)</source>
        <translation>没有默认值：填写后代替残值率，残值 = 价格 × e^（−衰减率 × 年数）。12 个月后 65 % 相当于 0.43，36 个月后 20 % 至 35 % 相当于 0.54 至 0.35（Jarvislabs、GMI；二手来源）</translation>
    </message>
    <message>
        <source>The site&apos;s salary holds on-costs; for bare wages 1.25 to 1.45 in the USA (unverified)</source>
        <translation>机房工资已含附加；若为净工资，美国为 1.25～1.45（未核实）</translation>
    </message>
    <message>
        <source>Seats that are filled around the clock; 0: the staff follows the GPUs</source>
        <translation>全天候有人的岗位；0 表示人数只随 GPU 数</translation>
    </message>
    <message>
        <source>168 hours of a week ÷ 40 hours of work; 5 with 16 % of leave</source>
        <translation>每周 168 小时 ÷ 工作 40 小时；计 16 % 休假为 5</translation>
    </message>
    <message>
        <source>No source found: take it from the quote; maintenance is paid from the end of the warranty</source>
        <translation>无来源：以报价为准；保修期满后才付维保</translation>
    </message>
    <message>
        <source>Failures per GPU and year that spare parts are bought for; 6 to 9 % in a large job (Llama 3, derived). 0: a maintenance contract supplies the parts</source>
        <translation>需自购备件的 GPU 年故障率；大型训练为 6 %～9 %（Llama 3，推算）。0 表示由维保合同提供备件</translation>
    </message>
    <message>
        <source>Share of the replacements that the warranty pays; no source found: take it from the quote</source>
        <translation>更换中由保修承担的比例；无来源：以报价为准</translation>
    </message>
    <message>
        <source>No licence is assumed; NVIDIA AI Enterprise lists 4,500 USD (unverified)</source>
        <translation>默认无许可；NVIDIA AI Enterprise 目录价 4,500 美元（未核实）</translation>
    </message>
    <message>
        <source>No licence is assumed: take it from the quote</source>
        <translation>默认无许可：以报价为准</translation>
    </message>
    <message>
        <source>Two sockets in an 8-GPU node (NVIDIA DGX H100 user guide)</source>
        <translation>8 卡节点为双插槽（NVIDIA DGX H100 用户指南）</translation>
    </message>
    <message>
        <source>Two processors of 56 cores in an 8-GPU node (NVIDIA DGX H100 user guide)</source>
        <translation>8 卡节点为两颗 56 核处理器（NVIDIA DGX H100 用户指南）</translation>
    </message>
    <message>
        <source>Share of the hardware&apos;s price: 0.2 to 1 % (unverified); obtain a quote</source>
        <translation>占硬件价格 0.2 %～1 %（未核实）；请询价</translation>
    </message>
    <message>
        <source>No source found: obtain a quote</source>
        <translation>无来源：请询价</translation>
    </message>
    <message>
        <source>Income only for those who claim it; usual table: 10 % below 99.5 %, 25 % below 99 % (stas00/ml-engineering)</source>
        <translation>只有去索赔才有；常见表：低于 99.5 % 赔 10 %，低于 99 % 赔 25 %（stas00/ml-engineering）</translation>
    </message>
    <message>
        <source>Days of the move to an own site; no source found: your own figure</source>
        <translation>迁入自有机房的天数；无来源：请自行填写</translation>
    </message>
    <message>
        <source>No source found: your own figure</source>
        <translation>无来源：请自行填写</translation>
    </message>
    <message>
        <source>Months in which old and new machines are both paid; no source found: your own figure</source>
        <translation>新旧机器同时付费的月数；无来源：请自行填写</translation>
    </message>
    <message>
        <source>What the old machines cost; take it from the bill</source>
        <translation>旧机器的费用；以账单为准</translation>
    </message>
    <message>
        <source>Wiping, packing and recycling, share of the hardware&apos;s price: 0.5 to 3 % (unverified)</source>
        <translation>擦除、包装与回收，占硬件价格 0.5 %～3 %（未核实）</translation>
    </message>
    <message>
        <source>Contract demand is at least 40 % of the transformer; what exceeds it by more than 5 % counts twice (NDRC 2016 No. 1583)</source>
        <translation>合同最大需量不低于变压器容量的 40 %;超出 105 % 的部分加倍计费(发改办价格〔2016〕1583号)</translation>
    </message>
    <message>
        <source>Power factor rules of 1983 (No. 215 of the ministries of water and power and of prices), tables 1 to 3</source>
        <translation>功率因数调整电费办法((83)水电财字第215号),表一至表三</translation>
    </message>
    <message>
        <source>Agency price tables of the grid companies: Hubei 110 kV, January 2026, and Shanghai below 1 kV, June</source>
        <translation>电网代理购电价格表：湖北 110 千伏 2026 年 1 月，上海不满 1 千伏 6 月</translation>
    </message>
    <message>
        <source>Your own figure; EU businesses paid 2 % less in a year (Eurostat 2025), US ones between 7 % less and 23 % more (EIA 2025)</source>
        <translation>请自行填写；欧盟企业一年少付 2 %（Eurostat 2025），美国企业在少付 7 % 到多付 23 % 之间（EIA 2025）</translation>
    </message>
    <message>
        <source>The operator&apos;s figures: PUE = 1 + variable + fixed ÷ load, all as shares of the design load (APC White Paper 113)</source>
        <translation>以机房运营方数据为准：PUE = 1 + 变动 + 固定 ÷ 负载率，均为占设计负载的比例（APC 白皮书 113）</translation>
    </message>
    <message>
        <source>The plant&apos;s data sheet; usual COP 2.5 for direct expansion to 8 for warm water (unverified)</source>
        <translation>以设备数据表为准；COP 通常从直膨的 2.5 到温水的 8（未核实）</translation>
    </message>
    <message>
        <source>No source found: take it from the contract</source>
        <translation>无来源：以合同为准</translation>
    </message>
    <message>
        <source>Agency price tables: Guangdong 1–10 kV, February 2026, 22.6; Shanghai 25.5</source>
        <translation>代理购电价格表:广东 1–10 千伏 2026 年 2 月 22.6;上海 25.5</translation>
    </message>
    <message>
        <source>UPS 4 to 9 % and distribution 1 to 3 % of the servers&apos; energy (APC White Paper 25; secondary)</source>
        <translation>UPS 为 IT 电量的 4 %～9 %，配电 1 %～3 %（APC 白皮书 25；二手资料）</translation>
    </message>
    <message>
        <source>Water usage effectiveness: litres per kWh of the servers (The Green Grid, White Paper 35)</source>
        <translation>水利用率：每 kWh IT 电量的用水升数（The Green Grid 白皮书 35）</translation>
    </message>
    <message>
        <source>Wholesale: 583 CNY (VNET, third quarter 2025, derived); 184 USD in the USA (CBRE, second half of 2024)</source>
        <translation>批发：583 元（世纪互联 2025 年第三季度，推算）；美国 184 美元（CBRE 2024 年下半年）</translation>
    </message>
    <message>
        <source>Common clause in the USA, 2 to 5 % (unverified); CBRE&apos;s asking rates rose 12.6 % in 2024</source>
        <translation>美国常见条款 2 %～5 %（未核实）；CBRE 挂牌价 2024 年上涨 12.6 %</translation>
    </message>
    <message>
        <source>What the contract&apos;s rule made of a month&apos;s samples; paste them instead to have it computed</source>
        <translation>合同规则由当月采样得出的数值；也可粘贴采样由程序计算</translation>
    </message>
    <message>
        <source>Least share of the cap that is billed: 20 % at Tencent and Huawei Cloud (enhanced 95)</source>
        <translation>按上限计费的最低比例：腾讯云、华为云增强型95 为 20 %</translation>
    </message>
    <message>
        <source>Gigabytes a month that cost nothing at an own site; AWS and Azure: 100 (cloudtoolstack.com)</source>
        <translation>自有机房每月免费的 GB；AWS、Azure 为 100（cloudtoolstack.com）</translation>
    </message>
    <message>
        <source>No default: general inflation that a real discount rate is above; central banks aim at 2 % (Federal Reserve, ECB)</source>
        <translation>没有默认值：实际折现率所扣除的一般通胀率；央行目标为 2 %（美联储、欧洲央行）</translation>
    </message>
</context>
<context>
    <name>Assumptions</name>
    <message>
        <source>Goodput</source>
        <translation>有效时间占比</translation>
    </message>
    <message>
        <source>Load while busy</source>
        <translation>忙时负载</translation>
    </message>
    <message>
        <source>Typical power, share of the rating</source>
        <translation>典型功耗占额定的比例</translation>
    </message>
    <message>
        <source>Idle power, share of full power</source>
        <translation>空载功耗占满载的比例</translation>
    </message>
    <message>
        <source>Maintenance per year, share of the price</source>
        <translation>年维保费占采购价的比例</translation>
    </message>
    <message>
        <source>Residual value, share of the price</source>
        <translation>残值占采购价的比例</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Outgoing traffic</source>
        <translation>出网流量</translation>
    </message>
    <message>
        <source>Free outgoing traffic</source>
        <translation>免费出网流量</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>存储</translation>
    </message>
    <message>
        <source>Least number of staff</source>
        <translation>运维人员最少人数</translation>
    </message>
    <message>
        <source>GPUs per full-time person</source>
        <translation>每名全职人员管理的卡数</translation>
    </message>
    <message>
        <source>Share of the staff that cloud rental needs</source>
        <translation>云租用所需运维人员的比例</translation>
    </message>
    <message>
        <source>Remote hands visits per month</source>
        <translation>每月现场代维次数</translation>
    </message>
    <message>
        <source>Price of remote hands</source>
        <translation>现场代维单价</translation>
    </message>
    <message>
        <source>Set-up per server</source>
        <translation>每台安装费</translation>
    </message>
    <message>
        <source>Power margin of a rack</source>
        <translation>机柜功率余量</translation>
    </message>
    <message>
        <source>Electricity price</source>
        <translation>电价</translation>
    </message>
    <message>
        <source>Rack price</source>
        <translation>机柜价格</translation>
    </message>
    <message>
        <source>Rack power</source>
        <translation>机柜功率</translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation>机柜 U 数</translation>
    </message>
    <message>
        <source>Bandwidth price</source>
        <translation>带宽价格</translation>
    </message>
    <message>
        <source>Traffic price</source>
        <translation>流量价格</translation>
    </message>
    <message>
        <source>Storage price</source>
        <translation>存储价格</translation>
    </message>
    <message>
        <source>Staff cost per year</source>
        <translation>运维人员年成本</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Demand price</source>
        <translation>需量电价</translation>
    </message>
    <message>
        <source>Discount rate, per year</source>
        <translation>折现率（每年）</translation>
    </message>
    <message>
        <source>Decay of the market value, per year</source>
        <translation>市场价值衰减率（每年）</translation>
    </message>
    <message>
        <source>Life that hardware is written off over</source>
        <translation>硬件折旧年限</translation>
    </message>
    <message>
        <source>Salvage value in the books, share of the price</source>
        <translation>账面残值，占价格比例</translation>
    </message>
    <message>
        <source>Overhead that follows the load</source>
        <translation>随负载变化的附加能耗</translation>
    </message>
    <message>
        <source>Overhead at any load</source>
        <translation>固定附加能耗</translation>
    </message>
    <message>
        <source>Design load of the room</source>
        <translation>机房设计负载</translation>
    </message>
    <message>
        <source>Heat carried off by liquid</source>
        <translation>液冷带走的热量</translation>
    </message>
    <message>
        <source>COP of the liquid cooling</source>
        <translation>液冷 COP</translation>
    </message>
    <message>
        <source>COP of the air cooling</source>
        <translation>风冷 COP</translation>
    </message>
    <message>
        <source>Pumps, share of the servers&apos; energy</source>
        <translation>泵耗（占 IT 电量）</translation>
    </message>
    <message>
        <source>Losses of UPS and distribution</source>
        <translation>UPS 与配电损耗</translation>
    </message>
    <message>
        <source>Losses that heat the room</source>
        <translation>散入机房的损耗比例</translation>
    </message>
    <message>
        <source>Water per energy of the servers</source>
        <translation>单位电量用水（WUE）</translation>
    </message>
    <message>
        <source>Price of water</source>
        <translation>水价</translation>
    </message>
    <message>
        <source>Price of committed power</source>
        <translation>承诺功率单价</translation>
    </message>
    <message>
        <source>Committed power</source>
        <translation>承诺功率</translation>
    </message>
    <message>
        <source>Price of power above the commitment</source>
        <translation>超出承诺功率的单价</translation>
    </message>
    <message>
        <source>Rise of the rent, by the year</source>
        <translation>机位租金年涨幅</translation>
    </message>
    <message>
        <source>Minimum term of the host</source>
        <translation>机房最短租期</translation>
    </message>
    <message>
        <source>Share of the remaining fees on exit</source>
        <translation>提前退出须付剩余费用的比例</translation>
    </message>
    <message>
        <source>On-costs of the staff, factor on the site&apos;s salary</source>
        <translation>人工附加系数（乘机房工资）</translation>
    </message>
    <message>
        <source>Seats filled 7×24</source>
        <translation>7×24 岗位数</translation>
    </message>
    <message>
        <source>People for a 7×24 seat</source>
        <translation>每个 7×24 岗位的人数</translation>
    </message>
    <message>
        <source>Warranty of bought servers</source>
        <translation>自购服务器保修期</translation>
    </message>
    <message>
        <source>Failures of GPUs per year</source>
        <translation>GPU 年故障率</translation>
    </message>
    <message>
        <source>Price of a replacement GPU</source>
        <translation>更换 GPU 单价</translation>
    </message>
    <message>
        <source>Replacements paid by the warranty</source>
        <translation>保修承担的更换比例</translation>
    </message>
    <message>
        <source>Licences per GPU and year</source>
        <translation>软件许可（每 GPU·年）</translation>
    </message>
    <message>
        <source>Licences per socket and year</source>
        <translation>软件许可（每插槽·年）</translation>
    </message>
    <message>
        <source>Sockets of a server</source>
        <translation>每台服务器插槽数</translation>
    </message>
    <message>
        <source>Licences per core and year</source>
        <translation>软件许可（每核·年）</translation>
    </message>
    <message>
        <source>Cores of a server</source>
        <translation>每台服务器核数</translation>
    </message>
    <message>
        <source>Insurance per year, share of the price</source>
        <translation>年保险费率（占购价）</translation>
    </message>
    <message>
        <source>Security assessment, once</source>
        <translation>安全测评（一次性）</translation>
    </message>
    <message>
        <source>Security assessment per year</source>
        <translation>安全测评（每年）</translation>
    </message>
    <message>
        <source>Credit for missed service levels, share of the rent</source>
        <translation>服务未达标赔付（占租金）</translation>
    </message>
    <message>
        <source>Days of the migration</source>
        <translation>迁移天数</translation>
    </message>
    <message>
        <source>Price of a day of migration</source>
        <translation>迁移日单价</translation>
    </message>
    <message>
        <source>Months of parallel running</source>
        <translation>并行运行月数</translation>
    </message>
    <message>
        <source>Fee of the old machines</source>
        <translation>旧机器月费</translation>
    </message>
    <message>
        <source>Decommissioning, share of the price</source>
        <translation>退役处置费率（占购价）</translation>
    </message>
    <message>
        <source>Committed bandwidth</source>
        <translation>保底带宽</translation>
    </message>
    <message>
        <source>Price of bandwidth above the commitment</source>
        <translation>超出保底的带宽单价</translation>
    </message>
    <message>
        <source>Bandwidth that is billed</source>
        <translation>计费带宽</translation>
    </message>
    <message>
        <source>Cap of the bandwidth</source>
        <translation>带宽上限</translation>
    </message>
    <message>
        <source>Least share of the cap that is billed</source>
        <translation>按上限计费的最低比例</translation>
    </message>
    <message>
        <source>Free traffic at the site</source>
        <translation>机房免费流量</translation>
    </message>
    <message>
        <source>Power metered by the host</source>
        <translation>由机房计量的电费</translation>
    </message>
    <message>
        <source>Transformer capacity</source>
        <translation>变压器容量</translation>
    </message>
    <message>
        <source>Demand price by capacity</source>
        <translation>按容量的基本电价</translation>
    </message>
    <message>
        <source>Contract demand</source>
        <translation>合同最大需量</translation>
    </message>
    <message>
        <source>Power factor adjustment</source>
        <translation>力调比例</translation>
    </message>
    <message>
        <source>Power factor as metered</source>
        <translation>实测功率因数</translation>
    </message>
    <message>
        <source>Standard of the power factor (0.90 if blank)</source>
        <translation>功率因数标准(空白为 0.90)</translation>
    </message>
    <message>
        <source>Price of the purchase</source>
        <translation>代理购电价</translation>
    </message>
    <message>
        <source>Price of line losses</source>
        <translation>上网环节线损价</translation>
    </message>
    <message>
        <source>Price of transmission and distribution</source>
        <translation>输配电价</translation>
    </message>
    <message>
        <source>Price of system operation</source>
        <translation>系统运行费折价</translation>
    </message>
    <message>
        <source>Government funds</source>
        <translation>政府性基金及附加</translation>
    </message>
    <message>
        <source>Rise of electricity prices, by the year</source>
        <translation>电价年涨幅（按年调价）</translation>
    </message>
    <message>
        <source>Rise of electricity prices, by the month</source>
        <translation>电价年涨幅（按月递增）</translation>
    </message>
    <message>
        <source>Interruptions of the layer</source>
        <translation>层的中断</translation>
    </message>
    <message>
        <source>Inflation, per year</source>
        <translation>通胀率（每年）</translation>
    </message>
    <message>
        <source>Part paid upfront</source>
        <translation>预付款</translation>
    </message>
    <message>
        <source>Billing unit of a run</source>
        <translation>运行的计费单位</translation>
    </message>
    <message>
        <source>Shortest run billed</source>
        <translation>最短计费运行</translation>
    </message>
    <message>
        <source>Sustained-use discount</source>
        <translation>持续使用折扣</translation>
    </message>
    <message>
        <source>Price of a stopped machine</source>
        <translation>停机价格</translation>
    </message>
    <message>
        <source>Residual schedule</source>
        <translation>残值表</translation>
    </message>
    <message>
        <source>Savings plans</source>
        <translation>节省计划</translation>
    </message>
    <message>
        <source>Refund of a prepaid term</source>
        <translation>预付租期的退款</translation>
    </message>
    <message>
        <source>On-demand price in a refund</source>
        <translation>退款所用的按量价</translation>
    </message>
    <message>
        <source>Factor on short use</source>
        <translation>短期使用倍数</translation>
    </message>
    <message>
        <source>Multiple of the price in a period</source>
        <translation>时段电价倍数</translation>
    </message>
    <message>
        <source>Interest of a loan or lease</source>
        <translation>贷款或租赁的利息</translation>
    </message>
</context>
<context>
    <name>BandwidthRules</name>
    <message>
        <source>95th percentile of the month</source>
        <translation>月 95 计费</translation>
    </message>
    <message>
        <source>Enhanced 95</source>
        <translation>增强型95</translation>
    </message>
    <message>
        <source>Mean of the five highest daily peaks</source>
        <translation>日峰值前五平均</translation>
    </message>
    <message>
        <source>Mean of the daily peaks</source>
        <translation>日峰值月平均</translation>
    </message>
    <message>
        <source>Mean of the days&apos; 95th percentiles</source>
        <translation>日 95 月平均</translation>
    </message>
    <message>
        <source>Fourth highest daily peak</source>
        <translation>第四峰</translation>
    </message>
    <message>
        <source>Highest sample of the month</source>
        <translation>月最高采样</translation>
    </message>
</context>
<context>
    <name>CatalogWords</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>出处</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>可信度</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>厂商</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>架构</translation>
    </message>
    <message>
        <source>Form factor</source>
        <translation>形态</translation>
    </message>
    <message>
        <source>Memory type</source>
        <translation>显存类型</translation>
    </message>
    <message>
        <source>Bandwidth (GB/s)</source>
        <translation>显存带宽（GB/s）</translation>
    </message>
    <message>
        <source>BF16 dense (TFLOPS)</source>
        <translation>BF16 稠密（TFLOPS）</translation>
    </message>
    <message>
        <source>BF16 measured (TFLOPS)</source>
        <translation>BF16 实测（TFLOPS）</translation>
    </message>
    <message>
        <source>FP16 dense (TFLOPS)</source>
        <translation>FP16 稠密（TFLOPS）</translation>
    </message>
    <message>
        <source>FP8 dense (TFLOPS)</source>
        <translation>FP8 稠密（TFLOPS）</translation>
    </message>
    <message>
        <source>FP4 dense (TFLOPS)</source>
        <translation>FP4 稠密（TFLOPS）</translation>
    </message>
    <message>
        <source>TF32 dense (TFLOPS)</source>
        <translation>TF32 稠密（TFLOPS）</translation>
    </message>
    <message>
        <source>FP32 (TFLOPS)</source>
        <translation>FP32（TFLOPS）</translation>
    </message>
    <message>
        <source>Link</source>
        <translation>卡间互联</translation>
    </message>
    <message>
        <source>Link, both ways (GB/s)</source>
        <translation>互联带宽，双向（GB/s）</translation>
    </message>
    <message>
        <source>Link, per direction (GB/s)</source>
        <translation>互联带宽，单向（GB/s）</translation>
    </message>
    <message>
        <source>PCIe</source>
        <translation>PCIe</translation>
    </message>
    <message>
        <source>Power (W)</source>
        <translation>功耗（W）</translation>
    </message>
    <message>
        <source>Launched</source>
        <translation>发布年份</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>CPUs</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Local storage</source>
        <translation>本地存储</translation>
    </message>
    <message>
        <source>Network cards</source>
        <translation>网卡</translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation>机柜高度</translation>
    </message>
    <message>
        <source>Rated power (W)</source>
        <translation>额定功率（W）</translation>
    </message>
    <message>
        <source>Typical power (W)</source>
        <translation>典型功耗（W）</translation>
    </message>
    <message>
        <source>Weight (kg)</source>
        <translation>重量（kg）</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>散热方式</translation>
    </message>
    <message>
        <source>Power supplies</source>
        <translation>电源</translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <comment>of an accelerator</comment>
        <translation>显存（GB）</translation>
    </message>
    <message>
        <source>Memory (GB)</source>
        <comment>of a server</comment>
        <translation>内存（GB）</translation>
    </message>
</context>
<context>
    <name>ChangeText</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>English name</source>
        <translation>英文名称</translation>
    </message>
    <message>
        <source>Chinese name</source>
        <translation>中文名称</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>每台卡数</translation>
    </message>
    <message>
        <source>Price is for</source>
        <translation>计价数量</translation>
    </message>
    <message>
        <source>VAT</source>
        <translation>增值税率</translation>
    </message>
    <message>
        <source>Tax basis</source>
        <translation>含税情况</translation>
    </message>
    <message>
        <source>Quantity tiers</source>
        <translation>数量阶梯</translation>
    </message>
    <message>
        <source>Tiers read</source>
        <translation>阶梯计法</translation>
    </message>
    <message>
        <source>Minimum term (months)</source>
        <translation>最短租期（月）</translation>
    </message>
    <message>
        <source>Prepaid</source>
        <translation>预付</translation>
    </message>
    <message>
        <source>As stated by the vendor</source>
        <translation>供应商原文</translation>
    </message>
    <message>
        <source>Upfront per term</source>
        <translation>每租期预付款</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>计费单位</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>报价编号</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>交付</translation>
    </message>
    <message>
        <source>Delivery (weeks)</source>
        <translation>交付（周）</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始日期</translation>
    </message>
    <message>
        <source>Rental duration (months)</source>
        <translation>租期（月）</translation>
    </message>
    <message>
        <source>Month basis (hours)</source>
        <translation>月小时数</translation>
    </message>
    <message>
        <source>Calendar months</source>
        <translation>自然月</translation>
    </message>
    <message>
        <source>Input VAT</source>
        <translation>进项税</translation>
    </message>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Currency of the budget</source>
        <translation>预算币种</translation>
    </message>
    <message>
        <source>Plans ranked by</source>
        <translation>排名依据</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>Discount rate is</source>
        <translation>折现率为</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>台数</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Start day</source>
        <translation>开始日</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>Repeats every (months)</source>
        <translation>重复周期（月）</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Metering</source>
        <translation>计量方式</translation>
    </message>
    <message>
        <source>Electricity, per kWh</source>
        <translation>电价（每 kWh）</translation>
    </message>
    <message>
        <source>Rack, per month</source>
        <translation>机柜（每月）</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field, value</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between changed values</comment>
        <translation>；</translation>
    </message>
</context>
<context>
    <name>ChartMarks</name>
    <message>
        <source>%1: %2</source>
        <comment>what is marked, its value</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <comment>marked points</comment>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Command</name>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>This build has no PDF. Use --csv, or install the full program.</source>
        <translation>此版本不含 PDF 功能。请改用 --csv，或安装完整的程序。</translation>
    </message>
    <message>
        <source>--csv and --pdf name the same file. Give each its own.</source>
        <translation>--csv 和 --pdf 指向同一个文件。请分别指定文件。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>另有 %n 项</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n project(s)</source>
        <translation>
            <numerusform>%n 个项目</numerusform>
        </translation>
    </message>
    <message>
        <source>Id</source>
        <translation>编号</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>修改时间</translation>
    </message>
    <message>
        <source>New price list %1.</source>
        <translation>新价目表“%1”。</translation>
    </message>
    <message>
        <source>Price list %1 is known already; nothing was added.</source>
        <translation>价目表“%1”已导入过；没有增加任何内容。</translation>
    </message>
    <message>
        <source>Project %1 imported, id %2.</source>
        <translation>已导入项目“%1”，编号 %2。</translation>
    </message>
    <message>
        <source>%1 rows read, %2 imported, %3 left out.</source>
        <translation>读取 %1 行，导入 %2 行，略过 %3 行。</translation>
    </message>
    <message>
        <source>Dry run: nothing was written.</source>
        <translation>试运行：没有写入任何内容。</translation>
    </message>
    <message>
        <source>Import %1</source>
        <comment>action in the change log</comment>
        <translation>导入“%1”</translation>
    </message>
    <message>
        <source>The workspace was brought up to date for this version of the program; a backup lies beside it.</source>
        <translation>工作区已更新到本程序的版本；备份在其旁边。</translation>
    </message>
    <message>
        <source>The workspace can only be read.</source>
        <translation>工作区只能读取。</translation>
    </message>
    <message>
        <source>The shipped accelerators and servers in the workspace were renewed; the figures of projects that use them may have changed.</source>
        <translation>工作区中随程序提供的加速卡和服务器已更新；使用它们的项目数值可能有变化。</translation>
    </message>
    <message numerus="yes">
        <source>Edition %2 of price list %1: %n offer(s) new, gone or at another price.</source>
        <translation>
            <numerusform>价目表“%1”第 %2 期：%n 条报价新增、撤下或价格有变动。</numerusform>
        </translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>合计：%1</translation>
    </message>
    <message>
        <source>Together, as far as known: %1</source>
        <translation>已知部分合计：%1</translation>
    </message>
    <message>
        <source>Say what is trained: --model NAME or --params N.</source>
        <translation>请指明训练对象：--model NAME 或 --params N。</translation>
    </message>
    <message>
        <source>Say on what it is trained: --gpu NAME.</source>
        <translation>请指明使用的加速卡：--gpu NAME。</translation>
    </message>
    <message>
        <source>Give --gpus N for the time, or --deadline DAYS for the GPUs.</source>
        <translation>求时间请给 --gpus N，求 GPU 数请给 --deadline DAYS。</translation>
    </message>
    <message>
        <source>A layout is spread over a number of GPUs. Give --gpus N.</source>
        <translation>并行布局需要确定的 GPU 数量。请给 --gpus N。</translation>
    </message>
    <message>
        <source>The result would overwrite the project&apos;s own document. Give it another name.</source>
        <translation>结果会覆盖项目文档本身。请换一个文件名。</translation>
    </message>
    <message>
        <source>a server of the catalogue, such as %1</source>
        <translation>规格库中的服务器，例如 %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>quote, line</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>No quote line of the project offers a server.</source>
        <translation>项目中没有提供服务器的报价行。</translation>
    </message>
    <message>
        <source>--epochs are passes over a dataset. Give its size as --dataset-tokens N, in place of --tokens.</source>
        <translation>--epochs 是数据集的遍数。请用 --dataset-tokens N 给出数据集大小，代替 --tokens。</translation>
    </message>
    <message>
        <source>--gpus asks for the time, --deadline for the GPUs. Give one of them.</source>
        <translation>--gpus 求时间，--deadline 求 GPU 数。请只给其中一个。</translation>
    </message>
    <message>
        <source>--params guesses a shape. Leave it out beside --model or the numbers of a shape.</source>
        <translation>--params 按参数量推测结构。已有 --model 或结构数字时请去掉它。</translation>
    </message>
    <message>
        <source>Say on how many tokens it is trained: --tokens N, --tokens compute-optimal or --dataset-tokens N.</source>
        <translation>请说明训练多少词元：--tokens N、--tokens compute-optimal 或 --dataset-tokens N。</translation>
    </message>
    <message>
        <source>As it is paid, each payment at the exchange rate of its month: %1</source>
        <translation>按实际付款、各笔按付款当月汇率折算：%1</translation>
    </message>
</context>
<context>
    <name>CommitmentFields</name>
    <message>
        <source>an amount under Committed spend first</source>
        <translation>先填写“承诺消费”的金额</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a blank field</comment>
        <translation>空白</translation>
    </message>
    <message>
        <source>Shortfall billed</source>
        <translation>差额结算</translation>
    </message>
    <message>
        <source>What use lacks of the commitment</source>
        <translation>使用不足承诺的部分</translation>
    </message>
    <message>
        <source>Committed spend</source>
        <translation>承诺消费</translation>
    </message>
    <message>
        <source>On use in each period; with a currency where it differs. Blank: none</source>
        <translation>每个周期对使用的承诺；币种不同时请写明。留空：无</translation>
    </message>
    <message>
        <source>Period (months)</source>
        <translation>周期（月）</translation>
    </message>
    <message>
        <source>The first begins with the project</source>
        <translation>第一个周期从项目开始</translation>
    </message>
    <message>
        <source>Discount on use (%)</source>
        <translation>使用折扣（%）</translation>
    </message>
    <message>
        <source>Off everything that is paid by use, for the commitment</source>
        <translation>因承诺而对全部按使用付费的部分打折</translation>
    </message>
</context>
<context>
    <name>ComparisonCharts</name>
    <message>
        <source>Cost by category</source>
        <translation>费用构成</translation>
    </message>
    <message>
        <source>%1 is the whole cost of every plan</source>
        <translation>各方案的费用全部是%1</translation>
    </message>
    <message>
        <source>%1 is %2 of the cost</source>
        <translation>%1占费用的 %2</translation>
    </message>
    <message>
        <source>%1 is %2 of &quot;%3&quot; and %4 of &quot;%5&quot;</source>
        <translation>%1占“%3”的 %2，占“%5”的 %4</translation>
    </message>
    <message>
        <source>Cumulative cost</source>
        <translation>累计费用</translation>
    </message>
    <message numerus="yes">
        <source>Too close to call after %n month(s)</source>
        <translation>
            <numerusform>%n 个月后差异在误差内</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cumulative cost over %n month(s)</source>
        <translation>
            <numerusform>%n 个月的累计费用</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is cheapest throughout</source>
        <translation>“%1”始终最便宜</translation>
    </message>
    <message>
        <source>%1 is cheapest from month %2</source>
        <translation>“%1”从第 %2 个月起最便宜</translation>
    </message>
    <message>
        <source>Saved case</source>
        <translation>已存情形</translation>
    </message>
    <message>
        <source>incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>month</source>
        <translation>月</translation>
    </message>
    <message>
        <source>%1, saved case</source>
        <translation>%1（已存情形）</translation>
    </message>
    <message>
        <source>%1 is the whole cost of every complete plan</source>
        <translation>各完整方案的费用全部是%1</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <comment>plan</comment>
        <translation>%1（不完整）</translation>
    </message>
    <message>
        <source>%1 is cheapest throughout; %2 breaks even with %3 in month %4</source>
        <translation>“%1”始终最便宜；“%2”第 %4 个月追平“%3”</translation>
    </message>
    <message>
        <source>%1 is cheapest from month %5; %2 breaks even with %3 in month %4</source>
        <translation>“%1”从第 %5 个月起最便宜；“%2”第 %4 个月追平“%3”</translation>
    </message>
    <message numerus="yes">
        <source>%1 is cheapest throughout; no lines cross within %n month(s)</source>
        <translation>
            <numerusform>%1始终最便宜；%n 个月内无交叉</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparisonText</name>
    <message>
        <source>%1 above the best: a GPU-hour costs %2 %4 against %3</source>
        <translation>比最优贵 %1：每卡时 %2 %4，最优为 %3 %4</translation>
    </message>
    <message>
        <source>%1 above the best</source>
        <translation>比最优贵 %1</translation>
    </message>
    <message>
        <source>Cheapest, but others lie within %1</source>
        <translation>最便宜，但有方案相差不到 %1</translation>
    </message>
    <message>
        <source>%1 above the cheapest, inside the error of %2</source>
        <translation>比最便宜的贵 %1，在 %2 的误差内</translation>
    </message>
    <message>
        <source>%1 below the next plan</source>
        <translation>比次优便宜 %1</translation>
    </message>
    <message>
        <source>The only plan with a complete total</source>
        <translation>唯一总额完整的方案</translation>
    </message>
    <message>
        <source>The %1 server would be busy %2 of the time, below the %3 at which hosting pays</source>
        <translation>第 %1 台只会用到 %2，低于 %3 的托管门槛</translation>
    </message>
    <message>
        <source>Even the %1 server is busy %2 of the time, above the %3 at which hosting pays</source>
        <translation>第 %1 台仍会用到 %2，高于 %3 的托管门槛</translation>
    </message>
    <message>
        <source>%1 %2/%3 (%4)</source>
        <comment>rate, to, from, date</comment>
        <translation>汇率 %1 %2/%3（%4）</translation>
    </message>
    <message>
        <source>VAT as quoted</source>
        <translation>含税情况按各报价</translation>
    </message>
    <message>
        <source>excl. VAT, in part as quoted</source>
        <translation>不含税（部分按报价所载）</translation>
    </message>
    <message>
        <source>excl. VAT</source>
        <translation>不含税</translation>
    </message>
    <message>
        <source>incl. VAT, in part as quoted</source>
        <translation>含税（部分按报价所载）</translation>
    </message>
    <message>
        <source>incl. VAT</source>
        <translation>含税</translation>
    </message>
    <message>
        <source>No plan has a complete total yet. Complete the missing figures first.</source>
        <translation>还没有总额完整的方案。请先补齐缺少的数据。</translation>
    </message>
    <message>
        <source>Too close to call: %1 cost from %2 and differ by no more than %3. Decide by delivery, service and exit terms.</source>
        <translation>差异在误差内：%1 的费用自 %2 起，相差不超过 %3。请比较交付、服务和退出条款后决定。</translation>
    </message>
    <message numerus="yes">
        <source>Choose %1: %2 over %n month(s), %3 below the next plan.</source>
        <translation>
            <numerusform>建议选择“%1”：%n 个月共 %2，比次优方案便宜 %3。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %2 over %n month(s); no other plan has a complete total.</source>
        <translation>
            <numerusform>“%1”%n 个月共 %2；其他方案的总额都不完整。</numerusform>
        </translation>
    </message>
    <message>
        <source>Even the cheapest plan exceeds the budget of %1.</source>
        <translation>最便宜的方案也超出预算 %1。</translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) hosted</source>
        <translation>
            <numerusform>托管 %n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pinned by hand, %2 would be best: %3</source>
        <comment>servers, servers, reason</comment>
        <translation>人工指定 %1 台，最优为 %2 台：%3</translation>
    </message>
    <message>
        <source>Incomplete: %1</source>
        <translation>不完整：%1</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message>
        <source>Unknown: the total is incomplete</source>
        <translation>未知：总额不完整</translation>
    </message>
    <message>
        <source>Cheapest cloud plan: the yardstick</source>
        <translation>最便宜的云方案，作为参照</translation>
    </message>
    <message>
        <source>No cloud plan to compare with</source>
        <translation>没有可比的云方案</translation>
    </message>
    <message numerus="yes">
        <source>Not within %n month(s)</source>
        <translation>
            <numerusform>%n 个月内无交叉</numerusform>
        </translation>
    </message>
    <message>
        <source>From month %1</source>
        <translation>第 %1 个月起</translation>
    </message>
    <message>
        <source>Too close to call</source>
        <translation>差异在误差内</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>推荐</translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s) lack a figure and are not ranked.</source>
        <translation>
            <numerusform>%n 个方案缺少数据，不参与排名。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 h months</source>
        <translation>月 %1 小时</translation>
    </message>
    <message>
        <source>%1 above the best: its servers are busy only %2 of the time paid for</source>
        <translation>比最优贵 %1：服务器在付费时间里只有 %2 在用</translation>
    </message>
    <message>
        <source>site prices as entered</source>
        <translation>机房价格按填写值</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <comment>what-if</comment>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message>
        <source>what if: %1</source>
        <comment>values of the sliders</comment>
        <translation>假设分析：%1</translation>
    </message>
    <message>
        <source>One more hosted server would cost %1 more than it saves</source>
        <translation>再多托管一台，多花的比节省的多 %1</translation>
    </message>
    <message>
        <source>One more hosted server would save nothing</source>
        <translation>再多托管一台也不会更省</translation>
    </message>
    <message>
        <source>With one hosted server fewer the plan would cost %1 more</source>
        <translation>少托管一台，方案要多花 %1</translation>
    </message>
    <message>
        <source>The cheapest plan stays within the budget of %1.</source>
        <translation>最便宜的方案在预算 %1 以内。</translation>
    </message>
    <message>
        <source>%1 above the best: a useful GPU-hour costs %2 %4 against %3</source>
        <translation>比最优贵 %1：每有效卡时 %2 %4，最优为 %3 %4</translation>
    </message>
    <message numerus="yes">
        <source>%1 GPU(s)</source>
        <comment>what-if</comment>
        <translation>
            <numerusform>%1 张 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>without residual value: %1</source>
        <translation>不计残值：%1</translation>
    </message>
    <message>
        <source>the lines cross in months %1</source>
        <translation>曲线在第 %1 个月相交</translation>
    </message>
    <message>
        <source>Plans are ranked by %1.</source>
        <translation>方案排名依据：%1。</translation>
    </message>
    <message>
        <source>%1 changing by %2 a year</source>
        <comment>rate with its date, share</comment>
        <translation>%1，每年变化 %2</translation>
    </message>
    <message>
        <source>calendar months from %1</source>
        <translation>自 %1 起的自然月</translation>
    </message>
    <message>
        <source>%1 from month %2</source>
        <comment>rate with its date, month</comment>
        <translation>%1，从第 %2 个月起</translation>
    </message>
</context>
<context>
    <name>Composition</name>
    <message>
        <source>Open another workspace</source>
        <translation>打开另一个工作区</translation>
    </message>
    <message>
        <source>Workspaces (*.steelyard);;All files (*)</source>
        <translation>工作区 (*.steelyard);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>CostLabels</name>
    <message>
        <source>Rental</source>
        <comment>cost stream</comment>
        <translation>租金</translation>
    </message>
    <message>
        <source>Rental by use</source>
        <comment>cost stream</comment>
        <translation>按量租金</translation>
    </message>
    <message>
        <source>Purchase</source>
        <comment>cost stream</comment>
        <translation>采购</translation>
    </message>
    <message>
        <source>Electricity</source>
        <comment>cost stream</comment>
        <translation>电力</translation>
    </message>
    <message>
        <source>Cooling</source>
        <comment>cost stream</comment>
        <translation>散热</translation>
    </message>
    <message>
        <source>Rack</source>
        <comment>cost stream</comment>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Bandwidth, flat</source>
        <comment>cost stream</comment>
        <translation>固定带宽</translation>
    </message>
    <message>
        <source>Traffic</source>
        <comment>cost stream</comment>
        <translation>流量</translation>
    </message>
    <message>
        <source>Storage</source>
        <comment>cost stream</comment>
        <translation>存储</translation>
    </message>
    <message>
        <source>Staff</source>
        <comment>cost stream</comment>
        <translation>运维人员</translation>
    </message>
    <message>
        <source>Remote hands</source>
        <comment>cost stream</comment>
        <translation>现场代维</translation>
    </message>
    <message>
        <source>Maintenance</source>
        <comment>cost stream</comment>
        <translation>维保</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>cost stream</comment>
        <translation>安装</translation>
    </message>
    <message>
        <source>Residual value</source>
        <comment>cost stream</comment>
        <translation>残值</translation>
    </message>
    <message>
        <source>Service</source>
        <comment>cost stream</comment>
        <translation>服务</translation>
    </message>
    <message>
        <source>servers</source>
        <comment>factor</comment>
        <translation>台数</translation>
    </message>
    <message>
        <source>GPUs</source>
        <comment>factor</comment>
        <translation>卡数</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <comment>factor</comment>
        <translation>卡时</translation>
    </message>
    <message>
        <source>server-hours</source>
        <comment>factor</comment>
        <translation>台时</translation>
    </message>
    <message>
        <source>months</source>
        <comment>factor</comment>
        <translation>月数</translation>
    </message>
    <message>
        <source>hours</source>
        <comment>factor</comment>
        <translation>小时数</translation>
    </message>
    <message>
        <source>price</source>
        <comment>factor</comment>
        <translation>单价</translation>
    </message>
    <message>
        <source>exchange rate</source>
        <comment>factor</comment>
        <translation>汇率</translation>
    </message>
    <message>
        <source>after discount</source>
        <comment>factor</comment>
        <translation>折扣后</translation>
    </message>
    <message>
        <source>tax factor</source>
        <comment>factor</comment>
        <translation>税率因子</translation>
    </message>
    <message>
        <source>energy</source>
        <comment>factor</comment>
        <translation>用电量</translation>
    </message>
    <message>
        <source>PUE − 1</source>
        <comment>factor</comment>
        <translation>PUE − 1</translation>
    </message>
    <message>
        <source>1 ÷ COP</source>
        <comment>factor</comment>
        <translation>1 ÷ COP</translation>
    </message>
    <message>
        <source>people</source>
        <comment>factor</comment>
        <translation>人数</translation>
    </message>
    <message>
        <source>share</source>
        <comment>factor</comment>
        <translation>比例</translation>
    </message>
    <message>
        <source>maintenance rate</source>
        <comment>factor</comment>
        <translation>维保费率</translation>
    </message>
    <message>
        <source>residual rate</source>
        <comment>factor</comment>
        <translation>残值率</translation>
    </message>
    <message>
        <source>quantity</source>
        <comment>factor</comment>
        <translation>数量</translation>
    </message>
    <message>
        <source>racks</source>
        <comment>factor</comment>
        <translation>机柜数</translation>
    </message>
    <message>
        <source>per base quantity</source>
        <comment>factor</comment>
        <translation>每计价数量</translation>
    </message>
    <message>
        <source>a price is missing</source>
        <comment>reason</comment>
        <translation>缺少价格</translation>
    </message>
    <message>
        <source>an exchange rate is missing</source>
        <comment>reason</comment>
        <translation>缺少汇率</translation>
    </message>
    <message>
        <source>a server&apos;s power is unknown</source>
        <comment>reason</comment>
        <translation>服务器功耗未知</translation>
    </message>
    <message>
        <source>the site has no figures</source>
        <comment>reason</comment>
        <translation>机房缺少数据</translation>
    </message>
    <message>
        <source>the plan has no supply</source>
        <comment>reason</comment>
        <translation>方案没有供给</translation>
    </message>
    <message>
        <source>a price&apos;s unit does not fit</source>
        <comment>reason</comment>
        <translation>价格单位不适用</translation>
    </message>
    <message>
        <source>the supply does not meet the demand</source>
        <comment>reason</comment>
        <translation>供给不能满足需求</translation>
    </message>
    <message>
        <source>price set in the plan, discounts included</source>
        <comment>factor</comment>
        <translation>方案中指定的价格，已含折扣</translation>
    </message>
    <message>
        <source>energy at the sharp peak</source>
        <comment>factor</comment>
        <translation>尖峰时段电量</translation>
    </message>
    <message>
        <source>energy at the peak</source>
        <comment>factor</comment>
        <translation>峰时段电量</translation>
    </message>
    <message>
        <source>energy in the flat period</source>
        <comment>factor</comment>
        <translation>平时段电量</translation>
    </message>
    <message>
        <source>energy in the valley</source>
        <comment>factor</comment>
        <translation>谷时段电量</translation>
    </message>
    <message>
        <source>energy in the deep valley</source>
        <comment>factor</comment>
        <translation>深谷时段电量</translation>
    </message>
    <message>
        <source>highest power</source>
        <comment>factor</comment>
        <translation>最高功率</translation>
    </message>
    <message>
        <source>Deposit</source>
        <comment>cost stream</comment>
        <translation>押金</translation>
    </message>
    <message>
        <source>Rental until delivery</source>
        <comment>cost stream</comment>
        <translation>到货前租用</translation>
    </message>
    <message>
        <source>Interest</source>
        <comment>cost stream</comment>
        <translation>利息</translation>
    </message>
    <message>
        <source>Demand charge</source>
        <comment>cost stream</comment>
        <translation>容(需)量电费</translation>
    </message>
    <message>
        <source>Cooling water</source>
        <comment>cost stream</comment>
        <translation>冷却用水</translation>
    </message>
    <message>
        <source>Committed power</source>
        <comment>cost stream</comment>
        <translation>承诺功率</translation>
    </message>
    <message>
        <source>Power above the commitment</source>
        <comment>cost stream</comment>
        <translation>超出承诺的功率</translation>
    </message>
    <message>
        <source>Early exit</source>
        <comment>cost stream</comment>
        <translation>提前退出</translation>
    </message>
    <message>
        <source>Bandwidth above the commitment</source>
        <comment>cost stream</comment>
        <translation>超出保底的带宽</translation>
    </message>
    <message>
        <source>Spare parts</source>
        <comment>cost stream</comment>
        <translation>备件</translation>
    </message>
    <message>
        <source>Licences</source>
        <comment>cost stream</comment>
        <translation>软件许可</translation>
    </message>
    <message>
        <source>Insurance</source>
        <comment>cost stream</comment>
        <translation>保险</translation>
    </message>
    <message>
        <source>Security assessment</source>
        <comment>cost stream</comment>
        <translation>安全测评</translation>
    </message>
    <message>
        <source>Service credit</source>
        <comment>cost stream</comment>
        <translation>服务赔付</translation>
    </message>
    <message>
        <source>Migration</source>
        <comment>cost stream</comment>
        <translation>迁移</translation>
    </message>
    <message>
        <source>Parallel running</source>
        <comment>cost stream</comment>
        <translation>并行运行</translation>
    </message>
    <message>
        <source>Decommissioning</source>
        <comment>cost stream</comment>
        <translation>退役处置</translation>
    </message>
    <message>
        <source>balance owed, month by month</source>
        <comment>factor</comment>
        <translation>逐月欠款余额</translation>
    </message>
    <message>
        <source>interest of a month</source>
        <comment>factor</comment>
        <translation>月利率</translation>
    </message>
    <message>
        <source>billed demand</source>
        <comment>factor</comment>
        <translation>计费需量</translation>
    </message>
    <message>
        <source>transformer capacity</source>
        <comment>factor</comment>
        <translation>变压器容量</translation>
    </message>
    <message>
        <source>power factor adjustment</source>
        <comment>factor</comment>
        <translation>力调系数</translation>
    </message>
    <message>
        <source>price of the purchase</source>
        <comment>factor</comment>
        <translation>购电价</translation>
    </message>
    <message>
        <source>price of line losses</source>
        <comment>factor</comment>
        <translation>上网环节线损价</translation>
    </message>
    <message>
        <source>price of transmission and distribution</source>
        <comment>factor</comment>
        <translation>输配电价</translation>
    </message>
    <message>
        <source>price of system operation</source>
        <comment>factor</comment>
        <translation>系统运行费</translation>
    </message>
    <message>
        <source>government funds</source>
        <comment>factor</comment>
        <translation>政府性基金及附加</translation>
    </message>
    <message>
        <source>cooling per energy of the servers</source>
        <comment>factor</comment>
        <translation>制冷电耗比(对 IT 电量)</translation>
    </message>
    <message>
        <source>losses per energy of the servers</source>
        <comment>factor</comment>
        <translation>配电损耗比(对 IT 电量)</translation>
    </message>
    <message>
        <source>water per energy of the servers</source>
        <comment>factor</comment>
        <translation>用水率(对 IT 电量)</translation>
    </message>
    <message>
        <source>committed power</source>
        <comment>factor</comment>
        <translation>承诺功率</translation>
    </message>
    <message>
        <source>power above the commitment</source>
        <comment>factor</comment>
        <translation>超出承诺的功率</translation>
    </message>
    <message>
        <source>share to be paid on exit</source>
        <comment>factor</comment>
        <translation>退出须付比例</translation>
    </message>
    <message>
        <source>failures per year</source>
        <comment>factor</comment>
        <translation>年故障率</translation>
    </message>
    <message>
        <source>share without warranty</source>
        <comment>factor</comment>
        <translation>保修外比例</translation>
    </message>
    <message>
        <source>wages with on-costs</source>
        <comment>factor</comment>
        <translation>人工附加系数</translation>
    </message>
    <message>
        <source>sockets</source>
        <comment>factor</comment>
        <translation>插槽</translation>
    </message>
    <message>
        <source>cores</source>
        <comment>factor</comment>
        <translation>核</translation>
    </message>
    <message>
        <source>the discount rate is missing</source>
        <comment>reason</comment>
        <translation>缺少折现率</translation>
    </message>
    <message>
        <source>a figure can&apos;t be used as it is</source>
        <comment>reason</comment>
        <translation>有数字不能这样用</translation>
    </message>
    <message>
        <source>on order</source>
        <comment>payment</comment>
        <translation>订货时</translation>
    </message>
    <message>
        <source>on delivery</source>
        <comment>payment</comment>
        <translation>到货时</translation>
    </message>
    <message>
        <source>on acceptance</source>
        <comment>payment</comment>
        <translation>验收后</translation>
    </message>
    <message>
        <source>loan</source>
        <comment>financing</comment>
        <translation>贷款</translation>
    </message>
    <message>
        <source>lease</source>
        <comment>financing</comment>
        <translation>融资租赁</translation>
    </message>
    <message>
        <source>Sharp peak</source>
        <comment>tariff period</comment>
        <translation>尖峰</translation>
    </message>
    <message>
        <source>Peak</source>
        <comment>tariff period</comment>
        <translation>高峰</translation>
    </message>
    <message>
        <source>Flat</source>
        <comment>tariff period</comment>
        <translation>平段</translation>
    </message>
    <message>
        <source>Valley</source>
        <comment>tariff period</comment>
        <translation>低谷</translation>
    </message>
    <message>
        <source>Deep valley</source>
        <comment>tariff period</comment>
        <translation>深谷</translation>
    </message>
    <message>
        <source>S</source>
        <comment>sharp peak in one letter</comment>
        <translation>尖</translation>
    </message>
    <message>
        <source>P</source>
        <comment>peak in one letter</comment>
        <translation>峰</translation>
    </message>
    <message>
        <source>F</source>
        <comment>flat in one letter</comment>
        <translation>平</translation>
    </message>
    <message>
        <source>V</source>
        <comment>valley in one letter</comment>
        <translation>谷</translation>
    </message>
    <message>
        <source>D</source>
        <comment>deep valley in one letter</comment>
        <translation>深</translation>
    </message>
    <message>
        <source>Work lost to interruptions</source>
        <comment>cost stream</comment>
        <translation>中断损失</translation>
    </message>
    <message>
        <source>price over that of the first year</source>
        <comment>factor</comment>
        <translation>价格与首年之比</translation>
    </message>
    <message>
        <source>share of the time paid that is lost</source>
        <comment>factor</comment>
        <translation>付费时间中损失的比例</translation>
    </message>
    <message>
        <source>hours paid per hour that gets ahead</source>
        <comment>factor</comment>
        <translation>每个有效小时所付的小时数</translation>
    </message>
    <message>
        <source>Shortfall of committed spend</source>
        <comment>cost stream</comment>
        <translation>承诺消费差额</translation>
    </message>
    <message>
        <source>Paid upfront</source>
        <comment>cost stream</comment>
        <translation>预付款</translation>
    </message>
    <message>
        <source>Runs rounded up</source>
        <comment>cost stream</comment>
        <translation>运行时长取整</translation>
    </message>
    <message>
        <source>Sustained-use discount</source>
        <comment>cost stream</comment>
        <translation>持续使用折扣</translation>
    </message>
    <message>
        <source>Stopped machines</source>
        <comment>cost stream</comment>
        <translation>停机保留</translation>
    </message>
    <message>
        <source>exchange rate over that of the first month</source>
        <comment>factor</comment>
        <translation>汇率相对首月</translation>
    </message>
    <message>
        <source>after the discount of the commitment</source>
        <comment>factor</comment>
        <translation>承诺折扣后</translation>
    </message>
    <message>
        <source>commitment that no use is paid with</source>
        <comment>factor</comment>
        <translation>未被使用抵扣的承诺</translation>
    </message>
    <message>
        <source>terms that begin</source>
        <comment>factor</comment>
        <translation>开始的租期数</translation>
    </message>
    <message>
        <source>upfront part of a term</source>
        <comment>factor</comment>
        <translation>每租期预付款</translation>
    </message>
    <message>
        <source>time billed beyond the time needed</source>
        <comment>factor</comment>
        <translation>超出所需时间的计费时间</translation>
    </message>
    <message>
        <source>time taken off for sustained use</source>
        <comment>factor</comment>
        <translation>因持续使用扣减的时间</translation>
    </message>
    <message>
        <source>time stopped</source>
        <comment>factor</comment>
        <translation>停机时间</translation>
    </message>
    <message>
        <source>price of a stopped machine</source>
        <comment>factor</comment>
        <translation>停机价格</translation>
    </message>
    <message>
        <source>the inflation that the real discount rate is above is missing</source>
        <comment>reason</comment>
        <translation>缺少实际折现率所扣除的通胀率</translation>
    </message>
    <message>
        <source>at the end of the period</source>
        <comment>shortfall of committed spend</comment>
        <translation>周期末</translation>
    </message>
    <message>
        <source>each month</source>
        <comment>shortfall of committed spend</comment>
        <translation>每月</translation>
    </message>
    <message>
        <source>exactly</source>
        <comment>billing unit</comment>
        <translation>按实际</translation>
    </message>
    <message>
        <source>by the minute</source>
        <comment>billing unit</comment>
        <translation>按分钟</translation>
    </message>
    <message>
        <source>by the hour</source>
        <comment>billing unit</comment>
        <translation>按小时</translation>
    </message>
    <message>
        <source>by the day</source>
        <comment>billing unit</comment>
        <translation>按天</translation>
    </message>
    <message>
        <source>Taken over by savings plans</source>
        <comment>cost stream</comment>
        <translation>节省计划接管</translation>
    </message>
    <message>
        <source>Savings plan, use</source>
        <comment>cost stream</comment>
        <translation>节省计划使用</translation>
    </message>
    <message>
        <source>Savings plan, lost</source>
        <comment>cost stream</comment>
        <translation>节省计划作废</translation>
    </message>
    <message>
        <source>Refund of prepaid terms</source>
        <comment>cost stream</comment>
        <translation>预付租期退款</translation>
    </message>
    <message>
        <source>multiple in the period</source>
        <comment>factor</comment>
        <translation>时段倍数</translation>
    </message>
    <message>
        <source>time that savings plans pay for</source>
        <comment>factor</comment>
        <translation>节省计划支付的时间</translation>
    </message>
    <message>
        <source>price under the savings plan</source>
        <comment>factor</comment>
        <translation>节省计划价</translation>
    </message>
    <message>
        <source>1 − discount of the savings plan</source>
        <comment>factor</comment>
        <translation>1 − 节省计划折扣</translation>
    </message>
    <message>
        <source>hours of commitment that no use takes</source>
        <comment>factor</comment>
        <translation>未被使用的承诺小时</translation>
    </message>
    <message>
        <source>commitment per hour</source>
        <comment>factor</comment>
        <translation>每小时承诺</translation>
    </message>
    <message>
        <source>money paid back</source>
        <comment>factor</comment>
        <translation>退回金额</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>refund</comment>
        <translation>不退</translation>
    </message>
    <message>
        <source>days left</source>
        <comment>refund</comment>
        <translation>按剩余天数</translation>
    </message>
    <message>
        <source>paid − days used on demand</source>
        <comment>refund</comment>
        <translation>已付 − 已用天数按量价</translation>
    </message>
</context>
<context>
    <name>CostViews</name>
    <message numerus="yes">
        <source>%1 over %n year(s), %2 left</source>
        <translation>
            <numerusform>%1，%n 年，残值 %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a year, %2</source>
        <comment>rate, convention</comment>
        <translation>年利率 %1，%2</translation>
    </message>
    <message>
        <source>Month</source>
        <comment>period</comment>
        <translation>月</translation>
    </message>
    <message>
        <source>Quarter</source>
        <comment>period</comment>
        <translation>季度</translation>
    </message>
    <message>
        <source>Year</source>
        <comment>period</comment>
        <translation>年</translation>
    </message>
    <message>
        <source>Cash</source>
        <comment>view of cost</comment>
        <translation>现金</translation>
    </message>
    <message>
        <source>Accounting</source>
        <comment>view of cost</comment>
        <translation>会计</translation>
    </message>
    <message>
        <source>Present value</source>
        <comment>view of cost</comment>
        <translation>现值</translation>
    </message>
    <message>
        <source>first month in full (t = 0)</source>
        <translation>首月不折现（t = 0）</translation>
    </message>
    <message>
        <source>first month one month away (spreadsheet NPV)</source>
        <translation>首月相隔一个月（电子表格 NPV）</translation>
    </message>
    <message>
        <source>straight line</source>
        <translation>直线法</translation>
    </message>
    <message>
        <source>sum of years&apos; digits</source>
        <translation>年数总和法</translation>
    </message>
    <message>
        <source>double declining balance</source>
        <translation>双倍余额递减法</translation>
    </message>
    <message>
        <source>MACRS, 5-year property</source>
        <translation>MACRS 五年期资产</translation>
    </message>
    <message>
        <source>cash when paid</source>
        <translation>现金口径（按付款月份）</translation>
    </message>
    <message>
        <source>accounting view: purchases by %1</source>
        <translation>会计口径：购置按%1</translation>
    </message>
    <message>
        <source>present value at %1</source>
        <translation>现值口径：%1</translation>
    </message>
    <message>
        <source>present value without a discount rate</source>
        <translation>现值口径：未填写折现率</translation>
    </message>
    <message>
        <source>Present values need a discount rate, and nobody can know yours: enter it on the assumptions page, or as /assumptions/discount_rate/value (0.08 for 8 % a year).</source>
        <translation>现值需要折现率，而只有您自己知道它：请在“假设”页填写，或写入 /assumptions/discount_rate/value（每年 8 % 写作 0.08）。</translation>
    </message>
    <message>
        <source>%1, accounting</source>
        <comment>unit of an amount</comment>
        <translation>%1，会计口径</translation>
    </message>
    <message>
        <source>%1, present value</source>
        <comment>unit of an amount</comment>
        <translation>%1，现值</translation>
    </message>
    <message>
        <source>In this view: %1 %2 (%3)</source>
        <comment>amount, currency, view</comment>
        <translation>本口径下：%1 %2（%3）</translation>
    </message>
    <message numerus="yes">
        <source>Three views of the same cost over %n month(s) (%1); %2; %3</source>
        <comment>unit, how purchases are written off, how money is discounted</comment>
        <translation>
            <numerusform>%n 个月同一费用的三种口径（%1）；%2；%3</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Equivalent annual cost</source>
        <translation>等额年费用</translation>
    </message>
    <message>
        <source>Levelised, per useful GPU-hour</source>
        <translation>平准化，每有效卡时</translation>
    </message>
    <message>
        <source>%1 a year nominal = (1 + %2 real) × (1 + %3 inflation) − 1, %4</source>
        <comment>rate, real rate, inflation, convention</comment>
        <translation>名义年利率 %1 =（1 + 实际 %2）×（1 + 通胀 %3）− 1，%4</translation>
    </message>
    <message>
        <source>nominal, inflation included</source>
        <translation>名义（含通胀）</translation>
    </message>
    <message>
        <source>real, above inflation</source>
        <translation>实际（扣除通胀）</translation>
    </message>
    <message>
        <source>present value at a real discount rate without an inflation</source>
        <translation>现值：实际折现率缺少通胀率</translation>
    </message>
    <message>
        <source>The discount rate is stated in real terms, and prices are not: enter the inflation that it is above on the assumptions page, or as /assumptions/inflation_per_year/value (0.02 for 2 % a year).</source>
        <translation>折现率是实际利率，而价格是名义价格：请在“假设”页填写所扣除的通胀率，或设置 /assumptions/inflation_per_year/value（0.02 即每年 2 %）。</translation>
    </message>
    <message>
        <source>A rate or life that this view needs can&apos;t be as it is stated; the remarks name it. Correct it there.</source>
        <translation>此口径所需的比率或年限不可能如所填；检查发现中已指出，请在该处更正。</translation>
    </message>
</context>
<context>
    <name>CrossingMarks</name>
    <message>
        <source>month %1: %2 undercuts %3</source>
        <comment>month, plans</comment>
        <translation>第 %1 个月：%2低于%3</translation>
    </message>
</context>
<context>
    <name>DemandChart</name>
    <message>
        <source>At most %1 GPUs, %2 on average</source>
        <translation>最多 %1 卡，平均 %2 卡</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>day</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message numerus="yes">
        <source>Demand, the highest of %n day(s)</source>
        <translation>
            <numerusform>需求，每 %n 天的最高值</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 hours, at most %2 GPUs, %3 on average</source>
        <translation>%1 小时，最多 %2 卡，平均 %3 卡</translation>
    </message>
    <message>
        <source>%1; behind the last hour the first one follows again</source>
        <translation>%1；最后一小时之后从头重复</translation>
    </message>
    <message>
        <source>%1; behind the last hour nothing is needed</source>
        <translation>%1；最后一小时之后不再需要</translation>
    </message>
    <message>
        <source>%1; at most %2 when deferrable work is shifted</source>
        <comment>sentence, GPUs</comment>
        <translation>%1；移动可推迟的工作后最多 %2</translation>
    </message>
    <message>
        <source>With deferrable work shifted</source>
        <translation>移动可推迟的工作后</translation>
    </message>
</context>
<context>
    <name>DemandFieldWords</name>
    <message>
        <source>as long as the job takes</source>
        <translation>由训练任务推出</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>到期末</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>A number, to the end, or as long as the job takes</source>
        <translation>天数，或“到期末”“由训练任务推出”</translation>
    </message>
    <message>
        <source>Job</source>
        <translation>任务</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>参数量</translation>
    </message>
    <message>
        <source>Such as 70B</source>
        <translation>例如 70B</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元数</translation>
    </message>
    <message>
        <source>Such as 3T</source>
        <translation>例如 3T</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>每卡每秒词元数</translation>
    </message>
    <message>
        <source>Measured in a test run</source>
        <translation>试跑实测</translation>
    </message>
    <message>
        <source>Measured where</source>
        <translation>实测来源</translation>
    </message>
    <message>
        <source>Claimed</source>
        <translation>宣称值</translation>
    </message>
    <message>
        <source>What somebody says it takes</source>
        <translation>他人宣称的用量或用时</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Start day</source>
        <translation>开始日</translation>
    </message>
    <message>
        <source>Days after the project&apos;s start</source>
        <translation>项目开始后的天数</translation>
    </message>
    <message>
        <source>Repeats every (months)</source>
        <translation>重复周期（月）</translation>
    </message>
    <message>
        <source>Blank: once</source>
        <translation>留空：只有一次</translation>
    </message>
    <message>
        <source>once</source>
        <translation>一次</translation>
    </message>
    <message>
        <source>Scaled to a peak of (GPUs)</source>
        <translation>缩放至峰值（卡）</translation>
    </message>
    <message>
        <source>Blank: the counts as they stand</source>
        <translation>空白：按原数值</translation>
    </message>
    <message>
        <source>as it stands</source>
        <comment>profile</comment>
        <translation>按原值</translation>
    </message>
    <message>
        <source>Behind the last hour it</source>
        <translation>最后一小时之后</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>May wait (%)</source>
        <translation>可推迟（%）</translation>
    </message>
    <message>
        <source>Share of the GPU-hours that need not run at once; blank: none</source>
        <translation>不必立即运行的卡时比例；留空为无</translation>
    </message>
    <message>
        <source>At most (hours)</source>
        <translation>最多（小时）</translation>
    </message>
    <message>
        <source>How long each GPU-hour may wait; 168 hours are a week</source>
        <translation>每个卡时最多可等多久；一周为 168 小时</translation>
    </message>
</context>
<context>
    <name>DerivationText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>number, what it is</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <comment>number, unit, what it is</comment>
        <translation>%1 %2（%3）</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what the figure is, its source</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: unknown, because %2.</source>
        <translation>%1：未知，因为%2。</translation>
    </message>
    <message>
        <source>%1 = %2</source>
        <comment>cost, amount</comment>
        <translation>%1 = %2</translation>
    </message>
    <message>
        <source>%1 = %2 = %3</source>
        <comment>cost, product, amount</comment>
        <translation>%1 = %2 = %3</translation>
    </message>
    <message>
        <source>Quote line: %1 (%2, revision %3 of %4)</source>
        <comment>item, quote, -, date</comment>
        <translation>报价行：%1（%2，第 %3 版，%4）</translation>
    </message>
    <message>
        <source>Quote line: %1 (%2, revision %3)</source>
        <comment>item, quote</comment>
        <translation>报价行：%1（%2，第 %3 版）</translation>
    </message>
    <message>
        <source>Quote number: %1</source>
        <translation>报价编号：%1</translation>
    </message>
    <message>
        <source>As stated: %1</source>
        <translation>原文：%1</translation>
    </message>
    <message>
        <source>Quote source: %1</source>
        <translation>报价来源：%1</translation>
    </message>
    <message>
        <source>%1, month %2</source>
        <comment>cost, which month</comment>
        <translation>%1，第 %2 个月</translation>
    </message>
    <message>
        <source>Another price of this plan pays for it.</source>
        <translation>此费用已含在本方案的其他价格中。</translation>
    </message>
    <message>
        <source>This plan has no such cost.</source>
        <translation>本方案没有此项费用。</translation>
    </message>
    <message>
        <source>Payment and delivery: %1</source>
        <translation>付款与交付：%1</translation>
    </message>
    <message>
        <source>%1, months %2 to %3, each</source>
        <comment>cost, first month, last month</comment>
        <translation>%1，第 %2 至 %3 个月，每月</translation>
    </message>
    <message>
        <source>Month %1: nothing is billed.</source>
        <translation>第 %1 个月：无账单。</translation>
    </message>
    <message>
        <source>Months %1 to %2, each: nothing is billed.</source>
        <translation>第 %1 至 %2 个月，每月：无账单。</translation>
    </message>
    <message>
        <source>Costs nothing in this time: %1.</source>
        <translation>这段时间没有费用：%1。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>&quot;%1&quot; is not a number. Write digits with a point: 6.88.</source>
        <translation>“%1”不是数字。请写数字，小数点用“.”，例如 6.88。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a currency. Use an ISO 4217 code such as CNY or USD.</source>
        <translation>“%1”不是币种。请用 ISO 4217 代码，例如 CNY 或 USD。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a date. Write it as 2027-01-31.</source>
        <translation>“%1”不是日期。请写成 2027-01-31 的形式。</translation>
    </message>
    <message>
        <source>%1 and %2 can&apos;t be added. Convert one of them first.</source>
        <translation>%1 和 %2 不能相加。请先换算其中一个。</translation>
    </message>
    <message>
        <source>A figure grew too large: %1. Check quantities and prices.</source>
        <translation>数值过大：%1。请检查数量和价格。</translation>
    </message>
    <message>
        <source>There is no such file. Check name and folder.</source>
        <translation>没有这个文件。请检查文件名和文件夹。</translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1. Check its permissions.</source>
        <translation>文件无法读取：%1。请检查权限。</translation>
    </message>
    <message>
        <source>The file can&apos;t be written: %1. Choose another folder or check its permissions.</source>
        <translation>文件无法写入：%1。请换一个文件夹，或检查权限。</translation>
    </message>
    <message>
        <source>The file is empty. Save or download it again.</source>
        <translation>文件是空的。请重新保存或下载。</translation>
    </message>
    <message>
        <source>This is neither a price list (CSV) nor a project document (JSON). Choose one of these.</source>
        <translation>该文件既不是价目表（CSV），也不是项目文档（JSON）。请选择其中一种。</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was changed.</source>
        <translation>已取消。没有任何改动。</translation>
    </message>
    <message>
        <source>The first line lacks these columns: %1. Export the list again with its header.</source>
        <translation>第一行缺少这些列：%1。请连同表头重新导出。</translation>
    </message>
    <message>
        <source>None of the %1 rows can be used. Check separator and number format of the file.</source>
        <translation>%1 行都无法使用。请检查文件的分隔符和数字格式。</translation>
    </message>
    <message>
        <source>The line is longer than %1 bytes; this is no price list. Check for a missing quotation mark.</source>
        <translation>该行超过 %1 字节，不像是价目表。请检查是否缺少引号。</translation>
    </message>
    <message>
        <source>The key stands here twice. Remove one of the two.</source>
        <translation>此处的键重复。请删去其中一个。</translation>
    </message>
    <message>
        <source>The document has schema %1; this program knows schemas up to %2. Update the program.</source>
        <translation>文档的格式编号是 %1；本程序最高支持 %2。请升级程序。</translation>
    </message>
    <message>
        <source>The key is unknown. Remove it or correct its spelling.</source>
        <translation>未知的键。请删去，或改正拼写。</translation>
    </message>
    <message>
        <source>Expected %1, found %2. Correct the value.</source>
        <translation>应为 %1，实际是 %2。请改正。</translation>
    </message>
    <message>
        <source>The value must be %1, but it is %2. Correct the value.</source>
        <translation>取值要求：%1；现在是：%2。请改正。</translation>
    </message>
    <message>
        <source>The key &quot;%1&quot; is missing. Add it.</source>
        <translation>缺少键“%1”。请补上。</translation>
    </message>
    <message>
        <source>The id &quot;%1&quot; is used twice. Give one of the two another.</source>
        <translation>编号“%1”用了两次。请给其中一个换一个编号。</translation>
    </message>
    <message>
        <source>This refers to &quot;%1&quot;, which does not exist. Correct the id or add what it names.</source>
        <translation>此处引用的“%1”不存在。请改正编号，或补上所引用的内容。</translation>
    </message>
    <message>
        <source>The path has no step &quot;%1&quot;. Steps are keys and ids, as in /plans/hybrid/supply/burst/price.</source>
        <translation>路径中没有“%1”这一级。各级应为键或编号，例如 /plans/hybrid/supply/burst/price。</translation>
    </message>
    <message>
        <source>The project has no plans. Add one to compare.</source>
        <translation>项目还没有方案。请先添加方案再比选。</translation>
    </message>
    <message>
        <source>The project needs no GPUs. Give its demand at least one phase with GPUs.</source>
        <translation>项目不需要任何 GPU。请在需求中至少填写一个 GPU 数量大于 0 的阶段。</translation>
    </message>
    <message>
        <source>%1 months can&apos;t be compared. Choose %2 to %3 months.</source>
        <translation>租期不能是 %1 个月。请选择 %2 到 %3 个月。</translation>
    </message>
    <message>
        <source>%1 GPUs can&apos;t be compared. Choose %2 to %3 GPUs.</source>
        <translation>GPU 数量不能是 %1。请选择 %2 到 %3。</translation>
    </message>
    <message>
        <source>The project has no case &quot;%1&quot;. Use the name or id of one of its cases.</source>
        <translation>项目没有情形“%1”。请用已有情形的名称或编号。</translation>
    </message>
    <message>
        <source>There is no project &quot;%1&quot;. Use a file, an id or a name that &quot;steelyard list&quot; shows.</source>
        <translation>没有项目“%1”。请用文件，或“steelyard list”列出的编号或名称。</translation>
    </message>
    <message>
        <source>%2 projects are called &quot;%1&quot;. Use the id instead.</source>
        <translation>有 %2 个项目名为“%1”。请改用编号。</translation>
    </message>
    <message>
        <source>This is not a workspace file. Choose another file.</source>
        <translation>这不是工作区文件。请选择其他文件。</translation>
    </message>
    <message>
        <source>This database belongs to another program. Choose another file.</source>
        <translation>该数据库属于其他程序。请选择其他文件。</translation>
    </message>
    <message>
        <source>The workspace has version %1; this program knows versions up to %2. Update the program. The file was not touched.</source>
        <translation>工作区的版本是 %1；本程序最高支持 %2。请升级程序。文件没有改动。</translation>
    </message>
    <message>
        <source>The workspace can only be read. Save a copy in a folder that you can write to.</source>
        <translation>工作区是只读的。请在可写的文件夹中另存副本。</translation>
    </message>
    <message>
        <source>Another program is writing to the workspace. Try again in a moment.</source>
        <translation>另一个程序正在写入工作区。请稍后再试。</translation>
    </message>
    <message>
        <source>The disk is full. Nothing was changed. Make room and try again.</source>
        <translation>磁盘已满。没有任何改动。请腾出空间后再试。</translation>
    </message>
    <message>
        <source>The workspace is damaged. Open the newest backup beside it.</source>
        <translation>工作区已损坏。请打开同一文件夹中最新的备份。</translation>
    </message>
    <message>
        <source>%1 was changed in another window meanwhile. Its newest state is shown; repeat your change.</source>
        <translation>“%1”已在另一个窗口中修改。现在显示最新内容，请重新修改。</translation>
    </message>
    <message>
        <source>This build has no PDF. Use --csv, or install the full program.</source>
        <translation>此版本不含 PDF 功能。请改用 --csv，或安装完整的程序。</translation>
    </message>
    <message>
        <source>The key is unknown. Did you mean &quot;%1&quot;?</source>
        <translation>未知的键。是否应为“%1”？</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>place: what is wrong</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>The price list has a header but no rows. Download or export it again; the previous edition stays.</source>
        <translation>价目表只有表头，没有数据行。请重新下载或导出；上一期保持不变。</translation>
    </message>
    <message>
        <source>The document is nested more than %1 levels deep, which no project document is. Check its brackets, or choose another file.</source>
        <translation>文档嵌套超过 %1 层，项目文档不会如此。请检查括号，或选择其他文件。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; exists already. Choose another name or id.</source>
        <translation>“%1”已存在。请换一个名称或编号。</translation>
    </message>
    <message>
        <source>The workspace already holds the project &quot;%1&quot; (id %2). Replace it or import a copy.</source>
        <translation>工作区中已有项目“%1”（编号 %2）。请替换它，或导入一份副本。</translation>
    </message>
    <message>
        <source>The workspace could not be brought up to date (step %1). The last good state stays, and a backup lies beside it. Update the program, or go on with the one that wrote the file.</source>
        <translation>工作区未能更新（第 %1 步）。保留最后的完好状态，备份在其旁边。请更新程序，或继续使用写出该文件的程序。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no longer there. Another window may have deleted it; choose another, or undo the deletion there.</source>
        <translation>“%1”已不存在，可能在另一个窗口中被删除。请另选一个，或在那里撤销删除。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has too many digits. Write at most 30, 18 of them after the decimal point.</source>
        <translation>“%1”位数太多。最多 30 位，其中小数不超过 18 位。</translation>
    </message>
    <message>
        <source>This is not valid JSON: %1. Correct the text there.</source>
        <translation>不是有效的 JSON：%1。请改正此处的文字。</translation>
    </message>
    <message>
        <source>The database refused the step. Nothing was changed. Try again; if it happens again, report it with the log file that Help &gt; About names.</source>
        <translation>数据库拒绝了这一步，未作任何更改。请重试；若仍如此，请附上“帮助 &gt; 关于”中所列的日志文件报告问题。</translation>
    </message>
    <message>
        <source>This line is not UTF-8 text. Save the file in the encoding UTF-8.</source>
        <translation>此行不是 UTF-8 文本。请将文件另存为 UTF-8 编码。</translation>
    </message>
    <message>
        <source>Another window changed it to &quot;%1&quot; while you typed. Enter your text once more to replace that.</source>
        <translation>您输入时，另一窗口已将其改为“%1”。如要替换，请再次输入。</translation>
    </message>
    <message>
        <source>The project has no plan &quot;%1&quot;. Use the name or id of one of its plans.</source>
        <translation>项目中没有方案“%1”。请使用其中一个方案的名称或编号。</translation>
    </message>
    <message>
        <source>%2 plans are called &quot;%1&quot;. Use the id instead.</source>
        <translation>有 %2 个方案名为“%1”。请改用编号。</translation>
    </message>
    <message>
        <source>There is no month %1. Choose a month from 1 to %2.</source>
        <translation>没有第 %1 个月。请选择 1 到 %2 之间的月份。</translation>
    </message>
    <message>
        <source>There is no model &quot;%1&quot;. Run &quot;steelyard size --list-models&quot; for those that are known, or give --params.</source>
        <translation>没有模型“%1”。运行 steelyard size --list-models 查看已知模型，或给出 --params。</translation>
    </message>
    <message>
        <source>The catalogue has no accelerator &quot;%1&quot;. Write its name as the catalogue does, such as H100-SXM-80GB.</source>
        <translation>目录中没有加速卡“%1”。请按目录书写其名称，例如 H100-SXM-80GB。</translation>
    </message>
    <message>
        <source>%1 is not possible. Give a figure above 0.</source>
        <translation>不能为 %1。请给出大于 0 的数值。</translation>
    </message>
    <message>
        <source>%1 is too large. Give at most %2; check the unit.</source>
        <translation>%1 过大。最多为 %2；请检查单位。</translation>
    </message>
    <message>
        <source>A step of %1 sequences can&apos;t be shared by %2 replicas. Give a larger batch or fewer GPUs.</source>
        <translation>每步 %1 条序列无法分给 %2 个副本。请增大批量或减少 GPU。</translation>
    </message>
    <message>
        <source>The throughput of %1 in %2 is not known, or it has none. Choose another precision or accelerator.</source>
        <translation>%1 在 %2 下的算力未知或不支持。请选择其他精度或加速卡。</translation>
    </message>
    <message>
        <source>%2 can&apos;t be deleted: %1 uses it. Remove it there first.</source>
        <translation>不能删除“%2”：“%1”正在使用它。请先在那里移除。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a whole number. Write digits alone: 1024.</source>
        <translation>“%1”不是整数。请只写数字，如 1024。</translation>
    </message>
    <message>
        <source>This says neither how many weights the model has nor its layers and width. Give one of them.</source>
        <translation>既没有给出模型的参数量，也没有给出层数和宽度。请给出其中之一。</translation>
    </message>
    <message>
        <source>The table has a header but no rows. Add a row for each run.</source>
        <translation>表中只有表头，没有数据行。请为每次训练添加一行。</translation>
    </message>
    <message>
        <source>No line tells how long a training step took. Give a log of Megatron-LM, NeMo, torchtitan, DeepSpeed or Hugging Face Trainer, or a CSV with the columns step and time.</source>
        <translation>没有任何一行说明一个训练步用了多长时间。请提供 Megatron-LM、NeMo、torchtitan、DeepSpeed 或 Hugging Face Trainer 的日志，或含 step 和 time 两列的 CSV。</translation>
    </message>
    <message>
        <source>This file is a workspace with its projects and quotes. Choose another name.</source>
        <translation>该文件是工作区，内有项目和报价。请换一个文件名。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be divided by %2. Choose a number that divides it.</source>
        <translation>%1 不能被 %2 整除。请选择能整除它的数。</translation>
    </message>
    <message>
        <source>It would not finish: so many GPUs fail more often than they get ahead, or none are as many as the days need. Give fewer GPUs, more days, a smaller model or fewer tokens.</source>
        <translation>任务无法完成：这么多 GPU 的故障比进展还快，或没有足够多的 GPU 能赶上期限。请减少 GPU、给出更多天数、更小的模型或更少的词元。</translation>
    </message>
    <message>
        <source>The log tells how long a step took, but not how many tokens it had on how many GPUs. Give what is missing of --batch and --gpus.</source>
        <translation>日志说明了每步用时，但没有说明每步在多少 GPU 上有多少词元。请补上 --batch 和 --gpus 中缺少的一项。</translation>
    </message>
    <message>
        <source>In month %1 the hour from %2:00 to %3:00 stands in %4 rows of the timetable; each hour of each month needs exactly one. Correct from_hour and to_hour, or the months, of a row.</source>
        <translation>%1 月 %2:00 至 %3:00 这一小时出现在时段表的 %4 行中；每月的每个小时必须恰好属于一行。请改正某一行的 from_hour、to_hour 或月份。</translation>
    </message>
    <message>
        <source>Two tiers begin at the quantity %1, so they overlap. Give each tier a beginning of its own.</source>
        <translation>有两个阶梯都从数量 %1 开始，因而重叠。请给每个阶梯各自的起点。</translation>
    </message>
    <message>
        <source>Month %1 stands behind month %2, but months must rise. Put the rows in order, and give each month once.</source>
        <translation>第 %1 个月排在第 %2 个月之后，但月份必须递增。请按顺序排列各行，每个月只写一次。</translation>
    </message>
    <message>
        <source>Only one of these may be stated: %1. Keep one of them and remove the others.</source>
        <translation>以下各项只能填写一项：%1。请保留一项并删除其余。</translation>
    </message>
    <message>
        <source>This speed would take %1 TFLOPS of each GPU, but %3 has at most %2 in %4, dense. Give the tokens per second of one GPU, not of all together, and check batch, sequence length and precision.</source>
        <translation>此速度需要每块 GPU 达到 %1 TFLOPS，而 %3 在 %4 下的稠密峰值仅为 %2。请填写单块 GPU 的每秒词元数，而不是全部 GPU 的总和，并检查批量、序列长度和精度。</translation>
    </message>
    <message>
        <source>The column &quot;%1&quot; may hold how long each step took or the readings of a clock. Call it step_time in the first case and elapsed in the second.</source>
        <translation>列“%1”可能是每步耗时，也可能是时钟读数。前者请命名为 step_time，后者请命名为 elapsed。</translation>
    </message>
    <message>
        <source>The path has no step &quot;%1&quot;. Did you mean &quot;%2&quot;?</source>
        <translation>路径中没有“%1”这一级。是否指“%2”？</translation>
    </message>
    <message>
        <source>%2 can&apos;t be renamed: %1 means it by this name. Copy it, give the copy the new name and choose it there.</source>
        <translation>不能给“%2”改名：“%1”以此名称引用它。请复制一行，给副本起新名称，再到那里改选副本。</translation>
    </message>
    <message>
        <source>The shape is guessed from the number of weights and has %1 of what is split here, which %2 does not divide. Choose another number, or give the model or its shape.</source>
        <translation>结构由参数量推测，此处要切分的数量为 %1，不能被 %2 整除。请换一个数，或给出模型或其结构。</translation>
    </message>
</context>
<context>
    <name>ExpertFields</name>
    <message>
        <source>Best layout</source>
        <translation>最佳布局</translation>
    </message>
    <message>
        <source>1: optimiser</source>
        <translation>1：优化器</translation>
    </message>
    <message>
        <source>2: and gradients</source>
        <translation>2：加梯度</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Recompute</source>
        <translation>重计算</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Full: every layer</source>
        <translation>完全：每一层</translation>
    </message>
    <message>
        <source>Software of</source>
        <translation>软件年代</translation>
    </message>
    <message>
        <source>2021 and 2022</source>
        <translation>2021 至 2022 年</translation>
    </message>
    <message>
        <source>2023 and 2024</source>
        <translation>2023 至 2024 年</translation>
    </message>
    <message>
        <source>Current</source>
        <translation>当前</translation>
    </message>
    <message>
        <source>Sequence</source>
        <translation>序列长度</translation>
    </message>
    <message>
        <source>the model&apos;s</source>
        <translation>模型自身的</translation>
    </message>
    <message>
        <source>Batch</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>sequences a step</source>
        <translation>每步序列数</translation>
    </message>
    <message>
        <source>Tokens/s per GPU</source>
        <translation>每卡每秒词元数</translation>
    </message>
    <message>
        <source>as measured</source>
        <translation>实测值</translation>
    </message>
    <message>
        <source>ZeRO</source>
        <translation>ZeRO</translation>
    </message>
    <message>
        <source>Tensor</source>
        <translation>张量并行</translation>
    </message>
    <message>
        <source>Pipeline</source>
        <translation>流水线并行</translation>
    </message>
    <message>
        <source>Context</source>
        <translation>上下文并行</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>专家并行</translation>
    </message>
    <message>
        <source>Micro-batch</source>
        <translation>微批</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>训练方式</translation>
    </message>
    <message>
        <source>Adapters&apos; rank</source>
        <translation>适配器秩</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Goodput</source>
        <translation>有效时间占比</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估算</translation>
    </message>
    <message>
        <source>GPUs per server</source>
        <translation>每台服务器 GPU 数</translation>
    </message>
    <message>
        <source>Claimed GPU-days</source>
        <translation>声称的卡天</translation>
    </message>
    <message>
        <source>to be checked</source>
        <translation>待核对</translation>
    </message>
    <message>
        <source>Network (Gb/s)</source>
        <translation>网络（Gb/s）</translation>
    </message>
    <message>
        <source>of a server</source>
        <translation>每台服务器</translation>
    </message>
    <message>
        <source>0: nothing spread</source>
        <translation>0：不切分</translation>
    </message>
    <message>
        <source>3: weights (FSDP)</source>
        <translation>3：及权重（FSDP）</translation>
    </message>
    <message>
        <source>As needed</source>
        <translation>按需</translation>
    </message>
    <message>
        <source>Selective</source>
        <translation>选择性</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>惯例</translation>
    </message>
    <message>
        <source>Chunks a stage</source>
        <translation>每级块数</translation>
    </message>
</context>
<context>
    <name>FinancingField</name>
    <message>
        <source>loan, 6 %, 36 months, 10 % left</source>
        <comment>how financing is typed</comment>
        <translation>贷款，6 %，36 个月，尾款 10 %</translation>
    </message>
    <message>
        <source>%1, %2 %, %3 months</source>
        <comment>loan or lease, yearly rate, duration</comment>
        <translation>%1，%2 %，%3 个月</translation>
    </message>
    <message>
        <source>%1, %2 % left</source>
        <comment>share of the price</comment>
        <translation>%1，尾款 %2 %</translation>
    </message>
    <message>
        <source>Financed by</source>
        <translation>融资方式</translation>
    </message>
    <message>
        <source>Of machines that are bought: %1. Blank: nothing</source>
        <translation>用于购买的设备：%1。留空：不融资</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>&quot;%2&quot; in column %1 can&apos;t be read; the row is left out.</source>
        <translation>%1 列的“%2”无法读取，略过该行。</translation>
    </message>
    <message>
        <source>The row repeats line %1 and is counted once.</source>
        <translation>该行与第 %1 行重复，只计一次。</translation>
    </message>
    <message>
        <source>The same offer stands in line %1 at another price; that one is kept.</source>
        <translation>同一报价在第 %1 行的价格不同，保留第 %1 行。</translation>
    </message>
    <message>
        <source>%1 GPUs are listed without a name.</source>
        <translation>列有 %1 张 GPU，但没有型号。</translation>
    </message>
    <message>
        <source>%1 has neither an on-demand nor a spot price.</source>
        <translation>“%1”既没有按量价，也没有竞价。</translation>
    </message>
    <message>
        <source>%1 is listed at a price of 0, which says nothing.</source>
        <translation>“%1”标价为 0，不能当作价格。</translation>
    </message>
    <message>
        <source>The job takes %1 days, but the horizon has %2. Take more GPUs or a longer horizon.</source>
        <translation>训练任务需要 %1 天，但租期内只有 %2 天。请增加 GPU，或延长租期。</translation>
    </message>
    <message>
        <source>There is no exchange rate from %1 to %2. Add one with its date.</source>
        <translation>缺少 %1 到 %2 的汇率。请添加汇率及其日期。</translation>
    </message>
    <message>
        <source>Quote &quot;%1&quot; does not say whether VAT is included; its prices are compared as printed. Ask the vendor.</source>
        <translation>报价“%1”未说明是否含税，价格按原样比较。请询问供应商。</translation>
    </message>
    <message>
        <source>Quote &quot;%1&quot; expired on %2. Ask the vendor to renew it.</source>
        <translation>报价“%1”已于 %2 过期。请供应商更新报价。</translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; has no price. Ask the vendor for it.</source>
        <translation>报价“%1”的“%2”没有价格。请询问供应商。</translation>
    </message>
    <message>
        <source>The power of %1 is unknown, so its electricity can&apos;t be computed. Choose a server from the catalogue.</source>
        <translation>“%1”的功耗未知，无法计算电费。请从规格库选择服务器。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; needs a site with prices for electricity, rack and staff. Choose or add one.</source>
        <translation>方案“%1”需要一个机房，并填有电价、机柜和运维人员的价格。请选择或添加机房。</translation>
    </message>
    <message>
        <source>A figure is missing: %1. Enter it to complete the total.</source>
        <translation>缺少数据：%1。填写后总额才完整。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; has no supply. Add a quote line to it.</source>
        <translation>方案“%1”没有供给。请为它添加报价行。</translation>
    </message>
    <message>
        <source>Default used: %1 = %2.</source>
        <translation>采用默认值：%1 = %2。</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>One %1 is counted as %3 %2 (%4).</source>
        <translation>一张 %1 折算为 %3 张 %2（%4）。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; costs %2 per GPU-hour, far off the median of %3 for this accelerator. Check the unit with the vendor.</source>
        <translation>“%1”每卡时 %2，与该加速卡的中位数 %3 相差很大。请向供应商核对单位。</translation>
    </message>
    <message>
        <source>The quotation mark opened at %1 is never closed; the row is left out. Close it and import the list again.</source>
        <translation>%1 处的引号没有闭合，该行未导入。请补上引号后重新导入。</translation>
    </message>
    <message>
        <source>Almost no offer of this list stands in edition %2 of price book &quot;%1&quot;. If it is another vendor&apos;s list, import it under a name of its own.</source>
        <translation>此价目表与“%1”第 %2 期几乎没有相同的报价。若属于另一家供应商，请以单独的名称导入。</translation>
    </message>
    <message>
        <source>The workspace holds vendor &quot;%1&quot; with other details, and these stay. Correct them there if the file&apos;s are newer.</source>
        <translation>工作区中供应商“%1”的资料与文件不同，保留工作区的内容。若文件较新，请在工作区中更正。</translation>
    </message>
    <message>
        <source>The details of vendor &quot;%1&quot; were replaced by the file&apos;s, for all projects. The change log has the former ones.</source>
        <translation>供应商“%1”的资料已由文件的内容替换，对所有项目生效。原内容见变更记录。</translation>
    </message>
    <message>
        <source>The workspace holds vendor &quot;%1&quot; with other details; the file&apos;s vendor was added beside it.</source>
        <translation>工作区中供应商“%1”的资料与文件不同；文件中的供应商已另行添加。</translation>
    </message>
    <message>
        <source>The file&apos;s figures for &quot;%1&quot; differ from the catalogue&apos;s. This project keeps the file&apos;s.</source>
        <translation>文件中“%1”的数值与规格库不同。本项目保留文件的数值。</translation>
    </message>
    <message>
        <source>One %1 is counted as %3 %2; no reason is stated.</source>
        <translation>一张 %1 折算为 %3 张 %2；未说明理由。</translation>
    </message>
    <message>
        <source>%2 days of phase &quot;%1&quot; lie beyond the horizon and are not counted.</source>
        <translation>阶段“%1”有 %2 天超出租期，不计入。</translation>
    </message>
    <message>
        <source>Phase &quot;%1&quot; begins beyond the horizon and is not counted.</source>
        <translation>阶段“%1”在租期结束后才开始，不计入。</translation>
    </message>
    <message>
        <source>The price of &quot;%1&quot; is per %2, which can&apos;t be used for %3.</source>
        <translation>“%1”按“%2”计价，不能用来计算“%3”。</translation>
    </message>
    <message>
        <source>The exchange rate %1 dates from %2. Enter a newer one.</source>
        <translation>汇率 %1 的日期是 %2。请填写较新的汇率。</translation>
    </message>
    <message>
        <source>The newest revision of quote &quot;%1&quot; has no line &quot;%2&quot;. Choose another line for the plan.</source>
        <translation>报价“%1”的最新版本中没有“%2”这一行。请为方案另选一行。</translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; has the price 0. If it is free, make its kind &quot;free&quot;; else ask the vendor for the price.</source>
        <translation>报价“%1”的“%2”价格为 0。若为免费，请将其类型设为“免费”；否则请向供应商询价。</translation>
    </message>
    <message>
        <source>A row of plan &quot;%1&quot; names no quote line. Choose one.</source>
        <translation>方案“%1”中有一行未选报价行。请选择。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; costs %2, more than the budget of %3.</source>
        <translation>方案“%1”总额 %2，超出预算 %3。</translation>
    </message>
    <message>
        <source>Case &quot;%1&quot; can&apos;t be computed: its value at %2 does not fit the project. Correct the path or the value.</source>
        <translation>情形“%1”无法计算：其在 %2 的取值与项目不符。请改正路径或取值。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; is marked %2, but its supply is of another mode. Change the mode or the supply.</source>
        <translation>方案“%1”标为%2，但其供给属于另一种模式。请修改模式或供给。</translation>
    </message>
    <message>
        <source>There are two different rates %1 of %2; the first one is used. Delete one of them.</source>
        <translation>%2 的 %1 汇率有两个不同的值；现采用第一个。请删除其中一个。</translation>
    </message>
    <message>
        <source>%1 GPU-days are claimed for the job, which can&apos;t be: even at its whole dense peak %3 takes %2. Ask where the figure comes from.</source>
        <translation>有人声称该任务只需 %1 卡天，这不可能：即使达到全部稠密峰值，%3 也需要 %2 卡天。请询问该数字的出处。</translation>
    </message>
    <message>
        <source>&quot;%1&quot; leaves %2 GPU-hours of the demand unserved: what it orders comes after %3 weeks, and no layer is rented by use until then. Add one, or begin later.</source>
        <translation>“%1”有 %2 卡时的需求无人承担：所订设备 %3 周后才到货，而此前没有按量租用的层。请增加一层，或推迟开始。</translation>
    </message>
    <message>
        <source>%1 can&apos;t be used as it is; it must be %2. Correct it to complete the total.</source>
        <translation>%1 不能这样用,应为 %2。改正后合计才完整。</translation>
    </message>
    <message>
        <source>The cooling of site &quot;%1&quot; amounts to a PUE of %2.</source>
        <translation>机房“%1”的制冷相当于 PUE %2。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; may pay twice: %2 and %3. Keep both only if they pay for different things.</source>
        <translation>方案“%1”可能重复计费:%2 与 %3。只有两者付的是不同的东西时才都保留。</translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot;: %3 – %4 offered, held against %5. Ask the vendor.</source>
        <translation>报价“%1”的“%2”行：%3——所报 %4，对照 %5。请询问供应商。</translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; fails a check: %3. Ask the vendor.</source>
        <translation>报价“%1”的“%2”行未通过检查：%3。请询问供应商。</translation>
    </message>
    <message>
        <source>The demand holds %1 GPU-hours, but the job is expected to take %2. Take more GPUs or more days, or size the job anew.</source>
        <translation>需求共 %1 卡时，但任务预计需要 %2。请增加 GPU 或天数，或重新估算任务。</translation>
    </message>
    <message>
        <source>%1 days of the hourly profile lie beyond the horizon and are not counted.</source>
        <translation>逐时需求中有 %1 天超出租期，未计入。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; loses %3 % of its time on &quot;%2&quot; to interruptions, with a checkpoint every %4 minutes: %5 hours are paid for each that gets ahead.</source>
        <translation>方案“%1”在“%2”上因中断损失 %3 % 的时间（每 %4 分钟存一次检查点）：每个有效小时要付 %5 小时的费用。</translation>
    </message>
    <message>
        <source>The value at %1 must be %2, but it is %3; what it is needed for can&apos;t be told. Correct it to complete the total.</source>
        <translation>%1 处的值应为 %2，实际为 %3；依赖它的费用无法得出。请更正后补全合计。</translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; has a part paid upfront, but does not say for how long that pays. Enter its minimum term.</source>
        <translation>报价“%1”的“%2”有预付款，但未说明管多长时间。请填写最短租期。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; needs %3 hours of &quot;%2&quot; and is billed for %4, because each run of each machine is rounded up.</source>
        <translation>方案“%1”需要“%2” %3 小时，计费 %4 小时，因为每台机器的每次运行都向上取整。</translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; is paid for %3 months at the least, and the comparison ends after %4: what lies beyond is in its cost. Compare over a longer time, or ask for a shorter term.</source>
        <translation>报价“%1”的“%2”至少须付 %3 个月，而比较在 %4 个月后结束：超出部分已计入其费用。请延长比较期限，或要求更短的租期。</translation>
    </message>
    <message>
        <source>Plan &quot;%3&quot;: %1 GPUs are needed at the peak, but only %2 are supplied. Add servers, or a layer by use.</source>
        <translation>方案“%3”：峰值需要 %1 卡，但只供给 %2 卡。请增加服务器，或增加按量层。</translation>
    </message>
    <message>
        <source>Plan &quot;%3&quot;: %1 GPUs are hosted, but at most %2 are ever needed.</source>
        <translation>方案“%3”：托管了 %1 块 GPU，但最多只需要 %2 块。</translation>
    </message>
    <message>
        <source>Plan &quot;%4&quot;: %1 is paid twice: by %2 and by %3. Remove one of the two.</source>
        <translation>方案“%4”：%1 被支付了两次：由 %2 和 %3。请删除其中之一。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; shifts deferrable work first: %2 GPU-hours run later than asked, no later than they may, and the peak falls from %3 to %4 GPUs.</source>
        <translation>方案“%1”先移动可推迟的工作：%2 卡时在允许的时间内推后运行，峰值由 %3 卡降到 %4 卡。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; commits %3 to savings plans of &quot;%2&quot;: %4 of it is lost, because use is lower in some hours, and %5 is saved in the others. A lower commitment loses less.</source>
        <translation>方案“%1”对“%2”的节省计划承诺 %3：其中 %4 因部分小时用量较低而作废，其余小时节省 %5。承诺越低，作废越少。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; ends prepaid terms of &quot;%2&quot; early and gets %3 back by the line&apos;s refund rule.</source>
        <translation>方案“%1”提前结束“%2”的预付租期，按该行的退款规则退回 %3。</translation>
    </message>
    <message>
        <source>In month %2 the hour from %3:00 to %4:00 stands in %5 rows of the timetable at %1; each hour of each month needs exactly one. Correct a row to complete the total.</source>
        <translation>%1 处的时段表中，%2 月 %3:00 至 %4:00 这一小时出现在 %5 行中；每月的每个小时必须恰好属于一行。请改正某一行以补全合计。</translation>
    </message>
    <message>
        <source>Two tiers at %1 begin at the quantity %2, so they overlap. Give each tier a beginning of its own to complete the total.</source>
        <translation>%1 处有两个阶梯都从数量 %2 开始，因而重叠。请给每个阶梯各自的起点以补全合计。</translation>
    </message>
    <message>
        <source>At %1 month %2 stands behind month %3, but months must rise. Put the rows in order to complete the total.</source>
        <translation>%1 处第 %2 个月排在第 %3 个月之后，但月份必须递增。请按顺序排列各行以补全合计。</translation>
    </message>
    <message>
        <source>Beside %1 the same is stated in another way; only one of these may be: %2. Keep one to complete the total.</source>
        <translation>除 %1 外，同一内容还以另一种方式填写；以下各项只能填写一项：%2。请保留一项以补全合计。</translation>
    </message>
    <message>
        <source>A figure of site &quot;%2&quot; is missing: %1. Enter it to complete the total.</source>
        <translation>机房“%2”缺少一项数据：%1。请填写以补全合计。</translation>
    </message>
    <message>
        <source>%1 of site &quot;%3&quot; can&apos;t be used as it is; it must be %2. Correct it to complete the total.</source>
        <translation>机房“%3”的%1无法照此使用；它必须为 %2。请改正以补全合计。</translation>
    </message>
    <message>
        <source>Line &quot;%2&quot; of quote &quot;%1&quot; states a term of machines rented by time, but is not used as such: %3. Correct the unit, or the prepayment and minimum term that it needs, or remove it.</source>
        <translation>报价“%1”的“%2”写有按时间租用机器的条款，但并非如此使用：%3。请更正计价单位，或补上它所需的预付和最短租期，或删去该条款。</translation>
    </message>
    <message>
        <source>Plan &quot;%1&quot; pays &quot;%2&quot; in place of the site&apos;s own figures (%3). If it is paid beside them, as a cross connect is, give its line the category Other.</source>
        <translation>方案“%1”以“%2”取代机房自己的价格（%3）。如果是另外支付的，例如交叉连接，请把该行的类别设为“其他”。</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Add the sample projects</source>
        <translation>添加示例项目</translation>
    </message>
</context>
<context>
    <name>FlopsText</name>
    <message>
        <source>FLOPs as each convention counts them</source>
        <translation>按各口径计的 FLOPs</translation>
    </message>
    <message>
        <source>Convention</source>
        <translation>口径</translation>
    </message>
    <message>
        <source>GFLOP a token</source>
        <translation>每词元 GFLOP</translation>
    </message>
    <message>
        <source>Petaflop/s-days</source>
        <translation>PFLOP/s-天</translation>
    </message>
    <message>
        <source>Of the 16-bit peak</source>
        <translation>占 16 位峰值</translation>
    </message>
</context>
<context>
    <name>GigabyteBases</name>
    <message>
        <source>GB (10^9 bytes)</source>
        <translation>GB（10^9 字节）</translation>
    </message>
    <message>
        <source>GiB (2^30 bytes)</source>
        <translation>GiB（2^30 字节）</translation>
    </message>
</context>
<context>
    <name>HelpWords</name>
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <comment>usage line of the help</comment>
        <translation>选项</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <comment>usage line of the help</comment>
        <translation>命令</translation>
    </message>
    <message>
        <source>(required)</source>
        <comment>option in the help</comment>
        <translation>（必填）</translation>
    </message>
    <message>
        <source>not with</source>
        <comment>options in the help</comment>
        <translation>不能同时用</translation>
    </message>
    <message>
        <source>FILE</source>
        <comment>value in the help</comment>
        <translation>文件</translation>
    </message>
    <message>
        <source>NAME</source>
        <comment>value in the help</comment>
        <translation>名称</translation>
    </message>
    <message>
        <source>N</source>
        <comment>number, value in the help</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>PATH=VALUE</source>
        <comment>value in the help</comment>
        <translation>路径=值</translation>
    </message>
</context>
<context>
    <name>ImportSummaryWords</name>
    <message>
        <source>Price book %1 is new.</source>
        <translation>价目表“%1”是新的。</translation>
    </message>
    <message>
        <source>Price book %1 has a new edition, number %2.</source>
        <translation>价目表“%1”有新的一期（第 %2 期）。</translation>
    </message>
    <message>
        <source>Price book %1 holds this file already; nothing was added.</source>
        <translation>价目表“%1”已含此文件；没有增加任何内容。</translation>
    </message>
    <message>
        <source>Project %1 was imported and opened.</source>
        <translation>项目“%1”已导入并打开。</translation>
    </message>
    <message>
        <source>%1 rows read, %2 kept, %3 left out.</source>
        <translation>读取 %1 行，保留 %2 行，略过 %3 行。</translation>
    </message>
    <message>
        <source>No price moved.</source>
        <translation>没有价格变动。</translation>
    </message>
    <message>
        <source>%1 offers are new, gone or at another price since the last edition.</source>
        <translation>与上一期相比，%1 条报价新增、撤下或价格有变动。</translation>
    </message>
</context>
<context>
    <name>InterruptionsField</name>
    <message>
        <source>every %1 h, %2 s to save, %3 min to restart</source>
        <comment>interruptions of a job</comment>
        <translation>每 %1 小时一次，存盘 %2 秒，重启 %3 分钟</translation>
    </message>
    <message>
        <source>Interrupted</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>Of machines paid by use: %1. Blank: never</source>
        <translation>用于按使用付费的机器：%1。留空：不中断</translation>
    </message>
</context>
<context>
    <name>JobCost</name>
    <message>
        <source>%1 %2 per GPU-hour</source>
        <comment>price, currency</comment>
        <translation>每卡时 %1 %2</translation>
    </message>
    <message>
        <source>without a date</source>
        <translation>无日期</translation>
    </message>
    <message>
        <source>quote &quot;%1&quot;, line &quot;%2&quot;, %3</source>
        <comment>quote, line, date</comment>
        <translation>报价“%1”，“%2”行，%3</translation>
    </message>
    <message>
        <source>price book %1, %2, imported %3</source>
        <comment>book, instance, date</comment>
        <translation>价目表 %1，%2，%3 导入</translation>
    </message>
    <message>
        <source>The offers are in %1, for which the project has no exchange rate.</source>
        <translation>报价以 %1 计价，项目没有相应的汇率。</translation>
    </message>
    <message>
        <source>No price is known: no quote of the project and no price book offers this accelerator by the hour.</source>
        <translation>价格未知：项目报价和价目表中都没有按时计价的该加速卡。</translation>
    </message>
    <message>
        <source>Tax: as the price book lists it.</source>
        <translation>税：按价目表所列。</translation>
    </message>
    <message>
        <source>Tax: net or gross, as the project compares prices.</source>
        <translation>税：按项目的比价口径（含税或不含税）。</translation>
    </message>
    <message>
        <source>Tax: the quote does not say whether VAT is included.</source>
        <translation>税：报价未说明是否含增值税。</translation>
    </message>
    <message>
        <source>Cheapest offer: %1, %2.</source>
        <translation>最低报价：%1，%2。</translation>
    </message>
    <message>
        <source>It names the accelerator &quot;%1&quot;, which may be another variant than %2: ask the vendor.</source>
        <translation>报价中的加速卡写作“%1”，可能不是 %2 这一型号，请询问供应商。</translation>
    </message>
    <message>
        <source>Exchange rate %1/%2: %3 of %4.</source>
        <comment>from, to, rate, date</comment>
        <translation>汇率 %1/%2：%3（%4）。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>price, vendor&apos;s offer</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Cost: — (%1)</source>
        <translation>费用：—（%1）</translation>
    </message>
    <message>
        <source>Cost: %1 %2 (%3 to %4) at %5, %6.</source>
        <comment>cost, currency, best, worst, price, offer</comment>
        <translation>费用：%1 %2（%3 至 %4），%5，%6。</translation>
    </message>
    <message>
        <source>Cost = GPU-hours × price of a GPU-hour
= %1 × %2 %3 = %4 %3</source>
        <translation>费用 = 卡时 × 卡时价
= %1 × %2 %3 = %4 %3</translation>
    </message>
    <message>
        <source>%1 %3 at best, %2 %3 at worst, as the GPU-hours.</source>
        <translation>随卡时变化：最好 %1 %3，最差 %2 %3。</translation>
    </message>
</context>
<context>
    <name>JobLabels</name>
    <message>
        <source>Layers</source>
        <translation>层数</translation>
    </message>
    <message>
        <source>Hidden size</source>
        <translation>隐藏维度</translation>
    </message>
    <message>
        <source>Heads</source>
        <translation>注意力头数</translation>
    </message>
    <message>
        <source>KV heads</source>
        <translation>KV 头数</translation>
    </message>
    <message>
        <source>Head size</source>
        <translation>头维度</translation>
    </message>
    <message>
        <source>FFN width</source>
        <translation>FFN 宽度</translation>
    </message>
    <message>
        <source>Vocabulary</source>
        <translation>词表</translation>
    </message>
    <message>
        <source>MLP</source>
        <translation>MLP</translation>
    </message>
    <message>
        <source>Embeddings</source>
        <translation>词嵌入</translation>
    </message>
    <message>
        <source>Experts</source>
        <translation>专家数</translation>
    </message>
    <message>
        <source>Experts per token</source>
        <translation>每词元专家数</translation>
    </message>
    <message>
        <source>Expert width</source>
        <translation>专家宽度</translation>
    </message>
    <message>
        <source>Shared experts&apos; width</source>
        <translation>共享专家宽度</translation>
    </message>
    <message>
        <source>First dense layers</source>
        <translation>前置稠密层数</translation>
    </message>
    <message>
        <source>MLA query rank</source>
        <translation>MLA 查询秩</translation>
    </message>
    <message>
        <source>MLA KV rank</source>
        <translation>MLA KV 秩</translation>
    </message>
    <message>
        <source>MLA content head</source>
        <translation>MLA 内容头维度</translation>
    </message>
    <message>
        <source>MLA rotary head</source>
        <translation>MLA 旋转头维度</translation>
    </message>
    <message>
        <source>MLA value head</source>
        <translation>MLA 值头维度</translation>
    </message>
    <message>
        <source>Full training</source>
        <translation>全参数训练</translation>
    </message>
    <message>
        <source>Continued training</source>
        <translation>继续训练</translation>
    </message>
    <message>
        <source>Adam, FP32</source>
        <translation>Adam（FP32）</translation>
    </message>
    <message>
        <source>Adam, 8 bits</source>
        <translation>Adam（8 位）</translation>
    </message>
    <message>
        <source>SGD with momentum</source>
        <translation>带动量的 SGD</translation>
    </message>
    <message>
        <source>A number</source>
        <translation>直接给出</translation>
    </message>
    <message>
        <source>Compute-optimal</source>
        <translation>计算最优</translation>
    </message>
    <message>
        <source>Epochs of a dataset</source>
        <translation>数据集轮数</translation>
    </message>
</context>
<context>
    <name>JobSentences</name>
    <message>
        <source>%1 has %2 weights, counted from its architecture; its authors print %3, %4 off.</source>
        <translation>%1 有 %2 个参数，按其结构计算；作者公布 %3，相差 %4。</translation>
    </message>
    <message>
        <source>%1 with a changed shape has %2 weights, counted from its architecture.</source>
        <translation>修改结构后的 %1 有 %2 个参数，按其结构计算。</translation>
    </message>
    <message>
        <source>The stated shape has %1 weights, counted from its architecture.</source>
        <translation>所给结构有 %1 个参数，按其结构计算。</translation>
    </message>
    <message>
        <source>Only the number of weights is given: the shape, %1 layers of width %2, is a guess.</source>
        <translation>只给出了参数量：%1 层、宽度 %2 的结构是推测的。</translation>
    </message>
    <message>
        <source>It is trained on %1 tokens, 20 for each active weight: compute-optimal (Hoffmann et al., arXiv 2203.15556, table 3).</source>
        <translation>训练 %1 个词元，每个激活参数 20 个：计算最优（Hoffmann 等，arXiv 2203.15556，表 3）。</translation>
    </message>
    <message>
        <source>It is trained on %1 tokens: %2 times a dataset of %3.</source>
        <comment>count, epochs, count</comment>
        <translation>训练 %1 个词元：数据集 %3 个词元，共 %2 轮。</translation>
    </message>
    <message>
        <source>Continued training takes the memory and FLOPs of full training.</source>
        <translation>继续训练的显存和计算量与全参数训练相同。</translation>
    </message>
    <message>
        <source>LoRA of rank %1 on every linear layer trains %2 weights; the others stay frozen in 16 bits, without gradients: 4N FLOPs for each token, not 6N (Hu et al., arXiv 2106.09685).</source>
        <translation>每个线性层上秩为 %1 的 LoRA 训练 %2 个参数；其余以 16 位冻结，没有梯度：每个词元 4N 次浮点运算而非 6N（Hu 等，arXiv 2106.09685）。</translation>
    </message>
    <message>
        <source>QLoRA of rank %1 on every linear layer trains %2 weights; the others stay frozen in 4.127 bits, without gradients: 4N FLOPs for each token, not 6N (Dettmers et al., arXiv 2305.14314).</source>
        <translation>每个线性层上秩为 %1 的 QLoRA 训练 %2 个参数；其余以 4.127 位冻结，没有梯度：每个词元 4N 次浮点运算而非 6N（Dettmers 等，arXiv 2305.14314）。</translation>
    </message>
    <message>
        <source>One token passes through %1 of them.</source>
        <translation>每个词元经过其中 %1 个。</translation>
    </message>
    <message>
        <source>One token passes through %1 of them; its authors print %2, %3 off.</source>
        <translation>每个词元经过其中 %1 个；作者公布 %2，相差 %3。</translation>
    </message>
    <message>
        <source>%1 of the dense peak in 6N FLOPs a token; at all of it the job takes %2</source>
        <translation>按每词元 6N FLOPs 计为稠密峰值的 %1；用满峰值时任务需 %2</translation>
    </message>
    <message>
        <source>%1 GPU-days are claimed, which can&apos;t be: that is %2 of the dense peak, by 6N FLOPs a token. Even at the whole peak of %3 the job takes %4 GPU-days.</source>
        <translation>声称 %1 卡天，这不可能：按每词元 6N FLOPs 计相当于稠密峰值的 %2。即使用满 %3 的峰值，任务也需 %4 卡天。</translation>
    </message>
</context>
<context>
    <name>Labels</name>
    <message>
        <source>Hardware &amp; rental</source>
        <comment>cost category</comment>
        <translation>硬件与租金</translation>
    </message>
    <message>
        <source>Electricity</source>
        <comment>cost category</comment>
        <translation>电力</translation>
    </message>
    <message>
        <source>Cooling</source>
        <comment>cost category</comment>
        <translation>散热</translation>
    </message>
    <message>
        <source>Bandwidth</source>
        <comment>cost category</comment>
        <translation>带宽</translation>
    </message>
    <message>
        <source>Rack</source>
        <comment>cost category</comment>
        <translation>机柜</translation>
    </message>
    <message>
        <source>Operations</source>
        <comment>cost category</comment>
        <translation>运维</translation>
    </message>
    <message>
        <source>Storage</source>
        <comment>cost category</comment>
        <translation>存储</translation>
    </message>
    <message>
        <source>Set-up</source>
        <comment>cost category</comment>
        <translation>安装</translation>
    </message>
    <message>
        <source>Residual value</source>
        <comment>cost category</comment>
        <translation>残值</translation>
    </message>
    <message>
        <source>Other</source>
        <comment>cost category</comment>
        <translation>其他</translation>
    </message>
    <message>
        <source>GPU-hour</source>
        <comment>price unit</comment>
        <translation>卡时</translation>
    </message>
    <message>
        <source>GPU-month</source>
        <comment>price unit</comment>
        <translation>卡月</translation>
    </message>
    <message>
        <source>GPU-year</source>
        <comment>price unit</comment>
        <translation>卡年</translation>
    </message>
    <message>
        <source>node-hour</source>
        <comment>price unit</comment>
        <translation>台时</translation>
    </message>
    <message>
        <source>node-day</source>
        <comment>price unit</comment>
        <translation>台日</translation>
    </message>
    <message>
        <source>node-month</source>
        <comment>price unit</comment>
        <translation>台月</translation>
    </message>
    <message>
        <source>node-year</source>
        <comment>price unit</comment>
        <translation>台年</translation>
    </message>
    <message>
        <source>piece, once</source>
        <comment>price unit</comment>
        <translation>件（一次性）</translation>
    </message>
    <message>
        <source>rack-month</source>
        <comment>price unit</comment>
        <translation>机柜·月</translation>
    </message>
    <message>
        <source>U-month</source>
        <comment>price unit</comment>
        <translation>U·月</translation>
    </message>
    <message>
        <source>kW-month</source>
        <comment>price unit</comment>
        <translation>kW·月</translation>
    </message>
    <message>
        <source>kWh</source>
        <comment>price unit</comment>
        <translation>kWh</translation>
    </message>
    <message>
        <source>Mbps-month</source>
        <comment>price unit</comment>
        <translation>Mbps·月</translation>
    </message>
    <message>
        <source>GB</source>
        <comment>price unit</comment>
        <translation>GB</translation>
    </message>
    <message>
        <source>GB-month</source>
        <comment>price unit</comment>
        <translation>GB·月</translation>
    </message>
    <message>
        <source>TB-month</source>
        <comment>price unit</comment>
        <translation>TB·月</translation>
    </message>
    <message>
        <source>month</source>
        <comment>price unit</comment>
        <translation>月</translation>
    </message>
    <message>
        <source>year</source>
        <comment>price unit</comment>
        <translation>年</translation>
    </message>
    <message>
        <source>Quoted</source>
        <comment>kind of quote line</comment>
        <translation>已报价</translation>
    </message>
    <message>
        <source>Alternative</source>
        <comment>kind of quote line</comment>
        <translation>备选</translation>
    </message>
    <message>
        <source>Not quoted</source>
        <comment>kind of quote line</comment>
        <translation>未报价</translation>
    </message>
    <message>
        <source>Included</source>
        <comment>kind of quote line</comment>
        <translation>已包含</translation>
    </message>
    <message>
        <source>Free</source>
        <comment>kind of quote line</comment>
        <translation>免费</translation>
    </message>
    <message>
        <source>Not stated</source>
        <comment>tax basis</comment>
        <translation>未说明</translation>
    </message>
    <message>
        <source>VAT included</source>
        <comment>tax basis</comment>
        <translation>含税</translation>
    </message>
    <message>
        <source>VAT excluded</source>
        <comment>tax basis</comment>
        <translation>不含税</translation>
    </message>
    <message>
        <source>Cloud rental</source>
        <comment>plan mode</comment>
        <translation>云租用</translation>
    </message>
    <message>
        <source>Hosted</source>
        <comment>plan mode</comment>
        <translation>托管</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <comment>plan mode</comment>
        <translation>混合</translation>
    </message>
    <message>
        <source>Hosted</source>
        <comment>supply</comment>
        <translation>托管</translation>
    </message>
    <message>
        <source>Reserved</source>
        <comment>supply</comment>
        <translation>包年包月</translation>
    </message>
    <message>
        <source>On demand</source>
        <comment>supply</comment>
        <translation>按量</translation>
    </message>
    <message>
        <source>Spot</source>
        <comment>supply</comment>
        <translation>竞价</translation>
    </message>
    <message>
        <source>Deductible: net prices are compared</source>
        <comment>VAT</comment>
        <translation>可抵扣：比较不含税价</translation>
    </message>
    <message>
        <source>Not deductible: gross prices are compared</source>
        <comment>VAT</comment>
        <translation>不可抵扣：比较含税价</translation>
    </message>
    <message>
        <source>High</source>
        <comment>confidence</comment>
        <translation>高</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>confidence</comment>
        <translation>中</translation>
    </message>
    <message>
        <source>Low</source>
        <comment>confidence</comment>
        <translation>低</translation>
    </message>
    <message>
        <source>Shipped</source>
        <comment>origin of a catalogue row</comment>
        <translation>随程序</translation>
    </message>
    <message>
        <source>Own</source>
        <comment>origin of a catalogue row</comment>
        <translation>自建</translation>
    </message>
    <message>
        <source>Note</source>
        <comment>severity</comment>
        <translation>提示</translation>
    </message>
    <message>
        <source>Warning</source>
        <comment>severity</comment>
        <translation>警告</translation>
    </message>
    <message>
        <source>Problem</source>
        <comment>severity</comment>
        <translation>问题</translation>
    </message>
    <message>
        <source>begins again</source>
        <comment>profile</comment>
        <translation>从头重复</translation>
    </message>
    <message>
        <source>ends</source>
        <comment>profile</comment>
        <translation>到此为止</translation>
    </message>
    <message>
        <source>All units alike</source>
        <comment>quantity tiers</comment>
        <translation>全量按达到档</translation>
    </message>
    <message>
        <source>Each slice</source>
        <comment>quantity tiers</comment>
        <translation>分段计价</translation>
    </message>
</context>
<context>
    <name>LayoutText</name>
    <message>
        <source>ZeRO %1</source>
        <translation>ZeRO %1</translation>
    </message>
    <message>
        <source>no recompute</source>
        <translation>不重计算</translation>
    </message>
    <message>
        <source>selective recompute</source>
        <translation>选择性重计算</translation>
    </message>
    <message>
        <source>full recompute</source>
        <translation>完全重计算</translation>
    </message>
    <message>
        <source>attention heads</source>
        <translation>个注意力头</translation>
    </message>
    <message>
        <source>layers</source>
        <translation>层</translation>
    </message>
    <message>
        <source>tokens of a sequence</source>
        <translation>个序列 token</translation>
    </message>
    <message>
        <source>experts</source>
        <translation>个专家</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>replicas</source>
        <translation>个副本</translation>
    </message>
    <message>
        <source>sequences of a step</source>
        <translation>条每步序列</translation>
    </message>
    <message>
        <source>micro-batches</source>
        <translation>个微批</translation>
    </message>
    <message>
        <source>No layout that fits divides %1 GPUs and the %2 sequences of a step; %3 GPUs can be divided.</source>
        <translation>没有放得下的布局能整除 %1 张 GPU 和每步 %2 条序列；%3 张 GPU 可以整除。</translation>
    </message>
    <message>
        <source>No layout fits the card&apos;s %1 GiB on %2 GPUs.</source>
        <translation>在 %2 张 GPU 上，没有布局能放入单卡 %1 GiB 显存。</translation>
    </message>
    <message>
        <source>Best layout on %1 GPUs: %2; it takes %3 GiB, at worst %4 GiB, of the %5 GiB of one %6, so %7 GiB are to spare.</source>
        <translation>%1 张 GPU 上的最佳布局：%2；占用 %3 GiB，最差 %4 GiB，一张 %6 有 %5 GiB，余量 %7 GiB。</translation>
    </message>
    <message>
        <source>With %1 sequences in a step it fits on no number of such GPUs. Take GPUs with more memory, a shorter sequence or a larger batch.</source>
        <translation>每步 %1 条序列时，这种 GPU 无论多少张都放不下。请换用显存更大的 GPU、更短的序列或更大的批量。</translation>
    </message>
    <message>
        <source>Why not a neighbouring layout</source>
        <translation>相邻布局为何未采用</translation>
    </message>
    <message>
        <source>Instead</source>
        <translation>改为</translation>
    </message>
    <message>
        <source>Why not</source>
        <translation>未采用的原因</translation>
    </message>
    <message>
        <source>Single changes with which it fits, cheapest first</source>
        <translation>单独一项即可放下的改动，代价最小者在前</translation>
    </message>
    <message>
        <source>At worst, GiB</source>
        <translation>最差占用，GiB</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>tensor %1</source>
        <translation>张量 %1</translation>
    </message>
    <message>
        <source>pipeline %1</source>
        <translation>流水线 %1</translation>
    </message>
    <message>
        <source>context %1</source>
        <translation>上下文 %1</translation>
    </message>
    <message>
        <source>expert %1</source>
        <translation>专家 %1</translation>
    </message>
    <message>
        <source>data %1</source>
        <translation>数据 %1</translation>
    </message>
    <message>
        <source>micro-batch %1</source>
        <translation>微批 %1</translation>
    </message>
    <message>
        <source>needs %1 GiB at worst, %2 GiB more than the card has</source>
        <translation>最差需要 %1 GiB，比单卡显存多 %2 GiB</translation>
    </message>
    <message>
        <source>takes %1 of the time, which is no clear difference</source>
        <translation>用时为其 %1，没有明显差别</translation>
    </message>
    <message>
        <source>takes %1 of the time</source>
        <translation>用时为其 %1</translation>
    </message>
    <message>
        <source>%1 %2 can&apos;t be divided by %3</source>
        <comment>80 layers can&apos;t be divided by 3</comment>
        <translation>%1 %2不能被 %3 整除</translation>
    </message>
    <message>
        <source>a step has %1 sequences, fewer than the %2 that are taken at once</source>
        <translation>每步只有 %1 条序列，少于同时处理的 %2 条</translation>
    </message>
    <message>
        <source>ZeRO %1 spreads the gradients that %2 pipeline stages must add up</source>
        <translation>ZeRO %1 会分散 %2 级流水线需要累加的梯度</translation>
    </message>
    <message>
        <source>tensor parallelism over %1 GPUs leaves the server with its %2</source>
        <translation>%1 卡张量并行超出了每台 %2 卡的服务器</translation>
    </message>
    <message>
        <source>No single change makes the given layout fit.</source>
        <translation>没有任何单独一项改动能使所给布局放下。</translation>
    </message>
    <message numerus="yes">
        <source>%1 chunk(s) on each stage</source>
        <translation>
            <numerusform>每级 %1 个分块</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 micro-batch(es) of %2</source>
        <translation>
            <numerusform>%1 个大小为 %2 的微批</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 micro-batch(es) are too few for %2 pipeline stages</source>
        <translation>
            <numerusform>%1 个微批不足以供给 %2 个流水线级</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 sequences of a step can&apos;t be spread over %2 GPUs; a step of %3 can.</source>
        <translation>每步 %1 条序列无法分到 %2 张 GPU 上；每步 %3 条则可以。</translation>
    </message>
    <message>
        <source>No layout that fits divides %1 GPUs and the %2 sequences of a step.</source>
        <translation>没有放得下的布局能整除 %1 张 GPU 和每步 %2 条序列。</translation>
    </message>
    <message>
        <source>The fewest whole servers of %2 that hold it: %1 GPUs, with %3 sequences in a step.</source>
        <translation>按整机（每台 %2 卡）计，放得下的最少数量：%1 张 GPU，每步 %3 条序列。</translation>
    </message>
    <message>
        <source>The given layout takes %1 GiB, at worst %2 GiB, more than the %4 GiB of one %3.</source>
        <translation>所给布局占用 %1 GiB，最差 %2 GiB，超过一张 %3 的 %4 GiB。</translation>
    </message>
    <message>
        <source>The given layout fits: it takes %1 GiB, at worst %2 GiB, of the %3 GiB of one %4.</source>
        <translation>所给布局放得下：占用 %1 GiB，最差 %2 GiB，一张 %4 有 %3 GiB。</translation>
    </message>
    <message>
        <source>It fits with one change: %1.</source>
        <translation>只改一项即可放下：%1。</translation>
    </message>
    <message>
        <source>· %1: at worst %2 GiB, %3 of the time</source>
        <translation>· %1：最差 %2 GiB，用时为 %3</translation>
    </message>
    <message>
        <source>· %1: %2</source>
        <comment>layout, why not</comment>
        <translation>· %1：%2</translation>
    </message>
</context>
<context>
    <name>LineChoiceWords</name>
    <message>
        <source>no price</source>
        <translation>没有价格</translation>
    </message>
    <message>
        <source>%1 %2 / %3</source>
        <comment>price, currency, unit</comment>
        <translation>%1 %2/%3</translation>
    </message>
</context>
<context>
    <name>LineTerms</name>
    <message>
        <source>10: 5.80; 50: 5.20</source>
        <comment>example of quantity tiers</comment>
        <translation>10: 5.80; 50: 5.20</translation>
    </message>
    <message>
        <source>quantities that rise from tier to tier</source>
        <translation>逐档递增的数量</translation>
    </message>
    <message numerus="yes">
        <source>%n tier(s)</source>
        <translation>
            <numerusform>%n 档</numerusform>
        </translation>
    </message>
    <message>
        <source>upfront %1</source>
        <comment>amount</comment>
        <translation>预付款 %1</translation>
    </message>
    <message>
        <source>discount</source>
        <translation>折扣</translation>
    </message>
    <message>
        <source>sustained use</source>
        <translation>持续使用</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <comment>least term</comment>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message>
        <source>prepaid</source>
        <translation>预付</translation>
    </message>
    <message>
        <source>Terms</source>
        <translation>条件</translation>
    </message>
    <message>
        <source>What the price also depends on: tiers, a part paid upfront, discounts, the least term. Each is typed further right; what is committed stands in the quote above.</source>
        <translation>价格还取决于：阶梯、预付部分、折扣、最短租期。各项在右侧各列填写；承诺消费见上方报价。</translation>
    </message>
    <message>
        <source>Quantity tiers</source>
        <translation>数量阶梯</translation>
    </message>
    <message>
        <source>From so many units on, the price of one: %1. Blank: one price for all</source>
        <translation>从该数量起的单价：%1。留空：单一价格</translation>
    </message>
    <message>
        <source>Tiers read</source>
        <translation>阶梯计法</translation>
    </message>
    <message>
        <source>Whether the tier that is reached prices all units, or each tier its own slice of them</source>
        <translation>按达到的一档计全部数量，还是各档只计自己的部分</translation>
    </message>
</context>
<context>
    <name>LoadDurationChart</name>
    <message>
        <source>%1: hosted left of the mark, rented right of it</source>
        <comment>plan</comment>
        <translation>%1：标记左侧托管，右侧租用</translation>
    </message>
    <message>
        <source>% of the time</source>
        <translation>时间占比 %</translation>
    </message>
    <message>
        <source>server</source>
        <translation>台</translation>
    </message>
    <message>
        <source>How busy each server would be</source>
        <translation>每台的使用时间占比</translation>
    </message>
    <message>
        <source>From here on hosting pays: %1</source>
        <translation>托管门槛：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n hosted</source>
        <translation>
            <numerusform>托管 %n 台</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best: %n</source>
        <translation>
            <numerusform>最优：%n 台</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>sentences</comment>
        <translation>%1。%2</translation>
    </message>
</context>
<context>
    <name>MeasuredLog</name>
    <message>
        <source>Measured in a test run (log: %1): %2 tokens per second and GPU, the median of %3 steps, half of them between %4 and %5; the first %6 were left out as warm-up.</source>
        <translation>试运行实测（日志：%1）：每卡每秒 %2 个词元，为 %3 步的中位数，其中一半介于 %4 与 %5 之间；最前面的 %6 步作为预热略去。</translation>
    </message>
</context>
<context>
    <name>MemoryTableText</name>
    <message>
        <source>%1 (published %2, ratio %3)</source>
        <translation>%1（公布 %2，比值 %3）</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU, GiB</source>
        <translation>占用最多的 GPU 的显存，GiB</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Weights and optimiser of the layers</source>
        <translation>各层的参数和优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Allocated</source>
        <translation>已分配</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Published reserved</source>
        <translation>公布的保留值</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>band</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) are of another kind than the memory of a training job and were passed over.</source>
        <translation>
            <numerusform>%n 行不是训练任务的显存，已跳过。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MonthBasisField</name>
    <message>
        <source>730 h (8,760 h ÷ 12)</source>
        <translation>730 小时（8,760 小时 ÷ 12）</translation>
    </message>
    <message>
        <source>720 h (30 days)</source>
        <translation>720 小时（30 天）</translation>
    </message>
    <message>
        <source>744 h (31 days)</source>
        <translation>744 小时（31 天）</translation>
    </message>
    <message>
        <source>672 h (28 days)</source>
        <translation>672 小时（28 天）</translation>
    </message>
    <message>
        <source>Calendar months from the start</source>
        <translation>自开始日起的自然月</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 to %2 hours</source>
        <translation>%1 到 %2 小时</translation>
    </message>
    <message>
        <source>a number of hours while the start is blank</source>
        <translation>小时数（未填写开始日时）</translation>
    </message>
    <message>
        <source>Month basis</source>
        <translation>月小时数</translation>
    </message>
    <message>
        <source>Hours of each month, which prices by the hour and energy follow; choose, or type a number of hours</source>
        <translation>每个月的小时数，按小时计的价格和电量随之变化；可选择，也可填写小时数</translation>
    </message>
</context>
<context>
    <name>NewProjectWords</name>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Cloud rental</source>
        <translation>云租用</translation>
    </message>
    <message>
        <source>Hosted servers</source>
        <translation>托管台数</translation>
    </message>
    <message>
        <source>Hybrid</source>
        <translation>混合</translation>
    </message>
</context>
<context>
    <name>OfferQuoteWords</name>
    <message>
        <source>Add vendor %1</source>
        <translation>添加供应商“%1”</translation>
    </message>
    <message>
        <source>Price book %1, edition %2</source>
        <translation>价目表“%1”第 %2 期</translation>
    </message>
    <message>
        <source>Spot price; %1</source>
        <translation>竞价；%1</translation>
    </message>
    <message>
        <source>%1, line %2 of the list</source>
        <translation>%1，价目表第 %2 行</translation>
    </message>
    <message>
        <source>Use %1 of %2</source>
        <translation>选用“%2”的“%1”</translation>
    </message>
    <message>
        <source>%1 (spot)</source>
        <comment>instance and region</comment>
        <translation>%1（竞价）</translation>
    </message>
</context>
<context>
    <name>OpenedFile</name>
    <message>
        <source>Open project</source>
        <translation>打开项目</translation>
    </message>
    <message>
        <source>The stored project</source>
        <translation>已存的项目</translation>
    </message>
    <message>
        <source>The file, replacing the stored project</source>
        <translation>文件中的项目，并替换已存的项目</translation>
    </message>
    <message>
        <source>The file, as a copy</source>
        <translation>文件中的项目，另存一份</translation>
    </message>
    <message>
        <source>Open %1</source>
        <comment>a file</comment>
        <translation>打开“%1”</translation>
    </message>
    <message>
        <source>The workspace already holds the project &quot;%1&quot;, and the file differs from it. Which one do you want to open?</source>
        <translation>工作区中已有项目“%1”，且文件与之不同。要打开哪一个？</translation>
    </message>
</context>
<context>
    <name>OptionWords</name>
    <message>
        <source>The workspace file</source>
        <translation>工作区文件</translation>
    </message>
    <message>
        <source>A project document, or the id or name of a project in the workspace</source>
        <translation>项目文档，或工作区内项目的编号或名称</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>规格库</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>报价台</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>方案比选</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Sizing</source>
        <translation>算力估算</translation>
    </message>
</context>
<context>
    <name>ParserWords</name>
    <message>
        <source>Commands</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>The name is blank. Give one.</source>
        <translation>名称为空。请给出名称。</translation>
    </message>
    <message>
        <source>Answer in JSON, for scripts</source>
        <translation>以 JSON 输出，供脚本使用</translation>
    </message>
    <message>
        <source>write it as PATH=VALUE, not as %1</source>
        <translation>应写成 PATH=VALUE，而不是 %1</translation>
    </message>
    <message>
        <source>GPUs at the peak</source>
        <translation>峰值 GPU 数量</translation>
    </message>
    <message>
        <source>Rental duration in months</source>
        <translation>租期（月）</translation>
    </message>
    <message>
        <source>Lay a value over the project; may be repeated</source>
        <translation>在项目上覆盖一个值；可重复使用</translation>
    </message>
    <message>
        <source>Show this help</source>
        <translation>显示本帮助</translation>
    </message>
    <message>
        <source>Compare the plans of a project</source>
        <translation>比选一个项目的各方案</translation>
    </message>
    <message>
        <source>Lay a case over the project, by name or id</source>
        <translation>在项目上套用一个情形（名称或编号）</translation>
    </message>
    <message>
        <source>Write all tables as CSV</source>
        <translation>把全部表格写成 CSV</translation>
    </message>
    <message>
        <source>Write the report as PDF</source>
        <translation>把报告写成 PDF</translation>
    </message>
    <message>
        <source>List the projects of a workspace</source>
        <translation>列出工作区内的项目</translation>
    </message>
    <message>
        <source>Import a price list or a project document</source>
        <translation>导入价目表或项目文档</translation>
    </message>
    <message>
        <source>A CSV price list or a JSON document</source>
        <translation>CSV 价目表或 JSON 项目文档</translation>
    </message>
    <message>
        <source>Say what would happen, write nothing</source>
        <translation>只说明会发生什么，不写入任何内容</translation>
    </message>
    <message>
        <source>Replace a project of the same id</source>
        <translation>替换编号相同的项目</translation>
    </message>
    <message>
        <source>Import a project of a known id as a copy</source>
        <translation>编号已存在时另存一份</translation>
    </message>
    <message>
        <source>Price lists: the price book&apos;s name, else taken from the file&apos;s</source>
        <translation>价目表名称；省略时取自文件名</translation>
    </message>
    <message>
        <source>Write a project as a project document</source>
        <translation>把项目写成项目文档</translation>
    </message>
    <message>
        <source>The file to write</source>
        <translation>要写出的文件</translation>
    </message>
    <message>
        <source>Weigh offers for GPU training servers: cloud rental, hosting or hybrid. Without a command the window opens.</source>
        <translation>比较 GPU 训练服务器的报价：云租用、托管或混合。不带子命令时打开窗口。</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Show the version</source>
        <translation>显示版本</translation>
    </message>
    <message>
        <source>Language of the answer</source>
        <translation>输出所用的语言</translation>
    </message>
    <message>
        <source>Print the JSON Schema of project documents</source>
        <translation>打印项目文档的 JSON Schema</translation>
    </message>
    <message>
        <source>%1 is not known. Use zh_CN or en.</source>
        <translation>不认识 %1。请写 zh_CN 或 en。</translation>
    </message>
    <message>
        <source>--lang zh_CN or --lang en goes with every command.
Exit codes: 0 done, also with warnings or an incomplete total; 1 data refused or not found; 2 wrong usage.</source>
        <translation>--lang zh_CN 或 --lang en 可用于每个命令。
退出码：0 完成（有警告或总额不完整时也是）；1 数据被拒绝或找不到；2 用法有误。</translation>
    </message>
    <message>
        <source>%1 is no category. Use one of %2.</source>
        <translation>%1 不是费用类别。请使用以下之一：%2。</translation>
    </message>
    <message>
        <source>Show how each cost of a plan came about</source>
        <translation>说明方案的每项费用如何得出</translation>
    </message>
    <message>
        <source>The plan, by name or id</source>
        <translation>方案，用名称或编号</translation>
    </message>
    <message>
        <source>Costs of this category only: %1</source>
        <translation>只看此类费用：%1</translation>
    </message>
    <message>
        <source>The entries of this month only, 1 being the first</source>
        <translation>只看该月的记账金额，1 为第一个月</translation>
    </message>
    <message>
        <source>Say what a training job needs: GPUs, time and memory</source>
        <translation>说明训练任务的需求：GPU、时间与显存</translation>
    </message>
    <message>
        <source>A known model</source>
        <translation>已知模型</translation>
    </message>
    <message>
        <source>Weights of a dense model whose shape is guessed</source>
        <translation>稠密模型的参数量，结构由程序推测</translation>
    </message>
    <message>
        <source>Sequence length in tokens</source>
        <translation>序列长度（词元）</translation>
    </message>
    <message>
        <source>Sequences of one step</source>
        <translation>每步的序列数</translation>
    </message>
    <message>
        <source>Accelerator, as the catalogue names it</source>
        <translation>加速卡，按目录中的名称</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>Days until it must be done</source>
        <translation>须在多少天内完成</translation>
    </message>
    <message>
        <source>Measured speed of one GPU, in place of the estimate</source>
        <translation>单卡实测速度，代替估算</translation>
    </message>
    <message>
        <source>Number format of the matrix products</source>
        <translation>矩阵乘法的数值格式</translation>
    </message>
    <message>
        <source>Age of the training software</source>
        <translation>训练软件的年代</translation>
    </message>
    <message>
        <source>Tensor-parallel degree</source>
        <translation>张量并行度</translation>
    </message>
    <message>
        <source>Pipeline stages</source>
        <translation>流水线级数</translation>
    </message>
    <message>
        <source>Context-parallel degree</source>
        <translation>上下文并行度</translation>
    </message>
    <message>
        <source>Expert-parallel degree</source>
        <translation>专家并行度</translation>
    </message>
    <message>
        <source>Sequences of one micro-batch</source>
        <translation>每个微批的序列数</translation>
    </message>
    <message>
        <source>List the known models</source>
        <translation>列出已知模型</translation>
    </message>
    <message>
        <source>GPUs of one server, 8 unless stated</source>
        <translation>每台服务器的 GPU 数，默认 8</translation>
    </message>
    <message>
        <source>Activations that are computed twice; as the layout needs unless stated</source>
        <translation>重新计算的激活；不指定时按布局需要</translation>
    </message>
    <message>
        <source>ZeRO stage; without any layout option the best layout is found</source>
        <translation>ZeRO 级别；不给任何布局选项时寻找最佳布局</translation>
    </message>
    <message>
        <source>Predict the training runs of a CSV table, and how near it comes</source>
        <translation>预测 CSV 表中的各次训练，并给出误差</translation>
    </message>
    <message>
        <source>Predict the memory cases of a CSV table</source>
        <translation>预测 CSV 表中各例的显存</translation>
    </message>
    <message>
        <source>Take the job from a project document, or from its job alone</source>
        <translation>从项目文档或其中单独的 job 取训练任务</translation>
    </message>
    <message>
        <source>Take the speed from a test run&apos;s log, in place of the estimate</source>
        <translation>从试运行的日志取速度，代替估算</translation>
    </message>
    <message>
        <source>GPUs of that test run, where they are not --gpus</source>
        <translation>试运行的 GPU 数（与 --gpus 不同时）</translation>
    </message>
    <message>
        <source>A server of the catalogue that is held against the job</source>
        <translation>与任务核对的规格库服务器</translation>
    </message>
    <message>
        <source>Power that one rack of the site gives, kW</source>
        <translation>机房单个机柜可提供的功率，kW</translation>
    </message>
    <message>
        <source>Peak of one GPU that the offer prints</source>
        <translation>报价所写的单卡峰值算力</translation>
    </message>
    <message>
        <source>The offer states the operating system</source>
        <translation>报价注明了操作系统</translation>
    </message>
    <message>
        <source>The offer states CUDA</source>
        <translation>报价注明了 CUDA</translation>
    </message>
    <message>
        <source>The offer states a backup</source>
        <translation>报价注明了备份</translation>
    </message>
    <message>
        <source>Shape: %1</source>
        <translation>结构：%1</translation>
    </message>
    <message>
        <source>%1 is neither a number nor compute-optimal</source>
        <translation>%1 既不是数字，也不是 compute-optimal</translation>
    </message>
    <message>
        <source>Tokens to train on, such as 2e12, or compute-optimal: 20 for each weight</source>
        <translation>训练的词元数，如 2e12；或 compute-optimal：每个参数 20 个</translation>
    </message>
    <message>
        <source>Tokens of the dataset, in place of --tokens</source>
        <translation>数据集的词元数，代替 --tokens</translation>
    </message>
    <message>
        <source>Times that the dataset is read</source>
        <translation>数据集的轮数</translation>
    </message>
    <message>
        <source>What is trained: all weights, or adapters beside frozen ones</source>
        <translation>训练方式：全部参数，或冻结参数旁的适配器</translation>
    </message>
    <message>
        <source>Rank of the adapters, 16 unless stated</source>
        <translation>适配器的秩，未给出时为 16</translation>
    </message>
    <message>
        <source>Optimiser, Adam in FP32 unless stated</source>
        <translation>优化器，未给出时为 FP32 的 Adam</translation>
    </message>
    <message>
        <source>Share of the time that counts, in place of the estimate</source>
        <translation>有效时间占比，代替估算</translation>
    </message>
    <message>
        <source>GPU-days that somebody claims, to be checked</source>
        <translation>有人声称的卡天，用于核对</translation>
    </message>
    <message>
        <source>%1 is not known. Use one of %2.</source>
        <translation>不认识 %1。请用以下之一：%2。</translation>
    </message>
    <message>
        <source>The view of cost to show and to rank by; default: the project&apos;s</source>
        <translation>显示和排名所用的费用口径；默认用项目的口径</translation>
    </message>
    <message>
        <source>A table for each plan with one row per month, quarter or year</source>
        <translation>每个方案一张表，每行一个月、一季度或一年</translation>
    </message>
    <message>
        <source>List what a plan pays to whom, by day</source>
        <translation>按日期列出方案向谁付多少款</translation>
    </message>
    <message>
        <source>Check the servers that quotes offer: against the job, the site and themselves</source>
        <translation>检查报价中的服务器：与任务、机房及其自身核对</translation>
    </message>
    <message>
        <source>One quote alone, by name or id</source>
        <translation>只检查一份报价（名称或编号）</translation>
    </message>
    <message>
        <source>Price the GPU-hours by the price books of this workspace where the project has no quote</source>
        <translation>项目没有报价时，按此工作区的价目表计算卡时价</translation>
    </message>
    <message>
        <source>What shared storage takes when it is written to, GB/s</source>
        <translation>共享存储的写入速率，GB/s</translation>
    </message>
    <message>
        <source>Full checkpoints that are kept at a time</source>
        <translation>同时保留的完整检查点个数</translation>
    </message>
    <message>
        <source>Bytes of all copies of the dataset for each of its tokens</source>
        <translation>数据集所有副本合计每个词元的字节数</translation>
    </message>
    <message>
        <source>Share of the time that checkpoints may cost, 0.02 unless stated</source>
        <translation>检查点可占用的时间份额，默认 0.02</translation>
    </message>
    <message>
        <source>Network cards of one server together, Gb/s: 3200 for 8 x 400; as usual for the accelerator unless stated</source>
        <translation>一台服务器所有网卡的总带宽（Gb/s）：8 x 400 为 3200；未给出时按加速卡的常见配置</translation>
    </message>
    <message>
        <source>Model chunks on each pipeline stage (interleaving)</source>
        <translation>每级流水线的模型块数（交错）</translation>
    </message>
</context>
<context>
    <name>PaymentFields</name>
    <message>
        <source>30 on order; 70 on delivery +30</source>
        <comment>example of instalments</comment>
        <translation>30 订货时；70 到货时 +30</translation>
    </message>
    <message>
        <source>instalments that sum to 100 %</source>
        <translation>合计为 100 % 的分期</translation>
    </message>
    <message>
        <source>Instalments (%)</source>
        <translation>分期付款（%）</translation>
    </message>
    <message>
        <source>Of what is bought: 30 on order; 60 on delivery; 10 on acceptance +30 (days)</source>
        <translation>用于购置：30 订货时；60 到货时；10 验收后 +30（天）</translation>
    </message>
    <message>
        <source>Acceptance (days)</source>
        <translation>验收（天）</translation>
    </message>
    <message>
        <source>From delivery to acceptance</source>
        <translation>从到货到验收</translation>
    </message>
    <message>
        <source>Prepaid (months)</source>
        <translation>预付（月）</translation>
    </message>
    <message>
        <source>What is paid by time, this far in advance</source>
        <translation>按时间计费的项目提前付款的月数</translation>
    </message>
    <message>
        <source>Due (days)</source>
        <translation>账期（天）</translation>
    </message>
    <message>
        <source>From the invoice to its payment</source>
        <translation>从开票到付款</translation>
    </message>
    <message>
        <source>Deposit</source>
        <translation>押金</translation>
    </message>
    <message>
        <source>Comes back at the end; with a currency where it differs</source>
        <translation>期末退还；币种不同时注明币种</translation>
    </message>
    <message>
        <source>Delivery (weeks)</source>
        <translation>交付（周）</translation>
    </message>
    <message>
        <source>From the order, the project&apos;s first day</source>
        <translation>从订货（项目首日）起</translation>
    </message>
</context>
<context>
    <name>PaymentTable</name>
    <message>
        <source>%1 %2</source>
        <comment>share, event</comment>
        <translation>%2 %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 %2 + %n day(s)</source>
        <comment>share, event</comment>
        <translation>
            <numerusform>%2 %1，%n 天后</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of cost, quote</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>quote line, instalment</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>accepted %n day(s) after delivery</source>
        <translation>
            <numerusform>到货后 %n 天验收</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>prepaid by %n month(s)</source>
        <translation>
            <numerusform>预付 %n 个月</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) after the invoice</source>
        <translation>
            <numerusform>开票后 %n 天付款</numerusform>
        </translation>
    </message>
    <message>
        <source>deposit %1</source>
        <translation>押金 %1</translation>
    </message>
    <message numerus="yes">
        <source>delivered after %n week(s)</source>
        <translation>
            <numerusform>%n 周后到货</numerusform>
        </translation>
    </message>
    <message>
        <source>Loans and leases over their whole term (%1)</source>
        <translation>贷款和融资租赁，整个期限（%1）</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Financed by</source>
        <translation>融资方式</translation>
    </message>
    <message>
        <source>Months</source>
        <translation>月数</translation>
    </message>
    <message>
        <source>Monthly payment</source>
        <translation>每月还款</translation>
    </message>
    <message>
        <source>Interest</source>
        <translation>利息</translation>
    </message>
    <message>
        <source>Effective rate per year</source>
        <translation>实际年利率</translation>
    </message>
    <message>
        <source>%1: payment calendar (%2)</source>
        <translation>%1：付款日历（%2）</translation>
    </message>
    <message>
        <source>%1: payments to vendors (%2)</source>
        <translation>%1：向供应商付款（%2）</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>For</source>
        <translation>款项</translation>
    </message>
    <message>
        <source>In the quote&apos;s currency</source>
        <translation>报价币种金额</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Amount (%1)</source>
        <translation>金额（%1）</translation>
    </message>
    <message>
        <source>month %1</source>
        <translation>第 %1 个月</translation>
    </message>
    <message>
        <source>no quote</source>
        <comment>in place of a vendor</comment>
        <translation>无报价</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>quote line, kind of cost</comment>
        <translation>%1，%2</translation>
    </message>
    <message numerus="yes">
        <source>%1 committed to use in %n month(s), %2 off, shortfall billed %3</source>
        <comment>money, share, when</comment>
        <translation>
            <numerusform>%n 个月内承诺使用 %1，优惠 %2，差额%3结算</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlanFieldWords</name>
    <message>
        <source>choose a quote line</source>
        <translation>请选择报价行</translation>
    </message>
    <message>
        <source>a line that is no longer offered</source>
        <translation>该报价行已不存在</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>as the project</source>
        <translation>与项目相同</translation>
    </message>
    <message>
        <source>Counts as</source>
        <translation>折算为</translation>
    </message>
    <message>
        <source>The accelerator that the offered one stands for</source>
        <translation>报价的加速卡按哪种卡计算</translation>
    </message>
    <message>
        <source>an accelerator under Counts as first</source>
        <translation>先在“折算为”中填写加速卡</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>a blank field</comment>
        <translation>空白</translation>
    </message>
    <message>
        <source>GPUs each</source>
        <translation>折算系数</translation>
    </message>
    <message>
        <source>One offered GPU does the work of this many</source>
        <translation>一张报价的卡相当于多少张</translation>
    </message>
    <message>
        <source>Because</source>
        <translation>理由</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Held as</source>
        <translation>供给方式</translation>
    </message>
    <message>
        <source>Hosted and reserved servers are paid for all hours, the others by use</source>
        <translation>托管和包年包月按全部小时付费，按量和竞价按使用付费</translation>
    </message>
    <message>
        <source>Quote line</source>
        <translation>报价行</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>台数</translation>
    </message>
    <message>
        <source>Blank or auto: as many as pay off</source>
        <translation>留空或“自动”：合算几台就托管几台</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Price instead</source>
        <translation>替代价格</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>In the line&apos;s unit; blank: as much as the plan needs</source>
        <translation>按报价行的单位；留空：按方案所需</translation>
    </message>
    <message>
        <source>Stands in for the line&apos;s price, in its unit and currency, discounts and tiers included; the quote stays</source>
        <translation>代替报价行的价格，单位和币种相同，已含折扣和阶梯；报价本身不变</translation>
    </message>
    <message>
        <source>Price change, % a year</source>
        <translation>价格年变化，%</translation>
    </message>
    <message>
        <source>Of uncommitted use each year, of a minimum term when it is renewed; -10 is a fall by a tenth. Blank: the price stays</source>
        <translation>未承诺的使用逐年变化，最短租期在续约时变化；-10 表示下降一成。留空：价格不变</translation>
    </message>
</context>
<context>
    <name>PowerMetering</name>
    <message>
        <source>the grid</source>
        <translation>电网</translation>
    </message>
    <message>
        <source>the host, cooling included</source>
        <translation>机房，已含制冷</translation>
    </message>
    <message>
        <source>nobody: the place pays for it</source>
        <translation>不另计：含在机位价内</translation>
    </message>
</context>
<context>
    <name>PriceMoveWords</name>
    <message>
        <source>changed</source>
        <translation>变动</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地域</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>计价方式</translation>
    </message>
    <message>
        <source>spot</source>
        <translation>竞价</translation>
    </message>
    <message>
        <source>on demand</source>
        <translation>按量</translation>
    </message>
    <message>
        <source>What</source>
        <translation>变动类型</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>原价</translation>
    </message>
    <message>
        <source>After</source>
        <translation>现价</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>涨跌幅</translation>
    </message>
</context>
<context>
    <name>ProjectFieldWords</name>
    <message>
        <source>Budget</source>
        <translation>预算</translation>
    </message>
    <message>
        <source>Amount, with a currency where it differs</source>
        <translation>金额；币种与报告币种不同时一并填写</translation>
    </message>
    <message>
        <source>Site</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Of plans that name none</source>
        <translation>用于未指定机房的方案</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>开始日期</translation>
    </message>
    <message>
        <source>Year-month-day</source>
        <translation>年-月-日</translation>
    </message>
    <message>
        <source>Rental duration (months)</source>
        <translation>租期（月）</translation>
    </message>
    <message>
        <source>Reporting currency</source>
        <translation>报告币种</translation>
    </message>
    <message>
        <source>Input VAT</source>
        <translation>进项税</translation>
    </message>
    <message>
        <source>Deductible: net prices are compared; else gross ones</source>
        <translation>可抵扣时比较不含税价，否则比较含税价</translation>
    </message>
    <message>
        <source>none</source>
        <comment>site</comment>
        <translation>无</translation>
    </message>
    <message>
        <source>Plans ranked by</source>
        <translation>排名依据</translation>
    </message>
    <message>
        <source>The view that the comparison opens in; present values need the discount rate below</source>
        <translation>比选打开时的口径；现值需要下方的折现率</translation>
    </message>
    <message>
        <source>Present value</source>
        <translation>现值</translation>
    </message>
    <message>
        <source>How far away the first month&apos;s money is</source>
        <translation>首月资金相隔多远</translation>
    </message>
    <message>
        <source>Depreciation</source>
        <translation>折旧</translation>
    </message>
    <message>
        <source>How the accounting view writes purchases off</source>
        <translation>会计口径如何折旧购置的设备</translation>
    </message>
    <message>
        <source>Discount rate is</source>
        <translation>折现率为</translation>
    </message>
    <message>
        <source>A real one is above the inflation among the assumptions, which it then needs</source>
        <translation>实际利率扣除了假设中的通胀率，因此需要填写通胀率</translation>
    </message>
    <message>
        <source>Source of the schedule</source>
        <translation>残值表来源</translation>
    </message>
    <message>
        <source>Broker and date</source>
        <translation>回收商和日期</translation>
    </message>
</context>
<context>
    <name>QuoteLineWords</name>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Whether the vendor priced what was asked for.</source>
        <translation>供应商是否对所询内容报了价。</translation>
    </message>
    <message>
        <source>Price per GPU-hour</source>
        <translation>卡时价</translation>
    </message>
    <message>
        <source>Computed from the printed price; the printed price stays as it is.</source>
        <translation>由报价折算；原价保持不变。</translation>
    </message>
    <message>
        <source>Also covers</source>
        <translation>已含</translation>
    </message>
    <message>
        <source>What the price pays for beside its own category, so that nothing is counted twice.</source>
        <translation>价格除本类别外还包含的费用，避免重复计算。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>Prepaid</source>
        <translation>预付</translation>
    </message>
    <message>
        <source>Billed in advance, by whole months.</source>
        <translation>按整月预先付费。</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Discounts (%)</source>
        <translation>折扣（减 %）</translation>
    </message>
    <message>
        <source>Taken one after the other, joined by +: 10+5 is 10 % off, then 5 %.</source>
        <translation>依次计算，用 + 连接：10+5 表示先减 10 %，再减 5 %。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>报价项</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>类别</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>By its catalogue name, where it has one.</source>
        <translation>规格库中有的，用规格库的名称。</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>By its catalogue name: gives power and rack units.</source>
        <translation>用规格库的名称，由此得到功耗和 U 数。</translation>
    </message>
    <message>
        <source>GPUs per node</source>
        <translation>每台卡数</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Tax basis</source>
        <translation>含税情况</translation>
    </message>
    <message>
        <source>VAT (%)</source>
        <translation>增值税（%）</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数量</translation>
    </message>
    <message>
        <source>How many units are offered. Blank: as many as needed.</source>
        <translation>报价的数量。留空：按需要。</translation>
    </message>
    <message>
        <source>Price is for</source>
        <translation>计价数量</translation>
    </message>
    <message>
        <source>The price pays for this many units.</source>
        <translation>该价格对应多少个单位。</translation>
    </message>
    <message>
        <source>Minimum term (months)</source>
        <translation>最短租期（月）</translation>
    </message>
    <message>
        <source>As stated by the vendor</source>
        <translation>供应商原文</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Say how many GPUs a node has.</source>
        <translation>请填写每台卡数。</translation>
    </message>
    <message>
        <source>A price in this unit can&apos;t be told per GPU-hour.</source>
        <translation>这种单位的价格不能折算为卡时价。</translation>
    </message>
    <message>
        <source>The line has no price.</source>
        <translation>该行没有价格。</translation>
    </message>
    <message>
        <source>a price above 0, the kind Free or Included, or a part paid upfront</source>
        <translation>大于 0 的价格、类型“免费”或“已含”，或预付款</translation>
    </message>
    <message>
        <source>As printed, exactly. Blank: not quoted. Zero only with the kind Free or Included, or with a part paid upfront.</source>
        <translation>按报价原样填写。留空：未报价。只有类型为“免费”或“已含”或有预付款时才可为零。</translation>
    </message>
    <message>
        <source>Say for how long the part paid upfront pays: the minimum term.</source>
        <translation>请填写最短租期，说明预付款管多长时间。</translation>
    </message>
</context>
<context>
    <name>RateFieldWords</name>
    <message>
        <source>no: not a rate of %1</source>
        <translation>否：与%1无关</translation>
    </message>
    <message>
        <source>no: the other direction is stated</source>
        <translation>否：已填写另一方向</translation>
    </message>
    <message>
        <source>no: another one in its place</source>
        <translation>否：由另一条代替</translation>
    </message>
    <message>
        <source>no: after the horizon</source>
        <translation>否：在租期之后</translation>
    </message>
    <message>
        <source>from the start</source>
        <translation>从开始起</translation>
    </message>
    <message>
        <source>from month %1</source>
        <translation>从第 %1 个月起</translation>
    </message>
    <message>
        <source>One</source>
        <translation>原币种</translation>
    </message>
    <message>
        <source>is worth</source>
        <translation>1 单位折合</translation>
    </message>
    <message>
        <source>of</source>
        <translation>目标币种</translation>
    </message>
    <message>
        <source>On</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Change, % a year</source>
        <translation>年变化，%</translation>
    </message>
    <message>
        <source>What is expected from the month on in which the rate begins to count, evenly by month, until a later rate: -3 for a currency that falls. Blank: it stays</source>
        <translation>从该汇率生效的月份起预计的变化，逐月均匀，直到下一条汇率：贬值写 -3。留空：不变</translation>
    </message>
    <message>
        <source>Counts</source>
        <translation>生效</translation>
    </message>
    <message>
        <source>The newest rate before the project&apos;s start counts from the start, a later one from the month of its date</source>
        <translation>项目开始前最新的一条从开始起生效，之后的从其日期所在月起生效</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>The workspace already holds the project &quot;%1&quot; (id %2). Say --replace to overwrite it with the file&apos;s version, or --copy to keep both.</source>
        <translation>工作区中已有项目“%1”（编号 %2）。用 --replace 以文件内容替换，或用 --copy 两者都保留。</translation>
    </message>
    <message>
        <source>The database refused the step. Nothing was changed. Try again; if it happens again, report it with the log file %1.</source>
        <translation>数据库拒绝了这一步，未作任何更改。请重试；若仍如此，请附上日志文件 %1 报告问题。</translation>
    </message>
    <message>
        <source>The project has no &quot;%1&quot;. Use a name or an id that it has.</source>
        <translation>项目中没有“%1”。请使用项目中已有的名称或 id。</translation>
    </message>
</context>
<context>
    <name>RentalFields</name>
    <message>
        <source>%1 at %2</source>
        <comment>% of the month, % of the price</comment>
        <translation>%1 按 %2</translation>
    </message>
    <message>
        <source>shares that sum to 100 %</source>
        <translation>合计为 100% 的比例</translation>
    </message>
    <message>
        <source>Upfront per term</source>
        <translation>每租期预付款</translation>
    </message>
    <message>
        <source>Paid per GPU or node when each minimum term begins, less the discounts; the price may then be 0. Blank: nothing</source>
        <translation>每个最短租期开始时按 GPU 或整机支付，扣除折扣；此时价格可为 0。留空：无</translation>
    </message>
    <message>
        <source>Billed</source>
        <translation>计费单位</translation>
    </message>
    <message>
        <source>To what each run of each machine that is paid by use is rounded up</source>
        <translation>按使用付费的机器每台每次运行向上取整到的单位</translation>
    </message>
    <message>
        <source>Shortest run (min)</source>
        <translation>最短运行（分钟）</translation>
    </message>
    <message>
        <source>Least that each run is billed for. Blank: its length</source>
        <translation>每次运行至少按此计费。留空：按实际时长</translation>
    </message>
    <message>
        <source>Sustained use (%)</source>
        <translation>持续使用折扣（%）</translation>
    </message>
    <message>
        <source>Share of a month in which a machine runs, and what it costs of the price: %1. Blank: the price</source>
        <translation>机器当月运行的比例及其占价格的百分比：%1。留空：按价格</translation>
    </message>
    <message>
        <source>Stopped, per hour</source>
        <translation>停机每小时</translation>
    </message>
    <message>
        <source>Of a machine that is paid by use and stands still between its runs: disk and address. Blank: nothing</source>
        <translation>按使用付费的机器在两次运行之间停机时的磁盘和地址费用。留空：无</translation>
    </message>
    <message>
        <source>%1 at %2 for %3</source>
        <comment>money per hour, price, months</comment>
        <translation>%1 按 %2 共 %3 个月</translation>
    </message>
    <message>
        <source>%1 at %2 % off for %3</source>
        <comment>money per hour, discount, months</comment>
        <translation>%1 优惠 %2 % 共 %3 个月</translation>
    </message>
    <message>
        <source>either savings plans or sustained use</source>
        <translation>节省计划与持续使用折扣二者之一</translation>
    </message>
    <message>
        <source>the price on demand per hour, which this refund needs, first</source>
        <translation>先填写此退款所需的按量每小时价格</translation>
    </message>
    <message>
        <source>Savings plans</source>
        <translation>节省计划</translation>
    </message>
    <message>
        <source>Of a price per hour: money per hour that is committed to, the price or discount that it earns, and months: %1. Narrow plans stand before wide ones. Blank: none</source>
        <translation>用于按小时的价格：每小时承诺的金额、由此得到的价格或折扣，以及月数：%1。范围窄的计划排在范围宽的之前。留空：没有</translation>
    </message>
    <message>
        <source>On demand, per hour</source>
        <translation>按量每小时</translation>
    </message>
    <message>
        <source>Of a GPU or node, less the discounts: what the days used count for in a refund. Blank: not stated</source>
        <translation>每个 GPU 或整机，扣除折扣：退款时已用天数按此计价。留空：未说明</translation>
    </message>
    <message>
        <source>Refund</source>
        <translation>退款</translation>
    </message>
    <message>
        <source>What comes back of a term that is paid in advance and ends early; a begun day counts as used</source>
        <translation>预付租期提前结束时退回的部分；不足一天按一天计</translation>
    </message>
    <message>
        <source>Short use, times</source>
        <translation>短期使用倍数</translation>
    </message>
    <message>
        <source>By how much the days used are dearer in a refund; Alibaba Cloud ECS: 1.5. Blank: 1</source>
        <translation>退款时已用天数加价的倍数；阿里云 ECS 为 1.5。留空：1</translation>
    </message>
    <message>
        <source>%1 with %2 % upfront</source>
        <comment>savings plan, share</comment>
        <translation>%1 预付 %2 %</translation>
    </message>
</context>
<context>
    <name>ReportAppendix</name>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>From day</source>
        <translation>从第几天</translation>
    </message>
    <message>
        <source>To day</source>
        <translation>到第几天</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>low and high of an assumption</comment>
        <translation>%1 到 %2</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Assumption</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>范围</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>%1 per %2</source>
        <comment>price, unit</comment>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>%1 per %2 × %3</source>
        <comment>price, number, unit</comment>
        <translation>%1/%2 %3</translation>
    </message>
    <message>
        <source>Prices used, as quoted</source>
        <translation>所用报价（照原样）</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>报价项</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>价格</translation>
    </message>
    <message>
        <source>Tax basis</source>
        <translation>含税情况</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>报价编号</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Throughput measured: %1</source>
        <translation>实测吞吐来源：%1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查发现</translation>
    </message>
    <message>
        <source>What the program remarks on</source>
        <translation>程序的检查发现</translation>
    </message>
    <message>
        <source>Severity</source>
        <translation>级别</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>How each cost came about</source>
        <translation>各项费用的计算过程</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>Calculations</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>From</source>
        <comment>currency</comment>
        <translation>原币种</translation>
    </message>
    <message>
        <source>To</source>
        <comment>currency</comment>
        <translation>目标币种</translation>
    </message>
    <message>
        <source>From</source>
        <comment>origin of an assumption</comment>
        <translation>取自</translation>
    </message>
    <message>
        <source>One %1 counts as</source>
        <comment>accelerator</comment>
        <translation>一张 %1 折算为</translation>
    </message>
    <message>
        <source>stays</source>
        <comment>an exchange rate</comment>
        <translation>不变</translation>
    </message>
    <message>
        <source>Change a year</source>
        <translation>每年变化</translation>
    </message>
    <message>
        <source>Group</source>
        <comment>of assumptions</comment>
        <translation>分组</translation>
    </message>
    <message>
        <source>From month</source>
        <translation>起始月</translation>
    </message>
    <message>
        <source>%1, the highest of each month</source>
        <comment>demand</comment>
        <translation>%1（每月最高值）</translation>
    </message>
    <message>
        <source>Demand, deferrable work shifted</source>
        <translation>需求（移动可推迟的工作后）</translation>
    </message>
</context>
<context>
    <name>ReportContent</name>
    <message>
        <source>Hosted servers of hybrid plans</source>
        <translation>混合方案的托管台数</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>台数</translation>
    </message>
    <message>
        <source>Best number</source>
        <translation>最优台数</translation>
    </message>
    <message>
        <source>Total with it (%1)</source>
        <translation>最优台数下的总额（%1）</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>理由</translation>
    </message>
    <message numerus="yes">
        <source>Plans over %n month(s)</source>
        <translation>
            <numerusform>各方案 %n 个月比较</numerusform>
        </translation>
    </message>
    <message>
        <source>Mode</source>
        <translation>模式</translation>
    </message>
    <message>
        <source>Total (%1)</source>
        <translation>总额（%1）</translation>
    </message>
    <message>
        <source>%1/GPU-hour</source>
        <translation>%1/卡时</translation>
    </message>
    <message>
        <source>%1/useful GPU-hour</source>
        <translation>%1/有效卡时</translation>
    </message>
    <message>
        <source>Break-even</source>
        <translation>回本月</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>比选结果</translation>
    </message>
    <message>
        <source>Cost by month</source>
        <translation>按月费用</translation>
    </message>
    <message>
        <source>Comparison of offers: %1</source>
        <translation>方案比选报告：%1</translation>
    </message>
    <message>
        <source>Steelyard %1 · %2</source>
        <comment>version, basis</comment>
        <translation>衡算 %1 · %2</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>Case: %1</source>
        <translation>情形：%1</translation>
    </message>
    <message>
        <source>printed %1</source>
        <translation>打印于 %1</translation>
    </message>
    <message>
        <source>Snapshot &quot;%1&quot; of %2</source>
        <comment>name, date and time</comment>
        <translation>快照“%1”（%2）</translation>
    </message>
    <message>
        <source>Hosted servers of hybrid plans, chosen by cash</source>
        <translation>混合方案的托管服务器（按现金选定）</translation>
    </message>
    <message>
        <source>Cost by quarter</source>
        <translation>按季度费用</translation>
    </message>
    <message>
        <source>Cost by year</source>
        <translation>按年费用</translation>
    </message>
    <message>
        <source>Payment calendar</source>
        <translation>付款日历</translation>
    </message>
</context>
<context>
    <name>ReportPaper</name>
    <message>
        <source>Page %1 of %2</source>
        <translation>第 %1 页，共 %2 页</translation>
    </message>
</context>
<context>
    <name>ReportQuestions</name>
    <message>
        <source>Offered servers</source>
        <translation>所报服务器</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>quote, line</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>ReportSizing</name>
    <message>
        <source>Asked: training on %1 tokens in sequences of %2, in %3, on %4.</source>
        <translation>所问：以 %3 在 %4 上训练 %1 个词元，序列长度 %2。</translation>
    </message>
    <message>
        <source>Sizing of the job</source>
        <translation>任务算力估算</translation>
    </message>
    <message>
        <source>The job could not be sized. %1</source>
        <translation>任务无法估算。%1</translation>
    </message>
    <message>
        <source>How each figure of the job came about</source>
        <translation>任务各项数字的计算过程</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>Calculations of the sizing</source>
        <translation>算力估算的计算过程</translation>
    </message>
</context>
<context>
    <name>ReportSummary</name>
    <message numerus="yes">
        <source>%1 / %n month(s)</source>
        <comment>unit of a total</comment>
        <translation>
            <numerusform>%1 / %n 个月</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 per GPU-hour</source>
        <translation>每卡时 %1 %2</translation>
    </message>
    <message>
        <source>%1 %2 per useful GPU-hour</source>
        <translation>%1 %2/有效卡时</translation>
    </message>
    <message>
        <source>Total of %1 in capitals: %2</source>
        <comment>plan, amount in Chinese capitals</comment>
        <translation>“%1”总额（大写）：%2</translation>
    </message>
    <message>
        <source>Decide by %1: until then quote &quot;%2&quot; is valid.</source>
        <translation>请在 %1 前决定：报价“%2”有效期至该日。</translation>
    </message>
    <message>
        <source>source not stated</source>
        <translation>未注明来源</translation>
    </message>
    <message>
        <source>Basis: %1.</source>
        <translation>口径：%1。</translation>
    </message>
    <message numerus="yes">
        <source>Demand: up to %1 GPUs, %2 GPU-hours in %n month(s) from %3.</source>
        <translation>
            <numerusform>需求：最多 %1 卡，自 %3 起 %n 个月共 %2 卡时。</numerusform>
        </translation>
    </message>
    <message>
        <source>Goodput: %1.</source>
        <translation>有效产出率：%1。</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <comment>quote line, price, source</comment>
        <translation>%1：%2（%3）</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>决策建议</translation>
    </message>
    <message>
        <source>Main risks</source>
        <translation>主要风险</translation>
    </message>
    <message>
        <source>Key assumptions</source>
        <translation>关键假设</translation>
    </message>
    <message>
        <source>Prepared: ____________   Reviewed: ____________   Approved: ____________   Date: ____________</source>
        <translation>编制：____________   审核：____________   批准：____________   日期：____________</translation>
    </message>
</context>
<context>
    <name>ReportTables</name>
    <message>
        <source>incl.</source>
        <comment>another price covers this cost</comment>
        <translation>含</translation>
    </message>
    <message>
        <source>%1 − %2</source>
        <comment>difference of two plans</comment>
        <translation>%1 − %2</translation>
    </message>
    <message numerus="yes">
        <source>Cost by category over %n month(s) (%1)</source>
        <translation>
            <numerusform>%n 个月费用构成（%1）</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan (%1)</source>
        <comment>head of the column, unit</comment>
        <translation>方案（%1）</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Running total</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>%1, by %3 (%2)</source>
        <comment>plan, unit, month or quarter</comment>
        <translation>%1，按%3（%2）</translation>
    </message>
    <message>
        <source>%1, by %3 (%2); incomplete: — is unknown</source>
        <translation>%1，按%3（%2）；不完整：— 表示未知</translation>
    </message>
    <message>
        <source>%1 (months %2–%3)</source>
        <comment>number of the quarter or year</comment>
        <translation>%1（第 %2–%3 个月）</translation>
    </message>
</context>
<context>
    <name>ResidualScheduleField</name>
    <message>
        <source>Residual schedule</source>
        <translation>残值表</translation>
    </message>
    <message>
        <source>What bought machines fetch by their age in months: %1. Blank: as the assumptions say</source>
        <translation>购入机器按使用月数的残值：%1。留空：按假设</translation>
    </message>
</context>
<context>
    <name>ReturnTable</name>
    <message numerus="yes">
        <source>not within %n month(s)</source>
        <translation>
            <numerusform>%n 个月内不能</numerusform>
        </translation>
    </message>
    <message>
        <source>Return on holding machines, against renting by &quot;%1&quot; (%2)</source>
        <comment>the cheapest cloud plan, currency</comment>
        <translation>持有设备相对“%1”租用的投资回报（%2）</translation>
    </message>
    <message>
        <source>several rates fit</source>
        <translation>有多个利率符合</translation>
    </message>
    <message>
        <source>no rate fits</source>
        <translation>没有符合的利率</translation>
    </message>
    <message>
        <source>nothing comes back</source>
        <translation>没有回收</translation>
    </message>
    <message numerus="yes">
        <source>Saved over %n month(s)</source>
        <translation>
            <numerusform>%n 个月共节省</numerusform>
        </translation>
    </message>
    <message>
        <source>Net present value (NPV) of it</source>
        <translation>其净现值（NPV）</translation>
    </message>
    <message>
        <source>Internal rate of return (IRR), a month</source>
        <translation>内部收益率（IRR），每月</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>no figure, reason</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>IRR as effective rate a year</source>
        <translation>IRR 折合实际年利率</translation>
    </message>
    <message>
        <source>Modified rate of return (MIRR), a month</source>
        <translation>修正内部收益率（MIRR），每月</translation>
    </message>
    <message>
        <source>MIRR as effective rate a year</source>
        <translation>MIRR 折合实际年利率</translation>
    </message>
    <message>
        <source>Pays back from month</source>
        <translation>回本月</translation>
    </message>
    <message>
        <source>Pays back from month, in present value</source>
        <translation>回本月（按现值）</translation>
    </message>
    <message>
        <source>Return against &quot;%1&quot; (%2)</source>
        <comment>a plan, currency</comment>
        <translation>相对“%1”的回报（%2）</translation>
    </message>
    <message>
        <source>no discount rate</source>
        <translation>未填折现率</translation>
    </message>
    <message>
        <source>nothing is laid out first</source>
        <translation>没有先期投入</translation>
    </message>
</context>
<context>
    <name>ServerFitText</name>
    <message>
        <source>GPUs that the job&apos;s memory needs</source>
        <translation>任务显存所需的 GPU 数</translation>
    </message>
    <message>
        <source>GPUs in a server</source>
        <translation>单台服务器的 GPU 数</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>RAM against the memory of its GPUs</source>
        <translation>内存与 GPU 显存之比</translation>
    </message>
    <message>
        <source>Processors</source>
        <translation>处理器</translation>
    </message>
    <message>
        <source>Local drives are NVMe</source>
        <translation>本地盘为 NVMe</translation>
    </message>
    <message>
        <source>RDMA network</source>
        <translation>RDMA 网络</translation>
    </message>
    <message>
        <source>Network card in its PCIe slot</source>
        <translation>网卡与 PCIe 插槽</translation>
    </message>
    <message>
        <source>Link between the GPUs</source>
        <translation>GPU 之间的互联</translation>
    </message>
    <message>
        <source>Power supplies against load with 10 % to spare</source>
        <translation>电源与负载（留 10 % 余量）</translation>
    </message>
    <message>
        <source>Power supplies against the rating</source>
        <translation>电源与标称功率</translation>
    </message>
    <message>
        <source>Power of a rack</source>
        <translation>机柜功率</translation>
    </message>
    <message>
        <source>Units of a rack</source>
        <translation>机柜高度</translation>
    </message>
    <message>
        <source>Printed peak is dense</source>
        <translation>标称算力为稠密值</translation>
    </message>
    <message>
        <source>Operating system and CUDA are stated</source>
        <translation>注明操作系统和 CUDA</translation>
    </message>
    <message>
        <source>Backup is stated</source>
        <translation>注明备份</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Met</source>
        <translation>符合</translation>
    </message>
    <message>
        <source>%1 against the job and against itself</source>
        <translation>%1 与任务及自身的核对</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>结论</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Held against</source>
        <translation>对照</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Questions to the vendor</source>
        <translation>向供应商提出的问题</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>GPUs by the words and by the data sheet</source>
        <translation>GPU 数：原文与规格</translation>
    </message>
    <message>
        <source>Memory of a GPU by the words and by the data sheet</source>
        <translation>单卡显存：原文与规格</translation>
    </message>
    <message>
        <source>Link between the GPUs by the words and by the data sheet</source>
        <translation>GPU 互联：原文与规格</translation>
    </message>
    <message>
        <source>Power supplies by the words and by the data sheet</source>
        <translation>电源：原文与规格</translation>
    </message>
    <message>
        <source>Height by the words and by the data sheet</source>
        <translation>高度：原文与规格</translation>
    </message>
    <message>
        <source>PCIe generation of the processors</source>
        <translation>CPU 支持的 PCIe 代数</translation>
    </message>
    <message>
        <source>Rows of the power sheet and their total</source>
        <translation>功耗明细与合计</translation>
    </message>
    <message>
        <source>US export licence for the place of use</source>
        <translation>使用地的美国出口许可</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n 个问题</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n 个警告</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 not stated</source>
        <comment>problems, warnings, number</comment>
        <translation>%1，%2，%3 项未注明</translation>
    </message>
    <message numerus="yes">
        <source>%1 CPU(s)</source>
        <translation>
            <numerusform>%1 颗 CPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 GPU(s)</source>
        <translation>
            <numerusform>%1 张 GPU</numerusform>
        </translation>
    </message>
    <message>
        <source>All power supplies against the load</source>
        <translation>全部电源与负载</translation>
    </message>
    <message>
        <source>GPU of the server and of the job</source>
        <translation>服务器的 GPU 与任务的 GPU</translation>
    </message>
</context>
<context>
    <name>ShapeFields</name>
    <message>
        <source>Plain: up and down</source>
        <translation>普通：升维与降维</translation>
    </message>
    <message>
        <source>Gated (SwiGLU)</source>
        <translation>门控（SwiGLU）</translation>
    </message>
    <message>
        <source>Tied to the output</source>
        <translation>与输出层共享</translation>
    </message>
    <message>
        <source>Separate output</source>
        <translation>独立输出层</translation>
    </message>
</context>
<context>
    <name>SiteExamples</name>
    <message>
        <source>Hubei, 110 kV</source>
        <translation>湖北 110 千伏</translation>
    </message>
    <message>
        <source>Electricity: State Grid Hubei, agency purchase, two-part, 110 kV, January 2026; hours of 鄂发改价管〔2024〕77号.</source>
        <translation>电价：国网湖北 2026 年 1 月代理购电，两部制 110 千伏；时段依鄂发改价管〔2024〕77号。</translation>
    </message>
    <message>
        <source>Rack of 20 kW at 583 CNY per kW and month: VNET wholesale, Q3 2025; whether it includes power is not said. Bandwidth: Tencent Cloud list, enhanced 95. PUE (national goal for 2025: below 1.5), staff and storage: estimates.</source>
        <translation>20 千瓦机柜，每千瓦·月 583 元：世纪互联 2025 年第三季度批发，是否含电未说明。带宽：腾讯云刊例价，增强 95。PUE（2025 年全国目标低于 1.5）、人员和存储为估计。</translation>
    </message>
    <message>
        <source>United States, colocation</source>
        <translation>美国托管机房</translation>
    </message>
    <message>
        <source>Electricity: EIA table 5.6.A, commercial, East North Central, April 2025.</source>
        <translation>电价：EIA 表 5.6.A，商业，东北中部，2025 年 4 月。</translation>
    </message>
    <message>
        <source>PUE: Uptime Institute 2025, weighted. Rack of 20 kW at 184.06 USD per kW and month: CBRE, H2 2024, 250 to 500 kW. Storage: AWS S3 Standard. Staff: BLS median of 96,800 USD with 35 % on-costs. Bandwidth: an estimate after TeleGeography.</source>
        <translation>PUE：Uptime Institute 2025 年加权值。20 千瓦机柜，每千瓦·月 184.06 美元：CBRE 2024 年下半年，250 至 500 千瓦。存储：AWS S3 标准型。人员：BLS 中位数 96,800 美元加 35 % 附加成本。带宽：参照 TeleGeography 的估计。</translation>
    </message>
</context>
<context>
    <name>SiteFieldWords</name>
    <message>
        <source>Site</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
    <message>
        <source>Electricity (per kWh)</source>
        <translation>电价（每 kWh）</translation>
    </message>
    <message>
        <source>PUE</source>
        <translation>PUE</translation>
    </message>
    <message>
        <source>Facility energy ÷ IT energy</source>
        <translation>机房总用电量 ÷ IT 用电量</translation>
    </message>
    <message>
        <source>Cooling COP</source>
        <translation>制冷 COP</translation>
    </message>
    <message>
        <source>Instead of a PUE</source>
        <translation>代替 PUE</translation>
    </message>
    <message>
        <source>Rack (per month)</source>
        <translation>机柜（每月）</translation>
    </message>
    <message>
        <source>Rack power (kW)</source>
        <translation>机柜功率（kW）</translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation>机柜高度</translation>
    </message>
    <message>
        <source>Bandwidth (per Mbps and month)</source>
        <translation>带宽（每 Mbps 每月）</translation>
    </message>
    <message>
        <source>Traffic (per GB)</source>
        <translation>流量（每 GB）</translation>
    </message>
    <message>
        <source>Storage (per TB and month)</source>
        <translation>存储（每 TB 每月）</translation>
    </message>
    <message>
        <source>Staff (per person and year)</source>
        <translation>运维人员（每人每年）</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>by the hour</source>
        <comment>price of electricity</comment>
        <translation>按小时</translation>
    </message>
    <message>
        <source>%1 – %2 by the hour</source>
        <comment>price of electricity</comment>
        <translation>%1 – %2，分时</translation>
    </message>
    <message>
        <source>Demand (per kW and month)</source>
        <translation>需量电价（每千瓦·月）</translation>
    </message>
    <message>
        <source>For the month&apos;s highest power; blank: none billed</source>
        <translation>按每月最高功率计；留空表示不收</translation>
    </message>
    <message>
        <source>rising months, each with its kilowatts, such as 1: 20; 7: 40</source>
        <translation>递增的月份及其千瓦数，例如 1: 20; 7: 40</translation>
    </message>
    <message>
        <source>flat, by the Mbps</source>
        <translation>固定，按 Mbps</translation>
    </message>
    <message>
        <source>Power billed by</source>
        <translation>电费由谁收取</translation>
    </message>
    <message>
        <source>Committed kW by month</source>
        <translation>承诺 kW（按月）</translation>
    </message>
    <message>
        <source>1: 20; 7: 40 commits 20 kW at once and 40 from month 7</source>
        <translation>1: 20; 7: 40 表示先承诺 20 kW，第 7 个月起 40 kW</translation>
    </message>
    <message>
        <source>Bandwidth billed by</source>
        <translation>带宽计费方式</translation>
    </message>
    <message>
        <source>A gigabyte is</source>
        <translation>GB 的含义</translation>
    </message>
    <message>
        <source>Country</source>
        <translation>国家或地区</translation>
    </message>
    <message>
        <source>Two letters, CN for mainland China: export rules ask for it</source>
        <translation>两位字母，中国大陆为 CN：用于出口管制检查</translation>
    </message>
    <message>
        <source>two letters, such as CN</source>
        <translation>两位字母，如 CN</translation>
    </message>
    <message>
        <source>nothing here, since this site has a price by the hour: change it there, or choose one price all day</source>
        <translation>此处留空，因为该机房使用分时电价：请在分时电价中修改，或改为全天一个电价</translation>
    </message>
    <message>
        <source>the only way to state the cooling (a PUE, a COP, cooling terms, or a host&apos;s price that pays for it): blank the other one first</source>
        <translation>说明制冷的唯一方式（PUE、COP、制冷条款，或已含制冷的托管价格）：请先清空另一项</translation>
    </message>
</context>
<context>
    <name>SizingCharts</name>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>额外开销</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU</source>
        <translation>占用最多的一张卡的显存</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>At best and at worst</source>
        <translation>最好与最差</translation>
    </message>
    <message>
        <source>This job</source>
        <translation>本任务</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>At best</source>
        <translation>最好</translation>
    </message>
    <message>
        <source>At worst</source>
        <translation>最差</translation>
    </message>
    <message>
        <source>%1 in %2, %3 tokens</source>
        <comment>accelerator, precision, count</comment>
        <translation>%1，%2，%3 个词元</translation>
    </message>
    <message>
        <source>expected; allocator and CUDA context included</source>
        <translation>预期值；含分配器与 CUDA 上下文</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>Memory of the card</source>
        <translation>卡的显存容量</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天</translation>
    </message>
    <message>
        <source>Twice the GPUs take %1 of the days</source>
        <translation>GPU 加倍，天数为原来的 %1</translation>
    </message>
    <message>
        <source>Days by number of GPUs</source>
        <translation>天数随 GPU 数的变化</translation>
    </message>
    <message>
        <source>thousand GPU-hours</source>
        <translation>千卡时</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <comment>unit</comment>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Twice the GPUs cost %1 more GPU-hours</source>
        <translation>GPU 加倍，卡时多 %1</translation>
    </message>
    <message>
        <source>GPU-hours by number of GPUs</source>
        <translation>卡时随 GPU 数的变化</translation>
    </message>
    <message>
        <source>At worst a GPU has %1 GiB to spare</source>
        <translation>最差情况下单卡余 %1 GiB</translation>
    </message>
    <message>
        <source>At worst a GPU lacks %1 GiB</source>
        <translation>最差情况下单卡缺 %1 GiB</translation>
    </message>
    <message>
        <source>Twice the GPUs cost as many GPU-hours</source>
        <translation>卡数翻倍，卡时不变</translation>
    </message>
</context>
<context>
    <name>SizingDerivation</name>
    <message>
        <source>· %1: %2 (%3)</source>
        <comment>name, value, source</comment>
        <translation>· %1：%2（%3）</translation>
    </message>
    <message>
        <source>Tokens per second and GPU: %1, as measured.</source>
        <translation>每卡每秒词元数：%1，实测值。</translation>
    </message>
    <message>
        <source>Tokens per second and GPU = peak × utilisation ÷ FLOPs per token
= %1 TFLOPS × %2 ÷ %3 TFLOP = %4</source>
        <translation>每卡每秒词元数 = 峰值 × 利用率 ÷ 每词元 FLOPs
= %1 TFLOPS × %2 ÷ %3 TFLOP = %4</translation>
    </message>
    <message>
        <source>At best 0.95 times, at worst 1.1 times: what interruptions leave open at a measured speed.</source>
        <translation>最好为 0.95 倍，最差为 1.1 倍：实测速度下仍不确定的只有中断。</translation>
    </message>
    <message>
        <source>GPU-hours = tokens ÷ (tokens per second and GPU × share of the time that counts) ÷ 3,600
= %1 ÷ (%2 × %3) ÷ 3,600 = %4</source>
        <translation>卡时 = 词元数 ÷（每卡每秒词元数 × 有效时间占比）÷ 3,600
= %1 ÷（%2 × %3）÷ 3,600 = %4</translation>
    </message>
    <message>
        <source>Days = GPU-hours ÷ GPUs ÷ 24
= %1 ÷ %2 ÷ 24 = %3</source>
        <translation>天数 = 卡时 ÷ GPU 数 ÷ 24
= %1 ÷ %2 ÷ 24 = %3</translation>
    </message>
    <message>
        <source>As asked: %1 GPUs.</source>
        <translation>按所问：%1 张 GPU。</translation>
    </message>
    <message>
        <source>The fewest GPUs, in whole servers of %1, whose expected time is at most %2 days, rounded up to whole replicas of %3:</source>
        <translation>以 %1 卡整机计，预期时间不超过 %2 天的最少 GPU 数，并向上取整到每个 %3 卡的副本：</translation>
    </message>
    <message>
        <source>The fewest GPUs, in whole servers of %1, whose expected time is at most %2 days:</source>
        <translation>以 %1 卡整机计，预期时间不超过 %2 天的最少 GPU 数：</translation>
    </message>
    <message>
        <source>%1 GPUs take %2 days.</source>
        <translation>%1 张 GPU 需要 %2 天。</translation>
    </message>
    <message>
        <source>Utilisation = measured tokens per second and GPU × FLOPs per token ÷ peak
= %1 × %2 TFLOP ÷ %3 TFLOPS = %4</source>
        <translation>利用率 = 实测每卡每秒词元数 × 每词元 FLOPs ÷ 峰值
= %1 × %2 TFLOP ÷ %3 TFLOPS = %4</translation>
    </message>
    <message>
        <source>Utilisation = %1 = %2</source>
        <comment>factors, product</comment>
        <translation>利用率 = %1 = %2</translation>
    </message>
    <message>
        <source>The memory of a GPU depends on how the job is spread. Give the layout under Expert.</source>
        <translation>单卡显存取决于任务如何分布。请在专家选项中给出并行布局。</translation>
    </message>
    <message>
        <source>Activations: Korthikanti et al. (arXiv 2205.05198). States spread by ZeRO: Rajbhandari et al. (arXiv 1910.02054). Memory of the card: %1.</source>
        <translation>激活：Korthikanti 等（arXiv 2205.05198）。ZeRO 分片的状态：Rajbhandari 等（arXiv 1910.02054）。卡的显存：%1。</translation>
    </message>
    <message>
        <source>Tokens per second and GPU: %1, as stated (%2).</source>
        <translation>每卡每秒词元数：%1，按所给（%2）。</translation>
    </message>
    <message>
        <source>Share of the time that counts: %1, as stated.</source>
        <translation>有效时间占比：%1，按所给。</translation>
    </message>
    <message>
        <source>FLOPs per token: 4N + 12·L·h·s, since frozen weights need no gradients, and 6 for each weight of the adapters.</source>
        <translation>每词元浮点运算：4N + 12·L·h·s，因为冻结的权重没有梯度；适配器的每个权重另计 6 次。</translation>
    </message>
    <message>
        <source>FLOPs per token: 6N + 12·L·h·s, model FLOPs with full attention (PaLM, arXiv 2204.02311, appendix B).</source>
        <translation>每词元浮点运算：6N + 12·L·h·s，含完整注意力的模型运算量（PaLM，arXiv 2204.02311，附录 B）。</translation>
    </message>
    <message>
        <source>Peak: dense, 16 bits; %1.</source>
        <translation>峰值：16 位稠密；%1。</translation>
    </message>
    <message>
        <source>Optimiser&apos;s states: Dettmers et al. (arXiv 2110.02861); Adafactor Shazeer and Stern (arXiv 1804.04235).</source>
        <translation>优化器状态：Dettmers 等（arXiv 2110.02861）；Adafactor：Shazeer 与 Stern（arXiv 1804.04235）。</translation>
    </message>
    <message>
        <source>Share of the time that counts: %1. One failure in 50,000 GPU-hours (Llama Team, arXiv 2407.21783, section 3.3.4), checkpoints of %2 s at Daly&apos;s interval (FGCS 22, 2006), 8 % for evaluations and restarts (BLOOM, GPT-NeoX).</source>
        <translation>有效时间占比：%1。每 50,000 卡时故障一次（Llama Team，arXiv 2407.21783，3.3.4 节），检查点每次 %2 秒，按 Daly 间隔（FGCS 22，2006），8 % 用于评估和重启（BLOOM、GPT-NeoX）。</translation>
    </message>
    <message>
        <source>At best ÷ 1.4, at worst × 1.5: %1 of %2 published runs lie in such a band.</source>
        <translation>最好 ÷ 1.4，最差 × 1.5：%2 次公开的训练中有 %1 次落在此区间内。</translation>
    </message>
</context>
<context>
    <name>SizingFigures</name>
    <message>
        <source>%1 at best, %2 at worst</source>
        <translation>最好 %1，最差 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 server(s) of %2</source>
        <translation>
            <numerusform>%1 台 %2 卡整机</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n GPU(s) of it idle</source>
        <translation>
            <numerusform>%1，其中 %n 张卡闲置</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>accelerator, servers</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1 of %2 dense TFLOPS</source>
        <translation>稠密峰值 %2 TFLOPS 中的 %1</translation>
    </message>
    <message>
        <source>give a layout under Expert</source>
        <translation>请在专家选项中给出并行布局</translation>
    </message>
    <message>
        <source>GiB</source>
        <translation>GiB</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>at best, at worst</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>Memory of a GPU</source>
        <translation>单卡显存</translation>
    </message>
    <message>
        <source>No layout is given: the time is that of one that fits, and the memory of a GPU is not known.</source>
        <translation>未给出并行布局：时间按放得下的布局估算，单卡显存未知。</translation>
    </message>
    <message>
        <source>tensor</source>
        <translation>张量</translation>
    </message>
    <message>
        <source>pipeline</source>
        <translation>流水线</translation>
    </message>
    <message>
        <source>context</source>
        <translation>上下文</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>专家</translation>
    </message>
    <message>
        <source>Data parallel on %1 GPUs with ZeRO %2, micro-batches of %3.</source>
        <translation>在 %1 张 GPU 上数据并行，ZeRO %2，微批为 %3。</translation>
    </message>
    <message numerus="yes">
        <source>%1 replica(s) of %2 GPUs each (%3) with ZeRO %4, micro-batches of %5.</source>
        <translation>
            <numerusform>%1 个副本，每个 %2 张 GPU（%3），ZeRO %4，微批为 %5。</numerusform>
        </translation>
    </message>
    <message>
        <source>Accelerators side by side</source>
        <translation>加速卡并排比较</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Memory to spare, GiB</source>
        <translation>剩余显存，GiB</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>说明</translation>
    </message>
    <message>
        <source>Days, best to worst</source>
        <translation>最好至最差天数</translation>
    </message>
    <message>
        <source>Cost, %1</source>
        <comment>currency</comment>
        <translation>费用（%1）</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>费用</translation>
    </message>
    <message>
        <source>Utilisation (MFU)</source>
        <translation>利用率（MFU）</translation>
    </message>
    <message>
        <source>MFU</source>
        <translation>MFU</translation>
    </message>
    <message>
        <source>no layout fits</source>
        <translation>没有布局放得下</translation>
    </message>
    <message>
        <source>pipeline with %1 chunks a stage, degree</source>
        <translation>流水线（每级 %1 块）</translation>
    </message>
</context>
<context>
    <name>SizingRemarks</name>
    <message>
        <source>At worst a GPU needs %1 GiB, more than the %2 of %3.</source>
        <translation>最差情况下每张卡需要 %1 GiB，超过 %3 的 %2。</translation>
    </message>
    <message>
        <source>With this layout the deadline of %1 days is missed.</source>
        <translation>按此布局无法在 %1 天的期限内完成。</translation>
    </message>
    <message>
        <source>At worst it takes %1 days, longer than the deadline of %2.</source>
        <translation>最差情况需要 %1 天，超过 %2 天的期限。</translation>
    </message>
    <message>
        <source>No training run on this kind of accelerator is published: its utilisation is a guess. Measure it.</source>
        <translation>此类加速卡没有公开的训练记录，利用率是推测值。请实测。</translation>
    </message>
    <message>
        <source>card&apos;s memory unknown</source>
        <translation>卡的显存未知</translation>
    </message>
    <message>
        <source>memory needs a layout</source>
        <translation>显存需给出布局</translation>
    </message>
    <message>
        <source>may not fit</source>
        <translation>可能放不下</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>放不下</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>超出期限</translation>
    </message>
    <message>
        <source>speed impossible</source>
        <translation>速度不可能</translation>
    </message>
    <message>
        <source>utilisation guessed</source>
        <translation>利用率为推测</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>The job does not fit: a GPU needs %1 GiB and %2 has %3.</source>
        <translation>任务放不下：每张卡需要 %1 GiB，而 %2 只有 %3 GiB。</translation>
    </message>
    <message>
        <source>no layout fits</source>
        <translation>没有布局放得下</translation>
    </message>
    <message>
        <source>The measured speed is %1 of the dense peak, more than published runs reach: check its unit, and whether it is that of all GPUs.</source>
        <translation>实测速度为稠密峰值的 %1，高于已公布的训练所达到的水平：请检查其单位，以及它是否为全部 GPU 的总和。</translation>
    </message>
    <message>
        <source>A step of this layout takes at least %1 sequences; models of this size usually have %2. More may train worse.</source>
        <translation>此布局每步至少需 %1 条序列；这种规模的模型通常为 %2 条。更多可能影响训练效果。</translation>
    </message>
</context>
<context>
    <name>SizingTableText</name>
    <message>
        <source>%1 to %2</source>
        <comment>band</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>计入</translation>
    </message>
    <message>
        <source>outlier</source>
        <translation>离群</translation>
    </message>
    <message>
        <source>GPU-hours, predicted and published</source>
        <translation>卡时：预测值与公布值</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>Predicted</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Band</source>
        <translation>区间</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>公布</translation>
    </message>
    <message>
        <source>Ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>Used as</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>TFLOPS per GPU: model FLOPs with full attention, and as published</source>
        <translation>每卡 TFLOPS：含完整注意力的模型 FLOPs，及公布口径</translation>
    </message>
    <message>
        <source>As published</source>
        <translation>按公布口径</translation>
    </message>
    <message>
        <source>Published convention</source>
        <translation>公布口径</translation>
    </message>
    <message>
        <source>Error of the GPU-hours, as a factor</source>
        <translation>卡时的误差倍数</translation>
    </message>
    <message>
        <source>Counted runs</source>
        <translation>计入的训练</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>次数</translation>
    </message>
    <message>
        <source>Half within</source>
        <translation>一半不超过</translation>
    </message>
    <message>
        <source>75 % within</source>
        <translation>75 % 不超过</translation>
    </message>
    <message>
        <source>90 % within</source>
        <translation>90 % 不超过</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>去掉 %1</translation>
    </message>
    <message>
        <source>worst without a family</source>
        <translation>去掉任一系列后的最大值</translation>
    </message>
    <message>
        <source>Share of the rows</source>
        <translation>行的占比</translation>
    </message>
    <message>
        <source>What is met</source>
        <translation>达到的条件</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>published GPU-hours in the band</source>
        <translation>公布的卡时落在区间内</translation>
    </message>
    <message>
        <source>TFLOPS within 15 %</source>
        <translation>TFLOPS 相差不超过 15 %</translation>
    </message>
    <message>
        <source>TFLOPS within 25 %</source>
        <translation>TFLOPS 相差不超过 25 %</translation>
    </message>
    <message>
        <source>hardware FLOPs with full recompute</source>
        <translation>硬件 FLOPs（完全重计算）</translation>
    </message>
    <message>
        <source>hardware FLOPs with selective recompute</source>
        <translation>硬件 FLOPs（选择性重计算）</translation>
    </message>
    <message>
        <source>model FLOPs, 6N</source>
        <translation>模型 FLOPs，6N</translation>
    </message>
    <message>
        <source>model FLOPs with causal attention</source>
        <translation>含因果注意力的模型 FLOPs</translation>
    </message>
    <message>
        <source>model FLOPs with full attention</source>
        <translation>含完整注意力的模型 FLOPs</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>第 %1 行，%2 列：%3</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) can&apos;t be used and were left out; the others stand.</source>
        <translation>
            <numerusform>%n 行无法使用，已略去；其余照常计算。</numerusform>
        </translation>
    </message>
    <message>
        <source>Warning: layers that do not divide by the pipeline stages (pp) are predicted as if the stages were even; lines %1.</source>
        <translation>警告：层数不能被流水线级数（pp）整除的行，按各级均匀预测；第 %1 行。</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation>、</translation>
    </message>
</context>
<context>
    <name>SizingText</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>expected, at best, at worst</comment>
        <translation>%1（%2 至 %3）</translation>
    </message>
    <message>
        <source>as asked; the shape is a guess of %1 layers of width %2 (%3)</source>
        <translation>按所给数值；结构为推测：%1 层，宽度 %2（%3）</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>实测</translation>
    </message>
    <message>
        <source>%1 TFLOPS of model FLOPs with full attention</source>
        <translation>模型 FLOPs（含完整注意力）%1 TFLOPS</translation>
    </message>
    <message>
        <source>6N + 12·L·h·s for each token: model FLOPs with full attention (PaLM, appendix B)</source>
        <translation>每个词元 6N + 12·L·h·s：含完整注意力的模型 FLOPs（PaLM 附录 B）</translation>
    </message>
    <message>
        <source>The job</source>
        <translation>训练任务</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>How it is counted</source>
        <translation>计算口径</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Active weights</source>
        <translation>激活参数</translation>
    </message>
    <message>
        <source>what one token passes through</source>
        <translation>一个词元经过的参数</translation>
    </message>
    <message>
        <source>Training, petaflop/s-days</source>
        <translation>训练计算量，PFLOP/s·天</translation>
    </message>
    <message>
        <source>Utilisation (MFU)</source>
        <translation>利用率（MFU）</translation>
    </message>
    <message>
        <source>same FLOPs, of the dense 16-bit peak of %1 TFLOPS</source>
        <translation>同一口径，相对于 16 位稠密峰值 %1 TFLOPS</translation>
    </message>
    <message>
        <source>Tokens per second and GPU</source>
        <translation>每 GPU 每秒词元数</translation>
    </message>
    <message>
        <source>Share of the time that counts</source>
        <translation>有效时间占比</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>卡时</translation>
    </message>
    <message>
        <source>at the measured speed</source>
        <translation>按实测速度</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>on %1 GPUs</source>
        <translation>使用 %1 张 GPU</translation>
    </message>
    <message>
        <source>One node of this architecture</source>
        <translation>该架构的单个节点</translation>
    </message>
    <message>
        <source>Age of the software</source>
        <translation>软件年代</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>Full recompute</source>
        <translation>完全重计算</translation>
    </message>
    <message>
        <source>Mixture of experts</source>
        <translation>混合专家</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>精度</translation>
    </message>
    <message>
        <source>Width of the layers</source>
        <translation>层宽度</translation>
    </message>
    <message>
        <source>Waiting for the network</source>
        <translation>等待网络</translation>
    </message>
    <message>
        <source>Utilisation, the product of</source>
        <translation>利用率，为下列因子之积</translation>
    </message>
    <message>
        <source>Factor</source>
        <translation>因子</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>The memory of %1 is not known.</source>
        <translation>%1 的显存未知。</translation>
    </message>
    <message>
        <source>fits into the card&apos;s %1 GiB, also at worst</source>
        <translation>即使在最坏情况下也能放入显卡的 %1 GiB</translation>
    </message>
    <message>
        <source>may pass the card&apos;s %1 GiB</source>
        <translation>可能超出显卡的 %1 GiB</translation>
    </message>
    <message>
        <source>does not fit into the card&apos;s %1 GiB</source>
        <translation>放不进显卡的 %1 GiB</translation>
    </message>
    <message>
        <source>Memory of the fullest GPU, GiB</source>
        <translation>占用最多的 GPU 的显存，GiB</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>组成</translation>
    </message>
    <message>
        <source>%1 bytes for each weight before spreading</source>
        <translation>切分前每个参数 %1 字节</translation>
    </message>
    <message>
        <source>Gradients</source>
        <translation>梯度</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>优化器</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>激活值</translation>
    </message>
    <message>
        <source>pipeline stage %1</source>
        <translation>流水线第 %1 级</translation>
    </message>
    <message>
        <source>Logits</source>
        <translation>Logits</translation>
    </message>
    <message>
        <source>8 bytes each</source>
        <translation>每个 8 字节</translation>
    </message>
    <message>
        <source>Buffers</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>weights gathered for the moment, the allocator&apos;s slack</source>
        <translation>临时汇集的参数与分配器余量</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>额外开销</translation>
    </message>
    <message>
        <source>CUDA context and communication library</source>
        <translation>CUDA 上下文与通信库</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>%1 GPUs %2 in %3 train this in about %4 days, between %5 and %6.</source>
        <translation>%1 张 %2 以 %3 训练约需 %4 天，区间为 %5 至 %6 天。</translation>
    </message>
    <message>
        <source>Known models</source>
        <translation>已知模型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>%1 bytes for each frozen weight, %2 for each of the adapters</source>
        <translation>每个冻结权重 %1 字节，适配器的每个权重 %2 字节</translation>
    </message>
    <message>
        <source>counted from the architecture, %1 off the published %2: %3</source>
        <comment>deviation, count, source</comment>
        <translation>按结构计算，与公布的 %2 相差 %1：%3</translation>
    </message>
    <message>
        <source>counted from the architecture of %1 with what is stated otherwise</source>
        <translation>按 %1 的结构及另行给出的数值计算</translation>
    </message>
    <message>
        <source>counted from the stated architecture</source>
        <translation>按所给结构计算</translation>
    </message>
    <message>
        <source>as stated: %1</source>
        <translation>按所给：%1</translation>
    </message>
    <message>
        <source>4N + 12·L·h·s for each token, and 6 for each weight of the adapters</source>
        <translation>每词元 4N + 12·L·h·s，适配器的每个权重另计 6 次</translation>
    </message>
    <message>
        <source>as stated</source>
        <translation>按所给</translation>
    </message>
    <message>
        <source>%1 GPUs %2 in %3 do not hold this job; by their speed alone they would train it in about %4 days, between %5 and %6.</source>
        <translation>%1 张 %2 以 %3 放不下此任务；仅按速度计约需 %4 天，区间为 %5 至 %6 天。</translation>
    </message>
    <message>
        <source>Layout and links</source>
        <translation>布局与互联</translation>
    </message>
    <message>
        <source>what one token passes through, %1 off the published %2: %3</source>
        <comment>deviation, count, source</comment>
        <translation>每个词元经过的部分，与公布的 %2 相差 %1：%3</translation>
    </message>
    <message>
        <source>one failure in 50,000 GPU-hours, checkpoints of %1 s at Daly&apos;s interval, 8 % for evaluations and restarts</source>
        <translation>每 50,000 卡时故障一次，检查点每次 %1 秒、按 Daly 间隔，8 % 用于评估和重启</translation>
    </message>
    <message>
        <source>%1 of %2 published runs lie in such a band</source>
        <translation>%2 次公开的训练中有 %1 次落在此区间内</translation>
    </message>
    <message>
        <source>Claimed GPU-days</source>
        <translation>声称的卡天</translation>
    </message>
    <message>
        <source>%1 GPUs %2 in %3 can&apos;t share a step of this job; by their speed alone they would train it in about %4 days, between %5 and %6.</source>
        <translation>%1 张 %2（%3）无法分担此任务的一步；仅按速度计约需 %4 天，介于 %5 与 %6 天之间。</translation>
    </message>
</context>
<context>
    <name>SourceText</name>
    <message>
        <source>least of a training server: 4 GPUs, 256 GB of RAM, two processors, NVMe, RDMA of 100 Gb/s</source>
        <translation>训练服务器的最低要求：4 张 GPU、256 GB 内存、两颗处理器、NVMe、100 Gb/s RDMA</translation>
    </message>
    <message>
        <source>layout search</source>
        <translation>布局搜索</translation>
    </message>
    <message>
        <source>A800 and H800 data sheets: 400 GB/s both ways is the slowest NVLink between eight</source>
        <translation>A800 与 H800 规格书：八卡 NVLink 最慢为双向 400 GB/s</translation>
    </message>
    <message>
        <source>the GPUs alone; N+N supplies carry half of what is installed</source>
        <translation>仅计 GPU；N+N 电源只能承担装机功率的一半</translation>
    </message>
    <message>
        <source>N+N supplies carry half of what is installed; 10 % of head-room</source>
        <translation>N+N 电源只能承担装机功率的一半；留 10 % 余量</translation>
    </message>
    <message>
        <source>data sheet of a server with the same GPUs</source>
        <translation>同款 GPU 服务器的规格书</translation>
    </message>
    <message>
        <source>data sheet of the server</source>
        <translation>服务器规格书</translation>
    </message>
    <message>
        <source>data sheet of the accelerator</source>
        <translation>加速卡规格书</translation>
    </message>
    <message>
        <source>data sheet of the processors</source>
        <translation>处理器规格书</translation>
    </message>
    <message>
        <source>the vendor&apos;s words against the catalogue&apos;s data sheet</source>
        <translation>供应商说法与目录规格书对照</translation>
    </message>
    <message>
        <source>sum of GPUs, processors and 500 W</source>
        <translation>GPU、处理器与 500 W 之和</translation>
    </message>
    <message>
        <source>5 to 10 % for network and storage: judged</source>
        <translation>网络与存储占 5 % 至 10 %：经验判断</translation>
    </message>
    <message>
        <source>catalogue: dense peaks; data sheets print twice as much as sparse</source>
        <translation>目录：稠密峰值；规格书常印两倍的稀疏值</translation>
    </message>
    <message>
        <source>stas00/ml-engineering, compute/cpu-memory; DGX A100 to B200 have 2 TB for 640 to 1,440 GB</source>
        <translation>stas00/ml-engineering, compute/cpu-memory；DGX A100 至 B200 为 640 至 1,440 GB 显存配 2 TB 内存</translation>
    </message>
    <message>
        <source>PCI Express Base Specification, 16 lanes</source>
        <translation>PCI Express 基础规范，16 通道</translation>
    </message>
    <message>
        <source>EIA-310: 42 units in a rack of usual height</source>
        <translation>EIA-310：常用高度机柜为 42 U</translation>
    </message>
    <message>
        <source>a server without a driver that fits its CUDA does not train</source>
        <translation>没有与 CUDA 相配的驱动，服务器无法训练</translation>
    </message>
    <message>
        <source>data that exists once is lost once</source>
        <translation>只有一份的数据，丢了就没了</translation>
    </message>
    <message>
        <source>stas00/ml-engineering, network, August 2026; the shares are judged</source>
        <translation>stas00/ml-engineering, network, 2026 年 8 月；份额为经验判断</translation>
    </message>
    <message>
        <source>rating of the server against the rack of the site</source>
        <translation>服务器标称功率与机房机柜</translation>
    </message>
    <message>
        <source>a total is the sum of its rows</source>
        <translation>合计等于各项之和</translation>
    </message>
    <message>
        <source>supplies carry no more than all of them together</source>
        <translation>电源的负载能力不会超过全部电源之和</translation>
    </message>
    <message>
        <source>US BIS, 88 FR 73458 (25 October 2023), ECCN 3A090: dense TFLOPS × bits</source>
        <translation>美国 BIS，88 FR 73458（2023 年 10 月 25 日），ECCN 3A090：稠密 TFLOPS × 位数</translation>
    </message>
    <message>
        <source>BLOOM 0.36 and Megatron-LM of 2021 0.33 with full recompute against llm-foundry of 2023</source>
        <translation>BLOOM 0.36、2021 年的 Megatron-LM 0.33（完全重计算），与 2023 年的 llm-foundry 相比</translation>
    </message>
    <message>
        <source>one vendor&apos;s releases moved a model&apos;s speed by 18 % within a year; the cautious quarter of it</source>
        <translation>某厂商的软件版本一年内使同一模型提速 18 %；谨慎地取其四分之一</translation>
    </message>
    <message>
        <source>torchtitan 70B 1.36; llm-foundry 3B 1.16 to 1.31; Megatron-Bridge dense rows 1.5 to 1.8</source>
        <translation>torchtitan 70B 1.36；llm-foundry 3B 1.16 至 1.31；Megatron-Bridge 稠密模型 1.5 至 1.8</translation>
    </message>
    <message>
        <source>as much again as 8 bits over 16: 1.4 × 1.4; the one published row, Megatron-Bridge Llama 3 70B on GB300, is a quarter faster</source>
        <translation>与 8 位相对 16 位的提速相同，再乘一次：1.4 × 1.4；唯一公布的一行（Megatron-Bridge，GB300 上的 Llama 3 70B）快四分之一</translation>
    </message>
    <message>
        <source>Pythia 70M to 6.9B (arXiv 2304.01373), hours from logged step times; Narayanan et al. (arXiv 2104.04473) table 1: 44 % of the peak at width 2,304, 52 % at 20,480</source>
        <translation>Pythia 70M 至 6.9B（arXiv 2304.01373），卡时取自日志的单步用时；Narayanan 等（arXiv 2104.04473）表 1：宽度 2,304 时为峰值的 44 %，20,480 时为 52 %</translation>
    </message>
    <message>
        <source>llm.c 124M 0.60 and 774M 0.64, TinyLlama 0.56, llm-foundry 1B 0.60 of an A100</source>
        <translation>A100 上 llm.c 124M 0.60、774M 0.64，TinyLlama 0.56，llm-foundry 1B 0.60</translation>
    </message>
    <message>
        <source>llm-foundry 7B keeps 92 % from 128 to 512 GPUs, 30B 96 %; Megatron-Core 177B 89 % from 96 to 4,608</source>
        <translation>llm-foundry 从 128 张到 512 张 GPU，7B 保持 92 %、30B 保持 96 %；Megatron-Core 177B 从 96 张到 4,608 张保持 89 %</translation>
    </message>
    <message>
        <source>Korthikanti et al. (arXiv 2205.05198) section 6.2: 36 to 39 % more time</source>
        <translation>Korthikanti 等（arXiv 2205.05198）6.2 节：用时多 36 % 至 39 %</translation>
    </message>
    <message>
        <source>bytes by Narayanan et al. (arXiv 2104.04473) section 3 and Rajbhandari et al. (arXiv 1910.02054) section 7, against the best layout on the links of the measured runs</source>
        <translation>通信量按 Narayanan 等（arXiv 2104.04473）第 3 节和 Rajbhandari 等（arXiv 1910.02054）第 7 节，与实测训练所用互联上的最佳布局相比</translation>
    </message>
    <message>
        <source>Megatron-LM weak scaling of 2020: 0.35 to 0.43; GPT-3 0.21 at 10,000 (arXiv 2204.02311 table 3)</source>
        <translation>2020 年 Megatron-LM 弱扩展：0.35 至 0.43；10,000 张卡上的 GPT-3 为 0.21（arXiv 2204.02311 表 3）</translation>
    </message>
    <message>
        <source>llm-foundry benchmarks 0.53 to 0.60; TinyLlama 0.56; MegaScale 0.55 to 0.65 (arXiv 2402.15627)</source>
        <translation>llm-foundry 基准 0.53 至 0.60；TinyLlama 0.56；MegaScale 0.55 至 0.65（arXiv 2402.15627）</translation>
    </message>
    <message>
        <source>with the factors for number of GPUs and width: llm-foundry 0.40 to 0.46; Megatron-Core 0.41 to 0.49; Llama 3 0.38 to 0.43 (arXiv 2407.21783 table 4)</source>
        <translation>乘以卡数和宽度两个因子后：llm-foundry 0.40 至 0.46；Megatron-Core 0.41 至 0.49；Llama 3 0.38 至 0.43（arXiv 2407.21783 表 4）</translation>
    </message>
    <message>
        <source>as Hopper: no dense 16-bit run is published; Megatron-Bridge 8-bit rows of B200 and GB200 agree within 23 %</source>
        <translation>同 Hopper：没有公开的 16 位稠密训练；Megatron-Bridge 中 B200 和 GB200 的 8 位各行相差 23 % 以内</translation>
    </message>
    <message>
        <source>google/maxtext MaxText/configs/v5e: 0.56 to 0.67 of 256 chips, 16B to 128B</source>
        <translation>google/maxtext MaxText/configs/v5e：256 芯片、16B 至 128B 为 0.56 至 0.67</translation>
    </message>
    <message>
        <source>no run published; one card, judged from A100</source>
        <translation>没有公开的训练；单卡，参照 A100 判断</translation>
    </message>
    <message>
        <source>no run published; matrix products reach 51 to 68 %</source>
        <translation>没有公开的训练；矩阵乘可达 51 % 至 68 %</translation>
    </message>
    <message>
        <source>no run published; matrix products reach 74 to 97 %</source>
        <translation>没有公开的训练；矩阵乘可达 74 % 至 97 %</translation>
    </message>
    <message>
        <source>Pangu Ultra claims 0.50 (arXiv 2504.07866)</source>
        <translation>Pangu Ultra 自称 0.50（arXiv 2504.07866）</translation>
    </message>
    <message>
        <source>no run published for this architecture</source>
        <translation>该架构没有公开的训练</translation>
    </message>
    <message>
        <source>of dense models: whole runs DeepSeek-V3 (arXiv 2412.19437) 0.85 and Llama 4 Scout 0.63; benchmarks of DeepSeek-V3, Qwen3 and GPT-OSS 0.36 to 0.84</source>
        <translation>相对稠密模型：完整训练 DeepSeek-V3（arXiv 2412.19437）0.85、Llama 4 Scout 0.63；DeepSeek-V3、Qwen3、GPT-OSS 的基准 0.36 至 0.84</translation>
    </message>
</context>
<context>
    <name>SurroundingsDerivation</name>
    <message>
        <source>Weights × bytes that are saved of each: %1 of the weight and %2 of the optimiser; gradients are not saved
= %3 × %4 = %5</source>
        <translation>参数量 × 每个参数保存的字节：权重 %1，优化器 %2；梯度不保存
= %3 × %4 = %5</translation>
    </message>
    <message>
        <source>Least 7 % below, as BLOOM&apos;s published 2.3 TB lie; most 3 % above, as nanoGPT&apos;s file was measured.</source>
        <translation>最小低 7 %，BLOOM 公布的 2.3 TB 即如此；最大高 3 %，为 nanoGPT 文件的实测值。</translation>
    </message>
    <message>
        <source>A checkpoint may take share² × time between interruptions ÷ 2 where the loss √(2 × writing ÷ time between interruptions) is to be %1
= %2² × %3 h ÷ 2; so %4 need %5</source>
        <translation>要使损失 √(2 × 写入时间 ÷ 中断间隔) 为 %1，写一次检查点可用 份额² × 中断间隔 ÷ 2
= %2² × %3 h ÷ 2；因此 %4 需要 %5</translation>
    </message>
    <message>
        <source>Never below what reading the tokens takes. Least: one interruption in 100,000 GPU-hours; expected: in 50,000; most: in 15,000.</source>
        <translation>不低于读取词元所需。最小：每 100,000 卡时中断一次；预期：每 50,000；最大：每 15,000。</translation>
    </message>
    <message>
        <source>Checkpoint ÷ write rate of shared storage, or of the servers&apos; network cards where they are slower
= %1 ÷ %2 GB/s = %3</source>
        <translation>检查点 ÷ 共享存储写入速率（服务器网卡更慢时取网卡）
= %1 ÷ %2 GB/s = %3</translation>
    </message>
    <message>
        <source>Daly&apos;s best interval for a checkpoint of %1 and an interruption every %2 h: %3</source>
        <translation>写一次检查点 %1、每 %2 小时中断一次时，Daly 的最佳间隔：%3</translation>
    </message>
    <message>
        <source>Least: one interruption in 15,000 GPU-hours; most: in 100,000.</source>
        <translation>最小：每 15,000 卡时中断一次；最大：每 100,000。</translation>
    </message>
    <message>
        <source>√(2 × writing ÷ time between interruptions), at the best interval and without the restart itself
= √(2 × %1 ÷ %2 h) = %3</source>
        <translation>√(2 × 写入时间 ÷ 中断间隔)，取最佳间隔，不含重启本身
= √(2 × %1 ÷ %2 h) = %3</translation>
    </message>
    <message>
        <source>As stated: %1 × %2 = %3</source>
        <translation>按给定：%1 × %2 = %3</translation>
    </message>
    <message>
        <source>5 checkpoints × %1 = %2; at least 2, at most 10 of them.</source>
        <translation>5 个检查点 × %1 = %2；最少 2 个，最多 10 个。</translation>
    </message>
    <message>
        <source>Tokens × bytes of each, as stated
= %1 × %2 = %3</source>
        <translation>词元数 × 每个词元的字节（按给定）
= %1 × %2 = %3</translation>
    </message>
    <message>
        <source>Tokens × (bytes of a token + 4 bytes of its text)
= %1 × (%2 + 4) = %3</source>
        <translation>词元数 ×（词元字节 + 文本 4 字节）
= %1 × (%2 + 4) = %3</translation>
    </message>
    <message>
        <source>A vocabulary below 65,500 needs 2 bytes a token, a larger one 4. Least: tokens alone; most: raw and cleaned text of 4.7 bytes besides. Text: 3.4 bytes a token in LLaMA&apos;s data, 4.7 in ROOTS.</source>
        <translation>词表小于 65,500 时每个词元 2 字节，更大时 4 字节。最小：仅词元；最大：另加原始与清洗后的文本各 4.7 字节。文本：LLaMA 数据每词元 3.4 字节，ROOTS 为 4.7。</translation>
    </message>
    <message>
        <source>5 % of dataset and kept checkpoints
= 0.05 × (%1 + %2) = %3</source>
        <translation>数据集与保留检查点的 5 %
= 0.05 × (%1 + %2) = %3</translation>
    </message>
    <message>
        <source>Least: none are taken; most: 20 %, since a snapshot keeps the checkpoints that were deleted after it.</source>
        <translation>最小：不做快照；最大：20 %，因为快照会留住其后删除的检查点。</translation>
    </message>
    <message>
        <source>(Dataset + kept checkpoints + snapshots) × redundancy ÷ usable share
= (%1 + %2 + %3) × 1.25 ÷ 0.8 = %4</source>
        <translation>（数据集 + 保留检查点 + 快照）× 冗余 ÷ 可用份额
= (%1 + %2 + %3) × 1.25 ÷ 0.8 = %4</translation>
    </message>
    <message>
        <source>1.25: erasure coding over 8 + 2 drives; most: mirrored, × 2. Of a distributed file system 80 % can be relied on.</source>
        <translation>1.25：8 + 2 纠删码；最大：镜像，× 2。分布式文件系统可靠可用的为 80 %。</translation>
    </message>
    <message>
        <source>Last checkpoint + weights + dataset
= %1 + %2 + %3 = %4</source>
        <translation>最后一个检查点 + 权重 + 数据集
= %1 + %2 + %3 = %4</translation>
    </message>
    <message>
        <source>Least: checkpoint and weights, where the data can be fetched again; most: two copies of everything, one of them off site.</source>
        <translation>最小：检查点与权重（数据可重新获取时）；最大：全部两份，其中一份异地。</translation>
    </message>
    <message>
        <source>(2 checkpoints + tokens) ÷ servers
= (2 × %1 + %2 tokens of %3 bytes) ÷ %4 = %5</source>
        <translation>（2 个检查点 + 词元）÷ 服务器数
=（2 × %1 + %2 个词元各 %3 字节）÷ %4 = %5</translation>
    </message>
    <message>
        <source>Least: the checkpoints alone; most: all tokens in each server.</source>
        <translation>最小：仅检查点；最大：每台服务器存全部词元。</translation>
    </message>
    <message>
        <source>Weights × 2 bytes
= %1 × 2 = %2</source>
        <translation>参数量 × 2 字节
= %1 × 2 = %2</translation>
    </message>
    <message>
        <source>As much as the GPUs of a server have, 256 GB at the least
= %1 × %2 GB = %3</source>
        <translation>与一台服务器的 GPU 显存总量相同，至少 256 GB
= %1 × %2 GB = %3</translation>
    </message>
    <message>
        <source>Least 0.8 times as much, with which BLOOM was trained; most twice as much, between the 1.4 and 3.2 times of DGX systems.</source>
        <translation>最小为其 0.8 倍，BLOOM 即以此训练；最大为 2 倍，介于 DGX 系统的 1.4 至 3.2 倍之间。</translation>
    </message>
    <message>
        <source>One core for the process of a GPU and one for each of 2 that load its data; 4 in each server for its system
= (%1 × 3 + 4) ÷ %1 = %2, %3 in a server</source>
        <translation>每张 GPU 的进程 1 核，2 个数据加载进程各 1 核；每台服务器另留 4 核给系统
= (%1 × 3 + 4) ÷ %1 = %2，每台服务器 %3 核</translation>
    </message>
    <message>
        <source>Most: 4 that load data.</source>
        <translation>最大：4 个数据加载进程。</translation>
    </message>
    <message>
        <source>All GPUs are in one server.</source>
        <translation>所有 GPU 都在一台服务器内。</translation>
    </message>
    <message>
        <source>The network with which a step of this layout takes 5 % longer than on one without limit: %1 for each GPU. Of a network&apos;s rating 80 % are reached.</source>
        <translation>以此网络，该布局的一步比网络无限快时长 5 %：每张 GPU %1。实际可达网络标称的 80 %。</translation>
    </message>
    <message>
        <source>Least: 10 % longer; most: 2 %.</source>
        <translation>最小：长 10 %；最大：长 2 %。</translation>
    </message>
    <message>
        <source>GPUs of a server × network of each + its part of the write rate of shared storage
= %1 × %2 + %3 × 8 ÷ %4 = %5</source>
        <translation>每台 GPU 数 × 每张的网络 + 其分担的共享存储写入速率
= %1 × %2 + %3 × 8 ÷ %4 = %5</translation>
    </message>
    <message>
        <source>Typical power × days × 24 h × 1.075 for network and storage
= %1 × %2 × 24 h × 1.075 = %3</source>
        <translation>典型功率 × 天数 × 24 小时 × 1.075（网络与存储）
= %1 × %2 × 24 h × 1.075 = %3</translation>
    </message>
    <message>
        <source>Least and most: those of power and days, with 5 % and 10 % for network and storage. Cooling comes on top: the site&apos;s PUE.</source>
        <translation>最小与最大：取功率与天数的相应值，网络与存储分别为 5 % 和 10 %。制冷另计：按场地的 PUE。</translation>
    </message>
    <message>
        <source>Servers × typical power of the data sheet
= %1 × %2 W = %3</source>
        <translation>服务器数 × 规格书的典型功率
= %1 × %2 W = %3</translation>
    </message>
    <message>
        <source>Rated power × 0.76, the mean of heavy training
= %1 × 0.76 = %2</source>
        <translation>额定功率 × 0.76（高负载训练的平均值）
= %1 × 0.76 = %2</translation>
    </message>
    <message>
        <source>Least 0.64 of the rating; most 0.82, the highest that was measured.</source>
        <translation>最小为额定的 0.64；最大为 0.82，即实测最高值。</translation>
    </message>
    <message>
        <source>Servers × that of one
= %1 × %2 %3 = %4</source>
        <translation>服务器数 × 单台
= %1 × %2 %3 = %4</translation>
    </message>
    <message>
        <source>Write rate of shared storage ÷ servers, so that a checkpoint that goes to the drives first takes no longer
= %1 ÷ %2 = %3</source>
        <translation>共享存储写入速率 ÷ 服务器数，使先写入本地盘的检查点不会更慢
= %1 ÷ %2 = %3</translation>
    </message>
    <message>
        <source>GPUs × rated power of one
= %1 × %2 W = %3</source>
        <translation>GPU 数 × 单张额定功率
= %1 × %2 W = %3</translation>
    </message>
    <message>
        <source>%1 servers, whole ones in each rack, by height and rated power: %2</source>
        <translation>%1 台服务器，每个机柜放整台，按高度与额定功率：%2</translation>
    </message>
    <message>
        <source>Source: %1</source>
        <translation>来源：%1</translation>
    </message>
</context>
<context>
    <name>SurroundingsFields</name>
    <message>
        <source>Server</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Rack, kW</source>
        <translation>机柜功率，kW</translation>
    </message>
    <message>
        <source>of the site</source>
        <translation>场地每柜</translation>
    </message>
    <message>
        <source>Storage, GB/s</source>
        <translation>存储写入，GB/s</translation>
    </message>
    <message>
        <source>when written to</source>
        <translation>写入时</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>保留的检查点</translation>
    </message>
    <message>
        <source>2 to 10</source>
        <translation>2 至 10</translation>
    </message>
    <message>
        <source>Bytes per token</source>
        <translation>每词元字节</translation>
    </message>
    <message>
        <source>of the dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Loss by checkpoints</source>
        <translation>检查点损失</translation>
    </message>
    <message>
        <source>Not stated</source>
        <translation>未注明</translation>
    </message>
    <message>
        <source>Stated</source>
        <translation>已注明</translation>
    </message>
    <message>
        <source>Not included</source>
        <translation>不含</translation>
    </message>
    <message>
        <source>Printed peak, TFLOPS</source>
        <translation>报价所写峰值，TFLOPS</translation>
    </message>
    <message>
        <source>of one GPU</source>
        <translation>单卡</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>操作系统</translation>
    </message>
    <message>
        <source>CUDA</source>
        <translation>CUDA</translation>
    </message>
    <message>
        <source>Backup</source>
        <translation>备份</translation>
    </message>
</context>
<context>
    <name>SurroundingsText</name>
    <message>
        <source>%1 to %2</source>
        <comment>least, most</comment>
        <translation>%1 至 %2</translation>
    </message>
    <message>
        <source>Full checkpoint</source>
        <translation>完整检查点</translation>
    </message>
    <message>
        <source>Weights alone, 16 bits</source>
        <translation>仅权重，16 位</translation>
    </message>
    <message>
        <source>Write rate of shared storage</source>
        <translation>共享存储写入速率</translation>
    </message>
    <message>
        <source>Time to write a checkpoint</source>
        <translation>写一次检查点的时间</translation>
    </message>
    <message>
        <source>Time between checkpoints</source>
        <translation>检查点间隔</translation>
    </message>
    <message>
        <source>Time lost to checkpoints</source>
        <translation>检查点损失的时间</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>保留的检查点</translation>
    </message>
    <message>
        <source>Dataset</source>
        <translation>数据集</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Shared storage to buy</source>
        <translation>需购买的共享存储</translation>
    </message>
    <message>
        <source>Backup elsewhere</source>
        <translation>异地备份</translation>
    </message>
    <message>
        <source>NVMe drives of a server</source>
        <translation>单台 NVMe 容量</translation>
    </message>
    <message>
        <source>Write rate of its NVMe drives</source>
        <translation>单台 NVMe 写入速率</translation>
    </message>
    <message>
        <source>RAM of a server</source>
        <translation>单台内存</translation>
    </message>
    <message>
        <source>CPU cores for each GPU</source>
        <translation>每张 GPU 的 CPU 核数</translation>
    </message>
    <message>
        <source>Network for each GPU</source>
        <translation>每张 GPU 的网络</translation>
    </message>
    <message>
        <source>Network of a server</source>
        <translation>单台网络</translation>
    </message>
    <message>
        <source>Power of the GPUs, rated</source>
        <translation>GPU 额定功率</translation>
    </message>
    <message>
        <source>Power of the servers, rated</source>
        <translation>服务器额定功率</translation>
    </message>
    <message>
        <source>Power of the servers, typical</source>
        <translation>服务器典型功率</translation>
    </message>
    <message>
        <source>Energy of the run</source>
        <translation>全程能耗</translation>
    </message>
    <message>
        <source>Rack units</source>
        <translation>机柜高度</translation>
    </message>
    <message>
        <source>Racks</source>
        <translation>机柜数</translation>
    </message>
    <message>
        <source>State how fast shared storage is written to.</source>
        <translation>请给出共享存储的写入速率。</translation>
    </message>
    <message>
        <source>The catalogue lacks the accelerator&apos;s memory.</source>
        <translation>规格库缺少该加速卡的显存。</translation>
    </message>
    <message>
        <source>The catalogue lacks the accelerator&apos;s rated power.</source>
        <translation>规格库缺少该加速卡的额定功率。</translation>
    </message>
    <message>
        <source>No layout fits, so nobody knows what the GPUs exchange.</source>
        <translation>没有放得下的布局，因此不知道 GPU 之间交换多少数据。</translation>
    </message>
    <message>
        <source>Choose a server.</source>
        <translation>请选择服务器。</translation>
    </message>
    <message>
        <source>The catalogue lacks the server&apos;s rated power.</source>
        <translation>规格库缺少该服务器的额定功率。</translation>
    </message>
    <message>
        <source>The catalogue lacks the server&apos;s height.</source>
        <translation>规格库缺少该服务器的高度。</translation>
    </message>
    <message>
        <source>State what power one rack of the site gives.</source>
        <translation>请给出场地每个机柜的供电功率。</translation>
    </message>
    <message>
        <source>No server goes into a rack of that power and height.</source>
        <translation>该功率与高度的机柜放不下一台服务器。</translation>
    </message>
    <message>
        <source>Around the GPUs</source>
        <translation>GPU 周边</translation>
    </message>
    <message>
        <source>Need</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>预期</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>Least to most</source>
        <translation>最小至最大</translation>
    </message>
    <message>
        <source>Rests on, or lacks</source>
        <translation>依据，或缺少什么</translation>
    </message>
</context>
<context>
    <name>TableCopy</name>
    <message>
        <source>Copy with headings</source>
        <translation>复制（含表头）</translation>
    </message>
    <message>
        <source>Copy whole table</source>
        <translation>复制整张表</translation>
    </message>
</context>
<context>
    <name>TableEditWords</name>
    <message>
        <source>Change %1 of %2</source>
        <translation>修改“%2”的“%1”</translation>
    </message>
    <message>
        <source>Fill down %1 of %2</source>
        <translation>向下填充“%2”的“%1”</translation>
    </message>
    <message>
        <source>Paste rows into %1</source>
        <translation>在“%1”中粘贴行</translation>
    </message>
    <message>
        <source>Add a row to %1</source>
        <translation>在“%1”中添加行</translation>
    </message>
    <message>
        <source>Duplicate rows of %1</source>
        <translation>为“%1”的行创建副本</translation>
    </message>
    <message>
        <source>Delete rows of %1</source>
        <translation>删除“%1”的行</translation>
    </message>
    <message>
        <source>Move rows of %1</source>
        <translation>移动“%1”的行</translation>
    </message>
</context>
<context>
    <name>TariffRowWords</name>
    <message>
        <source>Price per kWh</source>
        <translation>每千瓦时电价</translation>
    </message>
    <message>
        <source>nothing here, since the price follows from the parts below: change them or the multiple</source>
        <translation>空白（电价由下方各项得出：请改各项或倍数）</translation>
    </message>
    <message>
        <source>Multiplied</source>
        <translation>参与浮动</translation>
    </message>
    <message>
        <source>Whether the multiples of the periods count for this part, as the province&apos;s notice says; for government funds they never do</source>
        <translation>各时段倍数是否作用于此项，以省里的通知为准；政府性基金从不浮动</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>No</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>时段</translation>
    </message>
    <message>
        <source>Hours</source>
        <translation>小时占比</translation>
    </message>
    <message>
        <source>Share of the hours of a year</source>
        <translation>占全年小时的比例</translation>
    </message>
    <message>
        <source>Multiple</source>
        <translation>倍数</translation>
    </message>
    <message>
        <source>What the multiplied parts cost in this period over what they cost in the flat one</source>
        <translation>参与浮动的各项在此时段的价格与平段价格之比</translation>
    </message>
    <message>
        <source>Part of the price</source>
        <translation>电价构成</translation>
    </message>
    <message>
        <source>Per kWh</source>
        <translation>每千瓦时</translation>
    </message>
</context>
<context>
    <name>TermGroups</name>
    <message>
        <source>Demand charge</source>
        <translation>容(需)量电费</translation>
    </message>
    <message>
        <source>Electricity</source>
        <translation>电力</translation>
    </message>
    <message>
        <source>Cooling</source>
        <translation>制冷</translation>
    </message>
    <message>
        <source>Hosting</source>
        <translation>机位</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
</context>
<context>
    <name>TermRowWords</name>
    <message>
        <source>Value</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
    <message>
        <source>Term</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>May be</source>
        <translation>可取</translation>
    </message>
    <message>
        <source>Usual</source>
        <translation>常见范围</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>blank as long as the site states its cooling in another way: blank that first (a PUE, a COP, other cooling terms, or a host&apos;s price that pays for it)</source>
        <translation>场地已用其他方式说明制冷时应留空：请先清空那一项（PUE、COP、其他制冷条款，或已含制冷的托管价格）</translation>
    </message>
</context>
<context>
    <name>ThresholdTable</name>
    <message>
        <source>%1 costs as much as %2</source>
        <comment>two plans</comment>
        <translation>%1 与 %2 费用相同</translation>
    </message>
    <message>
        <source>Where the ranking turns, each price by itself and the servers as they are</source>
        <translation>排名在何处改变（逐一变动价格，服务器台数不变）</translation>
    </message>
    <message>
        <source>Price or use</source>
        <translation>价格或使用率</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Turns at</source>
        <translation>临界值</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>单位</translation>
    </message>
    <message>
        <source>There</source>
        <translation>此时</translation>
    </message>
    <message>
        <source>Use of %1</source>
        <comment>plan</comment>
        <translation>%1 的使用率</translation>
    </message>
    <message>
        <source>of its hours</source>
        <translation>占其时长</translation>
    </message>
    <message>
        <source>%1 costs as much as renting by use</source>
        <comment>plan</comment>
        <translation>%1 与按量租用费用相同</translation>
    </message>
</context>
<context>
    <name>TypedValueWords</name>
    <message>
        <source>a number</source>
        <translation>数字</translation>
    </message>
    <message>
        <source>0 or more</source>
        <translation>不小于 0</translation>
    </message>
    <message>
        <source>more than 0</source>
        <translation>大于 0</translation>
    </message>
    <message>
        <source>1 or more</source>
        <translation>不小于 1</translation>
    </message>
    <message>
        <source>0 to 1</source>
        <translation>0 到 1</translation>
    </message>
    <message>
        <source>0 to less than 100 %</source>
        <translation>0 到 100 %（不含 100 %）</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>%1 到 %2 的整数</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>下列之一：%1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>list separator</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>given</source>
        <translation>非空</translation>
    </message>
    <message>
        <source>blank</source>
        <comment>a field</comment>
        <translation>空白</translation>
    </message>
    <message>
        <source>more than -100 and up to 200 %</source>
        <translation>大于 -100、不超过 200 %</translation>
    </message>
    <message>
        <source>0 to 100 %</source>
        <translation>0 至 100 %</translation>
    </message>
</context>
<context>
    <name>Units</name>
    <message>
        <source>ratio</source>
        <translation>比值</translation>
    </message>
    <message>
        <source>share</source>
        <translation>比例</translation>
    </message>
    <message>
        <source>hour</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>day</source>
        <translation>天</translation>
    </message>
    <message>
        <source>visit</source>
        <translation>次</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>次</translation>
    </message>
    <message>
        <source>server</source>
        <translation>台</translation>
    </message>
    <message>
        <source>servers</source>
        <translation>台</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>full-time person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>people</source>
        <translation>人</translation>
    </message>
    <message>
        <source>m³</source>
        <translation>m³</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>岗位</translation>
    </message>
    <message>
        <source>socket</source>
        <translation>插槽</translation>
    </message>
    <message>
        <source>sockets</source>
        <translation>插槽</translation>
    </message>
    <message>
        <source>core</source>
        <translation>核</translation>
    </message>
    <message>
        <source>cores</source>
        <translation>核</translation>
    </message>
    <message>
        <source>kVA and month</source>
        <translation>kVA·月</translation>
    </message>
    <message>
        <source>GPU and term</source>
        <translation>GPU·租期</translation>
    </message>
    <message>
        <source>node and term</source>
        <translation>整机·租期</translation>
    </message>
</context>
<context>
    <name>UsageWords</name>
    <message>
        <source>%1 is missing.</source>
        <translation>缺少 %1。</translation>
    </message>
    <message>
        <source>Not understood: %1.</source>
        <translation>无法理解：%1。</translation>
    </message>
    <message>
        <source>%1 takes one value.</source>
        <translation>%1 需要一个值。</translation>
    </message>
    <message>
        <source>Run with --help for what is possible.</source>
        <translation>用 --help 查看可用的选项。</translation>
    </message>
    <message>
        <source>%1 and %2 can&apos;t be used together.</source>
        <translation>%1 和 %2 不能同时使用。</translation>
    </message>
    <message>
        <source>The number is too large: %1.</source>
        <translation>数字过大：%1。</translation>
    </message>
    <message>
        <source>Not a whole number: %1.</source>
        <translation>不是整数：%1。</translation>
    </message>
    <message>
        <source>A command is missing: compare, explain, payments, size, check, list, import, export or schema.</source>
        <translation>缺少命令：compare、explain、payments、size、check、list、import、export 或 schema。</translation>
    </message>
    <message>
        <source>There is no command and no file %1. The commands are compare, explain, payments, size, check, list, import, export and schema.</source>
        <translation>没有名为 %1 的命令或文件。可用命令：compare、explain、payments、size、check、list、import、export 和 schema。</translation>
    </message>
</context>
<context>
    <name>WidgetPrompts</name>
    <message>
        <source>Steelyard</source>
        <translation>衡算</translation>
    </message>
</context>
<context>
    <name>WorkspaceFiles</name>
    <message>
        <source>Workspaces (*.steelyard);;All files (*)</source>
        <translation>工作区 (*.steelyard);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open sample %1</source>
        <translation>打开示例“%1”</translation>
    </message>
    <message>
        <source>New workspace</source>
        <translation>新建工作区</translation>
    </message>
    <message>
        <source>workspace</source>
        <comment>file name</comment>
        <translation>工作区</translation>
    </message>
    <message>
        <source>Open workspace</source>
        <translation>打开工作区</translation>
    </message>
    <message>
        <source>Save copy as</source>
        <translation>另存副本</translation>
    </message>
    <message>
        <source>Export project</source>
        <translation>导出项目</translation>
    </message>
    <message>
        <source>Project documents (*.json)</source>
        <translation>项目文档 (*.json)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>还没有</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AcceleratorBoard</name>
    <message>
        <source>Re&amp;move</source>
        <translation>移除(&amp;M)</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>比较对象</translation>
    </message>
    <message>
        <source>Takes the chosen accelerator out of the table</source>
        <translation>把选中的加速卡移出表格</translation>
    </message>
    <message>
        <source>Compare wi&amp;th</source>
        <translation>比较对象(&amp;T)</translation>
    </message>
    <message>
        <source>Sho&amp;w how</source>
        <translation>计算过程(&amp;W)</translation>
    </message>
    <message>
        <source>How the chosen figure came about: also by double click or Return</source>
        <translation>查看所选数字的计算过程；也可以双击或按 Enter</translation>
    </message>
    <message>
        <source>Accelerators side by side</source>
        <translation>加速卡并排比较</translation>
    </message>
    <message>
        <source>Add an accelerator…</source>
        <translation>添加加速卡…</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>accelerator, figure</comment>
        <translation>%1，%2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AssumptionsPage</name>
    <message>
        <source>No project is open</source>
        <translation>没有打开的项目</translation>
    </message>
    <message>
        <source>Open or make a project on the project page.</source>
        <translation>请在“项目”页打开或新建项目。</translation>
    </message>
    <message>
        <source>Assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Basis</source>
        <translation>计算口径</translation>
    </message>
    <message>
        <source>Training job</source>
        <translation>训练任务</translation>
    </message>
    <message>
        <source>Change %1 of the project</source>
        <translation>修改项目的“%1”</translation>
    </message>
    <message>
        <source>Demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>the exchange rates</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>Exchange rates</source>
        <translation>汇率</translation>
    </message>
    <message>
        <source>New exchange rate</source>
        <translation>新汇率</translation>
    </message>
    <message>
        <source>What is 1 %1 worth in %2?</source>
        <translation>1 %1 折合多少 %2？</translation>
    </message>
    <message>
        <source>What are the figures based on?</source>
        <translation>数字以什么为依据？</translation>
    </message>
    <message>
        <source>the terms of a site</source>
        <translation>机房条款</translation>
    </message>
    <message>
        <source>Site terms</source>
        <translation>机房条款</translation>
    </message>
    <message>
        <source>The program knows no rates of its own: each needs its date and source. A rate dated after the project&apos;s start counts from that month on; each direction is used as it is stated.</source>
        <translation>程序不自带汇率：每个汇率都要有日期和来源。日期在项目开始之后的汇率从该月起生效；每个方向按所填使用。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::AssumptionsTab</name>
    <message>
        <source>All groups</source>
        <translation>全部分组</translation>
    </message>
    <message>
        <source>Each default has its source; what differs from it is marked.</source>
        <translation>每个默认值都有来源；与默认值不同的会标出。</translation>
    </message>
    <message>
        <source>Reset to default</source>
        <translation>恢复默认值</translation>
    </message>
    <message>
        <source>the assumptions</source>
        <translation>假设</translation>
    </message>
    <message>
        <source>Reset assumptions to their defaults</source>
        <translation>将假设恢复为默认值</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>分组</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::CasesView</name>
    <message>
        <source>A case lays values over the project and never edits it or its quotes. The sliders of the comparison make cases; here they are named, changed and deleted.</source>
        <translation>情形在项目上覆盖若干值，不会改动项目和已存报价。情形由“方案比选”页的滑块建立；在这里可以改名、修改和删除。</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值的个数</translation>
    </message>
    <message>
        <source>New case</source>
        <translation>新情形</translation>
    </message>
    <message>
        <source>the cases</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Add case</source>
        <translation>添加情形</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Path in the project document</source>
        <translation>项目文档中的路径</translation>
    </message>
    <message>
        <source>Such as /horizon or /plans/ID/supply/ID/price</source>
        <translation>例如 /horizon 或 /plans/编号/supply/编号/price</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Add value</source>
        <translation>添加值</translation>
    </message>
    <message>
        <source>Values of the case</source>
        <translation>情形的值</translation>
    </message>
    <message>
        <source>Values of %1</source>
        <translation>“%1”的值</translation>
    </message>
    <message>
        <source>No cases yet. Add one here, or move a slider of the comparison and choose Save as case.</source>
        <translation>还没有情形。可在此添加，或在比选页移动滑块后点“存为情形”。</translation>
    </message>
    <message>
        <source>What the chosen case lays over the project stands here.</source>
        <translation>所选情形覆盖在项目上的值列在这里。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::CatalogPage</name>
    <message>
        <source>Accelerators</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>服务器</translation>
    </message>
    <message>
        <source>Price books</source>
        <translation>价目表</translation>
    </message>
    <message>
        <source>What hardware is there, and at what list prices?</source>
        <translation>有哪些硬件，刊例价是多少？</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::CatalogTableFrame</name>
    <message>
        <source>Copy as own row</source>
        <translation>复制为自建条目</translation>
    </message>
    <message>
        <source>Delete own row</source>
        <translation>删除自建条目</translation>
    </message>
    <message>
        <source>Search all columns</source>
        <translation>在所有列中查找</translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>在规格库中查找</translation>
    </message>
    <message>
        <source>Own row</source>
        <translation>自建条目</translation>
    </message>
    <message>
        <source>%1 Shipped rows can&apos;t be changed; copy one to make it your own.</source>
        <translation>%1随程序提供的条目不能修改；复制后可建立自己的条目。</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>显示 %1 条，共 %2 条</translation>
    </message>
    <message>
        <source>%1: source %2.</source>
        <translation>%1：来源 %2。</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1（自建）</translation>
    </message>
    <message>
        <source>Copy catalogue row %1</source>
        <translation>复制规格库条目“%1”</translation>
    </message>
    <message>
        <source>Delete catalogue row %1</source>
        <translation>删除规格库条目“%1”</translation>
    </message>
    <message>
        <source>%1 (own %2)</source>
        <translation>%1（自有 %2）</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChangeLogView</name>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>人员</translation>
    </message>
    <message>
        <source>What</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>修改前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>修改后</translation>
    </message>
    <message>
        <source>Search the changes</source>
        <translation>在变更记录中查找</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变更记录</translation>
    </message>
    <message>
        <source>No changes yet. Each one will stand here with who made it and when.</source>
        <translation>还没有变更。以后每次变更都会列在这里，注明人员和时间。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChartLegend</name>
    <message>
        <source>Saved case</source>
        <translation>已存情形</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChartPanel</name>
    <message>
        <source>Copy or save this chart</source>
        <translation>复制或保存此图</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <translation>复制为图片</translation>
    </message>
    <message>
        <source>Copy data</source>
        <translation>复制数据</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>图片 (*.png)</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ChartPlot</name>
    <message>
        <source>%1 %2</source>
        <comment>amount, unit</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ComparePage</name>
    <message>
        <source>Go to the project</source>
        <translation>转到项目</translation>
    </message>
    <message>
        <source>Case</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>基准</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>没有打开的项目</translation>
    </message>
    <message>
        <source>Open a project, a sample or a file on the project page; its plans are compared here.</source>
        <translation>请在“项目”页打开项目、示例或文件；各方案在这里比较。</translation>
    </message>
    <message>
        <source>Nothing can be compared yet</source>
        <translation>还不能比选</translation>
    </message>
    <message>
        <source>Show the base</source>
        <translation>显示基准</translation>
    </message>
    <message>
        <source>%1 can&apos;t be compared</source>
        <comment>a case</comment>
        <translation>“%1”无法比选</translation>
    </message>
    <message>
        <source>View of cost</source>
        <translation>费用口径</translation>
    </message>
    <message>
        <source>What cards, charts, tables and report show and rank: money when it is paid, when what it pays for is used, or in the money of the first day</source>
        <translation>卡片、图表、表格和报告显示并排名的口径：按付款月份、按使用月份，或折算到首日</translation>
    </message>
    <message>
        <source>View</source>
        <comment>of cost</comment>
        <translation>口径</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>累计费用</translation>
    </message>
    <message>
        <source>How many to host</source>
        <translation>托管多少台</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ComparisonTable</name>
    <message>
        <source>How the chosen figure came about: also by double click or Return</source>
        <translation>查看所选数字的计算过程；也可以双击或按 Enter</translation>
    </message>
    <message>
        <source>All plans</source>
        <translation>全部方案</translation>
    </message>
    <message>
        <source>Sho&amp;w how</source>
        <translation>计算过程(&amp;W)</translation>
    </message>
    <message>
        <source>Rows of a plan&apos;s table</source>
        <translation>方案表的行</translation>
    </message>
    <message>
        <source>One row per month, quarter or year of a plan, counted from its start, or each payment with its date</source>
        <translation>方案每月、每季度或每年一行（从项目开始计），或逐笔列出付款及日期</translation>
    </message>
    <message>
        <source>Payments</source>
        <comment>calendar of them</comment>
        <translation>付款</translation>
    </message>
    <message>
        <source>Cost by category and period</source>
        <translation>按类别和期间的成本</translation>
    </message>
    <message>
        <source>%1 by period</source>
        <comment>plan</comment>
        <translation>%1（按期间）</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>on an investment</comment>
        <translation>投资回报</translation>
    </message>
    <message>
        <source>What holding machines returns against renting</source>
        <translation>持有设备相对租用的投资回报</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::DemandView</name>
    <message>
        <source>GPUs that are needed together for a while. Phases add up.</source>
        <translation>每个阶段是一段时间内同时需要的 GPU。各阶段相加。</translation>
    </message>
    <message>
        <source>New phase</source>
        <translation>新阶段</translation>
    </message>
    <message>
        <source>the demand</source>
        <translation>需求</translation>
    </message>
    <message>
        <source>Phases of the demand</source>
        <translation>需求的阶段</translation>
    </message>
    <message>
        <source>No phases. Add one, or paste a profile of hourly counts.</source>
        <translation>没有阶段。请添加，或粘贴逐时卡数。</translation>
    </message>
    <message>
        <source>Hourly profile</source>
        <translation>逐时需求</translation>
    </message>
    <message>
        <source>Are the hourly counts the whole demand, or do they come on top of the phases?</source>
        <translation>逐时卡数是全部需求，还是叠加在阶段之上？</translation>
    </message>
    <message>
        <source>Replace the phases</source>
        <translation>代替阶段</translation>
    </message>
    <message>
        <source>Add to the phases</source>
        <translation>叠加到阶段</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::DerivationPanel</name>
    <message>
        <source>How the figure came about</source>
        <translation>计算过程</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>关闭（Esc）</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>总额</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>plan, category</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Together: %1 %2</source>
        <comment>amount, currency</comment>
        <translation>合计：%1 %2</translation>
    </message>
    <message>
        <source>%1, month %2</source>
        <comment>what, which month</comment>
        <translation>%1，第 %2 个月</translation>
    </message>
    <message>
        <source>%1, months %2 to %3</source>
        <comment>what, first month, last month</comment>
        <translation>%1，第 %2 至 %3 个月</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FieldForm</name>
    <message>
        <source>%1: %2 The previous value stays.</source>
        <translation>%1：%2仍保留原值。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FieldTableModel</name>
    <message>
        <source>Row %1, %2: %3 The previous value stays.</source>
        <translation>第 %1 行，%2：%3仍保留原值。</translation>
    </message>
    <message numerus="yes">
        <source>%n more marked cell(s) say what is wrong under the mouse.</source>
        <translation>
            <numerusform>另有 %n 个标出的单元格，鼠标悬停可看原因。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FigureCard</name>
    <message>
        <source>How this figure came about: click, or Return</source>
        <translation>此数字的计算过程：单击，或按回车</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <comment>name, value, unit</comment>
        <translation>%1：%2 %3</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FindingsList</name>
    <message>
        <source>%1: %2</source>
        <comment>severity, finding</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>检查发现</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::FitPanel</name>
    <message>
        <source>Copy questions</source>
        <translation>复制提问</translation>
    </message>
    <message>
        <source>Language of the questions</source>
        <translation>提问的语言</translation>
    </message>
    <message>
        <source>Puts the numbered questions to the vendor on the clipboard</source>
        <translation>将编号后的供应商提问放到剪贴板</translation>
    </message>
    <message>
        <source>Fit check</source>
        <translation>适配检查</translation>
    </message>
    <message>
        <source>Fit check of the chosen line</source>
        <translation>所选行的适配检查</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::HelpWindow</name>
    <message>
        <source>Steelyard user guide</source>
        <translation>衡算用户手册</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>后退(&amp;B)</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ImportRunner</name>
    <message>
        <source>Import</source>
        <translation>导入</translation>
    </message>
    <message>
        <source>Price lists and project documents (*.csv *.json);;All files (*)</source>
        <translation>价目表和项目文档 (*.csv *.json);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import %1</source>
        <translation>导入“%1”</translation>
    </message>
    <message>
        <source>Importing %1…</source>
        <translation>正在导入“%1”…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>另存一份</translation>
    </message>
    <message>
        <source>%1 is still being imported. Wait for it, or cancel it first.</source>
        <translation>“%1”还在导入。请等它完成，或先取消。</translation>
    </message>
    <message>
        <source>Name of the price book. A list under the name of a book that is there becomes its next edition.</source>
        <translation>价目表名称。与已有价目表同名时，作为它的新一期。</translation>
    </message>
    <message>
        <source>%1 was imported into %2, which was open when the import began.</source>
        <translation>“%1”已导入 %2，即导入开始时打开的工作区。</translation>
    </message>
    <message>
        <source>The workspace already holds the project &quot;%1&quot;. Replace it with the file&apos;s version, or add a copy beside it?</source>
        <translation>工作区中已有项目“%1”。用文件的内容替换它，还是另存一份副本？</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ImportSummary</name>
    <message>
        <source>Import finished</source>
        <translation>导入完成</translation>
    </message>
    <message>
        <source>Remarks on the file</source>
        <translation>对文件的检查发现</translation>
    </message>
    <message numerus="yes">
        <source>%n remark(s) on the file</source>
        <translation>
            <numerusform>对文件有 %n 项检查发现</numerusform>
        </translation>
    </message>
    <message>
        <source>Prices that moved</source>
        <translation>价格变动</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LabelledSlider</name>
    <message>
        <source>From %1 to %2.</source>
        <translation>范围：%1 至 %2。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::LineChart</name>
    <message>
        <source>%1, %2 %3: %4</source>
        <comment>plan, unit and number of the month: amount</comment>
        <translation>%1，第 %3 个%2：%4</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::MainWindow</name>
    <message>
        <source>Steelyard</source>
        <translation>衡算</translation>
    </message>
    <message>
        <source>Steelyard: %1</source>
        <comment>title of the window, project</comment>
        <translation>衡算：%1</translation>
    </message>
    <message>
        <source>About Steelyard</source>
        <translation>关于衡算</translation>
    </message>
    <message>
        <source>Steelyard %1 weighs offers for GPU training servers: cloud rental, hosting or hybrid.

Free software under the GNU General Public License, version 3 or later. It comes without any warranty. Works offline; your data stays in your workspace file.

What goes wrong inside the program is noted in %2.</source>
        <translation>衡算 %1 比选 GPU 训练服务器的报价：云租用、托管或混合。

自由软件，遵循 GNU 通用公共许可证第 3 版或更新版本，不提供任何担保。离线工作，数据留在您的工作区文件中。

程序内部的问题记录在 %2。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::Navigation</name>
    <message>
        <source>Pages</source>
        <translation>页面</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::OfferFilter</name>
    <message>
        <source>Search</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>GPU, instance, region, vendor</source>
        <translation>GPU、实例、地域、供应商</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地域</translation>
    </message>
    <message>
        <source>Per GPU-hour from</source>
        <translation>卡时价从</translation>
    </message>
    <message>
        <source>to</source>
        <comment>price from … to</comment>
        <translation>到</translation>
    </message>
    <message>
        <source>Only with GPUs</source>
        <translation>只看有 GPU 的</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::OfferTableModel</name>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Per GPU-hour</source>
        <translation>卡时价</translation>
    </message>
    <message>
        <source>On demand per hour</source>
        <translation>按量价（每小时）</translation>
    </message>
    <message>
        <source>Spot per hour</source>
        <translation>竞价（每小时）</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>实例</translation>
    </message>
    <message>
        <source>vCPUs</source>
        <translation>vCPU</translation>
    </message>
    <message>
        <source>Memory (GiB)</source>
        <translation>内存（GiB）</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>地域</translation>
    </message>
    <message>
        <source>Zone</source>
        <translation>可用区</translation>
    </message>
    <message>
        <source>Price book</source>
        <translation>价目表</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>币种</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlanCard</name>
    <message>
        <source>%1 %3/GPU-h · %2 %3/useful GPU-h</source>
        <translation>%1 %3/卡时 · %2 %3/有效卡时</translation>
    </message>
    <message>
        <source>Total ÷ GPU-hours paid for, and ÷ (GPU-hours of demand × goodput)</source>
        <translation>总额 ÷ 付费卡时；总额 ÷（需求卡时 × 有效产出率）</translation>
    </message>
    <message>
        <source>Incomplete</source>
        <translation>不完整</translation>
    </message>
    <message numerus="yes">
        <source>%1 / %n month(s)</source>
        <comment>unit of the total</comment>
        <translation>
            <numerusform>%1 / %n 个月</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n server(s) hosted. %1</source>
        <translation>
            <numerusform>托管 %n 台。%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (total of the optimum: %2)</source>
        <translation>%1（最优方案总额：%2）</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PlansView</name>
    <message>
        <source>Beside the GPUs (rack, power, bandwidth, storage, set-up); a line here replaces the site&apos;s own price.</source>
        <translation>GPU 之外的服务（机柜、电力、带宽、存储、安装）；此处的报价行代替机房自身的价格。</translation>
    </message>
    <message>
        <source>New plan</source>
        <translation>新方案</translation>
    </message>
    <message>
        <source>the plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Add plan</source>
        <translation>添加方案</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Add supply</source>
        <translation>添加供给</translation>
    </message>
    <message>
        <source>Supply of the plan</source>
        <translation>方案的供给</translation>
    </message>
    <message>
        <source>Add service</source>
        <translation>添加服务</translation>
    </message>
    <message>
        <source>Services of the plan</source>
        <translation>方案的服务</translation>
    </message>
    <message>
        <source>Supply of %1, used in this order</source>
        <translation>“%1”的供给，按此顺序使用</translation>
    </message>
    <message>
        <source>Add a plan to say how the demand is served</source>
        <translation>请添加方案，说明如何满足需求</translation>
    </message>
    <message>
        <source>No plans yet. A plan is one way to serve the demand: cloud, hosted or both.</source>
        <translation>还没有方案。方案是满足需求的一种方式：云租用、托管或两者混合。</translation>
    </message>
    <message>
        <source>No supply yet. Add a row and choose the quote line that serves the demand.</source>
        <translation>还没有供给。请添加一行，并选择用来满足需求的报价行。</translation>
    </message>
    <message>
        <source>No lines of its own: the site&apos;s prices count.</source>
        <translation>没有单独的报价行：采用机房的价格。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PriceBooksTab</name>
    <message>
        <source>Offers</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Prices that moved</source>
        <translation>价格变动</translation>
    </message>
    <message>
        <source>Price books</source>
        <translation>价目表</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Use in quote</source>
        <translation>选用为报价</translation>
    </message>
    <message>
        <source>Adds the chosen offer as a line to a quote of the open project</source>
        <translation>把所选报价作为一行加入当前项目的报价</translation>
    </message>
    <message>
        <source>%1 offers match.</source>
        <translation>%1 条报价符合条件。</translation>
    </message>
    <message>
        <source>All price books</source>
        <translation>全部价目表</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>The newest edition of each book is searched.</source>
        <translation>在每份价目表的最新一期中查找。</translation>
    </message>
    <message>
        <source>%1
Edition %2 of %3
%4 offers, %5 left out
Prices in %6</source>
        <translation>%1
第 %2 期，%3
%4 条报价，略过 %5 条
价格币种 %6</translation>
    </message>
    <message>
        <source>%1 is now a line of the quote from %2.</source>
        <translation>“%1”已加入“%2”的报价。</translation>
    </message>
    <message>
        <source>Delete price book</source>
        <translation>删除价目表</translation>
    </message>
    <message>
        <source>Delete price book %1 with all its editions? This can&apos;t be undone; the file can be imported again.</source>
        <translation>删除价目表“%1”及其各期？此操作不能撤销；文件可以重新导入。</translation>
    </message>
    <message>
        <source>Delete price book %1</source>
        <translation>删除价目表“%1”</translation>
    </message>
    <message>
        <source>No price books yet</source>
        <translation>还没有价目表</translation>
    </message>
    <message>
        <source>Import a public price catalogue (CSV) to search its offers and to see which prices moved.</source>
        <translation>导入公开价目表（CSV）后，可查找其中的报价，并查看哪些价格有变动。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::PriceMovesView</name>
    <message>
        <source>From edition</source>
        <translation>从</translation>
    </message>
    <message>
        <source>to edition</source>
        <translation>到</translation>
    </message>
    <message>
        <source>Prices that moved</source>
        <translation>价格变动</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>第 %1 期（%2）</translation>
    </message>
    <message>
        <source>Choose one price book to see what moved.</source>
        <translation>请选择一份价目表，查看价格变动。</translation>
    </message>
    <message>
        <source>The book has one edition; the next import shows what moved.</source>
        <translation>这份价目表只有一期；下次导入后显示价格变动。</translation>
    </message>
    <message>
        <source>Comparing the editions…</source>
        <translation>正在比较各期…</translation>
    </message>
    <message numerus="yes">
        <source>%n offer(s) new, gone or at another price</source>
        <translation>
            <numerusform>%n 条报价新增、撤下或价格有变动</numerusform>
        </translation>
    </message>
    <message>
        <source>prices in %1 per hour</source>
        <translation>价格单位：%1/小时</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProfileEditor</name>
    <message>
        <source>Paste hourly counts</source>
        <translation>粘贴逐时卡数</translation>
    </message>
    <message>
        <source>Hourly counts from a file…</source>
        <translation>从文件读取逐时卡数…</translation>
    </message>
    <message>
        <source>Remove profile</source>
        <translation>删除逐时需求</translation>
    </message>
    <message>
        <source>One row per hour, the number of GPUs in the last column; 8,760 rows make a year</source>
        <translation>每小时一行，最后一列为 GPU 数；8,760 行为一年</translation>
    </message>
    <message>
        <source>Remove the hourly profile</source>
        <translation>删除逐时需求</translation>
    </message>
    <message>
        <source>Change %1 of the hourly profile</source>
        <translation>修改逐时需求的%1</translation>
    </message>
    <message>
        <source>Hourly profile: %1.</source>
        <translation>逐时需求：%1。</translation>
    </message>
    <message>
        <source>Instead of phases, or on top of them, the demand may be a profile of hourly counts.</source>
        <translation>需求也可以用逐时卡数表示，代替阶段或叠加在阶段之上。</translation>
    </message>
    <message>
        <source>Hourly counts from a file</source>
        <translation>从文件读取逐时卡数</translation>
    </message>
    <message>
        <source>Separated values (*.csv *.tsv *.txt)</source>
        <translation>分隔文本 (*.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>Hourly counts</source>
        <translation>逐时卡数</translation>
    </message>
    <message>
        <source>Row %1: %2 The demand stays as it was.</source>
        <translation>第 %1 行：%2 需求保持不变。</translation>
    </message>
    <message>
        <source>There are no hourly counts to read. Copy or save a column of numbers of GPUs, one row per hour.</source>
        <translation>没有可读取的逐时卡数。请复制或保存一列 GPU 数，每小时一行。</translation>
    </message>
    <message numerus="yes">
        <source>Take %n hourly count(s)</source>
        <translation>
            <numerusform>采用 %n 个小时的卡数</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectPage</name>
    <message>
        <source>There are no quotes yet: add them on the quotes page.</source>
        <translation>还没有报价：请在“报价台”页添加。</translation>
    </message>
    <message>
        <source>What do you want to compare?</source>
        <translation>要比较什么？</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>变更记录</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>What it is for</source>
        <translation>用途</translation>
    </message>
    <message>
        <source>Change %1 of the project</source>
        <translation>修改项目的“%1”</translation>
    </message>
    <message>
        <source>What is to be bought, and how could it be served?</source>
        <translation>要采购什么，有哪些方案？</translation>
    </message>
    <message>
        <source>starts %1</source>
        <translation>%1 开始</translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plan(s)</source>
        <translation>
            <numerusform>%n 个方案</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n quote(s)</source>
        <translation>
            <numerusform>%n 份报价</numerusform>
        </translation>
    </message>
    <message>
        <source>All projects</source>
        <translation>全部项目</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ProjectsView</name>
    <message>
        <source>Project</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Plans</source>
        <translation>方案</translation>
    </message>
    <message>
        <source>Quotes</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>情形</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>修改时间</translation>
    </message>
    <message>
        <source>Projects of this workspace</source>
        <translation>工作区内的项目</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>Open sample…</source>
        <translation>打开示例…</translation>
    </message>
    <message>
        <source>New project</source>
        <translation>新建项目</translation>
    </message>
    <message>
        <source>What is to be bought?</source>
        <translation>要采购什么？</translation>
    </message>
    <message>
        <source>Make project %1</source>
        <translation>新建项目“%1”</translation>
    </message>
    <message>
        <source>Open sample</source>
        <translation>打开示例</translation>
    </message>
    <message>
        <source>Which sample?</source>
        <translation>打开哪个示例？</translation>
    </message>
    <message>
        <source>Open sample %1</source>
        <translation>打开示例“%1”</translation>
    </message>
    <message>
        <source>Duplicate project %1</source>
        <translation>为项目“%1”创建副本</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1（副本）</translation>
    </message>
    <message>
        <source>Delete project</source>
        <translation>删除项目</translation>
    </message>
    <message>
        <source>Delete project %1 with its quotes, plans and snapshots? This can&apos;t be undone; save it as a document first if in doubt.</source>
        <translation>删除项目“%1”及其报价、方案和快照？此操作不能撤销；如不确定，请先导出为项目文档。</translation>
    </message>
    <message>
        <source>Delete project %1</source>
        <translation>删除项目“%1”</translation>
    </message>
    <message>
        <source>%1 (open)</source>
        <translation>%1（已打开）</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuoteEditor</name>
    <message>
        <source>New revision</source>
        <translation>新版本</translation>
    </message>
    <message>
        <source>Quote</source>
        <translation>报价</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>报价行</translation>
    </message>
    <message>
        <source>Revision</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Keeps the offer as it is and goes on with a copy of it</source>
        <translation>保留原报价，在其副本上继续修改</translation>
    </message>
    <message>
        <source>Lines of the quote</source>
        <translation>报价的各行</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>供应商</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>报价编号</translation>
    </message>
    <message>
        <source>The vendor&apos;s own number</source>
        <translation>供应商自己的编号</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Year-month-day</source>
        <translation>年-月-日</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>来源</translation>
    </message>
    <message>
        <source>Address, e-mail or file</source>
        <translation>网址、邮件或文件</translation>
    </message>
    <message>
        <source>Payment</source>
        <translation>付款</translation>
    </message>
    <message>
        <source>Delivery</source>
        <translation>交付</translation>
    </message>
    <message>
        <source>Warranty</source>
        <translation>质保</translation>
    </message>
    <message>
        <source>Service level</source>
        <translation>服务等级</translation>
    </message>
    <message>
        <source>Exit terms</source>
        <translation>退出条款</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>%1 of %2 (newest)</source>
        <translation>第 %1 版，%2（最新）</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>第 %1 版，%2</translation>
    </message>
    <message>
        <source>New revision of %1</source>
        <translation>为“%1”建立新版本</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>新报价行</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuoteList</name>
    <message>
        <source>Search vendor, quote, item</source>
        <translation>查找供应商、报价、报价项</translation>
    </message>
    <message>
        <source>Search quotes</source>
        <translation>查找报价</translation>
    </message>
    <message>
        <source>Vendor and quote</source>
        <translation>供应商和报价</translation>
    </message>
    <message>
        <source>Valid until</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Vendors and quotes</source>
        <translation>供应商和报价</translation>
    </message>
    <message>
        <source>expired %1</source>
        <translation>%1 已过期</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::QuotesPage</name>
    <message>
        <source>What do the vendors offer?</source>
        <translation>供应商报了什么？</translation>
    </message>
    <message>
        <source>New quote</source>
        <translation>新报价</translation>
    </message>
    <message>
        <source>New vendor</source>
        <translation>新供应商</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Prices as quoted · month of %1 h</source>
        <translation>照报价原样 · 月 %1 小时</translation>
    </message>
    <message>
        <source>No quotes yet</source>
        <translation>还没有报价</translation>
    </message>
    <message>
        <source>Add the first quote with its vendor, or take offers from a price book on the catalogue page.</source>
        <translation>请添加第一份报价及其供应商，或在“规格库”页从价目表选用。</translation>
    </message>
    <message>
        <source>No project is open</source>
        <translation>没有打开的项目</translation>
    </message>
    <message>
        <source>Quotes belong to a project. Open or make one on the project page.</source>
        <translation>报价属于项目。请在“项目”页打开或新建项目。</translation>
    </message>
    <message>
        <source>Add vendor %1</source>
        <translation>添加供应商“%1”</translation>
    </message>
    <message>
        <source>Name of the vendor:</source>
        <translation>供应商名称：</translation>
    </message>
    <message>
        <source>New line</source>
        <translation>新报价行</translation>
    </message>
    <message>
        <source>Add a quote of %1</source>
        <translation>添加“%1”的报价</translation>
    </message>
    <message>
        <source>Delete quote %1</source>
        <translation>删除报价“%1”</translation>
    </message>
    <message>
        <source>Delete vendor %1</source>
        <translation>删除供应商“%1”</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::ReportPage</name>
    <message>
        <source>Preview of the report</source>
        <translation>报告预览</translation>
    </message>
    <message>
        <source>No report yet</source>
        <translation>还没有报告</translation>
    </message>
    <message>
        <source>Open a project to see its report.</source>
        <translation>打开项目后显示报告。</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>打印(&amp;P)…</translation>
    </message>
    <message>
        <source>Print the pages shown (Ctrl+P)</source>
        <translation>打印所显示的各页（Ctrl+P）</translation>
    </message>
    <message>
        <source>Save P&amp;DF…</source>
        <translation>另存 PDF(&amp;D)…</translation>
    </message>
    <message>
        <source>Save the pages shown as one file</source>
        <translation>把所显示的各页存为一个文件</translation>
    </message>
    <message>
        <source>Save &amp;CSV…</source>
        <translation>另存 CSV(&amp;C)…</translation>
    </message>
    <message>
        <source>Save all tables for Excel or WPS</source>
        <translation>把全部表格存为 Excel 或 WPS 可打开的文件</translation>
    </message>
    <message>
        <source>The report can&apos;t be made</source>
        <translation>无法生成报告</translation>
    </message>
    <message>
        <source>Save the report as PDF</source>
        <translation>将报告另存为 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>Save the tables as CSV</source>
        <translation>将表格另存为 CSV</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV 文件 (*.csv)</translation>
    </message>
    <message>
        <source>What will the decision-maker see?</source>
        <translation>交给决策人的报告是什么样？</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SiteTermsTab</name>
    <message>
        <source>&amp;Site:</source>
        <translation>机房(&amp;S):</translation>
    </message>
    <message>
        <source>A blank term is not agreed, or unknown; none has a default.</source>
        <translation>空白表示未约定或未知;条款没有默认值。</translation>
    </message>
    <message>
        <source>There is no site yet</source>
        <translation>还没有机房</translation>
    </message>
    <message>
        <source>Add one in the Sites tab.</source>
        <translation>请在“机房”页签中添加。</translation>
    </message>
    <message>
        <source>PUE at design load: %1</source>
        <translation>设计负载下的 PUE：%1</translation>
    </message>
    <message numerus="yes">
        <source>%n bandwidth sample(s)</source>
        <translation>
            <numerusform>%n 个带宽采样</numerusform>
        </translation>
    </message>
    <message>
        <source>No bandwidth samples</source>
        <translation>没有带宽采样</translation>
    </message>
    <message>
        <source>&amp;Paste samples</source>
        <translation>粘贴采样(&amp;P)</translation>
    </message>
    <message>
        <source>A month&apos;s averages over five minutes in Mbps, one number after another</source>
        <translation>一个月的五分钟均值，单位 Mbps，依次排列</translation>
    </message>
    <message>
        <source>&amp;Forget samples</source>
        <translation>清除采样(&amp;F)</translation>
    </message>
    <message>
        <source>bandwidth samples</source>
        <translation>带宽采样</translation>
    </message>
    <message>
        <source>a number of Mbps such as 80.5</source>
        <translation>以 Mbps 为单位的数值，例如 80.5</translation>
    </message>
    <message>
        <source>Bandwidth samples</source>
        <translation>带宽采样</translation>
    </message>
    <message>
        <source>%1 The samples stay as they were.</source>
        <translation>%1 采样数据保持原样。</translation>
    </message>
    <message>
        <source>There are no samples to read. Copy a column of averages over five minutes in Mbps.</source>
        <translation>没有可读取的采样。请复制一列以 Mbps 为单位的 5 分钟平均值。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SitesView</name>
    <message>
        <source>New site</source>
        <translation>新机房</translation>
    </message>
    <message>
        <source>the sites</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>Machine rooms with their prices. A blank one is unknown, not 0.</source>
        <translation>机房及其价格。留空表示未知，不是 0。</translation>
    </message>
    <message>
        <source>Sites</source>
        <translation>机房</translation>
    </message>
    <message>
        <source>No sites yet. Add one, or begin with an example whose figures are published.</source>
        <translation>还没有机房。请添加，或从公开数据的示例开始。</translation>
    </message>
    <message>
        <source>Add example</source>
        <translation>添加示例</translation>
    </message>
    <message>
        <source>Adds a site with published figures and their sources</source>
        <translation>添加一处使用公开数据的机房，并注明来源</translation>
    </message>
    <message>
        <source>Electricity by the hour…</source>
        <translation>分时电价…</translation>
    </message>
    <message>
        <source>What a kWh costs in each hour of each month at the chosen site</source>
        <translation>所选机房每月每小时的电价</translation>
    </message>
    <message>
        <source>Add the example site %1</source>
        <translation>添加示例机房 %1</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SizingForm</name>
    <message>
        <source>The job</source>
        <translation>训练任务</translation>
    </message>
    <message>
        <source>&amp;Use in project…</source>
        <translation>用于项目(&amp;U)…</translation>
    </message>
    <message>
        <source>Another model</source>
        <translation>其他模型</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>模型</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>such as 70B</source>
        <translation>如 70B</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元数</translation>
    </message>
    <message>
        <source>such as 2T</source>
        <translation>如 2T</translation>
    </message>
    <message>
        <source>Accelerator</source>
        <translation>加速卡</translation>
    </message>
    <message>
        <source>Given</source>
        <translation>已知</translation>
    </message>
    <message>
        <source>Number of GPUs</source>
        <translation>GPU 数量</translation>
    </message>
    <message>
        <source>Days until the end</source>
        <translation>完成期限</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>such as 1024</source>
        <translation>如 1024</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>such as 30</source>
        <translation>如 30</translation>
    </message>
    <message>
        <source>Layout, for the memory of a GPU</source>
        <translation>并行布局，用于计算单卡显存</translation>
    </message>
    <message>
        <source>Tokens from</source>
        <translation>词元数来源</translation>
    </message>
    <message>
        <source>Dataset&apos;s tokens</source>
        <translation>数据集词元数</translation>
    </message>
    <message>
        <source>such as 500M</source>
        <translation>如 500M</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Method, precision, software, batch, measured speed, and the layout</source>
        <translation>训练方式、精度、软件、批大小、实测速度与并行布局</translation>
    </message>
    <message>
        <source>&amp;Shape of the model</source>
        <translation>模型结构(&amp;S)</translation>
    </message>
    <message>
        <source>Layers, widths, experts and ranks: those of the model, each of which can be changed</source>
        <translation>层数、宽度、专家与秩：所选模型的数值，每一项都可修改</translation>
    </message>
    <message>
        <source>&amp;Around the GPUs</source>
        <translation>GPU 周边(&amp;A)</translation>
    </message>
    <message>
        <source>A server of the catalogue, storage, checkpoints and data</source>
        <translation>规格库中的服务器、存储、检查点与数据</translation>
    </message>
    <message>
        <source>Speed from a test run&apos;s &amp;log…</source>
        <translation>从试运行日志读取速度(&amp;L)…</translation>
    </message>
    <message>
        <source>Megatron-LM, NeMo, torchtitan, DeepSpeed, Hugging Face Trainer, or a CSV of step and time; in place of the estimate</source>
        <translation>Megatron-LM、NeMo、torchtitan、DeepSpeed、Hugging Face Trainer 的日志，或含步数与时间的 CSV；代替估算</translation>
    </message>
    <message>
        <source>E&amp;xpert</source>
        <translation>专家选项(&amp;X)</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SizingPage</name>
    <message>
        <source>days of 24 h · dense 16-bit peak · model FLOPs, full attention</source>
        <translation>每天 24 小时 · 稠密 16 位峰值 · 模型 FLOPs，完整注意力</translation>
    </message>
    <message>
        <source>What does the training job need?</source>
        <translation>训练任务需要多少算力？</translation>
    </message>
    <message>
        <source>Describe the job</source>
        <translation>请描述训练任务</translation>
    </message>
    <message>
        <source>Choose a model, say how many tokens it is trained on, and either the number of GPUs or the days until it must be done. The answer follows at once.</source>
        <translation>选择模型，输入训练词元数，再给出 GPU 数量或完成期限。答案随即显示。</translation>
    </message>
    <message>
        <source>Show an example</source>
        <translation>查看示例</translation>
    </message>
    <message>
        <source>Still shown is the last answer: mend what is marked, or fill in model, tokens, and GPUs or days.</source>
        <translation>仍显示上一个答案：请更正标出之处，或补全模型、词元数以及 GPU 数或天数。</translation>
    </message>
    <message>
        <source>Open a project first</source>
        <translation>请先打开项目</translation>
    </message>
    <message>
        <source>Describe the job first</source>
        <translation>请先描述训练任务</translation>
    </message>
    <message>
        <source>Sets the project&apos;s job, demand and horizon; can be undone</source>
        <translation>设置项目的训练任务、需求和租期；可以撤销</translation>
    </message>
    <message>
        <source>Use in project</source>
        <translation>用于项目</translation>
    </message>
    <message>
        <source>The project &quot;%1&quot; has a demand already. What becomes of it?</source>
        <translation>项目“%1”已有需求。如何处理？</translation>
    </message>
    <message>
        <source>Replace it by this job</source>
        <translation>用本任务替换</translation>
    </message>
    <message>
        <source>Add this job to it</source>
        <translation>加入本任务</translation>
    </message>
    <message>
        <source>Use the sized job</source>
        <translation>采用估算的任务</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SliderScale</name>
    <message>
        <source>The mark shows the saved value: %1. Home goes back to it.</source>
        <translation>标记处是已存值 %1；按 Home 键回到已存值。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SnapshotsView</name>
    <message>
        <source>Taken</source>
        <translation>建立时间</translation>
    </message>
    <message>
        <source>Snapshot</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>By</source>
        <translation>建立人</translation>
    </message>
    <message>
        <source>Program version</source>
        <translation>程序版本</translation>
    </message>
    <message>
        <source>A snapshot keeps the whole project as it is now, quotes and prices included, so that the same report can be made again later.</source>
        <translation>快照把整个项目连同报价和价格按现状冻结下来，以后仍能生成同一份报告。</translation>
    </message>
    <message>
        <source>Snapshots</source>
        <translation>快照</translation>
    </message>
    <message>
        <source>Take snapshot…</source>
        <translation>建立快照…</translation>
    </message>
    <message>
        <source>Open as project</source>
        <translation>打开为项目</translation>
    </message>
    <message>
        <source>Save document…</source>
        <translation>另存文档…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Take snapshot</source>
        <translation>建立快照</translation>
    </message>
    <message>
        <source>Name of the snapshot:</source>
        <translation>快照名称：</translation>
    </message>
    <message>
        <source>Take snapshot %1</source>
        <translation>建立快照“%1”</translation>
    </message>
    <message>
        <source>%1 (snapshot %2)</source>
        <translation>%1（快照 %2）</translation>
    </message>
    <message>
        <source>Open snapshot %1</source>
        <translation>打开快照“%1”</translation>
    </message>
    <message>
        <source>Save document</source>
        <translation>另存文档</translation>
    </message>
    <message>
        <source>Project documents (*.json)</source>
        <translation>项目文档 (*.json)</translation>
    </message>
    <message>
        <source>Delete snapshot %1</source>
        <translation>删除快照“%1”</translation>
    </message>
    <message>
        <source>Save PDF…</source>
        <translation>另存 PDF…</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>打印…</translation>
    </message>
    <message>
        <source>Save the report of the snapshot as PDF</source>
        <translation>把快照的报告另存为 PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF 文件 (*.pdf)</translation>
    </message>
    <message>
        <source>No snapshots yet. Take one when a decision is made.</source>
        <translation>还没有快照。做出决定时可保存一个。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::StackedBarChart</name>
    <message>
        <source>%1, %2: %3</source>
        <comment>plan, category: amount</comment>
        <translation>%1，%2：%3</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::StartPanel</name>
    <message>
        <source>New purchase</source>
        <translation>新的采购</translation>
    </message>
    <message>
        <source>Say how many GPUs are needed and for how long, enter the offers, and compare cloud rental, hosted servers and a hybrid of both.</source>
        <translation>说明需要多少 GPU、用多久，录入报价，比较云租用、托管和两者混合。</translation>
    </message>
    <message>
        <source>New project…</source>
        <translation>新建项目…</translation>
    </message>
    <message>
        <source>Look at a sample</source>
        <translation>看看示例</translation>
    </message>
    <message>
        <source>Open sample…</source>
        <translation>打开示例…</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>打开文件</translation>
    </message>
    <message>
        <source>A project document that somebody sent, or a public price list to search for offers.</source>
        <translation>别人发来的项目文档，或可从中查找报价的公开价目表。</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>导入…</translation>
    </message>
    <message>
        <source>Finished comparisons to look around in: a platform team&apos;s, a university lab&apos;s, a start-up&apos;s and a company&apos;s. Change what you like; they can be opened afresh.</source>
        <translation>可供参考的完整比选：平台团队、高校实验室、初创公司和企业各一个。可随意修改，之后可重新打开。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::StatusLine</name>
    <message>
        <source>Lists what should be looked at before a figure is trusted</source>
        <translation>列出采信数字之前应当处理的检查发现</translation>
    </message>
    <message>
        <source>Read-only: the workspace can&apos;t be written</source>
        <translation>只读：工作区不能写入</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>已保存</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s) to handle</source>
        <translation>
            <numerusform>%n 项发现需要处理</numerusform>
        </translation>
    </message>
    <message>
        <source>Computed in %1 ms</source>
        <translation>计算 %1 ms</translation>
    </message>
    <message>
        <source>No open findings</source>
        <translation>没有需要处理的发现</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::SurroundingsBoard</name>
    <message>
        <source>How the chosen need came about: also by double click or Return</source>
        <translation>所选需求的计算过程；双击或按回车亦可</translation>
    </message>
    <message>
        <source>Around the GPUs</source>
        <translation>GPU 周边</translation>
    </message>
    <message>
        <source>Sh&amp;ow how</source>
        <translation>计算过程(&amp;O)</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TableEditor</name>
    <message>
        <source>Add row</source>
        <translation>添加行</translation>
    </message>
    <message>
        <source>Adds a row below (Ctrl+Plus)</source>
        <translation>在下方添加一行（Ctrl+加号）</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>创建副本</translation>
    </message>
    <message>
        <source>Copies the selected rows</source>
        <translation>为所选的行创建副本</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Deletes the selected rows (Ctrl+Minus)</source>
        <translation>删除所选的行（Ctrl+减号）</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上移</translation>
    </message>
    <message>
        <source>Moves the row up</source>
        <translation>将该行上移</translation>
    </message>
    <message>
        <source>Down</source>
        <translation>下移</translation>
    </message>
    <message>
        <source>Moves the row down</source>
        <translation>将该行下移</translation>
    </message>
    <message>
        <source>Fill down</source>
        <translation>向下填充</translation>
    </message>
    <message>
        <source>Enter today&apos;s date</source>
        <translation>填入今天的日期</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Delete rows</source>
        <translation>删除行</translation>
    </message>
    <message>
        <source>The row in which you typed &quot;%1&quot; was deleted by another window.</source>
        <translation>您正在输入“%1”的那一行已被另一个窗口删除。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TariffEditor</name>
    <message>
        <source>Paint hours of the tariff of %1</source>
        <translation>涂改 %1 的分时时段</translation>
    </message>
    <message>
        <source>Back to the sites</source>
        <translation>返回机房</translation>
    </message>
    <message>
        <source>One price all day</source>
        <translation>全天一个电价</translation>
    </message>
    <message>
        <source>Replaces the tariff by its mean price over the year</source>
        <translation>以全年平均电价代替分时电价</translation>
    </message>
    <message>
        <source>Example: Hubei, 110 kV</source>
        <translation>示例：湖北 110 千伏</translation>
    </message>
    <message>
        <source>State Grid Hubei, January 2026, in CNY, with its hours and its price of demand</source>
        <translation>国网湖北 2026 年 1 月，人民币，含时段划分和需量电价</translation>
    </message>
    <message>
        <source>One price at all hours</source>
        <translation>全天同价</translation>
    </message>
    <message>
        <source>A tariff gives each hour of each month its price: sharp peak, peak, flat, valley, deep valley.</source>
        <translation>分时电价按月份和小时定价：尖峰、高峰、平段、低谷、深谷。</translation>
    </message>
    <message>
        <source>Price by the hour</source>
        <translation>改为分时电价</translation>
    </message>
    <message>
        <source>Drag to paint the period chosen on the right. With the keyboard: arrows and Shift select, 1 to 5 paint, Space paints the chosen one. A column is the hour that begins with its number.</source>
        <translation>拖动鼠标涂上右侧所选时段。键盘：方向键和 Shift 选取，1 至 5 涂色，空格涂所选时段。每列为从该数字开始的一小时。</translation>
    </message>
    <message>
        <source>Electricity of %1, %2 per kWh</source>
        <comment>site, currency</comment>
        <translation>%1 的电价，%2/千瓦时</translation>
    </message>
    <message>
        <source>Price the electricity of %1 by the hour</source>
        <translation>%1 改用分时电价</translation>
    </message>
    <message>
        <source>Price the electricity of %1 alike at all hours</source>
        <translation>%1 改用全天同价</translation>
    </message>
    <message>
        <source>Take the example tariff for %1</source>
        <translation>%1 采用示例电价</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TariffGridModel</name>
    <message>
        <source>%1, %2 to %3 h: %4</source>
        <comment>month, hours of the day: tariff period</comment>
        <translation>%1，%2 至 %3 时：%4</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TariffGridView</name>
    <message>
        <source>Hours of the tariff: months down, hours of the day across</source>
        <translation>分时电价的小时表：行为月份，列为一天中的小时</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TariffPrices</name>
    <message>
        <source>A price for each period</source>
        <translation>各时段电价</translation>
    </message>
    <message>
        <source>Multiples of parts of the price</source>
        <translation>电价构成的倍数</translation>
    </message>
    <message>
        <source>Where a province publishes only by how much each period is dearer or cheaper, prices follow from the parts of the price</source>
        <translation>省里只公布各时段浮动倍数时，电价由其构成得出</translation>
    </message>
    <message>
        <source>How the tariff is stated</source>
        <translation>分时电价的表示方式</translation>
    </message>
    <message>
        <source>State the tariff of %1 in another way</source>
        <translation>更改 %1 分时电价的表示方式</translation>
    </message>
    <message>
        <source>Change prices of the tariff of %1</source>
        <translation>修改 %1 的分时电价</translation>
    </message>
    <message>
        <source>Periods and their prices</source>
        <translation>时段与电价</translation>
    </message>
    <message>
        <source>Change parts of the price of electricity of %1</source>
        <translation>修改 %1 的电价构成</translation>
    </message>
    <message>
        <source>Parts of the price of electricity</source>
        <translation>电价构成</translation>
    </message>
    <message>
        <source>In the stored timetable hours overlap or are left out. It is shown as flat; painting replaces it.</source>
        <translation>已存的时段表有重叠或遗漏的小时，这里显示为平段；涂改后即替换。</translation>
    </message>
    <message>
        <source>No part of the price is multiplied: say Yes for at least one.</source>
        <translation>没有一项参与浮动：请至少将一项设为“是”。</translation>
    </message>
    <message>
        <source>Around the clock, all year: %1 %2 per kWh on average</source>
        <translation>全年全天候平均：%1 %2/千瓦时</translation>
    </message>
    <message>
        <source>A part of the price is blank, so what electricity costs is unknown. Enter 0 for a part that there is not.</source>
        <translation>有一项电价构成空白，因此电费未知。没有的项填 0。</translation>
    </message>
    <message>
        <source>%1 has hours but no multiple, so what electricity costs is unknown.</source>
        <translation>%1有小时却没有倍数，因此电费未知。</translation>
    </message>
    <message>
        <source>In %1 the parts add up to less than nothing.</source>
        <comment>tariff period</comment>
        <translation>%1各项合计为负。</translation>
    </message>
    <message>
        <source>%1 has hours but no price, so what electricity costs is unknown.</source>
        <translation>%1有小时却没有电价，因此电费未知。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::TestRunLog</name>
    <message>
        <source>Log of a test run</source>
        <translation>试运行日志</translation>
    </message>
    <message>
        <source>Logs and tables (*.log *.txt *.out *.csv *.json *.jsonl)</source>
        <translation>日志和表格 (*.log *.txt *.out *.csv *.json *.jsonl)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>On how many GPUs did the test run? The log does not say.</source>
        <translation>试运行用了多少张 GPU？日志中没有说明。</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::VendorCard</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Contact</source>
        <translation>联系人</translation>
    </message>
    <message>
        <source>Website</source>
        <translation>网站</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Vendor</source>
        <translation>供应商</translation>
    </message>
</context>
<context>
    <name>steelyard::ui::WhatIfPanel</name>
    <message>
        <source>What if</source>
        <translation>假设分析</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>卡</translation>
    </message>
    <message>
        <source>Rental</source>
        <translation>租期</translation>
    </message>
    <message>
        <source>The peak: all phases of the demand are scaled alike.</source>
        <translation>峰值：需求各阶段按同一比例缩放。</translation>
    </message>
    <message>
        <source>The horizon: open and repeating phases are cut or go on.</source>
        <translation>整个租期：到期末和重复的阶段随之截短或延长。</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>恢复基准(&amp;R)</translation>
    </message>
    <message>
        <source>Back to the saved values</source>
        <translation>回到已存的值</translation>
    </message>
    <message>
        <source>Save as &amp;case…</source>
        <translation>存为情形(&amp;C)…</translation>
    </message>
    <message>
        <source>Keeps these values beside the project&apos;s own; quotes never change</source>
        <translation>把这些值存在项目旁；已存报价不会改变</translation>
    </message>
    <message>
        <source>Save as case</source>
        <translation>存为情形</translation>
    </message>
    <message>
        <source>Name of the case:</source>
        <translation>情形名称：</translation>
    </message>
    <message>
        <source>Save case &quot;%1&quot;</source>
        <translation>存为情形“%1”</translation>
    </message>
    <message numerus="yes">
        <source>%1 GPU(s)</source>
        <translation>
            <numerusform>%1 张 GPU</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s)</source>
        <translation>
            <numerusform>%n 个月</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>GPU(s)</source>
        <comment>unit</comment>
        <translation>
            <numerusform>卡</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>month(s)</source>
        <comment>unit</comment>
        <translation>
            <numerusform>个月</numerusform>
        </translation>
    </message>
    <message>
        <source>Still shown: %1, %2.</source>
        <comment>GPUs, months</comment>
        <translation>仍显示：%1，%2。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>name of a case: GPUs, months</comment>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>There is a case &quot;%1&quot; already. Replace it?</source>
        <translation>已有名为“%1”的情形。要替换它吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
</context>
</TS>
