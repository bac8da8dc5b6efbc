import type { Trambahn } from '#games/trambahn/rules/model.ts';
import { scoreOf } from '#games/trambahn/rules/score.ts';
import { CREAM } from '#pictures/ink.ts';
import { fitted } from '#pictures/lettering.ts';
import type { Drawing, Finished } from '#pictures/picture.ts';
import { print, winnersFoot } from '#pictures/print.ts';
import { said as houseSaid } from '#pictures/words.ts';
import { wornBy } from './colours.ts';
import { city } from './poster/city.ts';
import { plan } from './poster/plan.ts';
import { tram } from './poster/tram.ts';
import { GAME, said } from './words.ts';

/** Munich in the evening: the winner's lines stop by stop in the sky, and a tram of the best of them in the street. */
export function poster(finished: Finished<Trambahn>): Drawing {
  const { view, names, language, standings, date } = finished;
  const { table } = view;
  const say = said(language);
  const ranked = standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const winner = ranked[0]?.seat ?? 0;
  const name = names[winner] ?? '';
  const columns = (table.players[winner as 0 | 1]?.columns ?? []).toSorted(
    (a, b) => scoreOf(b) - scoreOf(a),
  );
  const lines = new Set(columns.map(({ line }) => line)).size;
  const sky = { fill: CREAM, anchor: 'middle', room: 780 } as const;
  const scene =
    city() +
    plan(columns) +
    tram(columns[0]?.line ?? 0, name) +
    fitted(450, 130, GAME.toUpperCase(), { ...sky, size: 96, face: 'bold', spacing: 10 }) +
    (lines > 0
      ? fitted(450, 172, say.lines(lines).toUpperCase(), { ...sky, size: 22, spacing: 4 })
      : '');
  const points = (seat: number): number => ranked.find((one) => one.seat === seat)?.score ?? 0;
  const foot = winnersFoot({
    title: say.company(name).toUpperCase(),
    about: say.figures(table.turns, table.scorings.length),
    date,
    score: houseSaid(language).points(points(winner)),
    others: ranked.slice(1).map(({ seat, score }) => ({
      name: names[seat] ?? '',
      wears: wornBy(seat),
      score: String(score),
    })),
  });
  return { svg: print(scene, foot), alt: say.poster(name, columns.length) };
}
