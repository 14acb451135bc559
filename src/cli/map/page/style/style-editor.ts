/** The editor of a rule, the portal's settings, saving. */
export const styleEditor = `
.editor{display:grid;gap:.75rem;padding:.25rem 1rem 1rem}
.editor-head{display:flex;align-items:center;justify-content:space-between;gap:.75rem}
.editor-head h5{font-size:1rem}
.entry{display:grid;gap:.5rem}
.entry+.entry{padding-block-start:.75rem;border-block-start:1px dashed var(--edge)}
.entry>legend{font-weight:620;float:inline-start}
.entry-tools{display:flex;justify-content:flex-end}
.path-input{display:grid;gap:.25rem}
.path-input>label{font-weight:580}
.combobox{position:relative}
.combobox>input{inline-size:100%}
.code-input{font-family:var(--mono)!important;font-size:.9rem!important}
[aria-invalid=true]{border-color:var(--red)!important}
.completions{position:absolute;z-index:4;inset-inline:0;inset-block-start:calc(100% + .25rem);max-block-size:17rem;overflow:auto;background:var(--card);border:1px solid var(--edge);border-radius:12px;box-shadow:var(--shadow);padding:.3rem}
.completion{display:flex;gap:.75rem;justify-content:space-between;align-items:baseline;padding:.3rem .6rem;border-radius:8px;cursor:pointer}
.completion:hover,.completion.active{background:var(--tint);color:var(--on-tint)}
.completion code{flex:none;max-inline-size:60%}
.detail{color:var(--soft);font-size:.85rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;min-inline-size:0}
.completion.active .detail,.completion:hover .detail{color:inherit}
.options>summary{cursor:pointer;color:var(--accent);font-weight:580;min-block-size:1.75rem}
.option-fields{display:grid;gap:.8rem;padding-block:.35rem}
.readings{display:grid;gap:.3rem}
.readings li{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center;font-size:.9rem}
.codes{display:grid;gap:.4rem}
.codes>legend{font-weight:580}
.code-rows{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr) auto;gap:.4rem;align-items:center}
.code-rows>.soft{font-size:.85rem}
.code-cell{position:relative;display:flex;align-items:center;gap:.4rem;min-inline-size:0}
.code-cell input{flex:1}
.count-of{min-inline-size:3.2em;font-size:.85rem;white-space:nowrap;font-variant-numeric:tabular-nums}
.trial{display:grid;gap:.4rem;padding:.75rem .85rem;border:1px solid var(--line);border-radius:12px;background:var(--card)}
.trial h6{color:var(--soft);font-size:.82rem}
.gives{display:grid;gap:.25rem}
.gives li{display:grid;line-height:1.4;padding-block-end:.2rem}
.gives .of{font-size:.85rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.fault{display:grid;gap:.35rem;color:var(--red)}
.pointed{padding:.4rem .6rem;border-radius:8px;background:var(--paper);color:var(--ink)}
.pointed mark{background:var(--red);color:var(--card);border-radius:2px}
.failing summary{cursor:pointer;color:var(--amber);font-weight:580}
.failing ul{display:grid;gap:.25rem;padding-block-start:.4rem;font-size:.9rem;max-block-size:14rem;overflow:auto}
.portal-part{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:.7rem 1rem;align-items:end;margin-block-end:1rem}
.portal-part>legend{font-weight:650;margin-block-end:.4rem}
.portal-addresses>summary{cursor:pointer;font-weight:650;margin-block-end:.6rem}
.portal-part.wide{grid-template-columns:minmax(0,1fr)}
.steps{display:grid;gap:.35rem;margin-block-start:.35rem}
.steps li{display:flex;gap:.6rem;align-items:baseline}
.steps .well .icon{color:var(--green)}
.steps .bad{color:var(--red)}
.diff{border:1px solid var(--line);border-radius:12px;background:var(--paper);padding:.5rem 0;line-height:1.55}
.diff>div{padding-inline:2rem .9rem;position:relative;white-space:pre-wrap;min-block-size:1.55em}
.diff .added{background:var(--tint);color:var(--on-tint)}
.diff .removed{background:var(--red-tint);color:var(--red)}
.diff .added::before,.diff .removed::before{position:absolute;inset-inline-start:.85rem}
.diff .added::before{content:"+"}.diff .removed::before{content:"−"}
.diff .place{color:var(--soft)}
.small-print{font-size:.87rem}
.manual{display:grid;gap:.8rem;padding-inline-start:1.3rem;list-style:decimal}
.copied{display:flex;gap:.6rem;align-items:start;margin-block-start:.3rem}
.copied pre{flex:1;min-inline-size:0;padding:.6rem .8rem;border:1px solid var(--line);border-radius:10px;background:var(--paper);overflow:auto}
.next-steps{display:grid;gap:.45rem;padding-inline-start:1.2rem;list-style:disc}
`;
