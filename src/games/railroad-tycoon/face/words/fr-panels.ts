import { count, money } from './fr-terms.ts';
import type { PanelWords } from './panel-words.ts';

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
    cubes: (n) => count(n, 'cube'),
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
    youSpeak: 'enchérissez',
    waits: 'à venir',
    first: 'premier joueur',
    yourBid: 'Votre offre',
    upTo: 'Surenchérir jusqu’à',
    limitOff: 'non',
    upToNote: (amount) =>
      `La table enchérit pour vous jusqu’à ${money(amount)}, même cette page fermée.`,
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
};
