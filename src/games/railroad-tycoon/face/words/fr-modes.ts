import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { de, typesetAll } from '#kernel/french.ts';
import type { Item, Payment } from '../logic/bill.ts';
import { routes } from './fr-routes.ts';
import { cityColour, colour, count, me, money, points, towards } from './fr-terms.ts';
import type { ModeWords } from './mode-words.ts';

const sums = (each: number): string => (each === 0 ? '0' : `${each}\u202f000`);

function item({ what, count: n, each }: Item): string {
  const times = (name: string) => (n === 1 ? name : `${name}, ${n} × ${sums(each)}`);
  switch (what) {
    case 'open':
      return times(n === 1 ? 'Hexagone ouvert' : 'Ouverts');
    case 'hill':
      return times(n === 1 ? 'Colline' : 'Collines');
    case 'ridge':
      return times(n === 1 ? 'Arête' : 'Arêtes');
    case 'river':
      return times(n === 1 ? 'Fleuve' : 'Fleuves');
    case 'free':
      return n < 2 ? 'Offert : 1 hexagone' : `Offerts : ${n} hexagones`;
    case 'level':
      return 'Locomotive';
    case 'new-city':
      return 'Tuile de nouvelle ville';
    case 'western':
      return 'Lien de conquête de l’Ouest';
  }
}

function payment({ shares, moneyBefore, moneyAfter, ...rest }: Payment): string {
  const { dividendsBefore, dividendsAfter } = rest;
  if (shares === 0) return `${money(moneyBefore)} en caisse, il reste **${money(moneyAfter)}**.`;
  return `${money(moneyBefore)} en caisse et ${money(shares * 5)} de parts : reste **${money(moneyAfter)}**. Dividendes : ${money(dividendsBefore)} → **${money(dividendsAfter)}** par tour, ${points(shares)} de moins à la fin.`;
}

export const modes: ModeWords = typesetAll<ModeWords>({
  pays: { shares: (n) => count(n, 'part'), toIssue: 'à émettre' },
  bill: {
    title: (from, to) => (to === undefined ? `Depuis ${from}` : `${from} → ${to}`),
    from: 'Choisissez le départ',
    to: 'Choisissez l’arrivée',
    noCity: (n) =>
      `${count(n, 'tuile')} ne mènent à aucune ville d’ici : choisissez un autre départ, ou posez des tuiles et arrêtez.`,
    tiles: (n, of) => `${count(n, 'tuile')} sur ${of}`,
    count: (n) => count(n, 'tuile'),
    item,
    noRiver: 'Fleuve à traverser : aucun',
    total: 'À payer',
    free: 'gratuit',
    shares: 'Parts à émettre',
    fewer: 'Une part de moins',
    more: 'Une part de plus',
    payment,
    lay: (city) => `Construire vers ${city}`,
    layUnfinished: (tiles) =>
      tiles === 1 ? 'La poser et arrêter' : `En poser ${tiles} et arrêter`,
    goesOn: 'Vos liens inachevés',
    reach: 'Villes à portée',
    stop: 'Arrêter de construire',
    back: 'Retirer une tuile',
    drop: 'Recommencer',
    grant: 'Utiliser un terrain du gouvernement',
    grantSub: 'les hexagones ouverts sans fleuve sont gratuits',
    fifth: 'la cinquième par Technologie parfaite',
    unfinished: 'Une voie inachevée quitte le plateau à la fin du tour.',
    turn: (side) => `Réorienter la dernière tuile ${towards(side)}`,
    turnLever: 'La réorienter et arrêter',
  },
  delivery: {
    title: (of, city) => `Cube ${colour(of)} ${de(city)}`,
    level: (level) => `jusqu’à ${count(level, 'lien')}`,
    byCard: (card, n) => `${cardName(card, 'fr')} +${n}`,
    gainOf: (n, who) => `+${n} pour ${me(who)}`,
    over: (cities) => `par ${cities.join(', ')}`,
    drawn: (cubes, city) => `${count(cubes, 'nouveau cube', 'nouveaux cubes')} à ${city}`,
    empties: (city, empty, due) =>
      empty > due
        ? `${city} serait vide.`
        : `${city} serait vide : ${empty} sur ${due}${empty === due ? ', et **la fin serait proche**' : ''}.`,
    deliver: (city, n) => `Livrer à ${city} : +${n}`,
    other: 'Autre cube',
    from: (city) => `Cubes ${de(city)}`,
  },
  urbanise: {
    title: 'Nouvelle ville',
    none: 'Aucune ne mettrait un cube à portée pour l’instant.',
    tiles: (of, left) => `${cityColour(of)}, ${left < 2 ? `reste ${left}` : `restent ${left}`}`,
    does: (city, of) => `${city} devient ${cityColour(of)} pour de bon et reçoit deux cubes.`,
    free: 'La carte paie.',
    choose: 'Choisissez sa couleur',
    lever: (city) => `Urbaniser ${city}`,
  },
  upgrade: {
    title: (level) => `Locomotive de niveau ${level}`,
    does: (level) => `Vos cubes pourront alors suivre ${count(level, 'lien')}.`,
    lever: (level) => `Passer au niveau ${level}`,
  },
  west: {
    title: 'Conquête de l’Ouest',
    does: (city, market) =>
      `Quatre cubes rouges arrivent à ${city}.${market === undefined ? '' : ` Chacun, livré à ${market}, y amène deux nouveaux cubes.`}`,
    lever: (city) => `Construire à ${city}`,
  },
  growth: { title: 'Croissance de ville', lever: (city) => `Deux cubes à ${city}` },
  routes,
});
