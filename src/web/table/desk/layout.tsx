import { lazy, type ReactNode, type Ref, Suspense, useCallback, useMemo, useState } from 'react';
import type { Eyes, Kind, Language } from '#kernel/game.ts';
import type { Title } from '#kernel/title.ts';
import type { Face, ScoreProps } from '#ui/face.ts';
import { media } from '#ui/media.ts';
import { shownBy, useShown } from '#ui/shown.ts';
import { useMedia } from '#ui/use-media.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Turn } from '../journal.ts';
import type { PlanTool } from '../plan/use-plan.tsx';
import type { AnyView, Showing } from '../play/stage.ts';
import { type Panel, PlayTools, TableBar } from './bar.tsx';
import { JournalList } from './journal-list.tsx';
import { SheetTools } from './sheet-tools.tsx';
import { Side } from './side.tsx';
import './layout.css';

/** Fetched when somebody opens it. */
const TableMenu = lazy(() => import('./menu.tsx').then((m) => ({ default: m.TableMenu })));

/** Likewise. */
const Panels = lazy(() => import('./panels.tsx').then((m) => ({ default: m.Panels })));

/** Fetched once the board stands: hints, previews that are heard, the board as one stop. */
const Ear = lazy(() => import('#ui/ear/ear.tsx').then((m) => ({ default: m.Ear })));

/** What is on show, for whom. */
export type TableView = Showing & {
  title: Title<Kind>;
  face: Face<Kind>;
  eyes: Eyes;
  names: readonly string[];
  language: Language;
  /** All that has happened; nothing while not all of it is known. */
  told: readonly unknown[] | undefined;
};

/** Which of score, journal and rules is open, and at which rule. */
export function usePanels() {
  const [shown, setShown] = useState<{ panel: Panel; rule?: string }>();
  const open = useCallback(
    (panel: Panel, rule?: string) => setShown(rule === undefined ? { panel } : { panel, rule }),
    [],
  );
  const close = useCallback(() => setShown(undefined), []);
  return { shown, open, close };
}

export function scoresOf({
  view,
  happening,
  eyes,
  names,
  language,
  told,
}: TableView): ScoreProps<Kind> {
  return { ...view, eyes, names, language, happening, ...(told ? { told } : {}) };
}

/** Step and turn are those of what is being shown, though the table may have gone on to the next. */
function useShownTable(title: Title<Kind>, scores: ScoreProps<Kind>) {
  const by = useMemo(() => shownBy(title.game.fold), [title]);
  return useShown(by, scores);
}

/** Where everything stands: the bar, the digest and what else is said under it, the board, the side or its sheets, the menu. */
export function TableLayout(props: LayoutProps): ReactNode {
  const { sight, panels, undo, digest, banners, board, boardRef, busy = false } = props;
  const { title, face, language } = sight;
  const { bar, why } = useCatalogue(tableWords);
  const wide = useMedia(media.wide);
  const [menu, setMenu] = useState(false);
  const scores = scoresOf(sight);
  const shown = useShownTable(title, scores);
  // With the pencil in hand the score is that of the planned table, as its board, step and turn are.
  const counted = props.planned ? { ...scores, ...props.planned, happening: undefined } : scores;
  const score = <face.Score {...counted} />;
  const journal = [props.note, <Journal key="journal" {...props} wide={wide} />];
  const tools = useMemo(
    () => (wide ? undefined : <SheetTools onPanel={panels.open} />),
    [wide, panels.open],
  );
  return (
    <div className={`table-screen ${props.className ?? ''}`}>
      <TableBar
        face={face}
        view={props.planned ?? shown}
        name={title.game.name[language]}
        language={language}
        score={<face.ScoreLine {...counted} />}
        holder={props.holder}
        clock={props.clock}
        tools={
          <PlayTools
            advice={props.advice}
            {...(undo ? { undo } : {})}
            {...(props.draft ? { draft: props.draft } : {})}
            folded={!wide}
            onPanel={panels.open}
            onMenu={() => setMenu(true)}
          />
        }
      />
      {digest}
      {banners}
      <main
        id="main"
        ref={boardRef}
        className="table-board"
        tabIndex={-1}
        aria-label={bar.board}
        aria-busy={busy}
      >
        {board(tools)}
      </main>
      {wide ? (
        <Side score={score} journal={journal} onJournal={() => panels.open('journal')} />
      ) : undefined}
      {panels.shown ? (
        <Suspense>
          <Panels
            {...panels.shown}
            rule={panels.shown.rule}
            wide={wide}
            onPanel={panels.open}
            onClose={panels.close}
            score={score}
            journal={journal}
            game={title.game.id}
            language={language}
          />
        </Suspense>
      ) : undefined}
      {menu ? <Menu {...props} onClose={() => setMenu(false)} /> : undefined}
      <Suspense>
        <Ear ruleLabel={why.rule} onRule={(rule) => panels.open('rules', rule)} />
      </Suspense>
      {props.children}
    </div>
  );
}

