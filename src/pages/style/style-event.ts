/** The page of one event, the menus to subscribe and to add, and print. */
export const styleEvent = `
.of{font-weight:600;margin-block-end:.35rem}
.of a{display:inline-flex;align-items:baseline;max-inline-size:100%}
.of a>[dir]{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.one h1.off{color:var(--soft)}
.banner{display:block;margin-block:.4rem 1rem;padding:.75rem 1.1rem;border-radius:12px;max-width:46rem}
.banner strong{font-size:1.1rem}
.banner.over{background:var(--line)}
.parts{display:grid;grid-template-columns:minmax(0,1fr) 20rem;gap:2rem 3rem;margin-block-start:1.6rem;align-items:start}
.parts.bare{grid-template-columns:minmax(0,34rem)}
/* The only picture failed to load, and the script removed it. */
.parts:not(:has(.told>*)){grid-template-columns:minmax(0,34rem)}
.told:empty{display:none}
.told>*+*{margin-block-start:1.5rem}
.told .lead{margin-block-start:0;color:var(--ink)}
/* The space is kept free before the picture arrives. A tall one then begins where the text does, without bars at its sides. */
.picture{display:block;inline-size:100%;block-size:auto;max-block-size:34rem;object-fit:contain;object-position:0 50%;border-radius:16px}
[dir=rtl] .picture{object-position:100% 50%}
.picture.tall{inline-size:auto;max-inline-size:100%}
/* Paragraphs start where their own language starts. */
.prose{max-width:42rem;text-align:start}
.prose>:first-child{margin-block-start:0}
.prose p,.prose ul,.prose ol,.prose blockquote,.prose table,.prose pre{margin-block:.9rem 0}
.prose ul{list-style:disc;padding-inline-start:1.35rem}
.prose ol{list-style:decimal;padding-inline-start:1.35rem}
.prose h1,.prose h2,.prose h3,.prose h4,.prose h5,.prose h6{font-size:1.13rem;margin-block:1.5rem 0;letter-spacing:0}
.prose blockquote{margin-inline:0;padding-inline-start:1rem;border-inline-start:3px solid var(--line);color:var(--soft)}
.prose img{max-width:100%;block-size:auto;border-radius:12px}
.prose pre{overflow-x:auto}
.prose table{display:block;overflow-x:auto}
.facts{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:1.35rem 1.4rem;position:sticky;inset-block-start:1rem}
.facts dt{font-size:.87rem;font-weight:620;color:var(--soft)}
.facts dd{margin-block:.1rem 1.05rem;text-wrap:pretty}
.facts .chips{margin-block-start:.35rem}
.facts dd>a{padding-block:.13rem}
.facts strong{font-weight:640}
.facts time{text-wrap:balance}
.facts time strong,.repeats a{display:inline-block}
.facts time strong::first-letter{text-transform:uppercase}
.act{margin-block-end:1.15rem;display:grid;gap:.5rem}
.act .button,.act .spent{display:block;text-align:center;padding:.7rem 1rem;border-radius:12px}
.act .spent{background:var(--red-tint);color:var(--red);font-weight:680}
.act a:not(.button){justify-self:center}
.address{white-space:pre-line}
.yours{margin-block-start:.5rem;padding:.45rem .75rem;border-radius:9px;background:var(--tint);color:var(--on-tint);font-size:.95rem}
.source{margin-block-start:1rem}
.share{margin-block-start:.9rem;padding:.3rem 0;border:0;background:none;color:var(--accent)}
.share:hover{text-decoration:underline}
.ways .share{margin:.4rem .7rem 0}
.dates{scroll-margin-block-start:1rem}
.dates .rule{text-wrap:pretty;margin-block-start:.5rem;font-weight:550}
.rule::first-letter,.next-date::first-letter,.repeats a::first-letter{text-transform:uppercase}
.next-date{color:var(--soft)}
.dates h3{margin-block-start:1.1rem;font-size:1rem;color:var(--soft)}
.dates h3::first-letter{text-transform:uppercase}
.dates ul{margin-block-start:.35rem;display:flex;flex-wrap:wrap;gap:.4rem .5rem}
.dates li{display:flex;align-items:center;gap:.4rem}
.dates li>a,.dates [aria-current]>time{display:inline-block;padding:.22rem .75rem;border:1px solid var(--line);border-radius:10px;background:var(--card);text-decoration:none}
.dates li>a:hover{border-color:var(--accent)}
.dates [aria-current]>time{background:var(--tint);color:var(--on-tint);border-color:transparent;font-weight:640}
.dates details{margin-block-start:.9rem}
.dates summary{color:var(--soft);font-weight:580;inline-size:fit-content;padding-block:.15rem}
.dates>.soft{margin-block-start:.9rem}
.repeats{margin-block-start:.35rem}
.neighbours{display:grid;grid-template-columns:1fr 1fr;gap:1rem;margin-block-start:2.5rem;padding-block-start:1.25rem;border-block-start:1px solid var(--line)}
.neighbours a{min-inline-size:0;padding:.3rem 0;text-decoration:none;color:inherit}
/* A title of the other direction, too, stands at the outer edge. */
.neighbours [rel=next]{grid-column:2;text-align:right}
[dir=rtl] .neighbours [rel=next]{text-align:left}
.neighbours .soft{display:block;font-size:.87rem}
.neighbours .title{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:4;overflow:hidden;color:var(--accent);font-weight:600}
.neighbours a:hover .title{text-decoration:underline}
.subscribe{position:relative;flex:none;max-inline-size:100%}
.subscribe>summary{display:inline-flex;align-items:center;gap:.6rem;list-style:none;background:var(--fill);color:var(--on-fill);padding:.58rem 1.25rem;border-radius:12px;font-weight:640;user-select:none}
.subscribe>summary::-webkit-details-marker{display:none}
.subscribe>summary::after{content:"";inline-size:.45rem;block-size:.45rem;border:solid currentColor;border-width:0 2px 2px 0;rotate:45deg;translate:0 -.12rem}
.subscribe[open]>summary::after{rotate:225deg;translate:0 .12rem}
.menu{position:absolute;z-index:5;inset-inline-end:0;margin-block-start:.5rem;inline-size:min(24rem,calc(100vw - 2rem));scroll-margin-block-start:8rem;background:var(--card);border:1px solid var(--line);border-radius:16px;box-shadow:var(--shadow);padding:.7rem}
.card .menu,.add .menu{inset-inline:0 auto}
.add>summary{inline-size:100%;justify-content:center;text-align:center;padding-inline:.4rem;gap:.4rem;font-size:.96rem}
.add .menu{inline-size:100%}
.second>summary{background:none;color:var(--accent);box-shadow:inset 0 0 0 1.5px var(--accent)}
.targets a{display:block;padding:.5rem .7rem;border-radius:10px;text-decoration:none;color:var(--ink);line-height:1.35}
.targets a:hover{background:var(--tint);color:var(--on-tint)}
.targets span{display:block;color:var(--soft);font-size:.87rem}
.targets a:hover span{color:inherit}
.targets .first a{background:var(--tint);color:var(--on-tint);margin-block-end:.25rem}
.targets .first span{color:inherit}
.part{margin-block-start:.75rem;padding:.75rem .7rem 0;border-block-start:1px solid var(--line);font-weight:640;font-size:.95rem}
.hint{padding:.3rem .7rem;font-size:.87rem;line-height:1.45}
.hint.strong{color:var(--amber);background:var(--amber-tint);border-radius:10px;margin-block-end:.4rem;padding-block:.5rem}
.formats{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;padding:.35rem .7rem 0}
.formats a{display:inline-block;padding:.3rem 0}
.copy{display:flex;gap:.45rem;padding:.45rem .7rem .2rem}
.copy input{flex:1 1 8rem;font-size:.87rem;padding:.4rem .6rem;text-overflow:ellipsis;border-radius:9px;background:var(--paper)}
.copy button{padding:.4rem .75rem;font-size:.9rem;border-radius:9px}
.qr{display:flex;align-items:center;gap:.4rem;padding:.45rem .7rem 0}
.qr img{flex:none;inline-size:8rem;block-size:8rem;border-radius:8px;background:#fff}
@media(min-width:60rem){.head .ways>:first-child{border-block-start:0}.head .menu{inline-size:46rem;display:grid;grid-template-columns:1fr 1fr;gap:0 1rem;padding:1rem}.head .menu>.strong{grid-column:1/-1}.head .ways>:first-child{margin-block-start:0}.head .ways{border-inline-start:1px solid var(--line);padding-inline-start:.6rem}}
@media(max-width:56rem){.parts{grid-template-columns:minmax(0,1fr)}.facts{position:static;grid-row:1}}
/* Nobody scans a code with the phone that shows it. */
@media(pointer:coarse) and (max-width:46rem){.qr,.part:has(+.qr){display:none}}
@media screen and (max-width:46rem){.head .subscribe{flex:1 1 100%}.head .subscribe>summary{display:flex;justify-content:center}.menu{inset-inline:0 auto;inline-size:100%;min-inline-size:min(18rem,100%);position:static;box-shadow:none;margin-block-start:.6rem}
.card .subscribe[open]{flex-basis:100%}}
@media print{:root{--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb;--accent:#000}
.subscribe,.tools,.chips:not(dd),.pager a,.neighbours,footer,.note,.skip,.crumb,.thumb,.yours,.near,.share,.act a,.narrowed a,.folding a{display:none!important}
.where a,.again a{text-decoration:none}
.act:not(:has(.spent)){display:none}
.page{max-width:none;padding:0}h1,h1.long{font-size:20pt}body{font-size:11pt}.parts{grid-template-columns:minmax(0,1fr);gap:1rem}.facts{grid-row:1;padding:.8rem 1rem}.facts dd{margin-block-end:.6rem}.picture{max-inline-size:12cm;max-block-size:9cm;object-position:0 50%}.day-name{break-after:avoid}.facts .chips a{border:0;padding:0}.card,.event,.days>li{break-inside:avoid}.card,.facts{border-color:#bbb}.day-name,.facts{position:static}
.prose a::after{content:" (" attr(href) ")";font-size:.85em}}
@media print and (min-width:34.01rem){.day{grid-template-columns:7.5rem minmax(0,1fr);column-gap:1rem;padding-block:0}.day-name,.event{padding-block:.5rem}.event{grid-template-columns:8.25rem minmax(0,1fr) auto}}
`;
