/** The document at `/`. Scripts and styles are assets: the server's policy allows nothing inline. */
export function renderWorkbenchPage({ language }: { readonly language: string }): string {
  return `<!doctype html>
<html lang="${language === 'ru' ? 'ru' : 'en'}">
<head><meta charset="utf-8"><title>Kalends</title></head>
<body><main id="workbench"></main></body>
</html>
`;
}
