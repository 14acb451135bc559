import { useState } from 'preact/hooks';
import type { EventView } from '../../../workbench-api.ts';
import { Tabs } from '../frame/tabs.tsx';
import { useWorkbench } from '../frame/workbench-context.tsx';

type Look = 'row' | 'page' | 'ical';

/** The event as subscribers and visitors get it. */
export function PreviewPane() {
  const { store, view, words } = useWorkbench();
  const [look, setLook] = useState<Look>('row');
  const { record, place } = view;
  const events = record?.events ?? [];
  const nth = Math.min(Math.max(0, place?.event ?? 0), Math.max(0, events.length - 1));
  const event = events[nth];
  return (
    <section class="pane preview" aria-labelledby="preview-heading">
      <div class="pane-head">
        <h2 id="preview-heading">{words.event.heading}</h2>
        {events.length > 1 && place !== null && (
          <select
            aria-label={words.event.several(events.length)}
            value={String(nth)}
            onChange={({ currentTarget }) => store.selectRow({ ...place, event: Number(currentTarget.value) })}
          >
            {events.map((one, at) => (
              <option key={`${one.id} ${one.occurrence}`} value={String(at)}>
                {words.event.nth(at + 1)}
              </option>
            ))}
          </select>
        )}
      </div>
      <Tabs
        label={words.event.heading}
        tabs={[
          { id: 'row', label: words.event.row },
          { id: 'page', label: words.event.page },
          { id: 'ical', label: words.event.ical },
        ]}
        chosen={look}
        onChoose={(id) => setLook(id as Look)}
      >
        <Preview event={event} look={look} />
      </Tabs>
    </section>
  );
}

function Preview({ event, look }: { readonly event: EventView | undefined; readonly look: Look }) {
  const { view, words } = useWorkbench();
  if (event === undefined)
    return (
      <p class="empty">
        {view.place === null ? words.record.pick : view.record === null ? words.record.reading : words.event.noEvent}
      </p>
    );
  if (look === 'ical')
    return event.ical === null ? (
      <p class="empty">{words.event.unpublished}</p>
    ) : (
      <pre class="code ical">{event.ical}</pre>
    );
  const url = look === 'row' ? event.agendaUrl : event.pageUrl;
  if (url === null) return <p class="empty">{words.event.unpublished}</p>;
  return (
    <>
      {/* A new element with each revision: what is published may have changed under the same address. */}
      <iframe
        key={`${url} ${view.shown}`}
        class={`preview-frame of-${look}`}
        src={url}
        title={look === 'row' ? words.event.row : words.event.page}
        onLoad={({ currentTarget }) => look === 'row' && showRow(currentTarget, event.pageUrl)}
      />
      <a class="new-tab" href={url} target="_blank" rel="noreferrer">
        {words.event.newTab}
      </a>
    </>
  );
}

/** The agenda's page begins with what all pages begin with: the event's own day is scrolled to. */
function showRow(frame: HTMLIFrameElement, pageUrl: string | null): void {
  const { contentDocument, contentWindow } = frame;
  const own = [...(contentDocument?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])].find(
    ({ pathname, search }) => pageUrl !== null && pathname + search === pageUrl,
  );
  const day = own?.closest('.day') ?? contentDocument?.querySelector('.agenda');
  const row = own?.closest('.event') ?? day;
  if (!contentWindow || !day || !row) return;
  const at = day.getBoundingClientRect();
  const fits = row.getBoundingClientRect().bottom - at.top <= contentWindow.innerHeight;
  contentWindow.scrollTo(0, contentWindow.scrollY + (fits ? at : row.getBoundingClientRect()).top);
}
