import { html } from 'hono/html';
import { workbenchWordsFor } from './words/workbench-words.ts';

/** The document at `/`: its script draws everything. It holds nothing inline, so that the policy can forbid it. */
export function renderWorkbenchPage({ language }: { readonly language: string }): string {
  const words = workbenchWordsFor(language);
  return String(html`<!doctype html>
<html lang="${words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${words.page.title} · Kalends</title>
<link rel="icon" href="/assets/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/assets/workbench.css">
<script src="/assets/workbench.js" defer></script>
</head>
<body>
<div id="workbench"><main><p class="loading">${words.page.loading}</p></main></div>
<noscript><p class="loading">${words.page.noScript}</p></noscript>
</body>
</html>
`);
}
