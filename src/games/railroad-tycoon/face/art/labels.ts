import { type City, GREY, type Link } from '#games/railroad-tycoon/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import {
  type Box,
  covered,
  discBox,
  engineBoxes,
  overlap,
  ridgeBoxes,
  trackBoxes,
} from './boxes.ts';
import { MARGIN, type MapGeometry } from './geometry.ts';
import { RIM } from './hexes.ts';
import type { Level } from './level.ts';

/** Where names stand. Each level has its own size of letters, so its own places. */

export type Label = {
  readonly city: City;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  /** What it covers. */
  readonly box: Box;
};

/** In units: 10 to 20 pixels on the screen. */
export const SIZES: Readonly<Record<Level, number>> = { far: 23, mid: 15.5, near: 11.5 };
const GAPS: Readonly<Record<Level, number>> = { far: 5, mid: 4.5, near: 4 };
/** The width of a letter, in sizes, on the average. */
const LETTER = 0.535;

/** What a unit of something covered costs; names keep off discs first of all. */
const COST = { disc: 0.6, name: 1.2, ridge: 0.45, engine: 0.4, track: 0.25 } as const;

export function labelsOf(
  geometry: MapGeometry,
  links: readonly Link[],
  level: Level,
  language: Language,
): Label[] {
  const { cities } = geometry.map.data;
  const discs = cities.map((_, city) => discBox(geometry.cityPoint(city)));
  const wests = geometry.map.western.map(({ hex }) => discBox(geometry.centreOf(hex)));
  const ridges = ridgeBoxes(geometry);
  const tracks = trackBoxes(geometry, links);
  const engines = engineBoxes(geometry, links);
  const options = cities.map(({ name, fr }, city) => {
    const text = language === 'fr' ? (fr ?? name) : name;
    const others = [...discs.filter((_, other) => other !== city), ...wests];
    return placesFor(geometry, city, text, level).map(({ label, rank }) => ({
      label,
      cost:
        rank +
        covered(label.box, others) * COST.disc +
        covered(label.box, ridges) * COST.ridge +
        covered(label.box, tracks) * COST.track +
        covered(label.box, engines) * COST.engine +
        wetness(geometry, label.box) +
        outside(geometry, label.box),
    }));
  });
  return settle(options);
}

type Option = { label: Label; cost: number };

/** Each name in turn takes its cheapest place among the others, until none wants to move. */
function settle(options: readonly (readonly Option[])[]): Label[] {
  const picked = options.map((of) => of.reduce((a, b) => (b.cost < a.cost ? b : a)));
  for (let round = 0; round < 12; round++) {
    let moved = false;
    for (const [i, of] of options.entries()) {
      const costs = of.map(({ label: { box }, cost }) => {
        let sum = cost;
        for (const [j, other] of picked.entries()) {
          if (j !== i) sum += overlap(box, other.label.box) * COST.name;
        }
        return sum;
      });
      const best = of[costs.indexOf(Math.min(...costs))] as Option;
      moved ||= best !== picked[i];
      picked[i] = best;
    }
    if (!moved) break;
  }
  return picked.map(({ label }) => label);
}

/** Eight places round the disc, the best first. */
function placesFor(
  { cityPoint }: MapGeometry,
  city: City,
  text: string,
  level: Level,
): { label: Label; rank: number }[] {
  const size = SIZES[level];
  const r = RIM + GAPS[level];
  const k = r * 0.72;
  const [width, height] = [text.length * size * LETTER + 2, size * 1.02];
  const { x, y } = cityPoint(city);
  const place = (px: number, top: number, anchor: Label['anchor'], rank: number) => {
    const left = anchor === 'middle' ? px - width / 2 : anchor === 'end' ? px - width : px;
    const box = { x: left, y: top, width, height };
    return { label: { city, text, x: px, y: top + height * 0.74, anchor, box }, rank };
  };
  return [
    place(x, y + r - 1, 'middle', 0),
    place(x + r, y - height / 2, 'start', 5),
    place(x - r, y - height / 2, 'end', 7),
    place(x + k, y + k - height * 0.35, 'start', 5),
    place(x - k, y + k - height * 0.35, 'end', 6),
    place(x + k, y - k - height * 0.65, 'start', 7),
    place(x - k, y - k - height * 0.65, 'end', 8),
    place(x, y - r - height - 7, 'middle', 9),
  ];
}

/** At sea a name is in nobody's way; half ashore it reads badly. */
function wetness({ hexAt, groundAt }: MapGeometry, { x, y, width, height }: Box): number {
  const wet = [0.1, 0.5, 0.9].filter((part) => {
    const hex = hexAt(x + width * part, y + height / 2);
    return hex >= 0 && groundAt(hex) === '.';
  }).length;
  return -wet * 2.2 + (wet === 0 || wet === 3 ? 0 : 2);
}

/** What would lie on the frame of the sheet. */
function outside({ width, height }: MapGeometry, box: Box): number {
  const edge = MARGIN - 8;
  const off =
    Math.max(0, edge - box.x) +
    Math.max(0, box.x + box.width - width + edge) +
    Math.max(0, box.y + box.height - height + edge);
  return off * 4;
}

/** A city that takes goods has its name in bolder letters. */
export const isBig = ({ map }: MapGeometry, city: City): boolean => map.colours[city] !== GREY;
