import { palette } from './palette.ts';

/** Type, and what every page has. */
export const styleBase = `
${palette}*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:1rem}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 var(--font,system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif);overflow-wrap:anywhere;text-align:-webkit-match-parent;text-align:match-parent}
/* Texts of either direction align with the page's own edge. On a page from right to left, English words keep their order. */
[dir=rtl] :where(p:not(.of,.where,.again,.folding,.next),dt,dd,th,td,a:not(.of *,.where *,.limit),label,legend,summary,button,span:not(.limit *),strong,small,time){unicode-bidi:plaintext}
:lang(ar,fa,ur,ps,ckb,ug,sd){letter-spacing:0!important}
.page{max-width:66rem;margin-inline:auto;padding:clamp(1.25rem,4vw,2.75rem) clamp(1rem,4vw,2.5rem) 3rem}
h1,h2,h3{line-height:1.2;text-wrap:balance;margin:0;letter-spacing:-.012em;hyphens:auto;hyphenate-limit-chars:10 4 4}
h1{font-size:clamp(1.85rem,1.4rem + 2vw,2.7rem);font-weight:720;letter-spacing:-.022em}
h1.long{font-size:clamp(1.5rem,1.2rem + 1.2vw,2rem);letter-spacing:-.014em}
h2{font-size:1.3rem;font-weight:660}
h3{font-size:1.0625rem;font-weight:620;line-height:1.35}
p,dl,dd{margin:0}
a{color:var(--accent);text-decoration-thickness:.07em;text-underline-offset:.18em}
a:hover{text-decoration-thickness:.14em}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:5px}
ul,ol{list-style:none;margin:0;padding:0}
button,input{font:inherit;color:inherit}
button{cursor:pointer}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-inline-start:-999rem;background:var(--fill);color:var(--on-fill);padding:.6rem 1rem;z-index:9}
.skip:focus{inset-inline-start:1rem;inset-block-start:.5rem}
.crumb{margin-block-end:1.4rem;font-weight:600}
.crumb a,.of a{color:var(--soft);text-decoration:none;display:inline-block;padding:.2rem 0}
.logo{display:block;block-size:2.75rem;inline-size:auto;max-inline-size:min(100%,20rem);object-fit:contain;object-position:0 50%}
[dir=rtl] .logo{object-position:100% 50%}
.former{color:var(--amber)}
.crumb a:hover,.of a:hover{text-decoration:underline}
.detail{margin-block-start:.75rem}
.lead{margin-block-start:.6rem;color:var(--soft);font-size:1.13rem;max-width:40rem;text-wrap:balance}
.soft,.quiet,.hint{color:var(--soft)}
.note{text-wrap:pretty;margin-block-start:1.4rem;padding:.8rem 1.1rem;border-radius:12px;background:var(--amber-tint);color:var(--amber)}
.nothing{text-wrap:balance;margin-block:2.5rem;padding:2.5rem 1.5rem;text-align:center;color:var(--soft);border:1px dashed var(--edge);border-radius:16px}
.nothing p+p{margin-block-start:.75rem}
.dot{flex:none;width:.62em;height:.62em;margin-inline-end:.45em;display:inline-block;border-radius:50%;background:var(--cal);print-color-adjust:exact}
.off{text-decoration-line:line-through;text-decoration-thickness:.08em}
.badge{display:inline-block;padding:.05rem .55rem;border-radius:6px;font-size:.8rem;font-weight:650;line-height:1.5;white-space:nowrap}
.badge.cancelled,.banner.cancelled{background:var(--red-tint);color:var(--red)}
.badge.postponed,.badge.moved,.banner.postponed,.banner.moved{background:var(--amber-tint);color:var(--amber)}
.badge.sold{background:var(--red-tint);color:var(--red)}
.badge.free{background:var(--tint);color:var(--on-tint)}
.badge.price,.badge.online{box-shadow:inset 0 0 0 1px var(--line);color:var(--soft);background:var(--card)}
.badge.tentative,.banner.tentative{background:var(--blue-tint);color:var(--blue)}
.ways-on{margin-block-start:1.75rem}
header+form{margin-block-start:1.75rem;max-inline-size:26rem}
.button{display:inline-block;padding:.58rem 1.25rem;border-radius:12px;background:var(--fill);color:var(--on-fill);font-weight:640;text-decoration:none}
footer{margin-block-start:3.5rem;padding-block-start:1.25rem;border-block-start:1px solid var(--line);display:flex;flex-wrap:wrap;gap:.4rem 1.75rem;font-size:.95rem}
footer a{color:var(--soft);padding:.3rem 0}
.languages{display:flex;flex-wrap:wrap;gap:.1rem 1.1rem;flex-basis:100%}
.languages a[aria-current]{color:var(--ink);font-weight:600;text-decoration:none}
.scroll{overflow-x:auto}
table{width:100%;border-collapse:collapse;margin-block-start:.9rem}
th,td{overflow-wrap:break-word;padding-block:.65rem;padding-inline:0 1.1rem;text-align:inherit;vertical-align:top;border-block-end:1px solid var(--line)}
th{font-weight:600}
thead th{color:var(--soft);font-size:.9rem}
tr:last-child>*{border-block-end:0}
.short{white-space:nowrap}
.short .bad{white-space:normal}
.rows .state{min-inline-size:11rem}
.rows .short{min-inline-size:9rem}
.rows [role=rowheader]{overflow-wrap:anywhere}
td.number,th.number{padding-inline-end:2.2rem}
.number{text-align:end;font-variant-numeric:tabular-nums}
.bad{color:var(--red);font-weight:550}
summary{cursor:pointer}
.card{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:clamp(1.15rem,3vw,1.75rem);min-width:0}
.card+.card{margin-block-start:1.25rem}
.verdict{text-wrap:balance;display:flex;align-items:center;gap:.8rem;margin-block:1.25rem .6rem;padding:1rem 1.3rem;border-radius:14px;font-size:1.2rem;font-weight:620}
.verdict.well{background:var(--tint);color:var(--on-tint)}
.verdict.wait{background:var(--blue-tint);color:var(--blue)}
.verdict.look{background:var(--red-tint);color:var(--red)}
.sign{flex:none;inline-size:1.7rem;block-size:1.7rem;border-radius:50%;border:2.5px solid currentColor;display:grid;place-items:center;line-height:1}
.well .sign::before{content:"✓"}.look .sign::before{content:"!"}.wait .sign::before{content:"…"}
header+.card{margin-block-start:1.75rem}
.concerns li{padding-block:1rem;border-block-end:1px solid var(--line)}
.concerns li:last-child{border:0;padding-block-end:0}
.concerns p{margin-block-start:.3rem;max-width:48rem}
td details{margin-block-start:.25rem}
td summary{padding-block:.15rem}
.label{display:none;unicode-bidi:normal}
/* On a phone or a tablet, a row is a block of lines, and its last column comes first to the eye. */
@media screen and (max-width:52rem){
.rows,.rows tbody,.rows tr,.rows th,.rows td{display:block;padding:0;border:0;text-align:inherit;white-space:normal}
.rows thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.rows tr{padding-block:.9rem;border-block-end:1px solid var(--line)}
.rows tr:last-child{border-block-end:0;padding-block-end:0}
.rows td{margin-block-start:.2rem;color:var(--soft)}
.rows .state{min-inline-size:0;color:var(--ink)}
.label{display:inline}
}
@media(forced-colors:active){
.badge,.banner,.near,.verdict,.note,.yours{border:1px solid}
.tabs [aria-current],.chips [aria-current],.days .now .number{outline:2px solid Highlight;outline-offset:-2px}
.subscribe>summary,.push,.skip{border:1px solid ButtonText}
.targets .first a{outline:1px solid}
.dot,.sign,.qr img{forced-color-adjust:none}
}
`;
