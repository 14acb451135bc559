/** What the page loads, by its path: `/assets/workbench.js`. */
export const workbenchAssets: Readonly<Record<string, { readonly type: string; readonly text: string }>> = {};
