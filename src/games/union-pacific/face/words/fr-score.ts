import { list, me, millions, nth, rank } from './fr-terms.ts';
import { counted } from './names.ts';
import type { ScoreWords } from './words.ts';

/** Openings and dividends on show, and the end. */
export const score: ScoreWords = {
  opening: { title: 'Investissements initiaux', sub: 'révélés ensemble' },
  dividend: {
    turned: (n) => `Dividende ! Le ${nth(n)} paiement`,
    title: (n) => `${nth(n)} dividende`,
    sub: (n, all) => `paiement ${n} sur ${all}`,
    sum: 'En tout',
    third: 'Imaginaire',
    thirdAppeared:
      'Les actions de la pioche, les actions visibles et les actions Union Pacific qui restent sont au troisième joueur, imaginaire.',
    close: 'Fermer',
    next: 'Compagnie suivante',
    back: 'Compagnie précédente',
    other: (n) => `${nth(n)} dividende`,
    skip: 'Touchez l’écran ou pressez une touche pour passer',
    why: (nth, sole, tied) => (sole ? 'seul' : `${rank(nth)}${tied ? ' à égalité' : ''}`),
    hidden: 'caché',
  },
  score: {
    title: 'Actions et fortunes',
    line: (parts) => `Fortunes : ${parts.join(', ')}`,
    has: (who, money) => `${me(who)} ${money}`,
  },
  result: {
    won: (who, money) =>
      `${who.you ? 'Vous gagnez' : `${who.name} gagne`} avec ${millions(money)}.`,
    tied: (names, money) => `${list(names)} se partagent la victoire avec ${millions(money)}.`,
    third: 'le joueur imaginaire',
    thirdWon: (money) => `Le troisième joueur, imaginaire, gagne avec ${millions(money)}.`,
    chart: 'Fortune par dividende',
    nth: (n) => `${nth(n)} dividende`,
    unseen: 'caché',
    holdings: 'Actions à la fin',
    money: 'Fortune',
    place: 'Rang',
    inHand: 'Restées en main',
    unplayed: (shares, missed) =>
      `Restées dans votre main : **${list(shares.map(counted))}** ; ${
        missed === 0
          ? 'rien de perdu au dernier dividende.'
          : `exposées, elles auraient rapporté **+${missed}** au dernier dividende.`
      }`,
    allPlayed: 'Rien n’est resté dans votre main.',
    byTurn: 'Fortune tour par tour',
    byTurnSub: 'avec ce qu’un dividende aurait payé alors',
    atShort: nth,
    at: (n, round) => `${nth(n)}, tour ${round}`,
    course: (name, at, sum) => `${name} : ${[...at, sum].join(', ')}`,
    bar: (name, parts, money) => `${name} : ${[...parts, `${money} en tout`].join(', ')}`,
  },
};
