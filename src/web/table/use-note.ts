import { useEffect } from 'react';
import type { Language, Seat } from '#kernel/game.ts';
import { rngFrom } from '#kernel/rng.ts';
import { useLanguage } from '../preferences.ts';
import { noteLocal } from './local/shelf.ts';
import type { Live, Snapshot } from './snapshot.ts';
import type { PlayMode } from './table-page.tsx';
import { resignation } from './together/resignation.ts';
import type { Sitting, Unseated } from './use-table.ts';
import { forgetVisit, noteVisit } from './visits.ts';

/** Keeps for the front page how this table stands: whose turn, which turn, or that it is over; or forgets it. */
export function useNote(
  table: string,
  { live, closing }: Snapshot,
  sitting: Sitting | Unseated | undefined,
  way: PlayMode,
): void {
  const language = useLanguage();
  // As text: it is kept only when something in it changes.
  const text =
    live && typeof sitting === 'object'
      ? JSON.stringify(noteOf(live, sitting, language))
      : undefined;
  useEffect(() => {
    if (text !== undefined) keep(JSON.parse(text) as Note, way);
  }, [text, way]);
  const isGone = closing === 'no-such-table' || closing === 'deleted';
  useEffect(() => {
    if (isGone) forgetVisit(table);
  }, [isGone, table]);
}

type Note = ReturnType<typeof noteOf>;

function noteOf(live: Live, { title, face }: Sitting, language: Language) {
  const { id, game, commitment, status, view, seats, mine, journal, rest } = live;
  const [actor] = title.game.actors(view.table);
  const toAct = typeof actor === 'number' && seats[actor]?.kind === 'guest' ? actor : undefined;
  return {
    id,
    game,
    commitment,
    status,
    toAct,
    yourTurn: toAct !== undefined && mine.includes(toAct),
    touched: rest > 0 || journal.some((entry) => entry.actor !== 'chance'),
    ...(status === 'over' ? { won: winnersOf(live, title) } : {}),
    detail: { [language]: face.subtitle(view.table, language) },
    seats: seats.flatMap((seat) => {
      if (seat.kind === 'open') return [];
      return [seat.kind === 'bot' ? { name: seat.name, bot: seat.bot } : { name: seat.name }];
    }),
  };
}

/** The seats in the first place; by resignation, whoever has not. Who only watches knows too little of the table to say. */
function winnersOf(live: Live, { game }: Sitting['title']): Seat[] {
  const { aside, eyes } = live;
  const { table, own } = live.view;
  if (aside.ended) return aside.ended.why === 'agreed' ? [] : resignation(live).won;
  if (eyes === 'watcher') return [];
  const standings = game.standings(game.imagine(table, own, eyes, rngFrom(1)));
  return standings.flatMap(({ seat, place }) => (place === 1 ? [seat] : []));
}

function keep({ toAct, touched, ...visit }: Note, way: PlayMode): void {
  const { id, status, detail, won } = visit;
  const at = Date.now();
  if (way === 'online') noteVisit({ ...visit, at });
  else if (status !== 'waiting') {
    const turn = toAct === undefined ? {} : { toAct };
    const end = won === undefined ? {} : { won };
    // A browser that keeps nothing plays all the same.
    noteLocal(id, { status, at, touched, detail, ...turn, ...end }).catch(() => undefined);
  }
}
