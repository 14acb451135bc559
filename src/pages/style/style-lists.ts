/** The calendars, the agenda, the month. */
export const styleLists = `
.cards{display:grid;gap:1.25rem;margin-block-start:2.25rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,25rem),1fr));align-items:stretch}
.cards .card{margin:0;display:flex;flex-direction:column;scroll-margin-block-start:1rem}
.card:target{border-color:var(--accent)}
.card h2 a{color:inherit;text-decoration:none}
.card h2 a:hover{text-decoration:underline}
.about{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden}
.about{margin-block-start:.35rem;color:var(--soft);text-wrap:pretty}
.when{color:var(--soft);font-variant-numeric:tabular-nums}
.time{display:block}
.what{min-width:0}
.what a{color:inherit;text-decoration-color:transparent}
.event h3 a,.tile h3 a{padding-block:.2rem}
.what a:hover,.what a:focus-visible{text-decoration-color:currentColor}
.what a.off{text-decoration-color:currentColor;color:var(--soft);font-weight:500}
.where,.again{text-wrap:pretty}
.where a,.again a{color:inherit;text-decoration-color:var(--edge)}
.former{font-weight:500;font-size:.95rem}
.where{display:block;font-weight:400;color:var(--soft);font-size:.95rem}
/* Each part has its dot before it. Those that begin a line are cut away with the space that they stand in. */
.dotted{display:flex;flex-wrap:wrap;align-items:baseline;margin-left:-.95em;clip-path:inset(-.3em -.3em -.3em .65em)}
.dotted>span{min-inline-size:0;padding-left:.95em;background:radial-gradient(circle closest-side,currentColor 80%,transparent) no-repeat .36em .7em/.2em .2em}
.dotted>span:has(>.dot,>.sign-of-repeat){unicode-bidi:isolate}
[dir=rtl] .dotted{margin-inline:-.95em 0;clip-path:inset(-.3em .65em -.3em -.3em)}
[dir=rtl] .dotted>span{padding-inline:0;padding-right:.95em;background-position:right .36em top .7em}
.dotted>.marks{background:none;white-space:normal}
.where.dotted>span:not(.marks,.between),.again.dotted>span:not(.between){display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
/* A name has a box of its own beside its dot, so that one that reads the other way is cut at its own end. */
.where.dotted>span:has(>.dot){display:flex;align-items:baseline}
.dotted .dot~[dir]{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;min-inline-size:0}
.dotted>.between{display:none}
.dotted a:focus-visible{outline-offset:-3px}
.card .quiet{margin-block:.9rem 1.2rem}
.card-end{margin-block-start:auto;padding-block-start:.8rem;display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem}
.all{padding:.3rem 0;font-weight:580}
.head{display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:1.1rem 2rem}
.head>div{flex:1 1 22rem;min-width:0}
.head>.take-series{flex:none;max-inline-size:100%}
.tools{margin-block-start:1.9rem;display:flex;flex-wrap:wrap;gap:.8rem 1.5rem;align-items:center;justify-content:space-between}
.tabs{display:flex;gap:.2rem;padding:.25rem;background:var(--card);border:1px solid var(--line);border-radius:12px}
.tabs a{padding:.35rem .95rem;border-radius:9px;color:var(--soft);text-decoration:none;font-weight:580;white-space:nowrap}
.tabs a:hover{color:var(--ink)}
.tabs [aria-current]{background:var(--tint);color:var(--on-tint)}
form{display:flex;flex-wrap:wrap;gap:.5rem .6rem;align-items:center;flex:0 1 26rem}
.tools>form{flex:1 1 16rem;flex-wrap:nowrap;min-inline-size:0;max-inline-size:26rem}
.tools button{flex:none}
input{text-align:inherit;background:var(--card);border:1px solid var(--edge);border-radius:11px;padding:.48rem .85rem;min-width:0;flex:1 1 11rem}
input::placeholder{color:var(--soft);opacity:1}
input:placeholder-shown{text-overflow:ellipsis}
button{background:var(--card);border:1px solid var(--edge);border-radius:11px;padding:.48rem 1rem;font-weight:580}
button:hover{border-color:var(--accent)}
.chips{display:flex;flex-wrap:wrap;gap:.45rem;margin-block-start:1rem;align-items:flex-start}
.chips a,.chips summary{display:inline-block;padding:.2rem .8rem;border:1px solid var(--line);border-radius:1rem;background:var(--card);color:var(--soft);text-decoration:none;font-size:.93rem}
.chips:not(dd) a{flex:none;max-inline-size:min(100%,22rem);display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:1;overflow:hidden;word-break:break-all}
.chips a:hover{border-color:var(--accent);color:var(--ink)}
.chips [aria-current]{background:var(--tint);border-color:transparent;color:var(--on-tint);font-weight:600}
.chips details>div{display:flex;flex-wrap:wrap;gap:.45rem;margin-block-start:.45rem}
.chips details[open]{flex-basis:100%}
.narrowed{margin-block-start:1.1rem;font-weight:600}
.narrowed a{margin-inline-start:.6rem;font-weight:400}
.agenda,.undated{margin-block-start:1.6rem}
.day{display:grid;grid-template-columns:10rem minmax(0,1fr);column-gap:1.5rem;padding-block:.35rem;border-block-start:1px solid var(--line);scroll-margin-block-start:1rem}
.day-name{font-size:1.05rem;padding-block:.95rem;align-self:start;position:sticky;inset-block-start:0;letter-spacing:0}
.day-name .date{display:block;font-size:1.2rem;font-weight:680}
.day-name .weekday,.day-name .year{color:var(--soft);font-weight:450;font-size:.97rem}
.year::before{content:"· "}
.day-name time{margin-inline-end:.4rem}
.near::first-letter{text-transform:uppercase}
.near{display:inline-block;padding:0 .5rem;border-radius:6px;background:var(--tint);color:var(--on-tint);font-size:.8rem;font-weight:650;vertical-align:.06em}
.day-name .near{margin-block-start:.15rem}
.event{display:grid;grid-template-columns:11rem minmax(0,1fr) auto;gap:.2rem 1.25rem;padding-block:.95rem}
.event .when{text-wrap:balance}
.event+.event{border-block-start:1px solid var(--line)}
.event h3 .badge{margin-inline-end:.25rem}
.summary{margin-block-start:.15rem;color:var(--soft);display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
/* What reads the other way has its ellipsis outside its lines, which end at the page's edge. */
@media screen{[dir=ltr] :is(.summary,.of [dir],.neighbours .title):dir(rtl),[dir=rtl] :is(.summary,.of [dir],.neighbours .title):dir(ltr){padding-inline-end:1em;margin-inline-end:-1em}}
/* Posters have their title, and people their face, above the middle. */
.thumb{inline-size:6.5rem;block-size:4.9rem;object-fit:cover;object-position:50% 22%;border-radius:10px;background:var(--line)}
.pager{display:flex;justify-content:space-between;gap:1rem;margin-block-start:1.75rem}
.pager a{display:inline-flex;align-items:center;gap:.5rem;min-block-size:2.6rem;min-inline-size:2.6rem;justify-content:center;padding-inline:1rem;border:1px solid var(--line);border-radius:11px;background:var(--card);text-decoration:none;font-weight:580}
.pager a:hover{border-color:var(--accent)}
.months{justify-content:flex-start;align-items:center;flex-wrap:wrap}
.months [rel]{padding-inline:.5rem}
.months h2{min-inline-size:9em;text-align:center}
.this-month{margin-inline-start:auto}
.folding{margin-block-start:1.2rem;font-size:.95rem}
.folding a{display:inline-block}
.folding+.agenda{margin-block-start:.8rem}
.gone{margin-block-start:2.5rem}
.gone>summary{padding-block:.4rem}
.gone>summary h2{display:inline}
.arrow{inline-size:.55rem;block-size:.55rem;border:solid currentColor;border-width:2.5px 2.5px 0 0;rotate:45deg}
.arrow.back{rotate:225deg}
[dir=rtl] .arrow{rotate:225deg}[dir=rtl] .arrow.back{rotate:45deg}
/* On a tablet, the time in a column of its own would leave long titles too little. */
@media screen and (max-width:62rem),(max-width:34rem){
.event{grid-template-columns:minmax(0,1fr) auto}
.event .when,.event .what{grid-column:1}
.event .when:empty{display:none}
.event .thumb{grid-column:2;grid-row:1/span 2}
}
/* A phone, and paper as narrow: a sheet of A5. */
@media screen and (max-width:46rem),(max-width:34rem){
.day{grid-template-columns:minmax(0,1fr);padding-block:.9rem .2rem}
.day-name{position:static;padding-block:0 .1rem}
.day-name .date,.day-name .weekday{display:inline;font-size:1.08rem}
.event{padding-block:.8rem}
.event .when{font-size:.95rem}
.thumb{inline-size:4.75rem;block-size:4.75rem}
.tabs{flex:1 1 100%;min-inline-size:0}.tabs a{flex:1 1 auto;text-align:center;padding-inline:.25rem;font-size:.97rem;letter-spacing:-.01em;min-inline-size:0}
form,.tools>form{flex:1 1 100%;max-inline-size:none}
.tabs:has(.week-tab[aria-current]) a{font-size:.88rem;letter-spacing:-.02em;padding-inline:.1rem}
.months h2{flex:1;min-inline-size:0;font-size:1.15rem}
.this-month,.week-tab:not([aria-current]){display:none!important}
}
`;
