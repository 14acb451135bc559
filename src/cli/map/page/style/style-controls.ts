/** Type, buttons, inputs, and the small parts that are everywhere. */
export const styleControls = `
:root{--mono:ui-monospace,"SF Mono",Menlo,Consolas,"Noto Sans Mono",monospace;--lit:#fff3c4;--lit-edge:#9a6700;--green:#1a6b3a;--violet:#6b3fa0}
@media(prefers-color-scheme:dark){:root{--lit:#403312;--lit-edge:#e3b94f;--green:#8ed6a4;--violet:#cdb2f2}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-block:1rem 5rem}
body{margin:0;background:var(--paper);color:var(--ink);font:.9375rem/1.5 system-ui,"Segoe UI",Roboto,"Noto Sans",sans-serif;overflow-wrap:anywhere}
h1,h2,h3,h4,h5,h6{margin:0;line-height:1.25;letter-spacing:-.01em}
h2{font-size:1.05rem;font-weight:680}
h3{font-size:.95rem;font-weight:650}
h4,h5,h6{font-size:.9rem;font-weight:620}
p,dl,dd,ul,ol,pre,fieldset{margin:0;padding:0}
fieldset{border:0;min-width:0}
legend{padding:0}
ul,ol{list-style:none}
a{color:var(--accent);text-underline-offset:.18em}
code,pre,.code,.code-input{font-family:var(--mono);font-size:.86em}
[hidden]{display:none!important}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
h1:focus,h2:focus,h3:focus,main:focus,.fields:focus,.tree:focus{outline:0}
h2:focus-visible,h3:focus-visible{outline:3px solid var(--accent)}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;inset-inline-start:-999rem;background:var(--accent);color:var(--on-accent);padding:.6rem 1rem;z-index:9}
.skip:focus{inset-inline-start:1rem;inset-block-start:.5rem}
.soft{color:var(--soft)}
.off{text-decoration-line:line-through;text-decoration-thickness:.08em}
.icon{flex:none;inline-size:1.1em;block-size:1.1em;fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round;vertical-align:-.16em}
button,select,input,textarea{font:inherit;color:inherit}
button{display:inline-flex;align-items:center;justify-content:center;gap:.4rem;min-block-size:2.25rem;padding:.3rem .85rem;background:var(--card);border:1px solid var(--edge);border-radius:10px;font-weight:580;cursor:pointer;text-align:center}
button:hover{border-color:var(--accent)}
button:disabled,button[aria-disabled=true]{color:var(--soft);border-color:var(--line);background:transparent;cursor:default}
button.small{min-block-size:1.95rem;padding:.15rem .65rem;font-size:.875rem;border-radius:8px}
button.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent);font-weight:640}
button.primary:hover{filter:brightness(1.08)}
button.primary[aria-disabled=true]{background:transparent;border-color:var(--line);color:var(--soft)}
button.quiet-button{border-color:transparent;background:transparent;color:var(--accent);padding:.15rem .35rem;min-block-size:1.75rem}
button.quiet-button:hover{text-decoration:underline}
button.icon-button{min-inline-size:2.1rem;min-block-size:2.1rem;padding:0;border-color:transparent;background:transparent}
button.icon-button:hover{border-color:var(--edge)}
select,input[type=text],input[type=search],textarea{background:var(--card);border:1px solid var(--edge);border-radius:10px;padding:.35rem .7rem;min-block-size:2.25rem;min-inline-size:0;max-inline-size:100%;text-overflow:ellipsis}
input::placeholder,textarea::placeholder{color:var(--soft);opacity:1}
input[type=checkbox]{inline-size:1.15rem;block-size:1.15rem;margin:0;accent-color:var(--accent);flex:none}
textarea{inline-size:100%;resize:vertical;line-height:1.5;display:block}
.check{display:flex;align-items:center;gap:.5rem;min-block-size:1.75rem}
.stacked{display:grid;gap:.25rem;font-weight:580;min-inline-size:0}
.stacked>:not(label){font-weight:400}
.field-hint{color:var(--soft);font-size:.85rem;font-weight:400;line-height:1.4}
.badge{display:inline-block;padding:0 .4rem;border-radius:5px;font-size:.75rem;font-weight:650;line-height:1.5;white-space:nowrap;flex:none}
.badge.cancelled{background:var(--red-tint);color:var(--red)}
.badge.postponed{background:var(--amber-tint);color:var(--amber)}
.badge.tentative{background:var(--blue-tint);color:var(--blue)}
.note{padding:.6rem .85rem;border-radius:10px;background:var(--amber-tint);color:var(--amber)}
.notices:empty{display:none}
.notice{display:flex;align-items:center;gap:.75rem;padding:.65rem 1rem;border-radius:12px}
.notice.bad{background:var(--red-tint);color:var(--red)}
.notice>div,.notice>p,.notice>span{flex:1;min-inline-size:0}
.notice pre{margin-block-start:.5rem;color:var(--ink)}
.notice button:not(.primary){color:var(--ink)}
.notices{position:sticky;inset-block-start:.5rem;z-index:6;display:grid;gap:.5rem;padding:0 1rem .75rem}
.code{white-space:pre-wrap;overflow-wrap:anywhere}
.key,code.rule{background:var(--paper);border:1px solid var(--line);border-radius:6px;padding:.08rem .35rem}
.key+.key{margin-inline-start:.3rem}
.actions{display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.actions.end{justify-content:flex-end;margin-block-start:1rem}
progress.meter{appearance:none;display:block;inline-size:100%;block-size:.35rem;border:0;border-radius:1rem;overflow:hidden;background:var(--line);margin-block:.35rem}
progress.meter::-webkit-progress-bar{background:var(--line)}
progress.meter::-webkit-progress-value{background:var(--accent);border-radius:1rem}
progress.meter::-moz-progress-bar{background:var(--accent);border-radius:1rem}
.dialog{inline-size:min(46rem,calc(100vw - 2rem));max-block-size:calc(100dvh - 2rem);padding:0;border:1px solid var(--line);border-radius:18px;background:var(--card);color:var(--ink);box-shadow:var(--shadow);overflow:auto}
.dialog::backdrop{background:#0d1518;opacity:.45}
.dialog-body{display:grid;gap:.8rem;padding:1.25rem 1.4rem 1.3rem}
.dialog-body>*{min-inline-size:0}
.dialog-head{display:flex;align-items:start;gap:1rem}
.dialog-head h2{flex:1;font-size:1.2rem;min-inline-size:0}
.dialog.end{inline-size:min(28rem,calc(100vw - 2rem))}
.loading,.ended{padding:18vh 1rem;text-align:center;color:var(--soft);font-size:1.1rem}
.ended h1{font-size:1.4rem;color:var(--ink)}
@media(prefers-reduced-motion:no-preference){
button,.row,.line,.choice{transition:background-color .12s,border-color .12s}
.dialog[open]{animation:rise .16s ease-out}
@keyframes rise{from{opacity:0;translate:0 .5rem}}
.changes-bar.busy::before{animation:sweep 1.2s ease-in-out infinite}
@keyframes sweep{from{clip-path:inset(0 100% 0 0)}50%{clip-path:inset(0 0 0 0)}to{clip-path:inset(0 0 0 100%)}}
.question{animation:slide .22s ease-out}
@keyframes slide{from{opacity:0;translate:1.5rem 0}}
.trial.waiting{opacity:.65;transition:opacity .2s .15s}
}
@media(forced-colors:active){
.lit{outline:2px solid Highlight}
.bars i{background:CanvasText}
[aria-selected=true]{outline:2px solid Highlight;outline-offset:-2px}
}
`;
