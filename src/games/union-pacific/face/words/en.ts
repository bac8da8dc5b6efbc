import { UP } from '#games/union-pacific/rules/model.ts';
import type { Who } from '#kernel/who.ts';
import type { CityRead } from '../logic/cities.ts';
import { card, count, list, place, track, tracks } from './en-terms.ts';
import { share, short } from './names.ts';
import type { Words } from './words.ts';

const NTH = ['1st', '2nd', '3rd', '4th'] as const;
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const nth = (n: number): string => NTH[n - 1] ?? `${n}th`;
const spelt = (n: number, one: string): string => `${NUMBERS[n] ?? n} ${one}${n === 1 ? '' : 's'}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const me = (who: Who): string => (who.you ? 'you' : who.name);
const millions = (n: number): string => `${n} million`;
const of = (name: string): string => `${name}’s`;

function city({ name, sections, present }: CityRead): string {
  const ways = sections.map(({ to, spaces }) => {
    const kinds = spaces.map(({ kind, company }) =>
      company === undefined ? track(kind) : `${track(kind)} with ${short(company)}`,
    );
    return `${to} ${count(spaces.length, 'space')}, ${kinds.join(', ')}`;
  });
  const there = present.length === 0 ? [] : [`${list(present.map(share))} present`];
  return `${name}: ${[spelt(sections.length, 'section'), ...ways, ...there].join('; ')}`;
}

export const en: Words = {
  subtitle: (turn, paid) =>
    `Turn ${turn} · ${paid === 0 ? 'no dividend yet' : `${nth(paid)} dividend paid`}`,
  subtitleStart: 'Opening investment',
  subtitleOver: (turns) => `Over after ${count(turns, 'turn')}`,
  stepsStart: ['Deal', 'Opening investment', 'Display'],
  stepsBuild: ['Draw', 'Build or invest', 'Take a share', 'Exchange'],
  stepsInvest: ['Draw', 'Invest', 'Discard'],

  share,
  track,
  tracks,
  trackCard: (of) => capital(track(of)),
  where: ({ from, to, nth: at, of: all, kind }) => [
    `${from} – ${to}`,
    all === 1 ? `the only space, ${track(kind)}` : `space ${at} of ${all}, ${track(kind)}`,
  ],

  call: {
    yours: {
      open: 'Your opening investment',
      swap: 'Your turn: swap a dead card?',
      act: 'Your turn: build or invest',
      idle: 'Nothing to build or invest: discard',
      discard: 'Discard a track card',
      take: 'Take a share',
      exchange: 'Exchange a share for Union Pacific?',
    },
    waits: (names) => `Waiting for ${list(names)}`,
    turnOf: (name) => `${of(name)} turn`,
    house: 'The house deals',
    over: 'The game is over',
  },
  hint: {
    open: 'Choose in secret one of your shares. All choices are revealed together.',
    openPicked: (of) => `**${share(of)}** will be laid out before you. The choice is final.`,
    opened: (of) => `You lay out **${share(of)}**. Nobody sees it before all have chosen.`,
    swap: 'Dead cards may be swapped before you draw; or go on.',
    swapNone: 'Some types of track are full, but none of your cards is dead. Go on.',
    swapNothing: 'Cards are dead, but there is none left to draw in their place. Go on.',
    swapPicked: (of) => `The **${card(of)}** leaves the game, and you draw another.`,
    card: 'Choose a track card, or a company, or a space on the map.',
    onlyInvest: 'None of your cards can build anything: you must invest.',
    company: (of, spaces) =>
      of === undefined
        ? `${count(spaces, 'space')} can be built on: choose a company.`
        : `With the **${card(of)}**: ${count(spaces, 'space')}. Choose a company, or a space.`,
    companyHere: (companies) => `${list(companies.map(short), 'or')} could build here: choose.`,
    space: (of, spaces) => `**${share(of)}**: ${count(spaces, 'space')}. Choose one on the map.`,
    invest: 'Pick shares from your hand: any number of one company, or one each of two.',
    idle: 'You can neither build nor invest. Choose a track card to discard.',
    discard: 'Choose the track card to discard; then your turn is over.',
    discardPicked: (of) => `The **${card(of)}** goes to the discards.`,
    take: 'Take a share: from the display, from the pile, or Union Pacific.',
    takeDisplay: (of) => `**${share(of)}** into your hand; everybody sees it.`,
    takePile: ({ chance }) =>
      chance === 0
        ? 'The top card, seen by you alone. It cannot be a dividend.'
        : `The top card, seen by you alone. A dividend: **${en.pile.percent(chance)}**.`,
    takeUp: (left) => `A **Union Pacific** share into your hand; ${left - 1} are left then.`,
    exchange: 'You may give one share of your hand for a Union Pacific one; or end your turn.',
    exchangePicked: (of) =>
      `**${share(of)}** leaves the game unseen, a **Union Pacific** share comes.`,
    atDividend: 'At a dividend:',
    worth: (of, { value }) =>
      of === UP
        ? [share(of), '']
        : value.from === value.to
          ? [`${share(of)} is worth`, `${value.to}`]
          : [`${share(of)} would be worth`, `${value.from} → ${value.to}`],
    plays: (of) => `plays the ${card(of)}`,
    change: (who, from, to) => [
      who.you ? 'You' : who.name,
      from === to ? `${to}` : `${from} → ${to}`,
    ],
    nobody: 'nothing for anyone',
    now: 'A dividend would pay now:',
    ended: 'At the end:',
    lays: (shares) =>
      `You lay out ${list(shares.map(([of, n]) => (n > 1 ? `${n} × ${short(of)}` : short(of))))}`,
  },
  lever: {
    open: 'Lay out this share',
    build: 'Place the train',
    invest: 'Invest',
    discard: 'Discard',
    take: 'Take',
    draw: 'Draw',
    exchange: 'Exchange',
    endTurn: 'End turn',
    swap: 'Swap',
    goOn: 'Go on',
    choose: 'Choose',
  },
  mode: { build: 'Build instead', invest: 'Invest instead', label: 'Build or invest' },
  papers: {
    tracks: 'Your track cards',
    tracksSub: (pile) => `${pile} in the pile`,
    shares: 'Your shares in hand',
    sharesSub: 'hidden from the others',
    sharesInvest: 'to be laid out',
    display: 'Display',
    displayLater: 'to take after building',
    displayNow: 'take one',
    up: 'Union Pacific',
    upLeft: (left) => `${left} left`,
    upNone: 'none left',
    upExchangeOnly: 'only by exchange',
    upNext: (n, row) => [`${nth(n)} payment:`, row.join(' · ')],
    upNothing: '1st payment: nothing',
    drawn: 'drawn',
    empty: 'empty',
    none: 'none',
    count: (n) => `${n} of them`,
    picked: (picked, n) => `${picked} of ${n} picked`,
    hands: 'Hands',
    discards: (counts) =>
      `Discarded: ${counts.map(([of, n]) => tracks(n, of)).join(', ') || 'nothing'}`,
    tooMany: 'Any number of one company, or one each of two',
    cannotBuild: 'nothing to build',
    dead: 'dead',
  },
  pile: {
    name: 'The pile',
    cards: (n) => (n === 1 ? 'card' : 'cards'),
    dividends: (n) => [count(n, 'dividend'), 'among them'],
    chance: (percent) => `a dividend next: ${percent}`,
    from: (earliest, latest) =>
      earliest === 1
        ? `the first by card ${latest}`
        : `the first from card ${earliest} to ${latest}`,
    paid: (paid, all) => `${paid} of ${all} paid`,
    percent: (of) => `${(of * 100).toFixed(of > 0 && of < 0.1 ? 1 : 0)}%`,
  },
  chips: {
    label: (of) => (of === undefined ? 'Companies' : capital(card(of))),
    chip: (company, spaces) => `${share(company)}: ${count(spaces, 'space')}`,
  },
  grid: {
    title: 'Exposed shares',
    sub: 'and what a dividend would pay',
    first: 'first',
    second: 'second',
    company: 'Company',
    value: 'Worth',
    trains: 'Trains',
    third: 'Imag.',
    dividend: 'Dividend',
    fortune: 'Money',
    hand: 'In hand',
    hidden: 'hidden',
    cell: (shares, rank, pays) =>
      `${shares}${rank > 0 ? `, ${place(rank)}` : ''}${pays > 0 ? `, paid ${pays}` : ''}`,
    hands: (shares, tracks, known) =>
      `${count(shares, 'share')} and ${count(tracks, 'track card')}${
        known.length === 0
          ? ''
          : `; among them, as everybody has seen: ${known.map(([of, n]) => `${n} ${short(of)}`).join(', ')}`
      }`,
    point: (of) => `${share(of)}: show on the map`,
    withoutThird: 'Without the imaginary player, who takes part in the 3rd payment',
    upRow: (row) => `places one to five are paid ${row.join(', ')}`,
  },
  map: {
    label: 'Map of North America',
    help: 'Arrows go from space to space, or move the map; plus, minus and nought change how close it is.',
    places: 'Spaces where a train can be built',
    place: ([section, space], company) =>
      `${section}, ${space}${company === undefined ? '' : `: ${company}`}`,
    cities: 'Cities',
    city,
    closer: 'Closer',
    farther: 'Farther',
    whole: 'The whole map',
    tag: (company, from, to) => `${short(company)} ${from} → ${to}`,
  },
  panes: { label: 'View', map: 'Map', papers: 'Papers', toChoice: 'To the choice' },
  opening: { title: 'Opening investments', sub: 'revealed together' },
  dividend: {
    turned: (n) => `Dividend! The ${nth(n)} payment`,
    title: (n) => `${nth(n)} dividend`,
    sub: (n, all) => `payment ${n} of ${all}`,
    sum: 'In all',
    third: 'Imaginary',
    thirdAppeared:
      'All shares in the pile, in the display and not yet taken belong to the imaginary third player now.',
    close: 'Close',
    next: 'Next company',
    back: 'Company before',
    other: (n) => `${nth(n)} dividend`,
    skip: 'Tap or press a key to skip',
    why: (rank, sole, tied) => (sole ? 'sole holder' : `${tied ? 'tied ' : ''}${place(rank)}`),
    hidden: 'hidden',
  },
  score: {
    title: 'Shares and money',
    line: (parts) => `Money: ${parts.join(', ')}`,
    has: (who, money) => `${me(who)} ${money}`,
  },
  result: {
    won: (who, money) => `${who.you ? 'You win' : `${who.name} wins`} with ${millions(money)}.`,
    tied: (names, money) => `${list(names)} share the victory with ${millions(money)} each.`,
    third: 'the imaginary player',
    thirdWon: (money) => `The imaginary third player wins with ${millions(money)}.`,
    chart: 'Money by dividend',
    nth: (n) => `${nth(n)} dividend`,
    unseen: 'hidden',
    holdings: 'Holdings at the end',
    money: 'Money',
    place: 'Place',
    bar: (name, parts, money) => `${name}: ${[...parts, `${money} in all`].join(', ')}`,
  },
};
