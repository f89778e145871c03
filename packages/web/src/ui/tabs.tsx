import { type ReactNode, useId, useRef, useState } from 'preact/compat';

export interface Panel<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * Panels of which one is shown; arrow keys move between their tabs.
 * @param shown the requested one; if it is none of these, the last one stays
 * @param onShow called when another one is chosen
 */
export function Tabs<Id extends string>({
  label,
  tabs,
  shown: asked,
  onShow,
}: {
  readonly label: string;
  readonly tabs: readonly Panel<Id>[];
  readonly shown?: string;
  readonly onShow?: (id: Id) => void;
}) {
  const [last, setLast] = useState(asked);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const placeOf = (name: string | undefined) => tabs.findIndex((tab) => tab.id === name);
  const isAsked = placeOf(asked) >= 0;
  if (isAsked && last !== asked) setLast(asked);
  const shown = Math.max(0, placeOf(isAsked ? asked : last));
  const choose = (index: number) => {
    setLast(tabs[index].id);
    onShow?.(tabs[index].id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const next = (shown + by + tabs.length) % tabs.length;
    choose(next);
    list.current?.querySelectorAll('button')[next].focus();
  };
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tab-list" onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={index === shown}
            aria-controls={`${id}-panel`}
            tabIndex={index === shown ? 0 : -1}
            onClick={() => choose(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tabs[shown].id}`}
        className="tab-panel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel that scrolls is reached by keyboard.
        tabIndex={0}
      >
        {tabs[shown].content}
      </div>
    </div>
  );
}
