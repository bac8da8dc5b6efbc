import { card, count, list, track } from './en-terms.ts';
import { share, short } from './names.ts';
import type { Why } from './why.ts';

/** Why not: each names the pieces. */
export const why: Why = {
  over: 'The game is over; nobody can do anything any more.',
  notYours: 'It is **not your turn**.',
  house: 'The house is **dealing or turning a card**; wait a moment.',
  notNow:
    'This is not the moment. You draw, then **build or invest**; a share is taken after building, a card discarded after investing.',
  notHeldOpening: (of) => `You hold no share of **${share(of)}**.`,
  chosen: 'You have **chosen already**, and the opening choice is final.',
  mustAct: (canBuild) =>
    canBuild
      ? 'Nobody may pass: you can **build or invest**, so you must.'
      : 'Nobody may pass: you hold a share, so you must **invest** before you discard.',
  notHeldTrack: (of) => `You hold **no ${card(of)}**.`,
  notDead: (of) =>
    of === 4
      ? 'A **joker** is never dead.'
      : `The **${card(of)}** is not dead: there is still a free ${track(of)} space on the board.`,
  noTrackLeft: (of) =>
    `The **${card(of)}** is dead, but there is **no card left to draw** in its place.`,
  cannotUse: (company, kind, kinds) =>
    `**${share(company)}** cannot use **${track(kind)}** track, only ${list(kinds.map(track))}.`,
  wrongCard: (of, kind) =>
    `A **${card(of)}** builds on ${track(of)} track only, and this space is **${track(kind)}**.`,
  taken: (where, company) => `On ${where} stands a train of **${share(company)}** already.`,
  twice: (company, section) =>
    `**${share(company)}** has a train on the section ${section} already, and only one may stand on a section.`,
  unconnected: (company, section) =>
    `The section ${section} is not connected to the network of **${share(company)}**: neither end is its home or the end of a section with one of its own trains.`,
  noTrains: (company) => `**${share(company)}** has no train left.`,
  emptyPlace: 'There is **no share** at this place of the display.',
  emptyPile: 'The **pile is empty**.',
  noUp: 'There is **no Union Pacific share** left.',
  upByExchange:
    'By the rules of the second edition a Union Pacific share comes **only by exchange**.',
  notHeldExchange: (of) => `You hold no share of **${share(of)}** in hand; exposed ones stay.`,
  notHeldInvest: (of, held) =>
    held === 0
      ? `You hold no share of **${share(of)}**.`
      : `You hold only **${held}** of ${share(of)}.`,
  samePair: (of) =>
    `A pair must be of **two different** companies, and this is twice ${share(of)}.`,
  tooMany:
    'In one turn you lay out **any number of one** company, or **one each of two**. Put another share back first.',
  insteadHere: (of, spaces) =>
    `With the ${card(of)} you could build on ${count(spaces, 'other space')}.`,
  instead: (company, spaces) => `${short(company)} could build on ${count(spaces, 'other space')}.`,
  insteadCard: (company, cards) =>
    `${short(company)} could build with ${list(cards.map(card), 'or')}.`,
  unknown: 'The rules do not allow this.',
};
