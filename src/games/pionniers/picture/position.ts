import { boardOf } from '#games/pionniers/rules/board.ts';
import {
  type Pionniers,
  railheadOf,
  type Table,
  type Train,
} from '#games/pionniers/rules/model.ts';
import { play } from '#games/pionniers/rules/play.ts';
import { BOARD, leadersOf, positionCard } from '#pictures/card.ts';
import { INK, PAPER } from '#pictures/ink.ts';
import { words } from '#pictures/lettering.ts';
import { seatMark, wornBy } from '#pictures/marks.ts';
import type { Drawing, Position } from '#pictures/picture.ts';
import { enamel } from '#pictures/sign.ts';
import {
  circle,
  line,
  moved,
  n,
  type Point,
  p,
  path,
  polyline,
  range,
  rect,
} from '#pictures/svg.ts';
import { colourOf } from './colours.ts';
import { GAME, said } from './words.ts';

/** The prairie from above: four lines, how far they are laid, and where their trains stand. */
export function position({ view: { table }, names, language }: Position<Pionniers>): Drawing {
  const fronts = names.map((_, seat) =>
    Math.max(0, ...table.trains.filter((train) => train.seat === seat).map(({ front }) => front)),
  );
  const leaders = leadersOf(fronts);
  const acting = play.actors(table);
  const { spaces } = boardOf(table.board);
  const say = said(language);
  return positionCard({
    language,
    game: GAME,
    moment: say.toGo(spaces - Math.max(0, ...fronts)),
    over: table.phase === 'over',
    players: names.map((name, seat) => ({
      name,
      wears: wornBy(seat),
      score: String(fronts[seat] ?? 0),
      leads: leaders.includes(seat),
      acts: acting.includes(seat),
    })),
    board: prairie(table),
    shows: say.map(
      table.trains.map(({ seat, front }) => [names[seat] ?? '', front] as const),
      spaces,
    ),
  });
}

const [LEFT, RIGHT] = [74, 748];
const ROWS = [165, 287, 409, 531];

/** Where a space of a line lies: the lines roll with the country, each a little otherwise. */
function placeOf(at: number, space: number, spaces: number): Point {
  const way = space / spaces;
  const roll = 20 * Math.sin(way * 9 + at * 0.9) + 9 * Math.sin(way * 21 + at * 2.1);
  return { x: LEFT + (RIGHT - LEFT) * way, y: (ROWS[at] ?? 300) + roll * Math.min(1, way * 8) };
}

/** Through the middles of what lies between points, without corners. */
const smooth = (points: readonly Point[]): string =>
  `${points
    .slice(1, -1)
    .map((at, i) => {
      const next = points[i + 2] as Point;
      const aside = i % 2 ? 12 : -12;
      return `Q${n(at.x + aside)} ${n(at.y)} ${n((at.x + next.x) / 2)} ${n((at.y + next.y) / 2)}`;
    })
    .reduce((d, part) => d + part, `M${p(points[0] as Point)}`)}L${p(points.at(-1) as Point)}`;

const RIVER = '#7fb0c4';

function prairie(table: Table): string {
  const board = boardOf(table.board);
  const rivers = board.layout.lines[0]?.rivers.map((_, i) => {
    const points = board.layout.lines.map(({ rivers: all }, at) =>
      placeOf(at, (all[i] ?? all.at(-1) ?? 1) - 0.5, board.spaces),
    );
    const [first, last] = [points[0] as Point, points.at(-1) as Point];
    return smooth([{ x: first.x + 8, y: 84 }, ...points, { x: last.x - 14, y: 640 }]);
  });
  const lines = table.trains.map((train, at) => lineArt(table, train, at)).join('');
  return (
    rect(0, 0, BOARD.width, BOARD.height, '#e9d5a0') +
    path('M0 96V0H812V96z', '#f4e8c8') +
    circle(650, 62, 30, '#f3b942') +
    path(
      'M0 96l60-44 46 30 70-58 80 60 62-34 80 40 58-24 90 34 76-50 70 40 60-28 60 34V100z',
      '#b9b79c',
    ) +
    path('M0 100V84l120-16 140 20 180-16 160 18 212-12v26z', '#cdbf8b') +
    path('M250 350h70l-10-40h-50zM560 230h84l-14-46h-58zM420 590h60l-8-32h-44z', '#cf8a5d') +
    trees() +
    line((rivers ?? []).join(''), '#4f7f93', 17, 'stroke-linejoin="round"') +
    line((rivers ?? []).join(''), RIVER, 12, 'stroke-linejoin="round"') +
    lines +
    enamel(98, 118, 'Junction City', 0.98) +
    enamel(714, 118, 'Buffalo Creek', 0.98)
  );
}

