import { type Track, UP } from '#games/union-pacific/model.ts';
import { de, typesetAll } from '#kernel/french.ts';
import type { CityRead } from '../logic/cities.ts';
import { card, count, list, track } from './fr-terms.ts';
import { share, short } from './names.ts';
import type { Who, Words } from './words.ts';

const NUMBERS = [
  'aucune',
  'une',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
] as const;
const nth = (n: number): string => (n === 1 ? '1er' : `${n}e`);
const spelt = (n: number, one: string): string => `${NUMBERS[n] ?? n} ${one}${n < 2 ? '' : 's'}`;
const theCard = (of: Track): string => (of === 4 ? 'le **joker**' : `la carte **${track(of)}**`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const me = (who: Who): string => (who.you ? 'vous' : who.name);
const millions = (n: number): string => `${n} million${n < 2 ? '' : 's'}`;

function city({ name, sections, present }: CityRead): string {
  const ways = sections.map(({ to, spaces }) => {
    const kinds = spaces.map(({ kind, company }) =>
      company === undefined ? track(kind) : `${track(kind)} avec ${short(company)}`,
    );
    return `${to} ${count(spaces.length, 'case')}, ${kinds.join(', ')}`;
  });
  const there =
    present.length === 0
      ? []
      : [`${list(present.map(share))} ${present.length < 2 ? 'présente' : 'présentes'}`];
  return `${name} : ${[spelt(sections.length, 'section'), ...ways, ...there].join(' ; ')}`;
}

const percent = (of: number): string =>
  `${(of * 100).toFixed(of > 0 && of < 0.1 ? 1 : 0).replace('.', ',')} %`;

const plain: Words = {
  subtitle: (turn, paid) =>
    `Tour ${turn} · ${paid === 0 ? 'aucun dividende versé' : `${nth(paid)} dividende versé`}`,
  subtitleStart: 'Premier investissement',
  subtitleOver: (turns) => `Terminée en ${count(turns, 'tour')}`,
  stepsStart: ['Donne', 'Premier investissement', 'Étalage'],
  stepsBuild: ['Piocher', 'Construire ou investir', 'Prendre une action', 'Échanger'],
  stepsInvest: ['Piocher', 'Investir', 'Défausser'],

  share,
  track,
  trackCard: (of) => capital(track(of)),
  where: ({ from, to, nth: at, of: all, kind }) => [
    `${from} – ${to}`,
    all === 1 ? `case unique, ${track(kind)}` : `case ${at} sur ${all}, ${track(kind)}`,
  ],

  call: {
    yours: {
      open: 'Votre premier investissement',
      swap: 'À vous : échanger une carte morte ?',
      act: 'À vous : construire ou investir',
      idle: 'Rien à construire ni à investir',
      discard: 'Défaussez une carte de voie',
      take: 'Prenez une action',
      exchange: 'Échanger une action contre Union Pacific ?',
    },
    waits: (names) =>
      `En attente ${list(names.map((name, i) => (i === 0 ? de(name) : `${de(name)}`)))}`,
    chosen: 'Vous avez choisi',
    turnOf: (name) => `Au tour ${de(name)}`,
    house: 'La maison distribue',
    over: 'La partie est finie',
    watching: 'Vous regardez',
  },
  hint: {
    open: 'Choisissez en secret une de vos actions. Tous les choix seront révélés ensemble.',
    openPicked: (of) => `**${share(of)}** sera étalée devant vous. Le choix est définitif.`,
    opened: (of) =>
      `Vous étalez **${share(of)}**. Personne ne le voit avant que tous aient choisi.`,
    swap: 'Avant de piocher, vous pouvez échanger vos cartes mortes ; ou continuez.',
    swapNone: 'Des voies sont pleines, mais aucune de vos cartes n’est morte. Continuez.',
    swapPicked: (of) => `${capital(theCard(of))} quitte la partie, et vous en piochez une autre.`,
    card: 'Choisissez une carte de voie, une compagnie, ou une case de la carte.',
    onlyInvest: 'Aucune de vos cartes ne permet de construire : il faut investir.',
    company: (of, spaces) =>
      of === undefined
        ? `${count(spaces, 'case')} à construire : choisissez une compagnie.`
        : `Avec ${theCard(of)} : ${count(spaces, 'case')}. Choisissez une compagnie, ou une case.`,
    companyHere: (companies) =>
      `Ici peuvent construire ${list(companies.map(short), 'ou')} : choisissez.`,
    space: (of, spaces) =>
      `**${share(of)}** : ${count(spaces, 'case')}. Choisissez-en une sur la carte.`,
    invest: 'Prenez en main autant d’actions que vous voulez d’une compagnie, ou une de deux.',
    idle: 'Vous ne pouvez ni construire ni investir. Choisissez une carte de voie à défausser.',
    discard: 'Choisissez la carte de voie à défausser ; votre tour sera fini.',
    discardPicked: (of) => `${capital(theCard(of))} va à la défausse.`,
    take: 'Prenez une action : à l’étalage, à la pile, ou Union Pacific.',
    takeDisplay: (of) => `**${share(of)}** va dans votre main, au vu de tous.`,
    takePile: ({ chance }) =>
      chance === 0
        ? 'La carte du dessus, vue de vous seul. Ce ne peut être un dividende.'
        : `La carte du dessus, vue de vous seul. Un dividende : **${percent(chance)}**.`,
    takeUp: (left) =>
      `Une action **Union Pacific** va dans votre main ; il en restera ${left - 1}.`,
    exchange:
      'Vous pouvez donner une action de votre main contre Union Pacific ; ou finir le tour.',
    exchangePicked: (of) =>
      `**${share(of)}** quitte la partie sans être vue, **Union Pacific** arrive.`,
    atDividend: 'Au dividende :',
    worth: (of, { value }) =>
      of === UP
        ? [share(of), '']
        : value.from === value.to
          ? [`${share(of)} vaut`, `${value.to}`]
          : [`${share(of)} vaudrait`, `${value.from} → ${value.to}`],
    plays: (of) => `joue ${of === 4 ? 'le joker' : `la ${card(of)}`}`,
    change: (who, from, to) => [
      who.you ? 'Vous' : who.name,
      from === to ? `${to}` : `${from} → ${to}`,
    ],
    nobody: 'personne n’en a d’action',
    now: 'Un dividende paierait maintenant :',
    ended: 'À la fin :',
    lays: (shares) =>
      `Vous étalez ${list(shares.map(([of, n]) => (n > 1 ? `${n} × ${short(of)}` : short(of))))}`,
  },
  lever: {
    open: 'Étaler cette action',
    build: 'Poser le train',
    invest: 'Investir',
    discard: 'Défausser',
    take: 'Prendre',
    draw: 'Piocher',
    exchange: 'Échanger',
    endTurn: 'Finir le tour',
    swap: 'Échanger',
    goOn: 'Continuer',
    choose: 'Choisissez',
  },
  mode: { build: 'Construire plutôt', invest: 'Investir plutôt', label: 'Construire ou investir' },
  papers: {
    tracks: 'Vos cartes de voie',
    tracksSub: (pile) => `${pile} à la pioche`,
    shares: 'Vos actions en main',
    sharesSub: 'cachées aux autres',
    sharesInvest: 'à étaler',
    display: 'Étalage',
    displayLater: 'à prendre après avoir construit',
    displayNow: 'prenez-en une',
    up: 'Union Pacific',
    upLeft: (left) => (left < 2 ? `${left} restante` : `${left} restantes`),
    upNone: 'aucune',
    upExchangeOnly: 'par échange seulement',
    upNext: (n, row) => [`${nth(n)} paiement :`, row.join(' · ')],
    upNothing: '1er paiement : rien',
    drawn: 'piochée',
    empty: 'vide',
    none: 'aucune',
    count: (n) => `il y en a ${n}`,
    picked: (picked, n) => `${picked} prise${picked < 2 ? '' : 's'} sur ${n}`,
    cards: (n) => count(n, 'carte'),
    hands: 'Les mains',
    discards: (counts) =>
      `Défaussées : ${counts.map(([of, n]) => `${n} ${track(of)}`).join(', ') || 'aucune'}`,
    tooMany: 'Autant que vous voulez d’une compagnie, ou une de deux',
    cannotBuild: 'rien à construire',
    dead: 'morte',
    alive: 'Pas morte : il lui reste des cases',
  },
  pile: {
    name: 'La pile',
    cards: (n) => (n < 2 ? 'carte' : 'cartes'),
    dividends: (n) => [count(n, 'dividende'), 'dedans'],
    chance: (of) => `à la prochaine carte : ${of}`,
    from: (earliest, latest) =>
      earliest === 1
        ? `le premier avant la ${latest + 1}e carte`
        : `le premier de la ${earliest}e à la ${latest}e`,
    paid: (paid, all) => `${paid} payé${paid < 2 ? '' : 's'} sur ${all}`,
    percent,
  },
  chips: {
    label: (of) => (of === undefined ? 'Compagnies' : capital(card(of))),
    chip: (company, spaces) => `${share(company)} : ${count(spaces, 'case')}`,
  },
  grid: {
    title: 'Actions étalées',
    sub: 'et ce que paierait un dividende',
    first: 'premier',
    second: 'second',
    company: 'Compagnie',
    value: 'Vaut',
    trains: 'Trains',
    third: 'Imag.',
    dividend: 'Dividende',
    fortune: 'Fortune',
    hand: 'En main',
    hidden: 'caché',
    you: 'vous',
    cell: (shares, rank, pays) =>
      `${shares}${rank === 1 ? ', premier' : rank === 2 ? ', second' : ''}${pays > 0 ? `, toucherait ${pays}` : ''}`,
    hands: (shares, tracks, known) =>
      `${count(shares, 'action')} et ${tracks} carte${tracks < 2 ? '' : 's'} de voie${
        known.length === 0
          ? ''
          : ` ; tous ont vu venir : ${known.map(([of, n]) => `${n} ${short(of)}`).join(', ')}`
      }`,
    point: (of) => `${share(of)} : montrer sur la carte`,
    withoutThird: 'Sans le joueur imaginaire, qui prend part au 3e paiement',
    upRow: (row) => `les places touchent ${row.join(', ')}`,
  },
  map: {
    label: 'Carte de l’Amérique du Nord',
    help: 'Les flèches vont de case en case, ou déplacent la carte ; plus, moins et zéro la rapprochent ou l’éloignent.',
    places: 'Cases où l’on peut construire',
    place: ([section, space], company) =>
      `${section}, ${space}${company === undefined ? '' : ` : ${company}`}`,
    cities: 'Villes',
    city,
    closer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Toute la carte',
    tag: (company, from, to) => `${short(company)} ${from} → ${to}`,
  },
  panes: { label: 'Vue', map: 'Carte', papers: 'Papiers', toChoice: 'Choisir' },
  opening: { title: 'Premiers investissements', sub: 'révélés ensemble' },
  dividend: {
    turned: (n) => `Dividende ! Le ${nth(n)} paiement`,
    title: (n) => `${nth(n)} dividende`,
    sub: (n, all) => `paiement ${n} sur ${all}`,
    pays: 'verse',
    sum: 'En tout',
    fortune: 'Fortune',
    third: 'Imaginaire',
    thirdAppeared:
      'Toutes les actions de la pile, de l’étalage et encore à prendre sont au troisième joueur, imaginaire.',
    close: 'Fermer',
    next: 'Compagnie suivante',
    back: 'Compagnie précédente',
    other: (n) => `${nth(n)} dividende`,
    skip: 'Touchez ou pressez une touche pour passer',
    why: (rank, sole, tied) =>
      sole ? 'seul' : `${rank === 1 ? 'premier' : 'second'}${tied ? ' à égalité' : ''}`,
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
    thirdWon: (money) => `Le troisième joueur, imaginaire, gagne avec ${millions(money)}.`,
    chart: 'Fortune par dividende',
    nth: (n) => `${nth(n)} dividende`,
    unseen: 'caché',
    holdings: 'Actions à la fin',
    money: 'Fortune',
    place: 'Place',
    bar: (name, parts, money) => `${name} : ${[...parts, `${money} en tout`].join(', ')}`,
  },
};

export const fr: Words = typesetAll(plain);
