/** 17.3 to 17.10 */
export type Goal =
  | 'links-at'
  | 'most-links'
  | 'fewest-shares'
  | 'first-to-level'
  | 'western'
  | 'network'
  | 'connected'
  | 'most-money';

export type TycoonCard = { name: string; goal: Goal; points: number };

/** 17.3, 17.9: the cities that two of the cards name. */
export const FARNAM_CITY = 'chicago';
export const VANDERBILT_CITIES = ['new-york', 'chicago'] as const;

/** 17.6 */
export const PULLMAN = 3;
export const PULLMAN_LEVEL = 6;

/** 19.7: can this goal be met on a map with these cities, and these with a western link? */
export function isWithinReach(goal: Goal, cities: readonly string[], western: readonly string[]) {
  if (goal === 'western') return western.length > 0;
  if (goal === 'links-at') return cities.includes(FARNAM_CITY);
  return goal !== 'connected' || VANDERBILT_CITIES.every((id) => cities.includes(id));
}

export const TYCOONS: readonly TycoonCard[] = [
  { name: 'Henry Farnam', goal: 'links-at', points: 2 },
  { name: 'J. P. Morgan', goal: 'most-links', points: 6 },
  { name: 'Jay Gould', goal: 'fewest-shares', points: 7 },
  { name: 'George Pullman', goal: 'first-to-level', points: 6 },
  { name: 'Cyrus Holliday', goal: 'western', points: 5 },
  { name: 'Theodore D. Judah', goal: 'network', points: 8 },
  { name: 'Cornelius Vanderbilt', goal: 'connected', points: 5 },
  { name: 'James Fisk', goal: 'most-money', points: 7 },
  { name: 'Daniel Drew', goal: 'most-money', points: 7 },
  { name: 'Mark Hopkins', goal: 'fewest-shares', points: 7 },
];
