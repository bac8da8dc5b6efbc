import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { headOn, smokeOver } from '#pictures/engine.ts';
import { INK } from '#pictures/ink.ts';
import { fitted, words } from '#pictures/lettering.ts';
import { roundel, wornBy } from '#pictures/marks.ts';
import type { Drawing, Finished } from '#pictures/picture.ts';
import { dated, othersRow, print } from '#pictures/print.ts';
import { moved, path } from '#pictures/svg.ts';
import { said as houseSaid } from '#pictures/words.ts';
import { groundOf } from './geometry.ts';
import { network } from './network.ts';
import { desert } from './poster/desert.ts';
import { SUN, sunset } from './poster/sunset.ts';
import { said } from './words.ts';

const LIVERY = { shield: '#9d55ad', on: '#ffffff', letters: 'UP', beam: '#a6210f' };

/** The continent in the sun. */
export function poster(finished: Finished<UnionPacific>): Drawing {
  const { view, names, language, standings, date } = finished;
  const { table } = view;
  const say = said(language);
  const rounds = Math.ceil(table.turns / table.players.length);
  const ranked = standings.toSorted((a, b) => a.place - b.place || a.seat - b.seat);
  const trains = table.spaces.filter((taken) => taken > 0).length;
  const k = 0.452;
  const drawn = network(table, groundOf(table), language, {
    ground: '#fdf0cf',
    way: '#c9a86a',
    letters: 31,
  });
  const motto = { size: 24, fill: '#7a3466', anchor: 'middle', spacing: 7 } as const;
  const scene =
    sunset() +
    moved(SUN.x - 812 * k, SUN.y - 580 * k, drawn, k) +
    words(SUN.x, 122, say.motto[0], motto) +
    words(SUN.x, 150, say.motto[1], motto) +
    desert() +
    moved(450, 1014, smokeOver()) +
    path('M450 766L120 1040H780z', '#ffe9ae', 'opacity="0.16"') +
    moved(450, 1014, headOn(LIVERY));
  const [row, from] = othersRow(
    ranked.map(({ seat, score }) => ({
      name: names[seat] ?? '',
      wears: wornBy(seat),
      score: houseSaid(language).number(score),
    })),
    1145,
    838,
    470,
  );
  const foot =
    words(453, 1112, 'UNION PACIFIC', {
      size: 76,
      fill: INK,
      face: 'bold',
      anchor: 'middle',
      spacing: 7,
    }) +
    roundel(76, 1139, 17) +
    fitted(102, date === undefined ? 1145 : 1137, say.figures(trains, rounds), {
      size: 17,
      fill: INK,
      face: 'text',
      room: from - 102 - 14,
    }) +
    (date === undefined ? '' : dated(102, 1155, date)) +
    row;
  return { svg: print(scene, foot), alt: say.poster(names[ranked[0]?.seat ?? 0] ?? '', trains) };
}
