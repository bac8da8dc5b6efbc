import { cardName } from '#games/railroad-tycoon/rules/words/cards.ts';
import { de } from '#kernel/french.ts';
import type { Item, Payment } from '../logic/bill.ts';
import { cityColour, colour, count, money, points, towards } from './fr-terms.ts';
import type { PanelWords } from './panel-words.ts';

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

export const panels: PanelWords = {
  actions: {
    label: 'Actions',
    what: 'Ce que vous pouvez faire',
    best: 'Rapporte le plus à présent',
    name: {
      build: ['Construire', 'Voie'],
      urbanise: ['Urbaniser', 'Ville'],
      upgrade: ['Améliorer', 'Machine'],
      deliver: ['Livrer', 'Livrer'],
      card: ['Carte', 'Carte'],
      west: ['Ouest', 'Ouest'],
    },
    build: (tiles) => `1 à ${count(tiles, 'tuile')}`,
    deliver: (cubes) => (cubes === 0 ? 'aucun cube' : `${count(cubes, 'cube')} à portée`),
    card: (n) => (n === 0 ? 'aucune carte' : `${n} à prendre`),
    upgrade: (price) => money(price),
    highest: 'niveau le plus haut',
    later: 'plus tard',
    none: 'rien',
    noGrey: 'aucune ville grise',
    noTile: 'plus de tuile',
    noLink: 'lien requis',
    taken: 'déjà construit',
    decline: 'Renoncer',
    declineSub: (actions) => (actions > 1 ? `à une action sur ${actions}` : 'à votre action'),
    declineSure: 'Ne rien faire de cette action ?',
    issue: 'Émettre une part',
    issueSub: `+${money(5)}, −1 point`,
    issueLever: (shares) => `Émettre ${count(shares, 'part')}`,
    confirm: 'Confirmer',
    cancel: 'Pas encore',
  },
  auction: {
    title: 'Enchère : jouer en premier',
    turn: (turn) => `tour ${turn}`,
    passed: 'passe',
    leads: 'mène',
    speaks: 'enchérit',
    waits: 'attend',
    yourBid: 'Votre offre',
    upTo: 'Surenchérir jusqu’à',
    limitOff: 'non',
    upToNote: (amount) =>
      `Enchérit pour vous jusqu’à ${money(amount)} tant que cette page est ouverte.`,
    offer: (amount) => `Offrir ${money(amount)}`,
    pass: 'Passer',
    fewer: `${money(1)} de moins`,
    more: `${money(1)} de plus`,
    cost: ({ shares, moneyBefore, total }) =>
      shares === 0
        ? `${money(moneyBefore)} en caisse : il restera ${money(moneyBefore - total)} si vous l’emportez.`
        : `${money(moneyBefore)} en caisse : vous émettrez **${count(shares, 'part')}** si vous l’emportez.`,
    next: (who) => (who.you ? 'Ensuite, c’est à vous.' : `Ensuite parle ${who.name}.`),
    otherwise: (who) =>
      who.you
        ? 'Si tous passent, vous êtes premier joueur sans rien payer.'
        : `Si tous passent, ${who.name} est premier joueur sans rien payer.`,
  },
  bill: {
    title: (from, to) => (to === undefined ? `Depuis ${from}` : `${from} → ${to}`),
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
    lay: (city, tiles) => `Construire vers ${city} : ${count(tiles, 'tuile')}`,
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
    gain: (n) => `+${n}`,
    byCard: (card, n) => `${cardName(card, 'fr')} +${n}`,
    drawn: (cubes, city) => `${count(cubes, 'nouveau cube', 'nouveaux cubes')} à ${city}`,
    empties: (city, empty, due) => `${city} serait vide : ${empty} sur ${due}.`,
    deliver: (city, n) => `Livrer à ${city} : +${n}`,
    other: 'Autre cube',
    from: (city) => `Cubes ${de(city)}`,
  },
  urbanise: {
    title: 'Nouvelle ville',
    tiles: (of, left) => `${cityColour(of)}, ${left < 2 ? `reste ${left}` : `restent ${left}`}`,
    does: (city, of) => `${city} devient ${cityColour(of)} pour de bon et reçoit deux cubes.`,
    free: 'La carte paie.',
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
};
