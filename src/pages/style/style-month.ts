import { categoryColors, colorRules } from './calendar-color.ts';

const numbers = (most: number) => Array.from({ length: most }, (_, i) => i + 1);
const columns = numbers(7).map((i) => `.c${i}{grid-column-start:${i}}.w${i}{grid-column-end:span ${i}}`);
const lanes = numbers(4).map((i) => `.l${i}{grid-row:${i}}.days>.under-${i}{--under:${i}}`);

/** The month as a grid. Bars lie over the cells of their week, which leave as many lines free as there are bars. */
export const styleMonth = `
.month{--bar:1.75rem;margin-block-start:1.1rem;border:1px solid var(--line);border-radius:16px;background:var(--card)}
.week{position:relative}
.weekdays,.days{display:grid;grid-template-columns:repeat(7,minmax(0,1fr))}
.weekdays>span{padding:.5rem .6rem;font-size:.87rem;font-weight:600;color:var(--soft)}
.days>li{--under:0;min-block-size:7.2rem;padding:.35rem .45rem .5rem;border-block-start:1px solid var(--line);border-inline-start:1px solid var(--line);min-width:0;font-size:.85rem;line-height:1.35}
.days>li:first-child{border-inline-start:0}
.week:last-child .days>li:first-child{border-end-start-radius:15px}
.week:last-child .days>li:last-child{border-end-end-radius:15px}
.days .number{display:inline-grid;place-items:center;min-inline-size:1.7rem;block-size:1.7rem;border-radius:50%;font-weight:620;text-align:center}
.days .now .number{background:var(--fill);color:var(--on-fill)}
.days .other{background:var(--paper)}
.days .other .number{color:var(--soft);font-weight:450}
.to-day{color:inherit;text-decoration:none;display:block;border-radius:8px}
.days>li>:first-child{display:block;block-size:1.7rem;margin-block-end:calc(var(--under)*var(--bar))}
.to-day:hover .number{outline:2px solid var(--accent)}
.count{display:none}
.bars{position:absolute;inset-inline:0;inset-block-start:2.2rem;display:grid;grid-template-columns:repeat(7,minmax(0,1fr));grid-auto-rows:var(--bar);pointer-events:none;font-size:.85rem;line-height:1.5rem}
.bars>li{pointer-events:auto;min-inline-size:0;margin-block:1px .15rem}
.bar,.entry{--own:var(--cal,var(--accent))}
.bar{padding-inline:.45rem;background:var(--tint);background:color-mix(in srgb,var(--own) 16%,var(--card));color:var(--ink);position:relative;display:flex;gap:.3em;overflow:hidden;white-space:nowrap;print-color-adjust:exact}
.bar.begins{margin-inline-start:.3rem;border-start-start-radius:7px;border-end-start-radius:7px;border-inline-start:3px solid var(--own)}
.bar.ends{margin-inline-end:.3rem;border-start-end-radius:7px;border-end-end-radius:7px}
.bar>*{flex:none}
.bar a{flex:0 1 auto;min-inline-size:0;overflow:hidden;text-overflow:ellipsis;color:inherit;text-decoration:none;font-weight:550;padding-block:.25rem;margin-block:-.25rem}
.bar a.off,.entry a.off{text-decoration:line-through}
.bar a:hover{text-decoration:underline}
.bar time,.entry time{color:var(--soft);font-variant-numeric:tabular-nums}
.bar time{color:inherit}
.folded{grid-row:4;text-align:start}
.folded summary{display:inline-block;padding-inline:.45rem;margin-inline-start:.3rem;border-radius:7px;color:var(--accent);font-weight:600;min-block-size:1.5rem}
.folded summary::before{content:"+ "}
.folded summary:hover{background:var(--tint);color:var(--on-tint)}
.folded ul{position:absolute;z-index:4;inset-inline:.3rem;max-block-size:min(26rem,70vh);overflow:auto;padding:.6rem .9rem;background:var(--card);border:1px solid var(--edge);border-radius:12px;box-shadow:var(--shadow);font-size:.95rem}
.folded li{padding-block:.25rem;display:flex;flex-wrap:wrap;gap:0 1rem;justify-content:space-between}
.folded a{color:var(--ink);font-weight:550}
.entry{border-block:.25rem solid transparent;min-inline-size:0;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;hyphens:auto;hyphenate-limit-chars:8 4 3;overflow-wrap:break-word}
.entry a{padding-block:.28rem;color:var(--ink);text-decoration-color:transparent;font-weight:550}
.entry a:hover{text-decoration-color:currentColor}
.entry a.off{color:var(--soft);text-decoration-color:currentColor}
/* A title that reads the other way is a box of its own, so that it is cut at its own end. Its ellipsis stands outside its lines, where the entry begins. */
[dir=ltr] .entry:has(>a:dir(rtl)),[dir=rtl] .entry:has(>a:dir(ltr)){display:block;padding-inline-start:1em}
[dir=ltr] .entry>a:dir(rtl),[dir=rtl] .entry>a:dir(ltr){display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;padding-block-end:0;padding-inline-end:1em;margin-inline-end:-1em}
.colored .entry{border-block-width:0;margin-block:.3rem;padding-inline-start:.4rem;border-inline-start:3px solid var(--own)}
.entry .badge,.bar .badge{font-size:.72rem;padding:0 .35rem}
.entry .badge{max-inline-size:100%;overflow:hidden;text-overflow:ellipsis;vertical-align:bottom}
.more{display:inline-block;padding-block:.3rem;font-weight:600}
.legend{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem;margin-block-start:.8rem;font-size:.9rem;color:var(--soft)}
.legend li{max-inline-size:22rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.jump{flex:0 1 auto}
.jump select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--edge);border-radius:11px;padding:.48rem .85rem;min-width:0}
.of-month,.slim{display:none}
${columns.join('')}
${lanes.join('')}
${colorRules(categoryColors)}
/* Half a millimetre more for the words. */
@media(max-width:62rem){.days>li{padding-inline:.25rem}}
@media screen and (max-width:46rem),(max-width:34rem){
.wide{display:none}
.slim{display:inline}
.weekdays>span{padding:.4rem 0;text-align:center;font-size:.8rem}
.days>li{min-block-size:3.4rem;padding:.2rem;text-align:center}
.days>li>ul,.bars,.legend{display:none}
.days>li>:first-child{block-size:auto;margin:0}
.to-day{display:grid!important;justify-items:center;gap:.1rem;min-block-size:3rem}
.count{display:block;inline-size:.45rem;block-size:.45rem;border-radius:50%;background:var(--accent);color:transparent;overflow:hidden;font-size:0;print-color-adjust:exact}
.of-month{display:block}
}
/* What the grid has no room for stands under it on paper. */
@media print{.jump,.this-month{display:none!important}.months h2{min-inline-size:0;text-align:start}.week{break-inside:avoid}.month:has(.more,.folded)~.of-month{display:block}.entry{-webkit-line-clamp:5}}
@media(forced-colors:active){.bar{border-block:1px solid}}
`;
