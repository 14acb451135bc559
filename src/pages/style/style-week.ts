const quarters = Array.from({ length: 97 }, (_, i) => i);
const begins = quarters.slice(0, 96).map((i) => `.at-${i}{inset-block-start:calc(${i}*var(--quarter))}`);
/** How many whole lines fit: a quarter has .85rem, a line 1.1rem. */
const linesIn = (length: number) => Math.max(1, Math.floor((length * 0.85 - 0.35) / 1.1 + 0.01));
const lengths = quarters
  .slice(2)
  .map((i) => `.for-${i}{--lines:${linesIn(i)};block-size:calc(${i}*var(--quarter) - 2px)}`);

/** The week as columns with hours, in addition to the month's rules. Only pages that show a week have it. */
export const styleWeek = `
.timetable{--quarter:.85rem}
.timetable .weekdays,.timetable .days{padding-inline-start:3.6rem}
.timetable .bars{inset-inline-start:3.6rem}
.timetable .days>li{padding-inline:0;padding-block-end:0;border-block-end:0}
.timetable .week:last-child .days>li:first-child{border-inline-start:1px solid var(--line);border-end-start-radius:0}
.timetable .days>li>.top{display:flex;justify-content:space-between;padding-inline:.35rem;gap:.3rem}
.timetable .more{padding:0;line-height:1.7rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.slots{position:relative;box-sizing:content-box;margin-block-start:.35rem;border-block-end:2px solid transparent;background:repeating-linear-gradient(var(--line) 0 1px,transparent 1px calc(4*var(--quarter)))}
.hour{position:absolute;inset-inline-end:calc(100% + .4rem);translate:0 -.7em;color:var(--soft);font-size:.8rem;white-space:nowrap;font-variant-numeric:tabular-nums}
.hour.at-0{translate:0 -.35em}
.slot{--own:var(--cal,var(--accent));position:absolute;inset-inline:1px 3px;overflow:hidden;padding:.1rem .3rem;border-inline-start:3px solid var(--own);border-radius:6px;background:var(--tint);background:color-mix(in srgb,var(--own) 16%,var(--card));font-size:.8rem;line-height:1.1rem;hyphens:auto;hyphenate-limit-chars:8 4 3;overflow-wrap:break-word;print-color-adjust:exact}
.slot:hover,.slot:focus-within{z-index:2;--lines:none;block-size:auto;inset-inline:1px 3px!important;min-block-size:max-content;box-shadow:var(--shadow)}
.slot>div{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:var(--lines);overflow:hidden}
/* One line: cut at the end of the title, also where it reads the other way. */
.slot.for-2:not(:hover,:focus-within)>div{display:flex;gap:.3em}
.slot.for-2:not(:hover,:focus-within) time{flex:none}
.slot.for-2:not(:hover,:focus-within) a{overflow:hidden;white-space:nowrap;text-overflow:ellipsis;min-inline-size:0}
/* A title that reads the other way is a box of its own, so that it is cut at its own end. */
[dir=ltr] .slot:not(.for-2)>div:has(>time~a:dir(rtl)),[dir=rtl] .slot:not(.for-2)>div:has(>time~a:dir(ltr)){display:block}
[dir=ltr] .slot:not(.for-2) time~a:dir(rtl),[dir=rtl] .slot:not(.for-2) time~a:dir(ltr){display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:calc(var(--lines) - var(--before,1));overflow:hidden}
/* One line has its ellipsis within it, and several have it outside, where the slot begins. A lane has no room for that. */
[dir=ltr] .slot:is(.for-3,.for-4):not(:hover,:focus-within,[class*=lane-]) time~a:dir(rtl),[dir=rtl] .slot:is(.for-3,.for-4):not(:hover,:focus-within,[class*=lane-]) time~a:dir(ltr){display:block;white-space:nowrap;text-overflow:ellipsis}
[dir=ltr] .slot:not(.for-2,.for-3,.for-4,[class*=lane-])>div:has(>time~a:dir(rtl)),[dir=rtl] .slot:not(.for-2,.for-3,.for-4,[class*=lane-])>div:has(>time~a:dir(ltr)){margin-inline-start:-.3rem;padding-inline-start:1em}
[dir=ltr] .slot:not(.for-2,.for-3,.for-4,[class*=lane-]) time~a:dir(rtl),[dir=rtl] .slot:not(.for-2,.for-3,.for-4,[class*=lane-]) time~a:dir(ltr){padding-inline-end:1em;margin-inline-end:-1em}
.slot a{color:var(--ink);font-weight:550;text-decoration:none}
.slot a::after{content:"";position:absolute;inset:0}
.slot a:focus-visible{outline-offset:-3px}
.slot a:hover{text-decoration:underline}
.slot a.off{text-decoration:line-through}
.slot time{color:inherit;font-variant-numeric:tabular-nums;white-space:nowrap}
/* Half a column has room for one word: the hour is beside it already. */
.slot[class*=lane-].for-2:not(:hover,:focus-within) time{position:absolute;inline-size:1px;overflow:hidden;clip-path:inset(50%)}
.slot .badge{font-size:.72rem;padding:0 .35rem;max-inline-size:100%;overflow:hidden;text-overflow:ellipsis;vertical-align:bottom}
.slot[class*=lane-]{padding-inline:.2rem}
.lane-0{inset-inline-end:50%}.lane-1{inset-inline:50% 1px}
${begins.join('')}
${lengths.join('')}
@media screen and (max-width:62rem){
.slot[class*=lane-]{--before:0;padding-inline:.15rem}
/* The hour is beside it, and a state with its title says more. */
.slot:is(.for-2,[class*=lane-],:has(.badge)):not(:hover,:focus-within) time{position:absolute;inline-size:1px;overflow:hidden;clip-path:inset(50%)}
}
@media print,(max-width:62rem){
.timetable .more .wide{position:absolute;inline-size:1px;overflow:hidden;clip-path:inset(50%)}
.timetable .more .slim{display:inline}
}
@media screen and (max-width:46rem),(max-width:34rem){
.timetable .weekdays,.timetable .days{padding-inline-start:0}
.timetable .week:last-child .days>li:first-child{border-inline-start:0}
.timetable .more{display:none}
.timetable .days>li>.top{display:block;padding:0}
}
@media print{.timetable~.of-month{display:block}.timetable{--quarter:.7rem;font-size:.8em}.slot{padding-block:0;font-size:.72rem;line-height:.95rem;border:1px solid var(--own);border-inline-start-width:3px}}
@media(forced-colors:active){.slot{border:1px solid}}
`;
