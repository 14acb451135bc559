const columns = [2, 3, 4, 5, 6, 7].map((cells) => `.w${cells}{--w:${cells}}`).join('');
const lanes = [1, 2, 3, 4]
  .map((lane) => `.l${lane}{--l:${lane - 1}}.u${lane}{--u:${lane}}.x${lane}{--x${lane}:#0000}`)
  .join('');
/** The line before a day, which is left out where a bar crosses it: bars let the page's background through. */
const line = `linear-gradient(var(--line) 1.9em,${[1, 2, 3, 4].map((lane) => `var(--x${lane},var(--line)) 0 calc(1.9em + ${lane}*var(--lane))`).join()},var(--line) 0)`;

/**
 * The widget's stylesheet, for its shadow root and for the iframe's page. Font and colour come from the page around it,
 * and the colours of lines and quiet text derive from that colour, so the widget fits on any background. Parts with a
 * background of their own (badges, today, buttons) set both colours. Nothing moves, so `prefers-reduced-motion` needs
 * no rule.
 */
export const widgetStyle = `
:host{display:block;inline-size:100%;box-sizing:border-box;padding-block-end:1.5em}
:host .busy{min-block-size:20em}
:host .agenda.busy,:host .cards.busy,:host .month.busy{min-block-size:36em}
:host([hidden]){display:none}
:host([theme=light]){color-scheme:light}
:host([theme=dark]){color-scheme:dark}
:host([theme=auto]){color-scheme:light dark}
:host([theme]) .kalends{
  background:var(--kalends-background,light-dark(#fff,#1c2124));color:var(--kalends-text,light-dark(#1f2528,#e9e7e2));
  padding:var(--kalends-padding,1rem 1.25rem);border-radius:var(--kalends-radius,.75rem)}
.kalends{
  --soft:var(--kalends-muted,color-mix(in srgb,currentColor 74%,transparent));
  --line:var(--kalends-line,color-mix(in srgb,currentColor 20%,transparent));
  --accent:var(--kalends-accent,var(--site-accent,light-dark(#0b5d5a,#79cfc6)));
  --on-accent:var(--kalends-on-accent,var(--site-on-accent,light-dark(#fff,#0b2423)));
  container-type:inline-size;box-sizing:border-box;
  font-family:var(--kalends-font,inherit);font-size:var(--kalends-font-size,inherit);line-height:1.45;
  color:var(--kalends-text,inherit);background:var(--kalends-background,transparent);
  padding:var(--kalends-padding,0);border-radius:var(--kalends-radius,0);overflow-wrap:break-word}
.kalends *{box-sizing:border-box}
.kalends>*{text-align:-webkit-match-parent;text-align:match-parent}
[dir=rtl] :where(p,a,h1,h2,h3,h4,h5,h6,span,time:not(.when),strong,button,summary){unicode-bidi:plaintext}
h1,h2,h3,h4,h5,h6,p,ul{margin:0;padding:0}
ul{list-style:none}
h1,h2,h3,h4,h5,h6{line-height:1.25;font-weight:650;text-wrap:balance}
.name{font-size:1.3em;margin-block-end:.6em}
a{color:inherit;text-decoration:underline;text-decoration-color:color-mix(in srgb,currentColor 45%,transparent);
  text-decoration-thickness:.06em;text-underline-offset:.2em}
a:hover{text-decoration-color:currentColor;text-decoration-thickness:.12em}
:focus-visible{outline:.18em solid var(--kalends-focus,currentColor);outline-offset:.15em;border-radius:.2em}
.title{font-weight:600;hyphens:auto}
.off{text-decoration:line-through}
.badge{display:inline-block;margin-inline-end:.5em;padding:.05em .55em;border-radius:1em;font-size:.8em;font-weight:650;
  vertical-align:.08em;background:light-dark(#fbe3dd,#52190e);color:light-dark(#8a2413,#ffc9bc)}
.badge.free,.badge.price,.badge.online{background:color-mix(in srgb,currentColor 11%,transparent);color:inherit}
[class*="cal-"] .title::before{content:"";display:inline-block;inline-size:.58em;block-size:.58em;margin-inline-end:.45em;border-radius:50%;background:var(--cal);forced-color-adjust:none}
.badge.tentative{background:light-dark(#e6eef9,#182b45);color:light-dark(#1b4f8f,#a3c6f7)}
.badge.moved,.badge.postponed{background:light-dark(#fbeec6,#40330c);color:light-dark(#5c4406,#f6e0a0)}

.end{display:flow-root}
.tags{display:flex;flex-wrap:wrap;align-items:center;gap:.35em .4em;min-block-size:1.53em;margin-block-start:.35em;margin-inline-end:.5em;float:inline-start}
.tags .badge{margin:0}
.again{color:var(--soft);position:relative;margin-inline-start:.4em}
.add small{display:block;color:var(--soft)}
.add{margin-block-start:.39em;font-size:.9em}
.add summary{display:inline-grid;place-items:center;inline-size:1.7em;block-size:1.7em;padding:0;border:1px solid var(--line);border-radius:50%;list-style:none}
.add summary::-webkit-details-marker{display:none}
.add summary:hover{background:color-mix(in srgb,currentColor 9%,transparent)}
.add .plus{font-size:1.2em;line-height:1;translate:0 -.06em}
.add[open] .plus{rotate:45deg}
.add ul{display:flex;flex-wrap:wrap;gap:.1em 1.1em;padding-block-start:.3em;clear:both}
.event .what{position:relative}
.event .what:has(.add){padding-inline-end:2.5em}
.event .add{margin:0}
.event .add summary{position:absolute;inset-block-start:-.1em;inset-inline-end:0}
.add li a{display:inline-block;padding-block:.2em}
.filters{margin-block-end:1em}
.filters ul{display:flex;flex-wrap:wrap;gap:.45em}
.filters details ul{margin-block-start:.45em}
.filter{display:inline-block;padding:.2em .8em;border:1px solid var(--line);border-radius:1em;font-size:.9em;line-height:1.5;text-decoration:none;text-align:start;overflow-wrap:anywhere}
.filter:hover{background:color-mix(in srgb,currentColor 9%,transparent)}
.filter[aria-pressed=true],.filter[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.picture{display:block;inline-size:100%;block-size:auto;aspect-ratio:16/9;object-fit:cover;object-position:50% 22%;background:color-mix(in srgb,currentColor 7%,transparent)}
.pictured>.picture{aspect-ratio:4/3;border-radius:.35em}
.event.pictured{grid-template-columns:minmax(9.5em,26%) 1fr clamp(5em,16%,9em)}
.card>.picture{margin-block-start:.8em;max-inline-size:32em;border-radius:.5em}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14.5em),1fr));gap:1.1em}
.tile{position:relative;display:flex;flex-direction:column;min-inline-size:0;border:1px solid var(--line);border-radius:var(--kalends-radius,.6em);overflow:hidden}
.tile>.picture{flex:none}
.tile .text{display:flex;flex-direction:column;flex:1;padding:.8em .95em .9em}
.tile .when{font-size:.92em}
.tile .day{margin-inline-end:.35em}
.tile .clock{display:inline-block}
/* What is inline-block does not take the line of what is around it. */
.tile .off .clock{text-decoration:inherit}
.tile .what{margin-block-start:.2em;font-size:1.06em;line-height:1.3}
.tile .place{font-size:.94em}
.tile .title{text-decoration:none}
.tile .title:hover{text-decoration:underline}
.tile .title::after{content:"";position:absolute;inset:0}
.tile .title:focus-visible{outline:0}
.tile:has(.title:focus-visible){outline:.18em solid var(--kalends-focus,currentColor);outline-offset:.15em}
.tile .end{margin-block-start:auto;padding-block-start:.6em}
.tile .add{text-align:end}
.tile .add :is(summary,ul){position:relative;z-index:1}
.tile .add ul{text-align:start}
.leaf{display:grid;place-content:center;justify-items:center;color:var(--soft);line-height:1.15}
.picture+.leaf{display:none}
.gone{visibility:hidden}
.leafday{font-size:2.4em;font-weight:650;font-variant-numeric:tabular-nums}
.place,.summary,.former,.when,.yours,.zone,.note{color:var(--soft)}
.place,.summary{margin-block-start:.15em}
.former{font-size:.93em}
.summary{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;text-wrap:pretty}
/* What reads the other way has its ellipsis outside its lines, which end at the page's edge. */
[dir=ltr] .summary:dir(rtl),[dir=rtl] .summary:dir(ltr){padding-inline-end:1em;margin-inline-end:-1em}
.when{font-variant-numeric:tabular-nums}
.yours{display:block;font-size:.875em}
.when .yours{color:inherit}
.yours:empty{display:none}
.note{padding-block:.6em}
.hidden,.month .full{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.event{display:grid;grid-template-columns:minmax(9.5em,26%) 1fr;gap:.1em 1.1em;padding-block:.7em;border-block-start:1px solid var(--line)}
.event>*{min-inline-size:0}
.list .day,.list .clock,.card .day{display:block}
.list .day{color:var(--kalends-text,inherit)}
.date+.date{margin-block-start:.9em}
.dayname{font-size:1em;padding-block-end:.5em}
.near{margin-inline-end:.35em;padding:.1em .55em;border-radius:1em;font-size:.85em;background:var(--accent);color:var(--on-accent)}
.away::first-letter{text-transform:uppercase}
.card{padding-block:.2em}
.card+.card{margin-block-start:1em;padding-block-start:1em;border-block-start:1px solid var(--line)}
.away{display:inline-block;margin-block-end:.45em;padding:.1em .7em;border-radius:1em;font-size:.85em;font-weight:650;
  background:var(--accent);color:var(--on-accent)}
.card .when{display:block}
.card .clock{display:block}
.card .title{font-size:1.3em;line-height:1.25}
.card .what{margin-block:.3em .15em}
.foot{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:space-between;gap:.35em 1.5em;margin-block-start:.5em;padding-block-start:.7em;
  border-block-start:1px solid var(--line);font-size:.9em}
.next .foot{margin-block-start:.9em}
.cards .foot{margin-block-start:1.3em}
.links{display:flex;flex-wrap:wrap;gap:.2em 1.3em}
.links a,.links button{padding-block:.3em}
button{font:inherit;color:inherit;background:none;border:1px solid var(--line);border-radius:.4em;cursor:pointer}
.retry{padding:.2em .9em}
.bar{display:flex;align-items:center;justify-content:space-between;gap:.5em;margin-block-end:.5em}
.monthname{font-size:1.1em;text-align:center}
.monthname::first-letter{text-transform:uppercase}
.turn{display:grid;place-items:center;inline-size:2.5em;block-size:2.2em;text-decoration:none;border:1px solid var(--line);border-radius:.4em}
.turn.now{inline-size:auto;padding-inline:.7em}
.agenda>.bar{justify-content:flex-start;margin-block-end:1em}
.month .bar .monthname{flex:1}
.turn:not([aria-disabled]):hover{background:color-mix(in srgb,currentColor 9%,transparent)}
.turn[aria-disabled]{opacity:.4;cursor:default}
.arrow{font-size:1.5em;line-height:1;translate:0 -.08em}
[dir=rtl] .arrow{scale:-1 1}
table{inline-size:100%;border-collapse:collapse;table-layout:fixed}
th{padding:.3em;font-size:.8em;font-weight:600;color:var(--soft);text-align:inherit}
td{position:relative;padding:.3em .3em .45em;vertical-align:top;block-size:5.4em;border:1px solid var(--line);font-size:.84em;line-height:1.3;hyphens:auto}
td li{margin-block-start:.35em;position:relative}
td .one .title{min-block-size:24px}
td .title{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;font-weight:550;text-decoration:none}
td .title:hover{text-decoration:underline}
td .clock{display:block;color:var(--soft);font-variant-numeric:tabular-nums}
td .badge{margin-inline-end:0;padding-inline:.4em;max-inline-size:100%;overflow:hidden;white-space:nowrap;text-overflow:ellipsis;vertical-align:bottom}
td .add{margin:0;font-size:1em}
td .add li{margin:0}
td .add summary{position:absolute;inset-block-start:-.15em;inset-inline-end:0;inline-size:24px;block-size:24px}
.digits{display:inline-block;min-inline-size:1.75em;padding:.1em .3em;margin-inline-start:-.15em;text-align:center;border-radius:1em;font-variant-numeric:tabular-nums}
.out>.num{color:var(--soft)}
.today .digits{background:var(--accent);color:var(--on-accent);font-weight:650}
details{margin-block-start:.35em}
summary{cursor:pointer;color:var(--soft);padding-block:.15em}
.status{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
@container(width>44rem){
  td .num{display:block;margin-block-end:calc(var(--u,0)*var(--lane))}
  td{--lane:1.9rem;border-inline-width:0;background:${line} 0/1px 100% no-repeat;print-color-adjust:exact}
  [dir=rtl] td{background-position:100%}
  td:last-child{border-inline-end-width:1px}
  td .on{display:none}
  td .long{position:absolute;z-index:1;inset-inline-start:0;inset-block-start:calc(1.9em + var(--l,0)*var(--lane));inline-size:calc(var(--w,1)*100%);block-size:1.7rem;margin:0;display:flex;align-items:center;gap:.35em;padding-inline:.4em;background:color-mix(in srgb,var(--cal,currentColor) 13%,transparent)}
  td .begins{border-start-start-radius:.4em;border-end-start-radius:.4em}
  td .ends{border-start-end-radius:.4em;border-end-end-radius:.4em}
  td .long>*{flex:none}
  td .long .title{display:block;flex:0 1 auto;min-inline-size:0;white-space:nowrap;text-overflow:ellipsis;line-height:1.7rem}
  td .long .clock{display:inline}
  td .long .add summary{position:static}
  td .add ul{position:absolute;z-index:3;inset-inline-start:0;inset-block-start:1.8rem;display:block;inline-size:max-content;max-inline-size:14em;padding:.4em .9em;background:Canvas;color:CanvasText;border:1px solid var(--line);border-radius:.5em;box-shadow:0 .3em 1.2em #0003}
  td:nth-child(n+5) .add ul{inset-inline:auto 0}
  td .add li a{padding-block:.3em}
  tr:last-child:has(.add[open]) td{padding-block-end:16em}
  .long:has(.add[open]){z-index:2}
  td .one:not(:has(.clock)):has(.add) .title{padding-inline-end:1.6em}
  ${columns}
  ${lanes}
}
@media(hover:hover){@container(width>44rem){td li:not(:hover,:focus-within) .add:not([open]) summary{opacity:0}}}
@container(max-width:44rem){
  .month table,.month tbody,.month tr{display:block}
  .month thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
  .month td{display:block;block-size:auto;border:0;border-block-start:1px solid var(--line);padding:.6em 0;font-size:1em;background:none}
  .month .free,.month td.out{display:none}
  .month .digits{display:none}
  .month .full{position:static;inline-size:auto;block-size:auto;clip-path:none;font-weight:600;white-space:normal}
  td .title{display:inline;text-decoration:underline}
  td li:has(.clock){padding-inline-start:3.4em}
  td .clock{float:inline-start;min-inline-size:2.9em;margin-inline:-3.4em .5em}
  td li:has(.add){padding-inline-end:2.2em}
  .month .today .full{padding:.1em .6em;border-radius:1em;background:var(--accent);color:var(--on-accent)}
}
@container(max-width:26rem){
  .event{grid-template-columns:1fr}
  .event.pictured{grid-template-columns:1fr 5em}
  .event.pictured>*{grid-column:1}
  .event.pictured>.picture{grid-column:2;grid-row:1/span 2}
  .list .day,.list .clock{display:inline}
  .list .clock{margin-inline-start:.6em}
}
@media print{.foot .links,.turn,.add,.filters{display:none}}
@media(forced-colors:active){.badge,.near,.away,.digits,.filter[aria-pressed=true],.filter[aria-current]{border:1px solid}.filter[aria-pressed=true],.filter[aria-current]{forced-color-adjust:none;background:Highlight;color:HighlightText}}
`;
