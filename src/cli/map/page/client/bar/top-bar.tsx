import { workbenchLanguages } from '../../words/workbench-words.ts';
import { Icon } from '../frame/icon.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { localeFor } from '../model/short-date.ts';

/** Which portal it is, when it was read, and what concerns all of it. */
export function TopBar() {
  const { store, view, words } = useWorkbench();
  const { state, busy } = view;
  return (
    <header class="top-bar">
      <h1>
        <svg class="logo" viewBox="0 0 32 32" aria-hidden="true">
          <rect x="2" y="2" width="28" height="28" rx="6" />
          <path d="M6 11h20v15H6z" class="sheet" />
          <path d="M9 14h4v3H9zm5 0h4v3h-4zm5 0h4v3h-4zM9 20h4v3H9zm5 0h4v3h-4z" />
        </svg>
        <span>
          Kalends <span class="soft">{words.page.title}</span>
        </span>
      </h1>
      {state !== null && (
        <p class="portal-name">
          <b>{state.isSample ? words.top.sample : state.portal.replace(/^https?:\/\//u, '')}</b>{' '}
          <span class="soft">
            {words.top.read(timeOf(state.sample.readAt, localeFor(words.language)), state.sample.requests)}
          </span>
        </p>
      )}
      <div class="top-tools">
        <button type="button" disabled={busy !== null} onClick={() => store.refresh()}>
          <Icon name="refresh" />
          {busy === 'refresh' ? words.top.refreshing : words.top.refresh}
        </button>
        {state?.isSample === false && (
          <button type="button" onClick={() => store.set({ dialog: 'portal' })}>
            <Icon name="portal" />
            {words.top.portal}
          </button>
        )}
        <select
          aria-label={words.page.language}
          value={words.language}
          onChange={({ currentTarget }) => store.setLanguage(currentTarget.value)}
        >
          {workbenchLanguages.map(({ language, languageName }) => (
            <option key={language} value={language} lang={language}>
              {languageName}
            </option>
          ))}
        </select>
        <button type="button" onClick={() => store.set({ dialog: 'end' })}>
          {words.top.end}
        </button>
      </div>
    </header>
  );
}

const timeOf = (instant: string, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(instant));