function trees(): string {
  const spots = range(26).map((i) => [30 + ((i * 173) % 760), 150 + ((i * 97) % 450)] as const);
  const tree = spots.map(([x, y]) => `M${x} ${y - 17}l9 17h-18z`);
  return path(tree.join(''), '#8a9a63');
}

function lineArt(table: Table, train: Train, at: number): string {
  const { spaces } = boardOf(table.board);
  const [fill, on] = colourOf(at);
  const points = (from: number, to: number): Point[] =>
    range(Math.max(2, Math.ceil(to - from) + 1)).map((i) =>
      placeOf(at, Math.min(to, from + i), spaces),
    );
  const all = polyline(points(0, spaces));
  const laid = polyline(points(0, railheadOf(train)));
  const [start, end] = [placeOf(at, 0, spaces), placeOf(at, spaces, spaces)];
  const dynamite = train.dynamite > 0 ? crate(placeOf(at, train.dynamite, spaces)) : '';
  return (
    line(all, '#a68a5c', 19, 'stroke-linecap="round"') +
    line(all, '#f6edd6', 15, 'stroke-linecap="round"') +
    line(all, '#a68a5c', 2, 'stroke-dasharray="5 6"') +
    (train.sections > 0
      ? line(laid, INK, 15) +
        line(laid, '#f6edd6', 8) +
        line(laid, '#5f4526', 11, 'stroke-dasharray="3 5"')
      : '') +
    seatMark(start.x - 60, start.y - 19, 38, wornBy(train.seat)) +
    circle(end.x + 26, end.y, 17, fill, `stroke="${INK}" stroke-width="3"`) +
    words(end.x + 26, end.y + 7.5, String(at + 1), {
      size: 21,
      fill: on,
      face: 'bold',
      anchor: 'middle',
    }) +
    dynamite +
    (train.front > 0 ? consist(train, at, spaces) : '')
  );
}

/** A train of seven spaces: an engine and its cars, as long as they are on the board. */
function consist(train: Train, at: number, spaces: number): string {
  const [fill] = colourOf(at);
  const tail = Math.max(0, train.front - 7);
  const points = range(8).map((i) => placeOf(at, tail + ((train.front - tail) * i) / 7, spaces));
  const head = points.at(-1) as Point;
  const before = points.at(-2) as Point;
  const angle = (Math.atan2(head.y - before.y, head.x - before.x) * 180) / Math.PI;
  const middle = points[3] as Point;
  const puff = [0, 1, 2, 3].map((i) =>
    circle(
      head.x - 4 - i * 13,
      head.y - 28 - i * 5,
      8 + i * 2.2,
      PAPER,
      `stroke="${INK}" stroke-width="1.6"`,
    ),
  );
  return (
    puff.toReversed().join('') +
    line(polyline(points), INK, 30, 'stroke-linejoin="round"') +
    line(polyline(points), fill, 22, 'stroke-linejoin="round"') +
    `<g transform="translate(${n(head.x)} ${n(head.y)}) rotate(${n(angle)})">${path('M-6-14h14l10 14-10 14h-14z', fill, `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`)}${circle(2, 0, 5, INK)}</g>` +
    circle(middle.x, middle.y, 15, PAPER, `stroke="${INK}" stroke-width="3"`) +
    words(middle.x, middle.y + 7, String(at + 1), {
      size: 20,
      fill: INK,
      face: 'bold',
      anchor: 'middle',
    })
  );
}

const crate = ({ x, y }: Point): string =>
  moved(
    x,
    y,
    rect(-16, -14, 32, 28, '#b3402c', `rx="3" stroke="${INK}" stroke-width="3"`) +
      words(0, 6, 'TNT', { size: 15, fill: PAPER, face: 'bold', anchor: 'middle' }),
  );
