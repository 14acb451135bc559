import type { FieldView } from '../../../workbench-api.ts';
import { Icon } from '../frame/icon.tsx';
import { focusFields } from '../frame/move-focus.ts';
import { useWorkbench } from '../frame/workbench-context.tsx';
import { type FieldGroup, groupsOf, keyOf, ruleChange, sureFields } from '../model/field-key.ts';
import { FieldItem } from './field-item.tsx';

/** Every field with the rule in force, and what else it could be. */
export function FieldPane() {
  const { store, view, words } = useWorkbench();
  const fields = view.state?.fields ?? [];
  const sure = sureFields(fields);
  const acceptSure = async () => {
    await store.change(
      words.labels.acceptSure(sure.length),
      sure.map((field) => ruleChange(field, field.rule)),
    );
    focusFields();
  };
  return (
    <section class="pane fields" id="fields" tabIndex={-1} aria-labelledby="fields-heading">
      <div class="pane-head">
        <h2 id="fields-heading">{words.fields.heading}</h2>
        {sure.length > 0 && (
          <button type="button" class="small" title={words.fields.acceptSureWhy} onClick={acceptSure}>
            <Icon name="lock" />
            {words.fields.acceptSure(sure.length)}
          </button>
        )}
      </div>
      {groupsOf(fields).map((group) => (
        <Group key={group.name} group={group} />
      ))}
    </section>
  );
}

function Group({ group: { name, fields } }: { readonly group: FieldGroup }) {
  const { view, words } = useWorkbench();
  const items = (
    <ul class="field-list">
      {fields.map((field) => (
        <FieldItem key={keyOf(field)} field={field} />
      ))}
    </ul>
  );
  const title = words.fields.groups[name];
  if (name === 'core' || name === 'more') {
    return (
      <div class="field-group">
        <h3>{title}</h3>
        {items}
      </div>
    );
  }
  return (
    <details
      class="field-group"
      open={fields.some((field: FieldView) => keyOf(field) === view.field || field.doubt !== null)}
    >
      <summary>
        {title} <span class="soft">({fields.length})</span>
      </summary>
      {items}
    </details>
  );
}
