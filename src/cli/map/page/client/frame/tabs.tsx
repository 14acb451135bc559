import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly { readonly id: string; readonly label: string }[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
  readonly children: ComponentChildren;
}

/** Tabs with one panel (ARIA Authoring Practices): arrows choose, Tab goes into the panel. */
export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((tab) => tab.id === chosen);
  const go = (to: number) => {
    const next = tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab='${next.id}']`)?.focus();
  };
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    Home: 0,
    End: tabs.length - 1,
  };
  return (
    <>
      <div
        ref={list}
        class="tabs"
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={(event) => {
          const to = steps[event.key];
          if (to === undefined) return;
          event.preventDefault();
          go(to);
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            id={`${id}-${tab.id}`}
            role="tab"
            data-tab={tab.id}
            aria-selected={tab.id === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div class="tab-panel" id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  );
}
