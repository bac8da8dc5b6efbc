import type { City } from '#games/railroad-tycoon/rules/model.ts';
import type { GameMap } from '#games/railroad-tycoon/rules/terrain.ts';
import { de, typeset } from '#kernel/french.ts';
import type { Language } from '#kernel/game.ts';

export const GAME = 'Railroad Tycoon';

type Said = {
  country: string;
  turn(turn: number): string;
  /** Terminus to terminus. */
  line(from: string, to: string): string;
  company(name: string): string;
  figures(turns: number, deliveries: number): string;
  map(links: number, cities: number): string;
  poster(winner: string, line: string): string;
};

const s = (count: number): string => (count === 1 ? '' : 's');

const EN: Said = {
  country: 'The American East',
  turn: (turn) => `turn ${turn}`,
  line: (from, to) => `${from} to ${to}, all on one line`,
  company: (name) => `${name} & Company`,
  figures: (turns, deliveries) =>
    `Railroad Tycoon, ${turns} turn${s(turns)}, ${deliveries} deliver${deliveries === 1 ? 'y' : 'ies'}`,
  map: (links, cities) => `A map with ${links} link${s(links)} between ${cities} cities.`,
  poster: (winner, line) =>
    `A poster: the country from the air, a steam train in front, and the line of ${winner} in full colour. ${line}`,
};

const FR: Said = {
  country: 'L’Est américain',
  turn: (turn) => typeset(`tour ${turn}`),
  line: (from, to) => `${de(from)} à ${to} sans changer de train`,
  company: (name) => `Compagnie ${name}`,
  figures: (turns, deliveries) =>
    typeset(
      `Railroad Tycoon, ${turns} tour${s(turns)}, ${deliveries} livraison${deliveries < 2 ? '' : 's'}`,
    ),
  map: (links, cities) =>
    typeset(`Une carte, ${links} lien${links < 2 ? '' : 's'} entre ${cities} villes.`),
  poster: (winner, line) =>
    typeset(
      `Une affiche : le pays vu du ciel, un train à vapeur au premier plan, et la ligne ${de(winner)} en couleurs. ${line}`,
    ),
};

export const said = (language: Language): Said => (language === 'fr' ? FR : EN);

export function cityName({ data }: GameMap, city: City, language: Language): string {
  const { name, fr } = data.cities[city] ?? { name: '' };
  return language === 'fr' ? (fr ?? name) : name;
}
