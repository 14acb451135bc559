/** The one stylesheet. It goes into each page, so that the first view needs one request; its hash goes into the policy. */
export const style = `
:root{color-scheme:light dark;
--paper:#faf9f6;--card:#fff;--ink:#1f2528;--soft:#586166;--line:#e2dfd8;--accent:#0b5d5a;--on-accent:#fff;--warn:#8f2f1d;--note:#fdf3d7;--note-ink:#553f06}
@media(prefers-color-scheme:dark){:root{
--paper:#14181a;--card:#1c2124;--ink:#e9e7e2;--soft:#a4adb1;--line:#31383c;--accent:#79cfc6;--on-accent:#0b2423;--warn:#ff9e88;--note:#382f16;--note-ink:#f3dfa6}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:break-word;-webkit-text-size-adjust:100%}
.page{max-width:46rem;margin-inline:auto;padding:clamp(1.5rem,5vw,4rem) clamp(1rem,4vw,2rem) 3rem}
h1,h2{line-height:1.2;text-wrap:balance;letter-spacing:-.015em;margin:0}
h1{font-size:clamp(1.9rem,1.4rem + 2.2vw,2.75rem);font-weight:700}
h2{font-size:1.35rem;font-weight:650}
p{margin:0}
a{color:var(--accent);text-decoration-thickness:.07em;text-underline-offset:.18em}
a:hover{text-decoration-thickness:.14em}
:focus-visible{outline:3px solid var(--accent);outline-offset:3px;border-radius:4px}
ul,ol{list-style:none;margin:0;padding:0}
.lead{margin-top:.75rem;color:var(--soft);font-size:1.15rem;max-width:36rem;text-wrap:pretty}
.note{margin-top:1.5rem;padding:.8rem 1.1rem;border-radius:10px;background:var(--note);color:var(--note-ink)}
main{margin-top:2.5rem;display:grid;gap:1.5rem}
.card{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:clamp(1.1rem,3.5vw,1.75rem);scroll-margin-top:1rem;min-width:0}
.card:target{border-color:var(--accent)}
.card>h2{display:flex;align-items:baseline;gap:.6rem}
.dot{flex:none;width:.7rem;height:.7rem}
.about{margin-top:.4rem;color:var(--soft);max-width:38rem}
.next{margin-top:1.1rem;border-top:1px solid var(--line)}
.next li{display:grid;grid-template-columns:minmax(10.5rem,14rem) 1fr;gap:.15rem 1.25rem;padding:.7rem 0;border-bottom:1px solid var(--line)}
.time{display:block}
.when{color:var(--soft);font-variant-numeric:tabular-nums}
.what{font-weight:550;min-width:0}
.what a{color:inherit;text-decoration-color:var(--line)}
.what a:hover{text-decoration-color:currentColor}
.where{display:block;font-weight:400;color:var(--soft)}
.off{text-decoration:line-through;font-weight:400}
.badge{display:inline-block;margin-inline-end:.45rem;padding:0 .5rem;border:1px solid currentColor;border-radius:99px;font-size:.8rem;font-weight:600;color:var(--warn)}
.quiet{margin-top:1.1rem;color:var(--soft)}
.ways{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem 1.25rem;margin-top:1.25rem}
.ways a{display:inline-block;padding:.3rem 0}
.ways .first{background:var(--accent);color:var(--on-accent);padding:.5rem 1.15rem;border-radius:99px;font-weight:600;text-decoration:none}
.ways .first:hover{text-decoration:underline}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{margin-top:2.5rem;display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;color:var(--soft);font-size:.95rem}
footer a{display:inline-block;padding:.2rem 0}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;margin-top:1rem}
th,td{padding:.6rem 1rem .6rem 0;text-align:start;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-weight:600}
thead th{color:var(--soft);font-size:.9rem}
.short{white-space:nowrap}
.number{text-align:end;font-variant-numeric:tabular-nums}
.bad{color:var(--warn);font-weight:550}
details{margin-top:.35rem;color:var(--soft)}
summary{cursor:pointer}
@media(max-width:34rem){.next li{grid-template-columns:1fr}.time{display:inline;margin-inline-start:.6rem}}
@media print{:root{--paper:#fff;--card:#fff;--ink:#000;--soft:#444;--line:#bbb}.ways,footer,.note{display:none}.card{break-inside:avoid}}
`;
