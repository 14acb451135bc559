/** The fields with their rules. */
export const styleFields = `
.fields{padding-block-end:.5rem}
.field-group>h3,.field-group>summary{padding:.5rem 1rem .3rem;color:var(--soft);font-size:.82rem;font-weight:650;letter-spacing:.01em}
.field-group>summary{cursor:pointer;padding-block:.6rem}
.field{border-block-start:1px solid var(--line);scroll-margin-block:.75rem 5rem}
.field-head{display:grid;grid-template-columns:7.6rem minmax(0,1fr) auto;gap:.2rem .75rem;align-items:baseline;inline-size:100%;padding:.5rem 1rem;border:0;border-radius:0;background:transparent;font-weight:400;text-align:start;min-block-size:2.4rem}
.field-head:hover{background:var(--paper)}
.field-head:focus-visible{outline-offset:-3px}
.field-name{display:flex;align-items:baseline;gap:.35rem;font-weight:620}
.doubtful .field-name{color:var(--amber)}
.field-value{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.field.open{background:var(--paper);box-shadow:inset 3px 0 var(--accent)}
.field.open .field-head{background:transparent}
.sureness{display:inline-flex;gap:.4rem;align-items:center;font-size:.82rem;white-space:nowrap;color:var(--soft)}
.sureness.sure{color:var(--green)}
.sureness.own{color:var(--accent)}
.sureness.unsure,.sureness.guess{color:var(--amber)}
.bars{display:inline-flex;gap:2px;align-items:end;block-size:.8rem}
.bars i{inline-size:3px;background:currentColor;opacity:.25;border-radius:1px}
.bars i:nth-child(1){block-size:40%}.bars i:nth-child(2){block-size:60%}.bars i:nth-child(3){block-size:80%}.bars i:nth-child(4){block-size:100%}
.of-1 i:nth-child(-n+1),.of-2 i:nth-child(-n+2),.of-3 i:nth-child(-n+3),.of-4 i{opacity:1!important}
.field-body{display:grid;gap:.8rem;padding:.25rem 1rem 1rem}
.field-body>*,.editor>*{min-inline-size:0}
.doubt{display:flex;gap:.55rem;padding:.55rem .8rem;border-radius:10px;background:var(--amber-tint);color:var(--amber)}
.doubt .icon{margin-block-start:.2rem}
.about{display:grid;grid-template-columns:7.6rem minmax(0,1fr);gap:.35rem .75rem}
.about dt{color:var(--soft)}
.about dd{grid-column:2}
.given{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.values{display:flex;flex-wrap:wrap;gap:.35rem}
.values li{max-inline-size:100%;padding:.05rem .55rem;border:1px solid var(--line);border-radius:1rem;background:var(--card);font-size:.85rem}
.values b{color:var(--soft);font-weight:600;font-variant-numeric:tabular-nums}
.alternatives h5{color:var(--soft);margin-block-end:.2rem}
.rule-choices>li{display:flex;gap:.75rem;align-items:center;padding-block:.55rem;border-block-start:1px solid var(--line)}
.alternative{flex:1;min-inline-size:0;display:flex;flex-wrap:wrap;gap:.15rem .6rem;align-items:center}
.choice-title{flex:1 1 100%;font-weight:600}
.alternative .examples{flex:1 1 100%;display:grid;gap:.05rem;color:var(--soft);font-size:.88rem}
.alternative .examples li{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.alternative .examples li::before{content:"“"}.alternative .examples li::after{content:"”"}
.readings-menu>summary{cursor:pointer;color:var(--accent);font-weight:580}
.readings-menu .rule-choices>li:first-child{border:0}
@media(max-width:68rem){.field-head{grid-template-columns:minmax(0,1fr) auto}.field-value{grid-column:1/-1;grid-row:2}.about{grid-template-columns:minmax(0,1fr)}.about dd{grid-column:1}.about dt{margin-block-end:-.3rem;font-size:.85rem}}
`;
