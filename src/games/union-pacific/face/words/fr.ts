import { type Track, UP } from '#games/union-pacific/rules/model.ts';
import { de, deEach, typesetAll } from '#kernel/french.ts';
import type { Who } from '#kernel/who.ts';
import type { CityRead } from '../logic/cities.ts';
import { card, count, list, rank, track, tracks } from './fr-terms.ts';
import { share, short } from './names.ts';
import type { Words } from './words.ts';

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
  subtitleStart: 'Investissement initial',
  subtitleOver: (turns) => `Terminée en ${count(turns, 'tour')}`,
  stepsStart: ['Donne', 'Investissement initial', 'Actions visibles'],
  stepsBuild: ['Piocher', 'Construire ou investir', 'Prendre une action', 'Échanger'],
  stepsInvest: ['Piocher', 'Investir', 'Défausser'],

  share,
  track,
  tracks,
  trackCard: (of) => capital(track(of)),
  where: ({ from, to, nth: at, of: all, kind }) => [
    `${from} – ${to}`,
    all === 1 ? `case unique, ${track(kind)}` : `case ${at} sur ${all}, ${track(kind)}`,
  ],

  call: {
    yours: {
      open: 'Votre investissement initial',
      swap: 'À vous : remplacer une carte morte ?',
      act: 'À vous : construire ou investir',
      idle: 'Rien à construire ni à investir',
      discard: 'Défaussez une carte voie ferrée',
      take: 'Prenez une action',
      exchange: 'Échanger une action contre Union Pacific ?',
    },
    waits: (names) => `En attente ${deEach(names)}`,
    turnOf: (name) => `Au tour ${de(name)}`,
    house: 'La maison distribue',
    over: 'La partie est finie',
  },
  hint: {
    open: 'Choisissez en secret une de vos actions. Tous les choix seront révélés ensemble.',
    openPicked: (of) =>
      `L’action **${share(of)}** sera exposée devant vous. Ce choix est définitif.`,
    opened: (of) =>
      `Vous exposez **${share(of)}**. Personne ne le voit avant que tous aient choisi.`,
    swap: 'Avant de piocher, vous pouvez remplacer vos cartes mortes ; ou bien continuez.',
    swapNone:
      'Certains types de voie sont pleins, mais aucune de vos cartes n’est morte. Continuez.',
    swapNothing:
      'Des cartes sont mortes, mais il n’en reste aucune à piocher à leur place. Continuez.',
    swapPicked: (of) => `${capital(theCard(of))} sort du jeu, et vous en piochez une autre.`,
    card: 'Choisissez une carte voie ferrée, une compagnie ou une case du plateau.',
    onlyInvest: 'Aucune de vos cartes ne permet de construire : il faut investir.',
    company: (of, spaces) =>
      of === undefined
        ? `${count(spaces, 'case')} à construire : choisissez une compagnie.`
        : `Avec ${theCard(of)} : ${count(spaces, 'case')}. Choisissez une compagnie, ou une case.`,
    companyHere: (companies) =>
      `${list(companies.map(short), 'ou')} peut construire ici : choisissez.`,
    space: (of, spaces) =>
      `**${share(of)}** : ${count(spaces, 'case')}. Choisissez-en une sur le plateau.`,
    invest:
      'Choisissez les actions à exposer : autant que vous voulez d’une compagnie, ou une de chacune de deux compagnies.',
    idle: 'Vous ne pouvez ni construire ni investir. Choisissez une carte voie ferrée à défausser.',
    discard: 'Choisissez la carte voie ferrée à défausser ; votre tour sera fini.',
    discardPicked: (of) => `${capital(theCard(of))} va à la défausse.`,
    take: 'Prenez une action visible, la première carte de la pioche ou une action Union Pacific.',
    takeDisplay: (of) => `**${share(of)}** va dans votre main, au vu de tous.`,
    takePile: ({ chance }) =>
      chance === 0
        ? 'La première carte de la pioche, vue de vous seul. Ce ne peut être un dividende.'
        : `La première carte de la pioche, vue de vous seul. Un dividende : **${percent(chance)}**.`,
    takeUp: (left) =>
      `Une action **Union Pacific** va dans votre main ; il en restera ${left - 1}.`,
    exchange:
      'Vous pouvez échanger une action de votre main contre une action Union Pacific, ou finir le tour.',
    exchangePicked: (of) =>
      `**${share(of)}** sort du jeu sans être vue ; vous recevez une action **Union Pacific**.`,
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
    nobody: 'rien pour personne',
    now: 'Un dividende paierait maintenant :',
    ended: 'À la fin :',
    lays: (shares) =>
      `Vous exposez ${list(shares.map(([of, n]) => (n > 1 ? `${n} × ${short(of)}` : short(of))))}`,
  },
  lever: {
    open: 'Exposer cette action',
    build: 'Poser le train',
    invest: 'Investir',
    discard: 'Défausser',
    take: 'Prendre',
    draw: 'Piocher',
    exchange: 'Échanger',
    endTurn: 'Finir le tour',
    swap: 'Remplacer',
    goOn: 'Continuer',
    choose: 'Choisissez',
  },
  mode: { build: 'Construire plutôt', invest: 'Investir plutôt', label: 'Construire ou investir' },
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
    empty: 'vide',
    none: 'aucune',
    count: (n) => `il y en a ${n}`,
    picked: (picked, n) => `${picked} prise${picked < 2 ? '' : 's'} sur ${n}`,
    hands: 'Les mains',
    discards: (counts) =>
      `Défaussées : ${counts.map(([of, n]) => tracks(n, of)).join(', ') || 'aucune'}`,
    tooMany: 'Autant que vous voulez d’une compagnie, ou une de chacune de deux compagnies',
    cannotBuild: 'rien à construire',
    dead: 'morte',
  },
  pile: {
    name: 'La pioche',
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
    point: (of) => `${share(of)} : montrer sur le plateau`,
    withoutThird: 'Sans le joueur imaginaire, qui prend part au 3e paiement',
    upRow: (row) => `les rangs un à cinq touchent ${row.join(', ')}`,
  },
  map: {
    label: 'Plateau : l’Amérique du Nord',
    help: 'Les flèches vont de case en case, ou déplacent le plateau ; plus, moins et zéro le rapprochent ou l’éloignent.',
    places: 'Cases où l’on peut construire',
    place: ([section, space], company) =>
      `${section}, ${space}${company === undefined ? '' : ` : ${company}`}`,
    cities: 'Villes',
    city,
    closer: 'Plus près',
    farther: 'Plus loin',
    whole: 'Tout le plateau',
    tag: (company, from, to) => `${short(company)} ${from} → ${to}`,
  },
  panes: { label: 'Vue', map: 'Plateau', papers: 'Papiers', toChoice: 'Choisir' },
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
    bar: (name, parts, money) => `${name} : ${[...parts, `${money} en tout`].join(', ')}`,
  },
};

export const fr: Words = typesetAll(plain);
