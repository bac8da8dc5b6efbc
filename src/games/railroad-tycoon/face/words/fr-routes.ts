import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { de } from '#kernel/french.ts';
import { count } from './fr-terms.ts';
import type { RoutesWords } from './routes-words.ts';

export const routes: RoutesWords = {
  sort: 'Trier par',
  by: { gain: 'gain', price: 'prix', tiles: 'tuiles' },
  cities: (n) => count(n, 'ville'),
  goes: (from, to) => (from === undefined ? `→ ${to}` : `${from} → ${to}`),
  gain: (n) => `+${n}`,
  better: (was, n) => `+${was} → +${n}`,
  more: (n) => `et ${count(n, 'autre')}`,
  line: (card) => cardName(card, 'fr'),
  once: (card) => `${cardName(card, 'fr')} (une fois)`,
  step: (card, before, after) =>
    `${cardName(card, 'fr')} : au moins ${after} ${after < 2 ? 'construction' : 'constructions'} au lieu de ${before}`,
  linked: 'déjà reliées par un lien à vous',
  there: 'vous y êtes déjà',
  none: (who) =>
    who === undefined
      ? 'aucun cube de plus à portée'
      : `aucun cube de plus à portée ; double ${who.you ? 'votre lien' : `le lien ${de(who.name)}`}`,
  said: (city, gain) =>
    gain === 0
      ? `${city} : aucun cube de plus à portée`
      : `${city} : ${count(gain, 'point')} à portée`,
  shares: (n) => `${count(n, 'part')} à émettre`,
  brings: 'Ce que cela apporte',
  nothing: 'Aucun cube de plus à portée.',
  drawn: 'Les deux cubes tirés au sort s’y ajoutent.',
  bagLow: (n) =>
    n === 0
      ? 'Le sac est vide : aucun cube n’arrive.'
      : `Il ne reste que ${count(n, 'cube')} dans le sac.`,
  red: (n) =>
    n === 0
      ? 'Le sac n’a plus de cube rouge : aucun n’arrive.'
      : `Le sac n’a plus que ${count(n, 'cube rouge', 'cubes rouges')}.`,
};
