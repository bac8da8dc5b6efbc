import type { CityRead } from '../logic/cities.ts';
import { marks } from './en-marks.ts';
import { papers } from './en-papers.ts';
import { score } from './en-score.ts';
import { count, list, nth, spelt, track, trackCard, tracks } from './en-terms.ts';
import { turn } from './en-turn.ts';
import { share, short, tag } from './names.ts';
import type { GeneralWords, Words } from './words.ts';

function city({ name, sections, present }: CityRead): string {
  const ways = sections.map(({ to, spaces }) => {
    const kinds = spaces.map(({ kind, company }) =>
      company === undefined ? track(kind) : `${track(kind)} with ${short(company)}`,
    );
    return `${to} ${count(spaces.length, 'space')}, ${kinds.join(', ')}`;
  });
  const there = present.length === 0 ? [] : [`${list(present.map(share))} present`];
  return `${name}: ${[spelt(sections.length, 'section'), ...ways, ...there].join('; ')}`;
}

const general: GeneralWords = {
  subtitle: (round, paid) =>
    `Round ${round} · ${paid === 0 ? 'no dividend yet' : `${nth(paid)} dividend paid`}`,
  subtitleStart: 'Opening investment',
  subtitleOver: (rounds) => `Over after ${count(rounds, 'round')}`,
  stepsStart: ['Deal', 'Opening investment', 'Display'],
  stepsBuild: ['Draw', 'Build or invest', 'Take a share', 'Exchange'],
  stepsInvest: ['Draw', 'Invest', 'Discard'],

  share,
  tracks,
  trackCard,
  where: ({ from, to, nth: at, of: all, kind }) => [
    `${from} – ${to}`,
    all === 1 ? `the only space, ${track(kind)}` : `space ${at} of ${all}, ${track(kind)}`,
  ],
  map: {
    label: 'Map of North America',
    help: 'Enter opens the list of cities, Escape leaves it. Arrows go from space to space, or move the map; plus, minus and nought change how close it is.',
    places: 'Spaces where a train can be built',
    place: ([section, space], company) =>
      `${section}, ${space}${company === undefined ? '' : `: ${company}`}`,
    cities: 'Cities',
    city,
    closer: 'Closer',
    farther: 'Farther',
    whole: 'The whole map',
    tools: 'Map tools',
    tag,
  },
  marks,
  panes: { label: 'View', map: 'Map', papers: 'Papers', toChoice: 'To the choice' },
};

export const en: Words = { ...general, ...turn, ...papers, ...score };
