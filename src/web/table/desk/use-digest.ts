import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Kind, Seat } from '#kernel/game.ts';
import type { Listener } from '#kernel/title.ts';
import type { Strip } from '#ui/face.ts';
import { useFetchedTelling } from '#ui/face-parts.ts';
import { media } from '#ui/media.ts';
import { pace } from '#ui/pace.ts';
import { useMedia } from '#ui/use-media.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { firstGameAt, firstGames } from '../../learn/first-at.ts';
import type { Journal } from '../journal.ts';
import { playBack } from '../play/play-back.ts';
import type { AnyView } from '../play/stage.ts';
import { isNow, type Live, type Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import {
  actorsShown,
  befellBy,
  type DigestLine,
  entriesWithSigns,
  linesOf,
  type Span,
  spanOf,
  stripsOf,
  withSigns,
} from './digest-lines.ts';
import { isPlayedFor } from './played-for.ts';
import type { Pointing } from './use-pointing.ts';

/** What the row under the bar tells, what of it is pointed at, and the film of it. */
export type DigestShown = {
  span: Span;
  lines: readonly DigestLine[];
  pointed: DigestLine | undefined;
  point: (key: string | undefined) => void;
  /** On a phone: as full lines, over the board. */
  open: boolean;
  fold: () => void;
  film: Film;
};

/** `ms`: how long it is; 0 where nothing would be seen. `now`: the event on show, while it is played. */
export type Film = {
  ms: number;
  playing: boolean;
  now: unknown;
  play: () => void;
  stop: () => void;
};

/** What the digest is made of. */
export type DigestSource = {
  sitting: Sitting;
  snapshot: Snapshot;
  live: Live;
  /** What has been shown on the board so far, and what it left there. */
  journal: Journal;
  seen: AnyView;
  listener: Listener;
  /** Who is not at the table. */
  away: readonly Seat[];
  /** The past or the film is on show. */
  elsewhere: boolean;
  pointing: Pointing;
};

/** `signsOf`: the signs of these entries, as strips. */
export function useDigest(
  { sitting, snapshot, live, journal, seen, listener, away, elsewhere, pointing }: DigestSource,
  signsOf: (entries: Journal) => readonly Strip<unknown>[],
): DigestShown {
  const { store, title, face } = sitting;
  const { eyes, aside } = live;
  // A game that was stopped waits for nobody.
  const over = live.status === 'over';
  const actors = useMemo(
    () => (over ? [] : title.game.actors(live.view.table)),
    [title, live.view.table, over],
  );
  // While the film runs, the table waits where it is.
  const present = elsewhere || isNow(snapshot);
  const toAct = present && (over || actors.some((actor) => actor === eyes));
  const course = !toAct ? 'waiting' : over ? 'over' : 'to-act';
  const fetched = useFetchedTelling();
  const telling = useRef({ title, face, seen, listener });
  telling.current = { title, face, seen, listener };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the face tells may have come only now.
  const span = useMemo(
    () => spanOf(journal, eyes, course, befellBy(telling.current, eyes)),
    [journal, eyes, course, fetched],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the face tells may have come only now.
  const lines = useMemo(() => {
    const strips = stripsOf(span.entries, { title, face, seen, listener });
    const signs = signsOf(entriesWithSigns(journal, eyes, span));
    const acting = elsewhere ? actors : actorsShown(live.journal, journal, actors);
    // Where a bot plays for them, nobody waits.
    const awaited = away.filter((seat) => !isPlayedFor({ aside }, seat));
    const table = { eyes, seats: live.seats.length, actors: acting, away: awaited, span };
    return linesOf(withSigns(strips, signs), table);
  }, [
    span,
    title,
    face,
    seen,
    listener,
    journal,
    eyes,
    signsOf,
    actors,
    away,
    aside,
    elsewhere,
    live.journal,
    live.seats.length,
    fetched,
  ]);
  const [pointed, point] = usePointed(lines, span, live.seq, elsewhere, pointing);
  const still = isNow(snapshot) && snapshot.showing?.happening === undefined;
  const begun = live.status === 'running' && still && !elsewhere && toAct;
  const told = lines.filter(({ strip }) => strip !== undefined).length;
  // Who plays a title for the first time reads one thing at a time: a word of the first game stands where the lines would open.
  const isFirst = firstGameAt(useRemembered(firstGames), live.game, live.id) !== undefined;
  const [open, fold] = useOpen(span, journal, begun && told > 1 && !isFirst, live.seq);
  const film = useFilm(store, title.game.fold, span.entries, snapshot);
  return { span, lines, pointed, point, open, fold, film };
}

/** The line that is pointed at, until the game goes on from there, or the past or the film is on show. */
function usePointed(
  lines: readonly DigestLine[],
  span: Span,
  seq: number,
  elsewhere: boolean,
  { line, point, tell }: Pointing,
): [DigestLine | undefined, (key: string | undefined) => void] {
  const from = span.entries[0]?.seq;
  // Who acts turns away from what happened before; while others act, the line is still the same one.
  const holds = line?.from === from && (span.is === 'now' || line?.seq === seq) && !elsewhere;
  const pointed = holds ? lines.find(({ key }) => key === line?.key) : undefined;
  const about = useSame(pointed && (pointed.strip?.about ?? NOTHING));
  useEffect(() => tell(about), [about, tell]);
  const gone = line !== undefined && pointed === undefined;
  useEffect(() => {
    if (gone) point(undefined);
  }, [gone, point]);
  const press = useCallback(
    (key: string | undefined) =>
      point(key === undefined || pointed?.key === key ? undefined : { key, from, seq }),
    [point, pointed?.key, from, seq],
  );
  return [pointed, press];
}

const NOTHING: readonly Kind['event'][] = [];

/** The same list for as long as it is the same events: the board frames them once. */
function useSame(
  events: readonly Kind['event'][] | undefined,
): readonly Kind['event'][] | undefined {
  const kept = useRef(NOTHING);
  if (events === undefined) return undefined;
  const { current } = kept;
  if (events.length !== current.length || events.some((event, i) => event !== current[i]))
    kept.current = events;
  return kept.current;
}

/**
 * On a phone the lines open when one's turn begins (a single one has room enough in the row), and fold for good once somebody
 * has folded them, or has begun to play before all was shown that the table knows by then (`seq`). On its side a phone has no
 * room for them beside what is asked: there the row stays, and a press shows one line whole.
 */
function useOpen(span: Span, journal: Journal, begun: boolean, seq: number): [boolean, () => void] {
  const phone = useMedia(media.phone);
  const flat = useMedia(media.flat);
  const [folded, setFolded] = useState(-1);
  const last = span.entries.at(-1)?.seq;
  // Nothing done since: the turn has only begun.
  const fresh = last !== undefined && last === journal.at(-1)?.seq;
  // Who wants it quick has seen it go by, and is not held up by lines over the board.
  const quick = useRemembered(pace) === 'quick';
  const open = phone && !flat && !quick && begun && span.is === 'since' && fresh && folded < last;
  const fold = useCallback(() => setFolded(seq), [seq]);
  return [open, fold];
}

function useFilm(
  store: Sitting['store'],
  fold: Sitting['title']['game']['fold'],
  entries: Journal,
  { showing }: Snapshot,
): Film {
  const play = useCallback(() => void playBack(store, entries, fold), [store, entries, fold]);
  const stop = useCallback(() => store.stage.finish(), [store]);
  const events = useMemo(() => entries.flatMap((entry) => entry.events), [entries]);
  const playing = showing?.film === true;
  return {
    ms: store.stage.filmLength(events),
    playing,
    now: playing ? showing?.happening?.event : undefined,
    play,
    stop,
  };
}
