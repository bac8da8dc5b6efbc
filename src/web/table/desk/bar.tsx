import type { ReactNode } from 'react';
import type { Kind, Language } from '#kernel/game.ts';
import { IconButton } from '#ui/button.tsx';
import { useTask } from '#ui/ear/task.tsx';
import type { Face } from '#ui/face.ts';
import { media } from '#ui/media.ts';
import { Roundel } from '#ui/roundel.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { Steps } from '#ui/steps.tsx';
import { useMedia } from '#ui/use-media.ts';
import { Link } from '../../link.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import type { PlanTool } from '../plan/use-plan.tsx';
import type { AnyView } from '../play/stage.ts';
import './bar.css';

/** The bar on top: home, the game, the steps of the turn, the tools. On phones the score stands in its middle. */
export function TableBar(props: BarProps): ReactNode {
  const { face, view, name, language, score, holder, clock, tools } = props;
  const { bar } = useCatalogue(tableWords);
  const { shell } = useWords();
  const { names, now } = face.steps(view.table, language);
  const [turn, more] = face.subtitle(view.table, language).split(' · ');
  return (
    <header className="bar table-bar">
      <Link className="home" href="/" aria-label={shell.home}>
        <Roundel size={36} />
      </Link>
      <div className="table-title">
        <h1>{name}</h1>
        <small>
          {turn}{' '}
          {more ? (
            <span>
              · <Sentence text={more} />
            </span>
          ) : undefined}
          {names.length === 0 ? <Asked /> : undefined}
        </small>
      </div>
      <div className="table-score">{score}</div>
      {holder}
      <Steps names={names} now={now} label={bar.steps} />
      {clock}
      <nav aria-label={bar.tools}>{tools}</nav>
    </header>
  );
}

/** Where a turn has no steps, a phone's sub-head says what is asked. */
function Asked(): ReactNode {
  const phone = useMedia(media.phone);
  const task = useTask();
  if (!phone || task === '') return null;
  return (
    <span className="table-task" aria-hidden="true">
      {` · ${task}`}
    </span>
  );
}

type BarProps = {
  face: Face<Kind>;
  /** What has been shown of it: a payment is not written here before it is made. */
  view: AnyView;
  /** The game's. */
  name: string;
  language: Language;
  /** The line of scores, on phones. */
  score: ReactNode;
  /** Whose turn it is, where several sit at one device. */
  holder?: ReactNode;
  /** Of whoever is to act, where there is a pace. */
  clock?: ReactNode;
  tools: ReactNode;
};

export type Panel = 'score' | 'journal' | 'rules';

/** The tools of a game in play. `folded`: the side is not beside the board, so its parts have buttons. */
export function PlayTools({ advice, undo, draft, folded, onPanel, onMenu }: ToolsProps): ReactNode {
  const { bar } = useCatalogue(tableWords);
  return (
    <>
      {advice}
      {draft ? (
        <IconButton
          className={draft.steps > 0 ? 'table-draft kept' : 'table-draft'}
          icon="pencil"
          label={`${bar.draft(draft.steps)} (P)`}
          aria-pressed={draft.open}
          onClick={draft.press}
        />
      ) : undefined}
      {undo ? (
        <IconButton
          icon="undo"
          label={`${bar.undo} (U)`}
          aria-disabled={!undo.possible}
          onClick={undo.press}
        />
      ) : undefined}
      {folded ? (
        <span className="not-phone">
          <IconButton icon="clipboard" label={bar.score} onClick={() => onPanel('score')} />
          <IconButton icon="log" label={bar.journal} onClick={() => onPanel('journal')} />
        </span>
      ) : undefined}
      <span className="not-phone">
        <IconButton icon="book" label={`${bar.rules} (R)`} onClick={() => onPanel('rules')} />
        <ThemeSwitch />
      </span>
      <IconButton icon="menu" label={bar.menu} onClick={onMenu} />
    </>
  );
}

type ToolsProps = {
  /** Where one plays alone: whoever can be asked. */
  advice?: ReactNode;
  /** A replay has none. */
  undo?: { possible: boolean; press: () => void };
  /** Where there is something to plan: whether the pencil is in hand, and how many steps are drafted. */
  draft?: PlanTool;
  folded: boolean;
  onPanel: (panel: Panel) => void;
  onMenu: () => void;
};
