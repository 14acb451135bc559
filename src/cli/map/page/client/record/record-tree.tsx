import { useEffect, useRef, useState } from 'preact/hooks';
import { useWorkbench } from '../frame/workbench-context.tsx';
import type { RecordNode } from '../model/record-nodes.ts';
import { RecordTreeLine } from './record-tree-line.tsx';

interface RecordTreeProps {
  readonly nodes: readonly RecordNode[];
  /** The sources of the chosen field. */
  readonly lit: ReadonlySet<string>;
  /** Another text scrolls to the first lit line. */
  readonly scrollTo: string;
  readonly usesOf: (id: string) => readonly string[];
  readonly onFold: (node: RecordNode, isOpen: boolean) => void;
  readonly onMore: (node: RecordNode) => void;
  readonly onChoose: (node: RecordNode) => void;
}

/** The record as a tree (ARIA Authoring Practices, Tree View): one tab stop, arrows walk and fold, letters jump. */
export function RecordTree({ nodes, lit, scrollTo, usesOf, onFold, onMore, onChoose }: RecordTreeProps) {
  const { words } = useWorkbench();
  const tree = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);
  const at = Math.max(
    0,
    nodes.findIndex(({ id }) => id === active),
  );
  const current = nodes[at];

  useEffect(() => {
    const line = tree.current?.querySelector('.lit');
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    line?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
  }, [scrollTo]);

  const lineOf = (target: EventTarget | null): RecordNode | undefined => {
    const line = (target as Element | null)?.closest<HTMLElement>('[data-node]');
    return nodes.find(({ id }) => id === line?.dataset.node);
  };
  const focus = (node: RecordNode | undefined) => {
    if (node === undefined) return;
    setActive(node.id);
    for (const line of tree.current?.querySelectorAll<HTMLElement>('[data-node]') ?? [])
      if (line.dataset.node === node.id) line.focus();
  };
  const activate = (node: RecordNode) => {
    if (node.more > 0) onMore(node);
    else if (node.kind === 'object' && node.level === 1) onFold(node, node.isOpen === false);
    else onChoose(node);
  };
  const keys: Readonly<Record<string, (node: RecordNode) => void>> = {
    ArrowDown: () => focus(nodes[at + 1]),
    ArrowUp: () => focus(nodes[at - 1]),
    Home: () => focus(nodes[0]),
    End: () => focus(nodes.at(-1)),
    ArrowRight: (node) => {
      if (node.isOpen === false) onFold(node, true);
      else if (node.isOpen && nodes[at + 1]?.parent === node.id) focus(nodes[at + 1]);
    },
    ArrowLeft: (node) => {
      if (node.isOpen) onFold(node, false);
      else focus(nodes.find(({ id }) => id === node.parent));
    },
    Enter: activate,
    ' ': activate,
  };
  const jump = (letter: string) => {
    const turned = [...nodes.slice(at + 1), ...nodes.slice(0, at)];
    focus(turned.find(({ label }) => label.toLowerCase().startsWith(letter.toLowerCase())));
  };
  return (
    <div
      ref={tree}
      class="tree"
      role="tree"
      tabIndex={-1}
      aria-label={words.record.tree}
      onClick={({ target }) => {
        const node = lineOf(target);
        if (node === undefined) return;
        setActive(node.id);
        if ((target as Element).closest('.twist') !== null && node.isOpen !== null) onFold(node, !node.isOpen);
        else activate(node);
      }}
      onKeyDown={(event) => {
        if (current === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        const act = keys[event.key];
        if (act !== undefined) act(current);
        else if (/^\p{L}$/u.test(event.key)) jump(event.key);
        else return;
        event.preventDefault();
      }}
    >
      {nodes.map((node) => (
        <RecordTreeLine
          key={node.id}
          node={node}
          isActive={node === current}
          isLit={lit.has(node.id)}
          uses={usesOf(node.id)}
          onFocus={() => setActive(node.id)}
        />
      ))}
    </div>
  );
}
