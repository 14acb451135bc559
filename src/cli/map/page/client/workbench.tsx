import { render } from 'preact';
import { WorkbenchStore } from './model/workbench-store.ts';
import { WorkbenchApp } from './workbench-app.tsx';

/** The script of the workbench's page. */
const root = document.querySelector('#workbench');
if (root !== null) {
  const store = new WorkbenchStore(sessionStorage.getItem('language') ?? document.documentElement.lang);
  store.subscribe(() => sessionStorage.setItem('language', store.view.language));
  root.replaceChildren();
  render(<WorkbenchApp store={store} />, root);
  store.load();
}
