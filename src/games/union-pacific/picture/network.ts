import type { Table } from '#games/union-pacific/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { INK } from '#pictures/ink.ts';
import { words } from '#pictures/lettering.ts';
import { circle, line, n, path, rect } from '#pictures/svg.ts';
import { colourOf } from './colours.ts';
import { type Ground, type Spot, TRAIN_LENGTH } from './geometry.ts';
import { NAMED } from './places.ts';

/** What the network lies on: its ground, its ways, and how large its letters are. */
export type Drawn = { readonly ground: string; readonly way: string; readonly letters: number };

/** All ways, all trains, homes and the great cities, in units of the board. */
export function network(
  table: Table,
  ground: Ground,
  language: Language,
  { ground: under, way, letters }: Drawn,
): string {
  const { board, cities, ways, spots } = ground;
  const beds =
    line(ways.join(''), way, 6) + line(ways.join(''), under, 2.4, 'stroke-dasharray="3 5"');
  const trains = table.spaces.map((taken, space) => {
    const spot = spots[space] as Spot;
    if (taken > 0) return train(spot, taken - 1);
    const start = board.startOf[space] ?? 0;
    return start > 0 ? berth(spot, start - 1) : '';
  });
  const discs = cities.map(({ x, y }, city) => {
    const home = board.homes.indexOf(city);
    if (home < 0) return circle(x, y, 11, '#fffaf0', `stroke="${INK}" stroke-width="4"`);
    return (
      circle(x, y, 19, colourOf(home)[0], `stroke="${INK}" stroke-width="5"`) +
      circle(x, y, 8, '#fffaf0')
    );
  });
  return beds + trains.join('') + discs.join('') + names(ground, language, under, letters);
}

function names({ board, cities }: Ground, language: Language, under: string, size: number): string {
  const more = `stroke="${under}" stroke-width="9" paint-order="stroke" stroke-linejoin="round"`;
  return board.data.cities
    .map(({ id, name, fr }, city) => {
      const off = NAMED[id];
      const at = cities[city];
      if (!off || !at) return '';
      const [dx, dy, anchor] = off;
      const shown = language === 'fr' ? (fr ?? name) : name;
      return words(at.x + dx, at.y + dy, shown, { size, fill: INK, anchor, more });
    })
    .join('');
}

const turned = ({ x, y, angle, scale }: Spot, inner: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${Math.round(scale * 100) / 100})">${inner}</g>`;

function train(spot: Spot, company: number): string {
  const [fill, on] = colourOf(company);
  return turned(
    spot,
    rect(
      -TRAIN_LENGTH / 2,
      -13,
      TRAIN_LENGTH,
      26,
      fill,
      `rx="6" stroke="${INK}" stroke-width="4"`,
    ) + line('M-13-4h26', on, 3.5, 'opacity="0.55"'),
  );
}

/** A start that its company has not used yet. */
const berth = (spot: Spot, company: number): string =>
  turned(
    spot,
    path(
      'M-22-10h44v20h-44z',
      'none',
      `stroke="${colourOf(company)[0]}" stroke-width="4" stroke-dasharray="7 5"`,
    ),
  );
