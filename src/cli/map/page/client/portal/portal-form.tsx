import { useWorkbench } from '../frame/workbench-context.tsx';
import type { PortalDraft } from '../model/portal-draft.ts';

interface PortalFormProps {
  readonly draft: PortalDraft;
  readonly put: (change: Partial<PortalDraft>) => void;
}

/** Which inputs each way of paging has. */
const pagingInputs: Readonly<
  Record<PortalDraft['pagingStyle'], readonly ('param' | 'base' | 'sizeParam' | 'size' | 'next' | 'total')[]>
> = {
  auto: [],
  page: ['param', 'base', 'sizeParam', 'size', 'total'],
  offset: ['param', 'sizeParam', 'size', 'total'],
  cursor: ['param', 'next', 'sizeParam', 'size'],
  link: ['next'],
  none: [],
};

/** What counts where nothing is written. */
const pagingExamples: Readonly<Record<string, string>> = { base: '1' };

export function PortalForm({ draft, put }: PortalFormProps) {
  const { words } = useWorkbench();
  const { portal } = words;
  return (
    <>
      <fieldset class="portal-part">
        <legend>{portal.auth}</legend>
        <Choice
          label={portal.authIn}
          value={draft.authIn}
          choices={portal.authWays}
          onChoose={(authIn) => put({ authIn: authIn as PortalDraft['authIn'] })}
        />
        {(draft.authIn === 'header' || draft.authIn === 'query') && (
          <Text
            label={portal.authName}
            value={draft.authName}
            example={draft.authIn === 'header' ? 'Authorization' : 'token'}
            onChange={(authName) => put({ authName })}
          />
        )}
        {draft.authIn === 'header' && !draft.authBare && (
          <Text
            label={portal.authScheme}
            value={draft.authScheme}
            example="Bearer"
            onChange={(authScheme) => put({ authScheme })}
          />
        )}
        {draft.authIn === 'header' && (
          <label class="check">
            <input
              type="checkbox"
              checked={draft.authBare}
              onChange={({ currentTarget }) => put({ authBare: currentTarget.checked })}
            />
            {portal.authBare}
          </label>
        )}
        {draft.authIn === 'basic' && (
          <Text
            label={portal.authUser}
            value={draft.authUser}
            example="kalends"
            onChange={(authUser) => put({ authUser })}
          />
        )}
      </fieldset>
      <fieldset class="portal-part">
        <legend>{portal.paging}</legend>
        <Choice
          label={portal.pagingStyle}
          value={draft.pagingStyle}
          choices={portal.pagingStyles}
          onChoose={(style) => put({ pagingStyle: style as PortalDraft['pagingStyle'] })}
        />
        {pagingInputs[draft.pagingStyle].map((name) => (
          <Text
            key={name}
            label={portal[name]}
            value={draft[name]}
            example={pagingExamples[name]}
            onChange={(text) => put({ [name]: text })}
          />
        ))}
      </fieldset>
      <details
        class="portal-addresses"
        open={draft.calendars + draft.events + draft.details !== '' || !draft.readsDetails}
      >
        <summary>{portal.endpoints}</summary>
        <div class="portal-part wide">
          <Text
            label={portal.calendars}
            value={draft.calendars}
            example="/event-calendars"
            onChange={(calendars) => put({ calendars })}
          />
          <Text
            label={portal.events}
            value={draft.events}
            example="/event-calendar/{eventCalendarId}/events"
            onChange={(events) => put({ events })}
          />
          {draft.readsDetails && (
            <Text
              label={portal.details}
              value={draft.details}
              example="/event-calendar/{eventCalendarId}/event/{eventId}/details"
              onChange={(details) => put({ details })}
            />
          )}
          <label class="check">
            <input
              type="checkbox"
              checked={!draft.readsDetails}
              onChange={({ currentTarget }) => put({ readsDetails: !currentTarget.checked })}
            />
            {portal.noDetails}
          </label>
        </div>
      </details>
    </>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly onChoose: (value: string) => void;
}

function Choice({ label, value, choices, onChoose }: ChoiceProps) {
  return (
    <label class="stacked">
      {label}
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {Object.entries(choices).map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly example?: string | undefined;
  readonly onChange: (value: string) => void;
}

function Text({ label, value, example, onChange }: TextProps) {
  return (
    <label class="stacked">
      {label}
      <input
        type="text"
        spellcheck={false}
        autocomplete="off"
        dir="ltr"
        placeholder={example}
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </label>
  );
}
