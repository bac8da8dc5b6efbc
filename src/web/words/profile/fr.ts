import { de, typesetAll } from '#kernel/french.ts';
import { plural } from '../plural.ts';
import type { ProfileMessages } from './messages.ts';

const list = new Intl.ListFormat('fr', { type: 'conjunction' });
const parties = (count: number): string => plural('fr', count, 'partie', 'parties');

export const fr: ProfileMessages = typesetAll<ProfileMessages>({
  sheet: 'Feuille de route',
  titleOf: (name) => `Feuille de route ${de(name)}`,
  mine: 'Votre feuille de route',
  since: (date) => `À bord depuis ${date}.`,
  guest: 'Vous jouez sans carte : cette feuille n’est lue que par vous.',
  ticket: 'Prendre une carte',
  facts: {
    all: parties,
    won: (count) => plural('fr', count, 'gagnée', 'gagnées'),
    kept: 'menées au bout',
  },
  share: 'Partager',
  shared: 'Adresse copiée.',
  notShared: 'L’adresse de cette page est celle qu’on peut partager.',
  invite: {
    whom: (name) => `Inviter ${name}`,
    to: (game, free) => `${game}, ${free} ${plural('fr', free, 'place libre', 'places libres')}`,
    done: (to) => `Invitation envoyée : ${to}.`,
    failed: 'L’invitation n’a pas pu partir.',
    lay: 'Dresser une nouvelle table',
    ticket: 'On invite d’ici avec une carte d’abonnement. Le lien d’une table invite sans carte.',
    takeTicket: 'Prendre une carte',
    trouble: 'La maison ne répond pas. Réessayez dans un instant.',
  },
  replays: 'Parties à revoir',
  local: {
    title: 'Sur cet appareil',
    note: 'parties gardées dans ce navigateur, les vôtres contre l’ordinateur',
    none: 'Aucune partie finie de ce navigateur ne compte encore ici.',
    begin: 'En commencer une',
    best: 'Meilleur',
    mean: 'Moyenne',
    longest: 'La plus longue',
    decisions: (count) => `${count} ${plural('fr', count, 'décision', 'décisions')}`,
  },
  results: {
    title: 'Résultats',
    note: 'entre personnes',
    none: 'Aucune partie entre personnes pour l’instant.',
    game: 'Jeu',
    played: 'Parties',
    won: 'Gagnées',
    places: 'Rangs',
    rating: 'Cote',
    all: 'Ensemble',
    placesAre: ([first = 0, second = 0, third = 0, beyond = 0]) =>
      `${first} fois premier, ${second} fois deuxième, ${third} fois troisième, ${beyond} fois au-delà`,
    first: '1er',
    second: '2e',
    third: '3e',
    beyond: 'au-delà',
  },
  rating: {
    title: 'Profil de la cote',
    pace: 'Rythme',
    paces: { live: 'en direct', slow: 'au long cours' },
    few: (left) => `Le tracé commence à dix parties : encore ${left}.`,
    none: 'La cote vient avec les parties à la pendule, entre titulaires d’une carte.',
    highest: (value, date) => `${value}, le ${date}`,
    drawn: (game, from, to, highest) =>
      `Cote à ${game} : de ${from} à ${to}, au plus haut ${highest}.`,
  },
  against: {
    title: 'Contre qui',
    won: 'devant',
    lost: 'derrière',
    you: 'vous',
    others: (count) => (count === 1 ? 'Encore une personne' : `Les ${count} autres`),
    fewer: 'Replier',
  },
  bySeat: {
    title: 'Selon la place',
    of: (count) => `sur ${count}`,
    note: (mean) => `Parties gagnées. Le trait : la moyenne, ${mean}.`,
  },
  bots: {
    title: 'L’ordinateur à battre',
    one: (beaten, met, game) => `Battu ${beaten} fois sur ${met} à ${game}.`,
    last: (when, mine, theirs) => `La dernière, ${when} : ${mine} à ${theirs}.`,
    challenge: 'Le défier',
  },
  punches: {
    title: 'Poinçons',
    toCome: 'à venir',
    win: 'Première victoire',
    ten: 'Dix parties',
    hundred: 'Cent parties',
    every: 'Tous les jeux',
    steady: 'Dix parties menées au bout',
  },
  games: {
    title: 'Parties à revoir',
    none: 'Aucune que vous puissiez voir.',
    stopped: 'arrêtée',
    more: 'Les précédentes',
    row: (names) => list.format(names),
    you: 'vous',
    won: (names, you) => {
      if (!you) return `${list.format(names)} ${names.length === 1 ? 'gagne' : 'gagnent'}`;
      return names.length === 0 ? 'vous gagnez' : `vous gagnez avec ${list.format(names)}`;
    },
  },
  settings: {
    rated: 'Votre cote se calcule et se montre.',
    unrated: 'Votre cote ne se calcule pas et ne se montre pas.',
    switchOff: 'Sans cote',
    switchOn: 'Avec cote',
  },
  note: 'La cote est facultative et ne compte qu’entre personnes. Avec qui l’on joue aux tables privées ne se lit que par ceux qui y étaient.',
  few: (left) =>
    left === 1 ? 'Encore une partie avant les tracés.' : `Encore ${left} parties avant les tracés.`,
  nobody: {
    title: 'Personne à ce nom',
    text: 'Aucune carte ne porte ce nom ou cette marque. Sans carte, une feuille ne se lit que par son joueur.',
    back: 'À l’accueil',
  },
  trouble: 'La feuille n’a pas pu être lue.',
  troubleMine:
    'La maison ne répond pas : vos parties avec d’autres ne peuvent pas être montrées. Celles de cet appareil sont ci-dessous.',
  again: 'Réessayer',
});
