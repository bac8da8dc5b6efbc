/** What a card does. Cities by their id. */
export type Effect =
  /** 13.1 */
  | { is: 'growth' }
  /** 13.3 */
  | { is: 'industry' }
  /** 13.5 */
  | { is: 'executive' }
  /** 13.6 */
  | { is: 'grant' }
  /** 13.9 */
  | { is: 'engineering' }
  /** 13.11 */
  | { is: 'hotel'; city: string }
  /** 13.12, 13.13 */
  | { is: 'line'; from: string; to: string; points: number; western?: true }
  /** 13.15 */
  | { is: 'bounty'; city: string; points: number }
  /** 13.16 */
  | { is: 'level'; level: number; points: number }
  /** 13.17 */
  | { is: 'distance'; links: number; points: number }
  /** 13.18 */
  | { is: 'first'; points: number };

/** 12.3 to 12.7 */
export type Sign = 'circle' | 'cross' | 'diamond' | 'hand' | 'none';

export type CardData = { id: string; copies: number; sign: Sign; start?: true; effect: Effect };

const hotel = (city: string): CardData => ({
  id: `hotel-${city}`,
  copies: 1,
  sign: 'none',
  effect: { is: 'hotel', city },
});

const line = (from: string, to: string, points: number, western?: true): CardData => ({
  id: `line-${from}-${to}`,
  copies: 1,
  sign: 'circle',
  effect: { is: 'line', from, to, points, ...(western ? { western } : {}) },
});

const bounty = (city: string, points: number): CardData => ({
  id: `bounty-${city}`,
  copies: 1,
  sign: 'circle',
  effect: { is: 'bounty', city, points },
});

/** 1.7: the 37 operations cards, in 26 kinds. Texts, points and copies are printed, the signs of most deduced from them. */
export const CARDS: readonly CardData[] = [
  { id: 'city-growth', copies: 4, sign: 'cross', effect: { is: 'growth' } },
  { id: 'new-industry', copies: 4, sign: 'cross', effect: { is: 'industry' } },
  { id: 'railroad-executive', copies: 2, sign: 'cross', effect: { is: 'executive' } },
  { id: 'land-grant', copies: 4, sign: 'hand', effect: { is: 'grant' } },
  { id: 'perfect-engineering', copies: 2, sign: 'diamond', effect: { is: 'engineering' } },
  hotel('atlanta'),
  hotel('baltimore'),
  hotel('boston'),
  hotel('charleston'),
  hotel('chicago'),
  hotel('new-york'),
  line('atlanta', 'richmond', 8),
  line('baltimore', 'toledo', 6),
  line('boston', 'washington', 5),
  line('new-orleans', 'minneapolis', 10),
  line('new-york', 'chicago', 10),
  line('new-york', 'kansas-city', 20, true),
  bounty('duluth', 4),
  bounty('jacksonville', 4),
  bounty('louisville', 3),
  bounty('mobile', 4),
  bounty('raleigh', 3),
  bounty('toronto', 3),
  {
    id: 'new-train',
    copies: 1,
    sign: 'circle',
    start: true,
    effect: { is: 'level', level: 4, points: 4 },
  },
  {
    id: 'speed-record',
    copies: 1,
    sign: 'circle',
    start: true,
    effect: { is: 'distance', links: 3, points: 3 },
  },
  {
    id: 'railroad-era',
    copies: 1,
    sign: 'circle',
    start: true,
    effect: { is: 'first', points: 1 },
  },
];

/** 19.7: can what this card asks for be had on a map with these cities, and these with a western link? */
export function isPlayable(card: CardData, cities: readonly string[], western: readonly string[]) {
  const { effect } = card;
  if (effect.is === 'line' && effect.western && !western.includes(effect.to)) return false;
  return citiesNamed(card).every((id) => cities.includes(id));
}

/** The cities that a card names. */
export function citiesNamed({ effect }: CardData): string[] {
  switch (effect.is) {
    case 'hotel':
    case 'bounty':
      return [effect.city];
    case 'line':
      return [effect.from, effect.to];
    default:
      return [];
  }
}
