import type { RailroadTycoon, Table } from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import type { Language } from '#kernel/game.ts';
import { BOARD, leadersOf, positionCard } from '#pictures/card.ts';
import { CREAM, INK, PAPER } from '#pictures/ink.ts';
import { widthOf, words } from '#pictures/lettering.ts';
import { seatMark, wornBy } from '#pictures/marks.ts';
import type { Drawing, Position } from '#pictures/picture.ts';
import { circle, line, n, type Point, path, polyline, rect } from '#pictures/svg.ts';
import { said as houseSaid } from '#pictures/words.ts';
import { beyond, type Ground, groundOf, linkTrack, SIDE, trackOf } from './geometry.ts';
import { cityName, GAME, said } from './words.ts';

/** The country as it lies on the table, near enough that the links are read. */
export function position({ view: { table }, names, language }: Position<RailroadTycoon>): Drawing {
  const scores = table.players.map(
    ({ score, shares }, seat) => score - shares + (table.result?.bonuses[seat] ?? 0),
  );
  const leaders = leadersOf(scores);
  const acting = play.actors(table);
  const say = said(language);
  return positionCard({
    language,
    game: GAME,
    moment: say.turn(Math.max(1, table.turn)),
    over: table.phase === 'over',
    players: table.players.map((_, seat) => ({
      name: names[seat] ?? '',
      wears: wornBy(seat),
      score: houseSaid(language).number(scores[seat] ?? 0),
      leads: leaders.includes(seat),
      acts: acting.includes(seat),
    })),
    board: mapPart(table, language),
    shows: say.map(table.links.length, table.colours.length),
  });
}

type Camera = { readonly k: number; at(point: Point): Point };

/** All the track, and no nearer than a third of the country. */
function cameraOn(ground: Ground, points: readonly Point[]): Camera {
  const all = points.length > 0 ? points : ground.cities;
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs) - 130, Math.max(...xs) + 130];
  const [top, bottom] = [Math.min(...ys) - 100, Math.max(...ys) + 100];
  const k = Math.min(1.25, BOARD.width / (right - left), BOARD.height / (bottom - top));
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    k,
    at: (point) => ({
      x: BOARD.width / 2 + (point.x - x) * k,
      y: BOARD.height / 2 + (point.y - y) * k,
    }),
  };
}

function mapPart(table: Table, language: Language): string {
  const ground = groundOf(mapOf(table.map));
  const links = table.links.map((link) => ({ ...link, points: linkTrack(ground, link) }));
  const begun = table.unfinished.map(({ owner, from, tiles }) => ({
    owner,
    points: trackOf(ground, from, -1, tiles),
  }));
  const camera = cameraOn(
    ground,
    [...links, ...begun].flatMap(({ points }) => points),
  );
  const d = (points: readonly Point[]): string => polyline(points.map(camera.at));
  const round = 'stroke-linecap="round" stroke-linejoin="round"';
  const wide = Math.max(8, 15 * camera.k);
  const track = [...links, ...begun]
    .map(({ points }) => line(d(points), INK, wide + 6, round))
    .concat(
      [...links, ...begun].map(({ owner, points }) =>
        line(d(points), wornBy(owner).fill, wide, round),
      ),
    )
    .concat(
      links.map(({ owner, points }) =>
        line(d(points), wornBy(owner).on, 2, `stroke-dasharray="2 9" opacity="0.7"`),
      ),
    )
    .join('');
  const { drawn, boxes } = marks(links, camera);
  return country(ground, camera) + track + cities(table, ground, camera, language, boxes) + drawn;
}

