import { GREY } from '#games/railroad-tycoon/rules/model.ts';
import { de, typesetAll } from '#kernel/french.ts';
import type { CityRead } from '../logic/network-reading.ts';
import { cards } from './fr-cards.ts';
import { cityColour, colour, count, me, money } from './fr-terms.ts';
import type { HintWords } from './hint-words.ts';
import type { Who } from './words.ts';

const plural = (adjective: string): string =>
  /[sx]$/.test(adjective) ? adjective : `${adjective}s`;

/** What a city is for, in one line. */
function cityHint(read: CityRead, who: (seat: number) => Who): string {
  const all = read.cubes.reduce((sum, each) => sum + each.count, 0);
  const takes =
    read.colour === GREY
      ? 'ville grise, où rien ne se livre avant qu’on l’urbanise'
      : `ville ${cityColour(read.colour)}, où se livrent les cubes ${plural(colour(read.colour))}`;
  const has = all === 0 ? 'vide' : `${count(all, 'cube')} à livrer ailleurs`;
  const { hotel } = read;
  const owner = hotel === undefined || hotel < 0 ? undefined : who(hotel);
  const inn = owner ? ` ; ${owner.you ? 'votre hôtel' : `hôtel ${de(owner.name)}`}` : '';
  return `${read.name} : ${takes} ; ${has}${inn}.`;
}

export const hints: HintWords = typesetAll<HintWords>({
  city: cityHint,
  link: (from, to, who) =>
    `Lien ${from}–${to} : chaque cube qui l’emprunte rapporte 1 point à ${who.you ? 'votre compagnie' : who.name}.`,
  west: (name, who) =>
    who === undefined
      ? `Conquête de l’Ouest ${de(name)} : ${money(30)} pour qui a un lien jusqu’ici ; quatre cubes rouges arrivent.`
      : `Conquête de l’Ouest ${de(name)}, construite par ${me(who)}.`,
  mini: 'Tout le plateau en petit : touchez-le pour aller à cet endroit.',
  level: 'Niveau de la locomotive : autant de liens au plus par livraison.',
  income: 'Revenu par tour, en milliers de dollars, selon les points.',
  shares: 'Parts émises : chacune coûte 1 000 $ par tour et un point à la fin.',
  points: 'Points sur la piste ; en dessous, parts déduites.',
  first: 'Premier joueur du tour : il joue d’abord à chaque tour d’action.',
  curve: 'Revenu de chaque case : il monte jusqu’à 25 000 $, puis redescend.',
  tycoon: 'Votre nabab reste secret : il compte à la fin.',
  end: 'Assez de villes vides, et le tour suivant est le dernier.',
  bag: 'Cubes encore dans le sac : ils arrivent quand on urbanise.',
  card: (of) => `${cards.name(of)} : ${cards.does(of)} (${cards.sign(of)}).`,
});
