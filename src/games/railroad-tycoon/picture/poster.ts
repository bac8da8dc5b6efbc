import type { RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { CREAM } from '#pictures/ink.ts';
import { fitted } from '#pictures/lettering.ts';
import { wornBy } from '#pictures/marks.ts';
import type { Drawing, Finished } from '#pictures/picture.ts';
import { print, winnersFoot } from '#pictures/print.ts';
import { said as houseSaid } from '#pictures/words.ts';
import { groundOf } from './geometry.ts';
import { endsOf, linksOwnedBy, terminiOf } from './network.ts';
import { cameraOver } from './poster/camera.ts';
import { land } from './poster/land.ts';
import { linesAndSigns } from './poster/lines.ts';
import { sky } from './poster/sky.ts';
import { train } from './poster/train.ts';
import { cityName, said } from './words.ts';

/** The country from the air: each hex a field, hills stand up, and the winner's line in full colour. */
export function poster(finished: Finished<RailroadTycoon>): Drawing {
  const { view, names, language, standings, events, date } = finished;
  const { table } = view;
  const ranked = standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const winner = ranked[0]?.seat ?? 0;
  const ground = groundOf(mapOf(table.map));
  const own = linksOwnedBy(table, winner);
  const reached = endsOf(own).map((city) => ground.cities[city] ?? { x: 0, y: 0 });
  const camera = cameraOver(ground, reached);
  const say = said(language);
  const named = (city: number): string => cityName(ground.map, city, language);
  const termini = terminiOf(own);
  const line = termini ? say.line(named(termini[0]), named(termini[1])) : '';
  const country = table.map === 'eastern-us' ? say.country : table.map.name;
  const title =
    fitted(450, 128, country.toUpperCase(), {
      ...lettered,
      size: 82,
      face: 'bold',
      spacing: 5,
      least: 0.45,
    }) + fitted(450, 168, line.toUpperCase(), { ...lettered, size: 22, spacing: 3.2 });
  const scene =
    sky() +
    land(ground, camera) +
    linesAndSigns(table, ground, camera, { winner, named }) +
    train(names[winner] ?? '') +
    title;
  const points = (seat: number): number => ranked.find((one) => one.seat === seat)?.score ?? 0;
  const deliveries = events.filter(({ is }) => is === 'goods-delivered').length;
  const foot = winnersFoot({
    title: say.company(names[winner] ?? '').toUpperCase(),
    about: say.figures(table.turn, deliveries),
    date,
    score: houseSaid(language).points(points(winner)),
    others: ranked.slice(1).map(({ seat, score }) => ({
      name: names[seat] ?? '',
      wears: wornBy(seat),
      score: houseSaid(language).number(score),
    })),
  });
  return {
    svg: print(scene, foot),
    alt: say.poster(names[winner] ?? '', line && `${line[0]?.toUpperCase()}${line.slice(1)}.`),
  };
}

const lettered = { fill: CREAM, anchor: 'middle', room: 780 } as const;