function country(ground: Ground, { k, at }: Camera): string {
  const size = SIDE * k * 1.01;
  const hex = (field: Point): string => {
    const { x, y } = at(field);
    const corners = [0, 1, 2, 3, 4, 5].map((i) => ({
      x: x + size * Math.sin((i * Math.PI) / 3),
      y: y - size * Math.cos((i * Math.PI) / 3),
    }));
    return polyline(corners, true);
  };
  const inSight = [...ground.fields, ...beyond(ground)].filter((field) => {
    const { x, y } = at(field);
    return x > -size && x < BOARD.width + size && y > -size && y < BOARD.height + size;
  });
  const land = inSight.filter((field) => field.ground !== '.');
  const hills = land.filter((field) => field.ground === 'h');
  const all = land.map(hex).join('');
  const peaks = hills.map((hill) => {
    const { x, y } = at(hill);
    const [w, h] = [size * 0.5, size * 0.62];
    return `M${n(x - w)} ${n(y + h / 2)}L${n(x)} ${n(y - h / 2)}L${n(x + w)} ${n(y + h / 2)}`;
  });
  return (
    rect(0, 0, BOARD.width, BOARD.height, '#a9c6cc') +
    path(all, '#efe6c2', `stroke="#7fa3ad" stroke-width="9" stroke-linejoin="round"`) +
    path(all, '#efe6c2', 'stroke="#dccf9f" stroke-width="1.2"') +
    path(hills.map(hex).join(''), '#dfc48f') +
    line(peaks.join(''), '#a87f45', 2.6, 'stroke-linejoin="round" stroke-linecap="round"')
  );
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** A seat's letter on the longest of its links: its colour does not stand alone. */
function marks(
  links: readonly { owner: number; points: readonly Point[] }[],
  { at, k }: Camera,
): { drawn: string; boxes: readonly Box[] } {
  const size = Math.max(30, 38 * k);
  const placed = [...new Set(links.map(({ owner }) => owner))].map((owner) => {
    const own = links.filter((link) => link.owner === owner).map(({ points }) => points);
    const longest = own.reduce((a, b) => (b.length > a.length ? b : a));
    return { owner, ...at(longest[Math.floor(longest.length / 2)] as Point) };
  });
  return {
    drawn: placed
      .map(
        ({ owner, x, y }) =>
          circle(x, y, size * 0.58, PAPER, `stroke="${INK}" stroke-width="2"`) +
          seatMark(x - size * 0.42, y - size * 0.42, size * 0.84, wornBy(owner)),
      )
      .join(''),
    boxes: placed.map(({ x, y }): Box => [x - size / 2, y - size / 2, x + size / 2, y + size / 2]),
  };
}

const CUBES = ['#c92a15', '#f2c53a', '#2c5fa8', '#22262b', '#8e5aca', '#9b9a94'];

/** Cities that have a link are named, where their names do not cover one another. */
function cities(
  table: Table,
  ground: Ground,
  { at, k }: Camera,
  language: Language,
  kept: readonly Box[],
): string {
  const joined = new Set(table.links.flatMap(({ a, b }) => [a, b]));
  const r = Math.max(7, 17 * k);
  const size = Math.max(19, 25 * k);
  const taken = [...kept];
  const named = ground.cities.flatMap((city, i) => {
    if (!joined.has(i)) return [];
    const { x, y } = at(city);
    const name = cityName(ground.map, i, language);
    const half = widthOf(name, size) / 2 + 3;
    const box: Box = [x - half, y + r, x + half, y + r + size * 1.1];
    const isFree =
      box[0] > 4 &&
      box[2] < BOARD.width - 4 &&
      box[3] < BOARD.height - 4 &&
      taken.every((t) => box[2] < t[0] || box[0] > t[2] || box[3] < t[1] || box[1] > t[3]);
    if (!isFree) return [];
    taken.push(box);
    const more = `stroke="${CREAM}" stroke-width="6" stroke-linejoin="round" paint-order="stroke"`;
    return [words(x, y + r + size * 0.86, name, { size, fill: INK, anchor: 'middle', more })];
  });
  const discs = ground.cities.map((city, i) => {
    const { x, y } = at(city);
    const own = joined.has(i) ? 1 : 0.7;
    return (
      circle(
        x,
        y,
        r * own,
        CUBES[table.colours[i] ?? 5] ?? '#9b9a94',
        `stroke="${INK}" stroke-width="${n(4.5 * own)}"`,
      ) + circle(x, y, r * 0.42 * own, PAPER)
    );
  });
  return discs.join('') + named.join('');
}
