import { count, money } from './en-terms.ts';
import type { PanelWords } from './panel-words.ts';

export const panels: PanelWords = {
  actions: {
    label: 'Actions',
    what: 'What you can do',
    best: 'Brings most now',
    name: {
      build: ['Build', 'Track'],
      urbanise: ['Urbanise', 'City'],
      upgrade: ['Upgrade', 'Engine'],
      deliver: ['Deliver', 'Deliver'],
      card: ['Card', 'Card'],
      west: ['West', 'West'],
    },
    build: (tiles) => `1 to ${tiles} tiles`,
    deliver: (cubes) => (cubes === 0 ? 'no cube' : `${count(cubes, 'cube')} in reach`),
    cubes: (n) => count(n, 'cube'),
    card: (n) => (n === 0 ? 'no card' : `${n} to take`),
    upgrade: (price) => money(price),
    highest: 'highest level',
    later: 'later',
    none: 'nothing',
    noGrey: 'no grey city',
    noTile: 'no tile left',
    noLink: 'needs a link',
    taken: 'built',
    decline: 'Decline',
    declineSub: (actions) => (actions > 1 ? `one of ${actions} actions` : 'your action'),
    declineSure: 'Do nothing with this action?',
    issue: 'Issue a share',
    issueSub: '+$5,000, −1 point',
    issueLever: (shares) => `Issue ${count(shares, 'share')}`,
    confirm: 'Confirm',
    cancel: 'Not yet',
  },
  auction: {
    title: 'Auction: who plays first',
    turn: (turn) => `turn ${turn}`,
    passed: 'passed',
    leads: 'leads',
    speaks: 'is bidding',
    youSpeak: 'are bidding',
    first: 'first player',
    waits: 'to come',
    yourBid: 'Your bid',
    upTo: 'Keep bidding up to',
    limitOff: 'off',
    upToNote: (amount) =>
      `The table bids for you up to ${money(amount)}, even when this page is closed.`,
    offer: (amount) => `Bid ${money(amount)}`,
    pass: 'Pass',
    fewer: '$1,000 less',
    more: '$1,000 more',
    cost: ({ shares, moneyBefore, total }) =>
      shares === 0
        ? `You have ${money(moneyBefore)}: ${money(moneyBefore - total)} will be left if you win.`
        : `You have ${money(moneyBefore)}: you issue **${count(shares, 'share')}** if you win.`,
    next: (who) => (who.you ? 'Then it is for you to speak.' : `${who.name} speaks next.`),
    otherwise: (who) =>
      `If all pass, ${who.you ? 'you are' : `${who.name} is`} first and ${who.you ? 'pay' : 'pays'} nothing.`,
  },
};
