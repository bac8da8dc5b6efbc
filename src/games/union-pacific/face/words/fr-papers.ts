import { capital } from '#ui/phrases.ts';
import { card, count, list, nth, percent, rank, tracks } from './fr-terms.ts';
import { share, short, worth } from './names.ts';
import type { PaperWords } from './words.ts';

/** Cards, shares, the pile, and the grid of who holds what. */
export const papers: PaperWords = {
  papers: {
    tracks: 'Vos cartes voie ferrée',
    tracksSub: (pile) => `${pile} dans la pioche`,
    shares: 'Vos actions en main',
    sharesSub: 'cachées aux autres',
    sharesInvest: 'à exposer',
    display: 'Actions visibles',
    displayLater: 'à prendre après avoir construit',
    displayNow: 'prenez-en une',
    up: 'Union Pacific',
    upLeft: (left) => (left < 2 ? `${left} restante` : `${left} restantes`),
    upNone: 'aucune',
    upExchangeOnly: 'par échange seulement',
    upNext: (n, row) => [`${nth(n)} paiement :`, row.join(' · ')],
    upNothing: '1er paiement : rien',
    drawn: 'piochée',
    isNew: 'nouvelle',
    empty: 'vide',
    none: 'aucune',
    count: (n) => `il y en a ${n}`,
    picked: (picked, n) => `${picked} prise${picked < 2 ? '' : 's'} sur ${n}`,
    planned: (steps) => `au crayon, étape ${list(steps.map(String))}`,
    hands: 'Les mains',
    discards: (counts) =>
      `Défaussées : ${counts.map(([of, n]) => tracks(n, of)).join(', ') || 'aucune'}`,
    tooMany: 'Autant que vous voulez d’une compagnie, ou une de chacune de deux compagnies',
    cannotBuild: 'sans case',
    dead: 'morte',
    worth: ({ from, to }) => worth(from, to, 'reste'),
    worthSaid: ({ from, to }) =>
      `${worth(from, to, 'reste')} au prochain dividende une fois exposée`,
    dividendChance: (chance) => `div. ${percent(chance)}`,
    inHand: 'En main',
  },
  pile: {
    name: 'La pioche',
    cards: (n) => (n < 2 ? 'carte' : 'cartes'),
    dividends: (n) => [count(n, 'dividende'), 'dedans'],
    chance: (of) => `à la prochaine carte : ${of}`,
    from: (earliest, latest, only) =>
      `${only ? '' : 'le premier '}${
        earliest === 1
          ? `au plus tard à la ${latest === 1 ? '1re' : `${latest}e`} carte`
          : `de la ${earliest}e à la ${latest}e`
      }`,
    paid: (paid, all) => `${paid} payé${paid < 2 ? '' : 's'} sur ${all}`,
    last: 'le prochain finit la partie',
    percent,
  },
  chips: {
    label: (of) => (of === undefined ? 'Compagnies' : capital(card(of))),
    key: 'Les compagnies, et le nombre de cases où chacune peut construire',
    chip: (company, spaces) => `${share(company)} : ${count(spaces, 'case')}`,
  },
  grid: {
    title: 'Actions exposées',
    sub: 'et ce que paierait un dividende',
    first: 'premier',
    second: 'deuxième',
    company: 'Compagnie',
    value: 'Vaut',
    trains: 'Trains',
    third: 'Imag.',
    dividend: 'Dividende',
    fortune: 'Fortune',
    hand: 'En main',
    hidden: 'caché',
    cell: (shares, nth, pays) =>
      `${shares}${nth > 0 ? `, ${rank(nth)}` : ''}${pays > 0 ? `, toucherait ${pays}` : ''}`,
    hands: (shares, cards, known) =>
      `${count(shares, 'action')} et ${cards} carte${cards < 2 ? '' : 's'} voie ferrée${
        known.length === 0
          ? ''
          : ` ; tous ont vu venir : ${known.map(([of, n]) => `${n} ${short(of)}`).join(', ')}`
      }`,
    point: 'montrer sa fiche',
    withoutThird: 'Sans le joueur imaginaire, qui prend part au 3e paiement',
    upRow: (row) => `les rangs un à cinq touchent ${row.join(', ')}`,
  },
};
