/** What text and shapes stand on, for those that are computed. */
export const surfaces = {
  light: { paper: '#f8f7f4', card: '#ffffff' },
  dark: { paper: '#121618', card: '#1a2023' },
} as const;

/** The quietest text. */
export const softInk = { light: '#566068', dark: '#a5afb4' } as const;

/** Colours. Each pair has the contrast of WCAG 2.2 (AA), light and dark. */
export const palette = `:root{color-scheme:light dark;
--paper:#f8f7f4;--card:#fff;--ink:#1c2326;--soft:#566068;--line:#e3e0d9;--edge:#8a9196;--accent:#0b5d5a;--on-accent:#fff;--fill:var(--accent);--on-fill:var(--on-accent);--tint:#e3efed;--on-tint:#0a4a47;
--red:#a3271a;--red-tint:#fbe9e6;--amber:#7a4b00;--amber-tint:#fdf0d5;--blue:#1b4f8f;--blue-tint:#e6eef9;--shadow:0 1px 2px #1c23260d,0 8px 28px #1c232614}
@media print{:root{color-scheme:light}}
@media screen and (prefers-color-scheme:dark){:root{
--paper:#121618;--card:#1a2023;--ink:#e8e6e1;--soft:#a5afb4;--line:#2e363a;--edge:#768187;--accent:#7dd3ca;--on-accent:#06211f;--tint:#1d3836;--on-tint:#b5e8e2;
--red:#ff9d8d;--red-tint:#3d1d18;--amber:#f3c777;--amber-tint:#382a10;--blue:#a3c6f7;--blue-tint:#182b45;--shadow:0 1px 2px #0006,0 8px 28px #0008}}
`;
