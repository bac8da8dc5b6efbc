import type { Kind, Language, Seat } from '#kernel/game.ts';
import type { Listener, Title } from '#kernel/title.ts';
import type { Face, Sum } from '#ui/face.ts';
import { viewAfter } from '#ui/view-after.ts';
import { type Journal, runsOf, sentencesOf } from '../../journal.ts';
import { type Change, changesOf } from '../../plan/sums.ts';
import type { AnyView } from '../../play/stage.ts';

/** Something that was done for whoever was away: what it was, what it brought, and the entries that show it. */
export type Deed = { seq: number; text: string; by: readonly Change[]; entries: Journal };

export type Report = {
  /** Before and after, also what has stayed. */
  figures: readonly { name: string; from: string; to: string }[];
  deeds: readonly Deed[];
  /** All that happened meanwhile, for the film. */
  entries: Journal;
};

type Teller = {
  title: Pick<Title<Kind>, 'game' | 'narrate' | 'narrateRun'>;
  face: Pick<Face<Kind>, 'sums' | 'turnOf'>;
  listener: Listener;
  language: Language;
};

/** What became of a seat since entry `since`; `before`: the table then, through this seat's eyes, if it is known. */
export function reportOf(
  journal: Journal,
  { seat, since }: { seat: Seat; since: number },
  before: AnyView | undefined,
  teller: Teller,
): Report {
  const { title, face, listener, language } = teller;
  const entries = journal.filter(({ seq }) => seq > since);
  const sumsIn = (view: AnyView | undefined): readonly Sum[] =>
    (view && face.sums?.(view, seat, language)) ?? [];
  const deeds: Deed[] = [];
  let view = before;
  for (const run of runsOf(entries)) {
    const own = run.seat === seat ? ownOf(run.entries, face.turnOf) : [];
    const lines = sentencesOf(own, title as Title<Kind>, listener);
    let rest = run.entries;
    for (const { seq, text } of lines) {
      // Several sentences of one entry: what it brought stands beside the first.
      const part = rest.filter((entry) => entry.seq <= seq);
      rest = rest.filter((entry) => entry.seq > seq);
      const was = sumsIn(view);
      view = seen(view, part);
      const shows = part.length > 0 ? part : run.entries.filter((entry) => entry.seq === seq);
      deeds.push({ seq, text, by: changesOf(was, sumsIn(view)), entries: shows });
    }
    view = seen(view, rest);
  }
  const [from, to] = [sumsIn(before), sumsIn(view)];
  const figures = to.flatMap(({ name, written }, i) => {
    const was = from[i];
    return was ? [{ name, from: was.written, to: written }] : [];
  });
  return { figures, deeds, entries };

  function seen(at: AnyView | undefined, told: Journal): AnyView | undefined {
    const events = told.flatMap((entry) => entry.events);
    return at && viewAfter(title.game.fold, at, events, seat);
  }
}

/** What chance does once somebody's turn has begun is theirs, and not of whoever acted before. */
function ownOf(run: Journal, turnOf: Face<Kind>['turnOf']): Journal {
  let isOver = false;
  return run.filter(({ actor, events }) => {
    if (actor !== 'chance') isOver = false;
    const isOwn = !isOver;
    isOver ||= events.some((event) => turnOf?.(event, 1) !== undefined);
    return isOwn;
  });
}
