import type { Language } from '#kernel/game.ts';
import { calledAt } from '#protocol/cast.ts';
import type { FinishedGame } from '#protocol/http/people.ts';
import { replayPath } from '../table/paths.ts';

/** A game that has ended: of this browser, or one of the house that everybody may find. */
export type LastGame = {
  href: string;
  at: number;
  names: readonly string[];
  won: readonly string[];
  /** Of all in the order of `names`, where the house has kept them. */
  scores?: readonly number[];
};

const SHOWN = 3;

/** Of a game that both know the house has more to tell: it comes first. */
export function latest(games: readonly LastGame[]): LastGame[] {
  const known = new Map<string, LastGame>();
  for (const game of games) if (!known.has(game.href)) known.set(game.href, game);
  return [...known.values()].toSorted((a, b) => b.at - a.at).slice(0, SHOWN);
}

/** The best place first. */
export function ofHouse({ table, at, seats }: FinishedGame, language: Language): LastGame {
  const called = calledAt(
    seats.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
    language,
  );
  const placed = seats
    .map((seat, i) => ({ ...seat, called: called[i] ?? seat.name }))
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const scores = placed.flatMap(({ score }) => (score === undefined ? [] : [score]));
  return {
    href: replayPath(table),
    at,
    names: placed.map((seat) => seat.called),
    won: placed.flatMap((seat) => (seat.place === 1 ? [seat.called] : [])),
    ...(scores.length === seats.length ? { scores } : {}),
  };
}
