import { UP } from '#games/union-pacific/rules/model.ts';
import type { Taking } from '../logic/worth.ts';
import { card, count, list, nth, percent, place, whose } from './en-terms.ts';
import { counted, rise, share, short, worth } from './names.ts';
import type { TurnWords } from './words.ts';

function standing({ share: of, stand }: Taking, nameOf: (seat: number) => string): string {
  switch (stand.is) {
    case 'sole':
      // 9.9; the Union Pacific pays by place.
      return of === UP
        ? 'nobody else has laid any out'
        : 'nobody else has any, so you are paid for first and second';
    case 'leads':
      return 'you stay ahead';
    case 'passes':
      return `you pass ${list(stand.seats.map(nameOf))}`;
    case 'level':
      return `level with ${list(stand.seats.map(nameOf))}`;
    case 'behind':
      return `${place(stand.place)}, behind ${nameOf(stand.seat)}`;
    case 'unpaid':
      return `not paid yet, ${nameOf(stand.seat)} has ${stand.shares}`;
  }
}

/** What is asked, and what a choice would do. */
export const turn: TurnWords = {
  call: {
    yours: {
      open: 'Your opening investment',
      swap: 'Your turn: swap a dead card?',
      act: 'Your turn: build or invest',
      idle: 'Nothing to build or invest: discard',
      discard: 'Discard a track card',
      take: 'Take a share',
      exchange: 'Exchange for Union Pacific?',
    },
    inPencil: {
      open: 'In pencil: opening investment',
      swap: 'In pencil: swap a dead card?',
      act: 'In pencil: build or invest',
      idle: 'In pencil: nothing to build or invest',
      discard: 'In pencil: discard a track card',
      take: 'In pencil: take a share',
      exchange: 'In pencil: exchange a share?',
    },
    waits: (names) => `Waiting for ${list(names)}`,
    yourTurn: 'Your turn',
    turnOf: (name) => `${whose(name)} turn`,
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
    take: ({ display, pile, up }) =>
      `Take a share: ${list(
        [
          ...(display ? ['from the display'] : []),
          ...(pile ? ['the top card of the pile'] : []),
          ...(up ? ['Union Pacific'] : []),
        ],
        'or',
      )}.`,
    taking: (taking, nameOf) => {
      const { share: of, from, to, nth: n, hand, stand } = taking;
      return `Your ${nth(n)}${
        hand === 0 ? '' : `, laid out with ${hand === 1 ? 'the one' : `the ${hand}`} in your hand`
      }: ${standing(taking, nameOf)}${
        to === 0
          ? stand.is === 'unpaid'
            ? ''
            : ', nothing at the next dividend'
          : from === to
            ? `, **+${to}** with or without it`
            : `, **${worth(from, to, '')}** at the next dividend`
      }.${of === UP ? '' : ' Everybody sees it.'}`;
    },
    takePile: ({ chance }) =>
      chance === 0
        ? 'The top card, seen by you alone. It cannot be a dividend.'
        : `The top card, seen by you alone. A dividend: **${percent(chance)}**.`,
    takeUp: (left) => (left === 1 ? 'It is the last.' : `${left - 1} are left then.`),
    drew: (of) => `You drew **${share(of)}** from the pile.`,
    exchange: 'You may give one share of your hand for a Union Pacific one; or end your turn.',
    exchangePicked: (of, { from, to }) =>
      `**${share(of)}** leaves the game unseen, a **Union Pacific** share comes: ${worth(from, to, 'still')} once laid out.`,
    exchangeSame: (left) =>
      `A Union Pacific share for another: **your hand stays the same**, and ${left === 1 ? 'none is left' : `${left - 1} are left`} for everybody.`,
    atDividend: 'At a dividend:',
    worth: (of, { value }) =>
      of === UP
        ? [share(of), '']
        : value.from === value.to
          ? [`${share(of)} is worth`, `${value.to}`]
          : [`${share(of)} would be worth`, rise(value.from, value.to)],
    plays: (of) => `plays the ${card(of)}`,
    change: (who, from, to) => [who.you ? 'You' : who.name, rise(from, to)],
    nobody: 'nothing for anyone',
    sole: 'alone: for first and second',
    now: 'A dividend would pay now:',
    ended: 'At the end:',
    lays: (shares) => `You lay out ${list(shares.map(counted))}`,
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
    missing: {
      share: 'First choose one of your shares.',
      building: (track, company) =>
        `First choose ${list([
          ...(track ? [] : ['a track card']),
          ...(company ? [] : ['a company']),
          'a space on the map',
        ])}.`,
      shares: 'First choose the shares that you lay out.',
      track: 'First choose a track card to discard.',
      source: 'First choose a share on display, the pile or Union Pacific.',
    },
  },
  mode: { build: 'Build instead', invest: 'Invest instead', label: 'Build or invest' },
};
