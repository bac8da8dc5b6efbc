import { n } from '#ui/curves.ts';

/**
 * Scenery as stamps: a drawing in layers, each one path. All pines of the country are then three paths rather than
 * three hundred elements, so that the board is quick to build and to paint. Stamps never overlap: `scenery.ts` sees to it.
 */
type Layer = {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
};

const O = 'var(--pio-outline)';
const ROCK = '#9a5f3c';
const SHADE = '#0000001f';
const LIGHT = '#fff3d0';

const CACTUS = 'M0 0V-24M0-8H-8V-16M0-11H8V-20';

export const STAMPS = {
  pine: [
    { d: 'M0 0V-6', stroke: '#5d4429', width: 3 },
    { d: 'M0-30L9-14H5L11-4H-11L-5-14H-9Z', fill: '#6f8f63', stroke: O, width: 1.2 },
    { d: 'M0-30L9-14H5L11-4H2Z', fill: '#00000022' },
  ],
  cactus: [
    { d: CACTUS, stroke: O, width: 6.6 },
    { d: CACTUS, stroke: '#83a06a', width: 4.2 },
  ],
  tuft: [{ d: 'M-6 0L-8-6M-2 0L-2-9M2 0L4-8M6 0L9-5', stroke: '#8a8a55', width: 1.5 }],
  rock: [
    { d: 'M-10 0L-7-8L1-11L9-6L11 0Z', fill: '#c8b493', stroke: O, width: 1.2 },
    { d: 'M1-11L9-6L11 0H3Z', fill: SHADE },
  ],
  mesa: [
    {
      d: 'M-52 0L-38-26Q-36-42-30-44H20Q28-43 29-30L36-26L54 0Z',
      fill: '#cf9468',
      stroke: O,
      width: 1.6,
    },
    { d: 'M20-44Q28-43 29-30L36-26L54 0H14L10-26L12-44Z', fill: SHADE },
    {
      d: 'M-36-34H24M-38-27H30M-26-24L-32-4M-12-24L-15-2M4-24L7-2M20-25L29-5',
      stroke: ROCK,
      width: 1.2,
    },
  ],
  butte: [
    { d: 'M-26 0L-15-18L-13-44H11L13-18L26 0Z', fill: '#d49c70', stroke: O, width: 1.6 },
    { d: 'M2-44H11L13-18L26 0H4Z', fill: SHADE },
    { d: 'M-13-36H11M-14-27H12', stroke: ROCK, width: 1.2 },
  ],
  bison: [
    { d: 'M-19-10Q-24-7-23-1', stroke: O, width: 1.4 },
    {
      d: 'M-19-7Q-20-14-13-16Q-6-18-1-22Q6-27 12-21Q16-19 17-14L20-9Q20-5 16-4L14-1L12-4Q10-6 9-5L8 0H5L4-6Q-2-8-9-7L-10 0H-13L-14-6L-16 0H-18.5Z',
      fill: '#8a6140',
      stroke: O,
      width: 1.2,
    },
    {
      d: 'M-1-22Q6-27 12-21Q16-19 17-14L20-9Q20-5 16-4L14-1L12-4Q8-7 4-6Q-5-12-1-22Z',
      fill: '#553b28',
    },
    { d: 'M13-17Q17-18 16.5-22.500M15.8-11L16.2-11', stroke: LIGHT, width: 1.6 },
  ],
  house: [
    { d: 'M-16 0V-16H16V0Z', fill: '#e3c79a', stroke: O, width: 1.5 },
    { d: 'M-19-15L-11-27H11L19-15Z', fill: '#9d5b43', stroke: O, width: 1.5 },
    { d: 'M-4 0V-9H4V0M-12-11H-7V-6H-12ZM7-11H12V-6H7Z', fill: LIGHT, stroke: O, width: 1.1 },
  ],
  shop: [
    { d: 'M-18 0V-30H18V0Z', fill: '#d8a56c', stroke: O, width: 1.5 },
    { d: 'M-20-30V-38H-12V-42H12V-38H20V-30Z', fill: '#f4e4be', stroke: O, width: 1.5 },
    { d: 'M-21-18H21', stroke: O, width: 3 },
    { d: 'M-5 0V-13H5V0M-14-13H-8V-6H-14ZM8-13H14V-6H8Z', fill: LIGHT, stroke: O, width: 1.1 },
  ],
  tower: [
    { d: 'M-9 0L-6-18M9 0L6-18M-8-8H8', stroke: O, width: 2 },
    { d: 'M-11-17H11V-33H-11Z', fill: '#b98655', stroke: O, width: 1.5 },
    { d: 'M-13-33L0-43L13-33Z', fill: '#7f4b35', stroke: O, width: 1.5 },
    { d: 'M-11-22H11M-11-28H11', stroke: O, width: 1 },
  ],
  windmill: [
    { d: 'M-7 0L-1-34M7 0L1-34M-5-12H5M-3-22H3', stroke: O, width: 1.6 },
    { d: 'M2-36H16V-40L10-36L16-32V-36Z', fill: '#a8261c', stroke: O, width: 1 },
    { d: sails(8, 12), fill: LIGHT, stroke: O, width: 0.9 },
  ],
} as const satisfies Record<string, readonly Layer[]>;

export type Stamp = keyof typeof STAMPS;
export type Placed = {
  readonly stamp: Stamp;
  readonly x: number;
  readonly y: number;
  readonly k: number;
};

/** A wind wheel about the head of its tower. */
function sails(count: number, long: number): string {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2;
    const tip = (off: number): string =>
      `${n(Math.sin(a + off) * long)} ${n(-36 - Math.cos(a + off) * long)}`;
    d += `M0-36L${tip(-0.25)}L${tip(0.25)}Z`;
  }
  return d;
}

/** A path at another place and size. Absolute commands without arcs only. */
export function placed(d: string, x: number, y: number, k: number): string {
  return d.replace(/([MLHVQCZ])([^MLHVQCZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?[\d.]+/g) ?? [];
    const moved = numbers.map((text, i) => {
      const upright = command === 'V' || (command !== 'H' && i % 2 === 1);
      return n(Number(text) * k + (upright ? y : x));
    });
    return command + moved.join(' ');
  });
}

/** The layers of all stamps of one kind, each as one path. */
export function layersOf(stamp: Stamp, all: readonly Placed[]): Layer[] {
  const mine = all.filter((one) => one.stamp === stamp);
  if (mine.length === 0) return [];
  const layers: readonly Layer[] = STAMPS[stamp];
  return layers.map((layer) => ({
    ...layer,
    d: mine.map(({ x, y, k }) => placed(layer.d, x, y, k)).join(''),
  }));
}
