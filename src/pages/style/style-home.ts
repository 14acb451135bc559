/** Filters, what is ongoing, cards, and the list of calendars. */
export const styleHome = `
.to-calendars{flex:none}
.narrow{display:flex;flex-wrap:wrap;align-items:flex-start;gap:.45rem .6rem;margin-block-start:1rem}
.narrow:empty{display:none}
.when{display:flex;flex-wrap:wrap;gap:.45rem}
nav.when a,.filters>summary,.as,.limit{display:inline-block;padding:.3rem .95rem;border:1px solid var(--edge);border-radius:11px;background:var(--card);color:var(--ink);text-decoration:none;font-weight:580;font-size:.97rem}
nav.when a:hover,.filters>summary:hover,.as:hover,.limit:hover{border-color:var(--accent)}
nav.when [aria-current]{background:var(--tint);border-color:transparent;color:var(--on-tint)}
.as{margin-inline-start:auto}
.narrow .filters[open]{order:9;flex-basis:100%}
/* Where its content can be placed apart, the button stays where it was. */
@supports selector(::details-content){@media(min-width:46.01rem){.narrow .filters[open]{display:contents}.narrow .filters[open]::details-content{order:9;flex:1 1 100%}}}
.filters form{margin-block-start:.6rem;padding:1.1rem 1.25rem;background:var(--card);border:1px solid var(--line);border-radius:16px;align-items:flex-end;gap:.8rem 1.1rem}
.filters>summary::marker{color:var(--soft)}
.field{flex:1 1 10rem;min-inline-size:0}
.field:has(select){flex:2 1 max(27%,12rem)}
.field label{display:block;font-size:.87rem;font-weight:620;color:var(--soft)}
.field input,.field select{inline-size:100%;block-size:2.8rem}
select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:11px;padding:.48rem .85rem;min-width:0;text-overflow:ellipsis}
.boxes{flex:1 1 100%;display:flex;flex-wrap:wrap;gap:0 1.4rem;min-inline-size:0;margin:0;padding:0;border:0}
.boxes legend{padding:0;font-size:.87rem;font-weight:620;color:var(--soft)}
.last{flex:1 1 auto;display:flex;flex-wrap:wrap;align-items:center;gap:.3rem 1.1rem}
.last button{margin-inline-start:auto}
.box{display:inline-flex;align-items:center;gap:.45rem;padding-block:.5rem}
.box input{flex:none;inline-size:1.15rem;block-size:1.15rem;accent-color:var(--accent)}
.n{color:var(--soft);font-weight:450;font-size:.87em;font-variant-numeric:tabular-nums}
.narrowed{display:flex;flex-wrap:wrap;align-items:baseline;gap:.4rem .6rem}
.narrowed .limit{font-size:.93rem;padding:.15rem .75rem;border-radius:1rem;margin:0;max-inline-size:100%;background:var(--tint);border-color:transparent;color:var(--on-tint);font-weight:580}
.narrowed .clear{margin:0}
.loading{margin-block-start:1rem}
.found{margin-block-start:1rem;display:flex;flex-wrap:wrap;gap:.3rem 1rem}
.ongoing{margin-block-start:1.4rem;padding:.65rem 1.1rem;border-radius:14px;background:var(--card);border:1px solid var(--line)}
.ongoing>summary{display:flex;align-items:baseline;gap:.5rem;list-style:none;min-inline-size:0}
.ongoing>summary::-webkit-details-marker{display:none}
.ongoing>summary::after{content:"";flex:none;align-self:center;margin-inline-start:auto;inline-size:.42rem;block-size:.42rem;border:solid var(--soft);border-width:0 2px 2px 0;rotate:45deg}
.ongoing[open]>summary::after{rotate:225deg}
.ongoing summary>h2,.ongoing summary>.n{flex:none}
.ongoing h2{white-space:nowrap;font-size:1.0625rem;letter-spacing:0}
.peek{min-inline-size:0;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;color:var(--soft);font-size:.95rem}
.ongoing[open] .peek{display:none}
.ongoing ul{padding-block:.35rem .2rem}
.ongoing li{padding-block:.35rem;display:flex;flex-wrap:wrap;gap:0 1rem;align-items:baseline;justify-content:space-between}
.ongoing .what{font-weight:580}
.ongoing li .soft{font-size:.95rem}
.rest{padding-block:.2rem .9rem;padding-inline-start:12.25rem}
.rest a{font-weight:580}
.day{align-content:start}
.day-name{grid-row:1/span 2}
.day>:not(.day-name){grid-column:2}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));gap:1.25rem;margin-block-start:1.6rem}
.tile{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:1rem 1.15rem 1.15rem;min-inline-size:0}
.tile .when{display:block;font-size:.95rem}
.tile .when::first-letter{text-transform:uppercase}
.tile h3{margin-block:.15rem}
.tile .what a,.tile h3 a{color:inherit;text-decoration-color:transparent}
.tile h3 a:hover,.tile h3 a:focus-visible{text-decoration-color:currentColor}
.tile h3{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden}
/* A long title that reads the other way is cut at its own end. */
[dir=ltr] .tile h3:has(>a:only-child:dir(rtl)){direction:rtl;text-align:left}
[dir=rtl] .tile h3:has(>a:only-child:dir(ltr)){direction:ltr;text-align:right}
.again{color:var(--soft);font-size:.95rem}
.sign-of-repeat{margin-inline-end:.35em}
.face{position:relative;display:grid;place-items:center;aspect-ratio:16/9;margin:-1rem -1.15rem .85rem;border-radius:15px 15px 0 0;overflow:hidden;background:var(--tint);color:var(--on-tint)}
.face[class*=cal-]{background:color-mix(in srgb,var(--cal) 16%,var(--card));color:var(--ink)}
.face .thumb{position:absolute;grid-area:auto;inset:0;inline-size:100%;block-size:100%;border-radius:0}
.leaf{display:grid;justify-items:center;font-weight:600;line-height:1.2}
.leaf span{font-size:2.4rem;font-weight:700;line-height:1}
.calendars{margin-block-start:3.25rem;scroll-margin-block-start:1rem}
.calendars>ul,.calendars>details>ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,27rem),1fr));gap:0 2.5rem;margin-block-start:.5rem}
.calendars>details>ul{margin-block-start:0}
.calendars li[id]{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.2rem .9rem;padding-block:.6rem;border-block-end:1px solid var(--line);min-inline-size:0}
.calendars li[id][hidden]{display:none}
.calendars li[id]>div:first-child{flex:1 1 0;min-inline-size:min(100%,9rem)}
.found a{unicode-bidi:isolate}
.calendars li[id]>div>a{display:inline-flex;align-items:baseline;vertical-align:bottom;color:inherit;font-weight:600;text-decoration-color:transparent}
.calendars li[id]>div>a>[dir]{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.calendars li[id]>div>a:hover,.calendars li[id]>div>a:focus-visible{text-decoration-color:currentColor}
.calendars .about{margin:0;font-size:.95rem;-webkit-line-clamp:2}
.calendars>details>summary{padding-block:.8rem;font-weight:600;color:var(--accent)}
.take,.calendars .subscribe>summary{flex:none;padding:.28rem .85rem;border:1px solid var(--edge);border-radius:10px;background:var(--card);color:var(--accent);font-weight:600;font-size:.93rem;text-decoration:none}
.take:hover,.calendars .subscribe>summary:hover{border-color:var(--accent)}
.find{margin-block:.8rem .4rem;max-inline-size:26rem}
.find input{inline-size:100%}
.badges{margin-block-start:.35rem}
/* In one column, cards need not be in line. */
@media(max-width:39rem){.face:not(:has(.thumb)){display:none}}
@media screen and (max-width:62rem){.rest{padding-inline-start:0}.tools{column-gap:1rem}.tools>form{max-inline-size:none}.tabs a{padding-inline:.7rem}nav.when a,.filters>summary,.as{padding-inline:.8rem}}
/* Views and search are one line in every language. */
@media screen and (min-width:46.01rem) and (max-width:52rem){.tools{column-gap:.8rem}.tabs a{padding-inline:.4rem;font-size:.94rem}.tools input{padding-inline:.6rem}.tools button{padding-inline:.75rem}.tools>form{flex-basis:15.5rem}}
@media screen and (max-width:46rem),(max-width:34rem){
.narrow .filters,.narrow .filters[open]{order:-1}
.narrow:has(.filters[open]) .when{display:contents}
.filters .field,.last button{flex:1 1 100%}
.narrow:not(:has(.filters[open])),.chips:not(dd):not(:has([open])){flex-wrap:nowrap;overflow-x:auto;margin-inline:-1rem;padding-inline:1rem;padding-block:3px;margin-block-end:-3px;scrollbar-width:none}
.narrow:not(:has(.filters[open])) .when{flex-wrap:nowrap}
.narrow a,.narrow summary,.chips summary{white-space:nowrap}
/* A short title leaves room for the button beside it, so events begin higher. */
.head:has(>.to-calendars){gap:.6rem 1rem}
.head:has(>.to-calendars)>div{display:contents}
.head:has(>.to-calendars) h1{flex:1 1 9rem;max-inline-size:100%;overflow-wrap:break-word}
.head:has(>.to-calendars) .lead{order:1;flex-basis:100%;margin:0}
.day-name{grid-row:auto}
.day>:not(.day-name){grid-column:1}
.tiles{gap:.9rem}
.ongoing{padding-inline:.9rem}
.narrow .as{margin-inline-start:0}
.calendars .subscribe[open]{flex-basis:100%}
}
/* Paper can't be opened: what is folded away is printed. */
@media print{.ongoing::details-content{content-visibility:visible;block-size:auto}.ongoing .peek,.ongoing>summary::after{display:none}.ongoing .what{max-inline-size:65%}.tile{break-inside:avoid}.narrow,.face,.loading,.find,.take,.rest,.to-calendars,.narrowed .limit{display:none!important}}
@media(forced-colors:active){nav.when [aria-current]{outline:2px solid Highlight;outline-offset:-2px}.take{border:1px solid ButtonText}}
`;
