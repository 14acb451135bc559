/** The page's frame, the list of events, the record, the preview and the bar below. */
export const styleBench = `
body{padding-block-end:4.2rem}
.top-bar{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.5rem;padding:.75rem 1rem}
.top-bar h1{display:flex;align-items:center;gap:.6rem;font-size:1.15rem;font-weight:720}
.top-bar h1 .soft{font-weight:500;margin-inline-start:.2rem}
.logo{inline-size:1.9rem;block-size:1.9rem;fill:#0b5d5a;flex:none}
.logo .sheet{fill:#fff}
.portal-name{flex:1 1 12rem;min-inline-size:0;line-height:1.35}
.portal-name .soft{font-size:.875rem}
.top-tools{display:flex;flex-wrap:wrap;gap:.5rem}
.bench{display:grid;grid-template-columns:16.5rem minmax(0,1fr) minmax(0,1.12fr);gap:.9rem;padding:0 1rem 1rem;align-items:start}
.pane{background:var(--card);border:1px solid var(--line);border-radius:16px;min-inline-size:0}
.pane-head{display:flex;align-items:center;justify-content:space-between;gap:.5rem .75rem;flex-wrap:wrap;padding:.8rem 1rem .5rem;min-block-size:3.1rem}
.pane-head>code{font-size:.8rem}
.empty{padding:1.5rem 1rem 2rem;color:var(--soft);text-align:center;text-wrap:balance}
.events,.record{position:sticky;inset-block-start:.75rem;block-size:calc(100dvh - 5.6rem);display:flex;flex-direction:column;overflow:hidden}
.filters{display:grid;gap:.45rem;padding:0 1rem .75rem}
.filters .check{font-size:.9rem}
.listbox{flex:1;min-block-size:0;overflow-y:auto;border-block-start:1px solid var(--line)}
.listbox:focus-visible{outline-offset:-3px;border-radius:0 0 14px 14px}
.all-rows{position:relative}
.row{position:absolute;inset-inline:0;inset-block-start:0;block-size:60px;padding:.5rem 1rem;border-block-end:1px solid var(--line);cursor:pointer;overflow:hidden;line-height:1.35}
.row:hover{background:var(--paper)}
.row[aria-selected=true]{background:var(--tint);color:var(--on-tint);box-shadow:inset 3px 0 var(--accent)}
.row-title{display:flex;gap:.35rem;align-items:center;font-weight:600}
.row-title>:first-child{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.row-problem{color:var(--amber);flex:none}
.row-when{display:flex;gap:.4rem;align-items:center;font-size:.85rem;color:var(--soft);white-space:nowrap;overflow:hidden}
.row[aria-selected=true] .row-when,.row[aria-selected=true] .row-problem{color:inherit}
.row-date{flex:none}
.row-calendar{overflow:hidden;text-overflow:ellipsis}
.row-calendar::before{content:"· "}
.whole-answers{padding:0 .65rem .5rem;max-block-size:8.5rem;overflow-y:auto;flex:none}
.whole-answers button{display:block;inline-size:100%;text-align:start;font-size:.875rem;font-weight:500}
.whole-answers button[aria-pressed=true]{background:var(--tint);color:var(--on-tint)}
.whole-answers button[aria-pressed=true] .soft{color:inherit}
.answer-of{font-size:1rem;padding:0 .5rem .35rem;margin:0}
.events .empty{flex:1}
.pane-body{flex:1;min-block-size:0;overflow-y:auto;padding:0 .5rem 1rem;scroll-padding-block:3rem}
.pane-body>.hint{padding:0 .5rem .5rem;color:var(--soft);font-size:.85rem}
.problems{display:grid;gap:.35rem;padding:0 .5rem .75rem}
.problems li{padding:.35rem .65rem;border-radius:8px;font-size:.875rem;background:var(--amber-tint);color:var(--amber)}
.problems .error{background:var(--red-tint);color:var(--red)}
.problems .info{background:var(--blue-tint);color:var(--blue)}
.tree{font-size:.875rem;line-height:1.45}
.line{position:relative;display:flex;gap:.1rem;padding:.1rem .35rem;padding-inline-start:calc(.2rem + var(--level)*1.05rem);border-radius:7px;cursor:pointer;min-block-size:1.6rem;scroll-margin-block:4rem}
.line:hover{background:var(--paper)}
.line:focus-visible{outline-offset:-2px}
.line.root{font-weight:650;margin-block-start:.15rem;font-size:.9rem}
.line.lit{background:var(--lit);box-shadow:inset 3px 0 var(--lit-edge)}
.twist,.no-twist{flex:none;inline-size:1.1rem;display:grid;place-items:center;block-size:1.35rem}
.twist-sign{inline-size:.42rem;block-size:.42rem;border:solid var(--soft);border-width:0 2px 2px 0;rotate:-45deg;translate:-.05rem 0}
[aria-expanded=true]>.twist .twist-sign{rotate:45deg;translate:0 -.1rem}
.pair{min-inline-size:0;flex:1}
.line .key{all:unset;font-family:var(--mono);font-size:.95em;color:var(--soft)}
.line.root .key{font-family:inherit;color:var(--ink)}
.colon{color:var(--soft)}
.value.text{color:var(--ink)}
.value.text::before{content:"“"/"";color:var(--soft)}
.value.text::after{content:"”"/"";color:var(--soft)}
.value.text.unfolded{white-space:pre-wrap}
.value.number{color:var(--blue);font-family:var(--mono);font-size:.95em}
.value.truth{color:var(--violet);font-family:var(--mono);font-size:.95em}
.value.null,.size{color:var(--soft);font-size:.92em}
.uses{white-space:normal}
.use{display:inline-block;margin-inline-start:.35rem;padding:0 .4rem;border-radius:5px;background:var(--tint);color:var(--on-tint);font-size:.75rem;font-weight:620;line-height:1.5}
.lit .use{background:var(--lit-edge);color:var(--card)}
.more{color:var(--accent);font-weight:580}
.outcome{display:grid;gap:.9rem;min-inline-size:0}
.preview .tabs{padding:0 1rem;border-block-end:1px solid var(--line)}
.tabs{display:flex;gap:.25rem;overflow-x:auto}
.tabs button{border:0;border-radius:8px 8px 0 0;background:transparent;color:var(--soft);padding:.35rem .65rem;border-block-end:3px solid transparent;white-space:nowrap}
.tabs button:hover{color:var(--ink)}
.tabs [aria-selected=true]{color:var(--accent);border-block-end-color:var(--accent)}
.tabs button:focus-visible{outline-offset:-3px}
.tab-panel{position:relative}
.preview-frame{display:block;inline-size:100%;block-size:11.5rem;border:0;background:var(--paper);border-radius:0 0 15px 15px}
.preview-frame.of-page{block-size:26rem}
.new-tab{position:absolute;inset-block-end:.5rem;inset-inline-end:.6rem;padding:.15rem .6rem;border-radius:7px;background:var(--card);border:1px solid var(--line);font-size:.85rem;text-decoration:none}
.ical{padding:.8rem 1rem;line-height:1.55}
.changes-bar{position:fixed;inset-inline:0;inset-block-end:0;z-index:5;background:var(--card);border-block-start:1px solid var(--line);box-shadow:0 -6px 24px #1c232614}
.changes-bar.busy::before{content:"";position:absolute;inset-inline:0;inset-block-start:-2px;block-size:3px;background:var(--accent)}
.bar-line{display:flex;flex-wrap:wrap;align-items:center;gap:.35rem .75rem;padding:.6rem 1rem}
.bar-line .summary{font-weight:620;min-inline-size:0}
.bar-line .summary::first-letter{text-transform:uppercase}
.bar-line .summary.soft{font-weight:400}
.bar-tools{display:flex;gap:.45rem;align-items:center;margin-inline-start:auto}
.drawer-head{display:flex;align-items:center;justify-content:space-between;gap:1rem}
.drawer{max-block-size:45dvh;overflow:auto;padding:.8rem 1rem;border-block-end:1px solid var(--line)}
.history{margin-block-start:.4rem;display:grid;gap:.2rem;padding-inline-start:1.6rem;list-style:decimal}
.examples-table{inline-size:100%;border-collapse:collapse;font-size:.9rem}
.examples-table th,.examples-table td{text-align:start;vertical-align:top;padding:.3rem .9rem .3rem 0;border-block-end:1px solid var(--line)}
.examples-table tbody th{font-weight:600}
.examples-table thead th{color:var(--soft);font-size:.85rem}
del{color:var(--red);text-decoration-thickness:.08em}
ins{color:var(--green);text-decoration:none}
@media(max-width:68rem){
.tabs button{padding-inline:.45rem;font-size:.9rem}
.bench{grid-template-columns:minmax(0,1fr) minmax(0,1.15fr)}
.events{grid-column:1/-1;position:static;block-size:auto}
.events .listbox{block-size:15.1rem;flex:none}
.filters{grid-template-columns:repeat(auto-fit,minmax(11rem,1fr));align-items:center}
}
@media(max-width:44rem){
.bench{grid-template-columns:minmax(0,1fr);padding-inline:.6rem}
.top-bar,.notices{padding-inline:.6rem}
.record{position:static;block-size:auto;max-block-size:70dvh}
.bar-line{padding:.5rem .6rem}
.bar-line .summary{flex:1 1 100%;font-size:.9rem}
body{padding-block-end:7rem}
.examples-table thead{position:absolute;clip-path:inset(50%)}
.examples-table tr,.examples-table th,.examples-table td{display:block;border:0;padding:.05rem 0}
.examples-table tr{padding-block:.5rem;border-block-end:1px solid var(--line)}
}
`;
