import type { Who } from '#kernel/who.ts';
import { COMPANIES } from '../data/cards.ts';
import { JOKER, type Share, type Track, UP } from '../model.ts';
import { tallied } from './tallied.ts';
import type { Receipt, Words } from './words.ts';

const TRACKS = ['plain', 'dotted', 'black', 'white', 'joker'];
const NTH = ['first', 'second', 'third', 'fourth'];

/** Subject and verb: "You take", "Ada takes". */
const does = (who: Who, verb: string) => (who.you ? `You ${verb}` : `${who.name} ${verb}s`);
/** A joker has no type. `show`: how the type, or the joker, is set. */
export const aCard = (track: Track, show = (word: string): string => word) =>
  `a ${show(en.track(track))}${track === JOKER ? '' : ' track card'}`;
const bold = (word: string) => `**${word}**`;
export const names = (shares: readonly Share[]) =>
  tallied(shares)
    .map(([share, count]) => (count > 1 ? `${count} × ${en.share(share)}` : en.share(share)))
    .join(', ');
export const receipts = (all: readonly Receipt[]) =>
  all
    .map(
      ({ who, amount }) =>
        `${who === 'third' ? 'the imaginary player' : who.you ? 'you' : who.name} ${amount}`,
    )
    .join(', ');

export const en: Words = {
  share: (share) => (share === UP ? 'Union Pacific' : (COMPANIES[share]?.name ?? '')),
  track: (track) => TRACKS[track] as string,
  cardsDealt: (who) => `${who.you ? 'You are' : `${who.name} is`} dealt cards.`,
  cardsDealtSeen: (who, shares) =>
    `${who.you ? 'You are' : `${who.name} is`} dealt ${names(shares)}.`,
  openingChosen: (who) =>
    `${who.you ? 'You have' : `${who.name} has`} chosen an opening investment.`,
  openingChosenSeen: (who, share) =>
    `${does(who, 'choose')} **${en.share(share)}** as opening investment.`,
  openingsRevealed: (choices) =>
    `Opening investments: ${choices.map(([who, share]) => `${who.you ? 'you' : who.name} **${en.share(share)}**`).join(', ')}.`,
  displayLaid: (shares) => `On display: ${shares.map(en.share).join(', ')}.`,
  trackDrawn: (who) => `${does(who, 'draw')} a track card.`,
  trackDrawnSeen: (who, track) => `${does(who, 'draw')} ${aCard(track, bold)}.`,
  tracksReshuffled: () => 'The discarded track cards are shuffled into a new pile.',
  trackSwapped: (who, track) => `${does(who, 'swap')} a dead ${en.track(track)} track card.`,
  trainBuilt: (who, company, [from, to], value) =>
    `${does(who, 'build')} for **${en.share(company)}** between ${from?.name} and ${to?.name}: worth ${value}.`,
  sharesInvested: (who, shares) => `${does(who, 'lay')} out **${names(shares)}**.`,
  trackDiscarded: (who, track) => `${does(who, 'discard')} ${aCard(track)}.`,
  stoodIdle: (who, track) =>
    `${who.you ? 'You can' : `${who.name} can`} neither build nor invest, and ${who.you ? 'discard' : 'discards'} ${aCard(track)}.`,
  shareTaken: (who, share) => `${does(who, 'take')} **${en.share(share)}** from the display.`,
  shareDrawn: (who) => `${does(who, 'draw')} a share from the pile.`,
  shareDrawnSeen: (who, share) => `${does(who, 'draw')} **${en.share(share)}** from the pile.`,
  upTaken: (who) => `${does(who, 'take')} a **Union Pacific** share.`,
  shareDisplayed: (share) => `${en.share(share)} is displayed.`,
  displayRemoved: (share) => `Four times ${en.share(share)} on display: all four leave the game.`,
  shareExchanged: (who) => `${does(who, 'exchange')} a share for a **Union Pacific** one.`,
  shareExchangedSeen: (who, share) =>
    `${does(who, 'exchange')} ${en.share(share)} for a **Union Pacific** share.`,
  dividendTurned: (nth) => `A dividend card: the **${NTH[nth - 1] ?? `${nth}th`} dividend**.`,
  dividendIgnored: () => 'The fourth dividend card: with two players it is put aside.',
  thirdAppeared: () => 'All shares that are left now belong to an imaginary third player.',
  companyPaid: (company, value, all) => `${en.share(company)} (${value}) pays ${receipts(all)}.`,
  upPaid: (all) => `Union Pacific pays ${receipts(all)}.`,
  dividendPaid: (nth, all) => {
    const which = `The ${NTH[nth - 1] ?? `${nth}th`} dividend`;
    return all.length === 0 ? `${which} is paid.` : `${which} in all: **${receipts(all)}**.`;
  },
  gameEnded: () => 'The game is over.',
};
