import { boardOf } from '#games/pionniers/rules/board.ts';
import type { Event, Pionniers } from '#games/pionniers/rules/model.ts';
import { CREAM } from '#pictures/ink.ts';
import { fitted } from '#pictures/lettering.ts';
import { wornBy } from '#pictures/marks.ts';
import type { Drawing, Finished } from '#pictures/picture.ts';
import { print, winnersFoot } from '#pictures/print.ts';
import { country } from './poster/country.ts';
import { tracks, trains } from './poster/tracks.ts';
import { GAME, said } from './words.ts';

/** Seen from Buffalo Creek: four tracks come over the prairie, and the winner's engine is here. */
export function poster(finished: Finished<Pionniers>): Drawing {
  const { view, names, language, standings, events, date } = finished;
  const { table } = view;
  const say = said(language);
  const ranked = standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const winner = ranked[0]?.seat ?? 0;
  const name = names[winner] ?? '';
  const board = boardOf(table.board);
  const sky = { fill: CREAM, anchor: 'middle', room: 780 } as const;
  const scene =
    country(board) +
    tracks(table, board) +
    trains(table, board, names) +
    fitted(450, 130, 'BUFFALO CREEK', { ...sky, size: 84, face: 'bold', spacing: 5 }) +
    fitted(450, 170, say.first(name).toUpperCase(), { ...sky, size: 22, spacing: 3.2 });
  const count = (is: Event['is']): number => events.filter((event) => event.is === is).length;
  const foot = winnersFoot({
    title: GAME.toUpperCase(),
    about: say.figures(count('train-derailed'), count('crate-placed')),
    date,
    score: name,
    others: ranked.slice(1).map(({ seat, score }) => ({
      name: names[seat] ?? '',
      wears: wornBy(seat),
      score: String(score),
    })),
  });
  return { svg: print(scene, foot), alt: say.poster(name) };
}
