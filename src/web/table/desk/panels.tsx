import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useId,
  useRef,
} from 'react';
import type { Language } from '#kernel/game.ts';
import { IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Panel } from './bar.tsx';
import './panels.css';

/** Fetched when somebody opens it. */
const Rulebook = lazy(() =>
  import('../../rules/rulebook.tsx').then((m) => ({ default: m.Rulebook })),
);

/** Score, journal and rules: a sheet with tabs where the side is folded, else the rules or all of the journal over the side. */
export function Panels({
  panel,
  wide,
  onPanel,
  onClose,
  score,
  journal,
  rule,
  game,
  language,
}: PanelsProps): ReactNode {
  const { bar, why } = useCatalogue(tableWords);
  const rules = (
    <Suspense>
      <Rulebook game={game} language={language} {...(rule === undefined ? {} : { rule })} />
    </Suspense>
  );
  if (wide) {
    // The score is always in sight.
    return panel === 'score' ? undefined : (
      <SidePanel key={panel} title={bar[panel]} onClose={onClose}>
        {panel === 'rules' ? rules : journal}
      </SidePanel>
    );
  }
  const parts = { score, journal, rules } as const;
  return (
    <Dialog kind="sheet" open title={bar[panel]} close={why.close} onClose={onClose}>
      <Tabs
        tabs={[
          ['score', bar.score],
          ['journal', bar.journal],
          ['rules', bar.rules],
        ]}
        now={panel}
        onTab={onPanel}
      >
        {parts[panel]}
      </Tabs>
    </Dialog>
  );
}

type PanelsProps = {
  panel: Panel;
  wide: boolean;
  onPanel: (panel: Panel) => void;
  onClose: () => void;
  score: ReactNode;
  journal: ReactNode;
  game: string;
  language: Language;
  /** At which the rulebook opens. */
  rule: string | undefined;
};

/** The rulebook at hand while one plays: it covers the side and takes nothing from the board. */
function SidePanel({ title, onClose, children }: SidePanelProps): ReactNode {
  const { why } = useCatalogue(tableWords);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside ref={panel} className="table-rules" tabIndex={-1} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={why.close} onClick={onClose} />
      </header>
      <div className="table-rules-text">{children}</div>
    </aside>
  );
}

type SidePanelProps = { title: string; onClose: () => void; children: ReactNode };

/** Tabs as in the ARIA pattern: arrows go along them, the one in front is in the tab order. */
function Tabs<Name extends string>({ tabs, now, onTab, children }: TabsProps<Name>): ReactNode {
  const id = useId();
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(([name]) => name === now);
    const next = tabs[(at + step + tabs.length) % tabs.length]?.[0];
    if (next === undefined) return;
    onTab(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <>
      <div className="table-tabs" role="tablist" onKeyDown={move}>
        {tabs.map(([name, label]) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-${name}`}
            className={name === now ? 'button on' : 'button'}
            aria-selected={name === now}
            aria-controls={`${id}-panel`}
            tabIndex={name === now ? 0 : -1}
            onClick={() => onTab(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        className="table-tab"
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${now}`}
        tabIndex={-1}
      >
        {children}
      </div>
    </>
  );
}

type TabsProps<Name> = {
  tabs: readonly (readonly [name: Name, label: string])[];
  now: Name;
  onTab: (name: Name) => void;
  children: ReactNode;
};
