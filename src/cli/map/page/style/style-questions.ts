/** The cards on top, and the menu of a value. */
export const styleQuestions = `
.portal-problems{display:grid;gap:.6rem;margin:0 1rem .9rem}
.portal-problems .notice{align-items:start}
.portal-problems .notice>.icon{margin-block-start:.3rem}
.portal-problems ul{flex:1;min-inline-size:0;display:grid;gap:.25rem}
.portal-problems .notice>button:not(.primary){color:var(--ink)}
.notice.look{background:var(--amber-tint);color:var(--amber)}
.notice.wait{background:var(--blue-tint);color:var(--blue)}
.deck{margin:0 1rem .9rem}
.deck-head{display:flex;flex-wrap:wrap;align-items:center;gap:.3rem .8rem;padding-block-end:.45rem}
.deck-head h2{display:flex;align-items:center;gap:.5rem}
.deck-head h2 .icon{color:var(--amber);inline-size:1.35rem;block-size:1.35rem;padding:.1rem;border:2px solid;border-radius:50%}
.deck-steps{margin-inline-start:auto;display:flex;gap:.2rem}
.progress-dots{display:flex;gap:.3rem}
.progress-dots i{inline-size:.55rem;block-size:.55rem;border-radius:50%;border:2px solid var(--edge)}
.progress-dots .done{background:var(--accent);border-color:var(--accent)}
.progress-dots .now{border-color:var(--accent);box-shadow:0 0 0 2px var(--tint)}
.card{background:var(--card);border:1px solid var(--line);border-radius:18px;padding:1.1rem 1.3rem 1.25rem;box-shadow:var(--shadow)}
.question{border-inline-start:4px solid var(--amber)}
.question h3{font-size:1.28rem;letter-spacing:-.015em;font-weight:680;text-wrap:balance}
.question>p{margin-block:.25rem .9rem}
.waits{color:var(--amber);font-weight:600}
.choices{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:.8rem}
.choice{position:relative;display:flex;flex-direction:column;gap:.55rem;padding:.8rem .9rem .9rem;border:1px solid var(--line);border-radius:14px;background:var(--paper);min-inline-size:0}
.choice:hover{border-color:var(--accent)}
.choice>button{font-size:1.08rem;min-block-size:2.75rem;padding:.45rem 1rem;font-variant-numeric:tabular-nums}
.choice>button::after{content:"";position:absolute;inset:0;border-radius:14px}
.choice>button:focus-visible{outline:0}
.choice:has(>button:focus-visible){outline:3px solid var(--accent);outline-offset:2px}
.other-zone{display:flex;flex-wrap:wrap;gap:.6rem;align-items:end;margin-block-start:.9rem}
.likelihood{font-size:.85rem}
.choice .examples{display:grid;grid-template-columns:minmax(0,1fr);gap:.2rem;margin-block-start:.2rem}
.choice .examples li{display:flex;flex-wrap:wrap;gap:0 .6rem;line-height:1.4}
.choice .example{position:relative;z-index:1;flex:1;min-inline-size:0;justify-content:start;flex-wrap:wrap;gap:0 .6rem;min-block-size:1.9rem;margin-inline:-.45rem;padding:.05rem .45rem;border-color:transparent;background:none;font-weight:400;text-align:start;border-radius:8px}
.choice .example:hover{background:var(--tint);border-color:transparent}
.choice .example[aria-pressed=true]{background:var(--tint)}
.choice .examples b{font-weight:620;font-variant-numeric:tabular-nums;max-inline-size:100%}
.choice .examples .of{flex:1 1 9rem;min-inline-size:0;color:var(--soft);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.decided{display:flex;flex-wrap:wrap;align-items:center;gap:.6rem 1rem;padding:.85rem 1.2rem;border-radius:16px}
.decided>.icon{inline-size:1.8rem;block-size:1.8rem}
.decided.well{background:var(--tint);color:var(--on-tint)}
.hint-of-pages{background:var(--blue-tint);color:var(--blue)}
.hint-of-pages button{color:var(--ink)}
.decided.look{background:var(--amber-tint);color:var(--amber)}
.decided-text{flex:1 1 16rem;min-inline-size:0}
.doubts{display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;margin-block-start:.2rem}
.doubts button{color:var(--ink)}
.value-menu{inline-size:min(30rem,calc(100vw - 1.5rem));border-radius:14px}
.value-menu::backdrop{opacity:.18}
.value-menu .dialog-body{padding:.8rem 1rem 1rem;gap:.5rem}
.value-menu .dialog-head h2{font-size:1.02rem}
.value-menu .place{color:var(--soft)}
.suggestions{display:grid}
.suggestions>li{display:flex;gap:.75rem;align-items:center;padding-block:.55rem;border-block-start:1px solid var(--line)}
.suggestion{flex:1;min-inline-size:0;display:flex;flex-wrap:wrap;gap:.15rem .5rem;align-items:baseline}
.suggestion .examples{flex:1 1 100%;color:var(--soft);font-size:.87rem;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.suggestion .way{color:var(--accent);font-size:.87rem}
.misfit strong{color:var(--soft);font-weight:500}
@media(max-width:43.7rem){
.deck{margin-inline:.6rem}
.value-menu{inset:auto 0 0;margin:0 auto;max-inline-size:100vw;inline-size:100vw;border-radius:16px 16px 0 0;max-block-size:70dvh}
}
`;