function Menu({
  sight,
  panels,
  draft,
  advice,
  crowded = false,
  menu,
  onRead,
  onClose,
}: MenuProps): ReactNode {
  return (
    <Suspense>
      <TableMenu
        keys={sight.face.keys?.(sight.language) ?? []}
        advised={advice !== undefined}
        crowded={crowded}
        draft={draft}
        onClose={onClose}
        onPanel={panels.open}
        onRead={onRead}
        more={menu?.(onClose)}
      />
    </Suspense>
  );
}

type MenuProps = LayoutProps & { onClose: () => void };

/** What has happened. Where it lies in a sheet, looking back closes that: it would hide what it shows. */
function Journal({
  sight,
  panels,
  turns,
  at,
  upTo,
  onLook,
  onEarlier,
  nameIn,
  wide,
}: JournalProps): ReactNode {
  const { close } = panels;
  const look = useCallback(
    (seq: number) => {
      onLook(seq);
      if (!wide) close();
    },
    [onLook, wide, close],
  );
  return (
    <JournalList
      turns={turns}
      names={sight.names}
      nameIn={nameIn}
      at={at}
      upTo={upTo}
      onLook={look}
      onEarlier={onEarlier}
    />
  );
}

type JournalProps = LayoutProps & { wide: boolean };

type LayoutProps = {
  className?: string;
  sight: TableView;
  panels: ReturnType<typeof usePanels>;
  /** Whose turn it is, where several sit at one device. */
  holder?: ReactNode;
  /** Of whoever is to act, where there is a pace. */
  clock?: ReactNode;
  /** What else stands in the menu. */
  menu?: (onClose: () => void) => ReactNode;
  /** Who plays in this turn, if it is not whoever sits there. */
  nameIn?: ((turn: Turn) => string | undefined) | undefined;
  /** Only at a table where one plays. */
  undo?: { possible: boolean; press: () => void } | undefined;
  /** Only where one plays alone: whoever can be asked, and what the journal says of it. */
  advice?: ReactNode;
  note?: ReactNode;
  /** Only where there is something to plan. */
  draft?: PlanTool | undefined;
  /** There is a tool more in the bar. */
  crowded?: boolean;
  /** With the pencil in hand: the planned table, whose step, turn and score are told. */
  planned?: AnyView | undefined;
  /** What happened since your turn. A replay has none. */
  digest?: ReactNode;
  banners: ReactNode;
  turns: readonly Turn[];
  at: number | undefined;
  upTo: number;
  onLook: (seq: number) => void;
  onEarlier?: (() => void) | undefined;
  /** The face's board, given what the screen wants beside the lever. */
  board: (tools: ReactNode) => ReactNode;
  boardRef?: Ref<HTMLElement>;
  busy?: boolean;
  /** Says how the table stands. A replay says so itself, at each step. */
  onRead?: () => void;
  children?: ReactNode;
};
