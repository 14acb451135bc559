import { useWorkbench } from '../frame/workbench-context.tsx';
import { longText, type RecordNode } from '../model/record-nodes.ts';

interface RecordTreeLineProps {
  readonly node: RecordNode;
  readonly isActive: boolean;
  readonly isLit: boolean;
  /** The names of the fields that come from here. */
  readonly uses: readonly string[];
  readonly onFocus: () => void;
}

/** One key with its value. */
export function RecordTreeLine({ node, isActive, isLit, uses, onFocus }: RecordTreeLineProps) {
  const { words } = useWorkbench();
  return (
    <div
      class={`line ${isLit ? 'lit' : ''} ${node.level === 1 ? 'root' : ''}`}
      role="treeitem"
      data-node={node.id}
      aria-level={node.level}
      aria-posinset={node.at}
      aria-setsize={node.siblings}
      aria-expanded={node.isOpen ?? undefined}
      aria-selected={isLit}
      tabIndex={isActive ? 0 : -1}
      style={{ '--level': String(node.level - 1) }}
      onFocus={onFocus}
    >
      {node.isOpen === null ? (
        <span class="no-twist" />
      ) : (
        <span class="twist" aria-hidden="true">
          <span class="twist-sign" />
        </span>
      )}
      {node.more > 0 ? (
        <span class="more">{words.record.more(node.more)}</span>
      ) : (
        <span class="pair">
          <span class="key">{node.label}</span>
          <span class="colon">{node.level === 1 ? ' ' : ': '}</span>
          <NodeValue node={node} />
          {uses.length > 0 && (
            <span class="uses">
              <span class="hidden">
                {isLit ? `${words.record.lit}, ` : ''}
                {words.record.usedBy(uses)}
              </span>
              {uses.map((name) => (
                <span key={name} class="use" aria-hidden="true">
                  {name}
                </span>
              ))}
            </span>
          )}
        </span>
      )}
    </div>
  );
}

function NodeValue({ node: { kind, value, isOpen, level } }: { readonly node: RecordNode }) {
  const { words } = useWorkbench();
  if (kind === 'list') {
    const { length } = value as readonly unknown[];
    return <span class="size">{length === 0 ? words.record.empty : words.record.items(length)}</span>;
  }
  if (kind === 'object') {
    const { length } = Object.keys(value as object);
    if (level === 1) return null;
    return <span class="size">{length === 0 ? words.record.empty : words.record.keys(length)}</span>;
  }
  if (kind === 'null') return <span class="value null">null</span>;
  if (kind !== 'text') return <span class={`value ${kind}`}>{String(value)}</span>;
  const text = value as string;
  if (text === '') return <span class="size">{words.record.empty}</span>;
  const folded = isOpen === false && text.length > longText;
  return (
    <>
      <span class={`value text ${isOpen === true ? 'unfolded' : ''}`} dir="auto">
        {folded ? `${text.slice(0, longText)}…` : text}
      </span>
      {text.length > longText && <span class="size"> {words.record.characters(text.length)}</span>}
    </>
  );
}
