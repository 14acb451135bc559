/** The styles that only the builder's page has. */
export const builderStyle = `
.builder{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:1.1rem 1.5rem;align-items:end}
.builder fieldset{grid-column:1/-1;border:0;margin:0;padding:0;min-width:0;display:flex;flex-wrap:wrap;gap:.35rem 1.5rem}
.builder fieldset label{padding-block:.2rem}
.builder .choices div{flex:1;min-width:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,13rem),1fr));gap:.35rem 1.5rem}
.builder .many{max-height:11.5rem;overflow-y:auto;padding:.4rem .8rem;border:1px solid var(--line);border-radius:8px}
.builder legend,.builder .field{font-weight:600;padding:0;margin-bottom:.3rem}
.builder .field{display:grid;gap:.3rem;margin:0}
.builder fieldset label{display:flex;gap:.5rem;align-items:baseline}
.builder select,.builder input[type=number]{font:inherit;font-weight:400;color:inherit;background:var(--card);border:1px solid color-mix(in srgb,var(--ink) 55%,var(--card));border-radius:8px;padding:.45rem .6rem;width:100%;min-height:2.75rem}
.builder input[type=radio],.builder input[type=checkbox]{accent-color:var(--accent);width:1.15rem;height:1.15rem;flex:none;translate:0 .15rem}
.builder small{color:var(--soft);font-size:.9em}
.push{font:inherit;font-weight:600;color:var(--on-fill);background:var(--fill);border:0;border-radius:12px;padding:.58rem 1.25rem;cursor:pointer}
.frame{margin-top:1rem;padding:clamp(.75rem,2.5vw,1.5rem);border:1px dashed var(--edge);border-radius:12px}
.phone{position:absolute;visibility:hidden;inline-size:21rem;inset-inline-start:0;block-size:0;overflow:hidden}
.frame iframe{display:block;width:100%;border:0}
#snippet{display:block;width:100%;margin:.8rem 0;padding:.8rem 1rem;font:.9rem/1.5 ui-monospace,Menlo,Consolas,monospace;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:8px;white-space:pre;overflow:auto;resize:vertical}
.props{display:grid;grid-template-columns:repeat(auto-fill,minmax(15rem,1fr));gap:.1rem 1rem;margin:.5rem 0 1rem}
.props code,.policy code{font:.9rem/1.6 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere}
`;

/** The CSS custom properties that a site can set on `<kalends-calendar>`. */
export const customProperties = [
  '--kalends-font',
  '--kalends-font-size',
  '--kalends-text',
  '--kalends-muted',
  '--kalends-line',
  '--kalends-background',
  '--kalends-accent',
  '--kalends-on-accent',
  '--kalends-focus',
  '--kalends-padding',
  '--kalends-radius',
] as const;
