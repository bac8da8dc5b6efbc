import { GREY } from '#games/railroad-tycoon/rules/model.ts';
import type { CityRead } from '../logic/network-reading.ts';
import { cards } from './en-cards.ts';
import { colour, count, me } from './en-terms.ts';
import type { HintWords } from './hint-words.ts';
import type { Who } from './words.ts';

/** What a city is for, in one line. */
function cityHint(read: CityRead, who: (seat: number) => Who): string {
  const all = read.cubes.reduce((sum, each) => sum + each.count, 0);
  const takes =
    read.colour === GREY
      ? 'a grey city, where nothing is delivered until it is urbanised'
      : `a ${colour(read.colour)} city, where ${colour(read.colour)} cubes are delivered`;
  const has = all === 0 ? 'empty' : `${count(all, 'cube')} to deliver elsewhere`;
  const { hotel } = read;
  const owner = hotel === undefined || hotel < 0 ? undefined : who(hotel);
  const inn = owner ? `; ${owner.you ? 'your' : `${owner.name}’s`} hotel` : '';
  return `${read.name}: ${takes}; ${has}${inn}.`;
}

export const hints: HintWords = {
  city: cityHint,
  link: (from, to, who) =>
    `Link ${from}–${to}: each cube that takes it brings ${who.you ? 'you' : who.name} 1 point.`,
  west: (name, who) =>
    who === undefined
      ? `Western link of ${name}: $30,000 for who has a link here; four red cubes come.`
      : `Western link of ${name}, built by ${me(who)}.`,
  mini: 'The whole map, small: touch it to go there.',
  level: 'Level of the locomotive: so many links at most for a delivery.',
  income: 'Income a turn, in thousands of dollars, by the points.',
  shares: 'Shares issued: each costs $1,000 a turn and a point at the end.',
  points: 'Points on the track; below, with the shares taken off.',
  first: 'First player of the turn: acts first in each round.',
  curve: 'Income of each place: it rises to $25,000, then falls.',
  tycoon: 'Your tycoon stays secret: it counts at the end.',
  end: 'Enough empty cities, and the next turn is the last.',
  bag: 'Cubes still in the bag: they come when a city is urbanised.',
  card: (of) => `${cards.name(of)}: ${cards.does(of)} (${cards.sign(of)}).`,
};
