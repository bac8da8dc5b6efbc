import type { Who } from '#kernel/who.ts';
import type { Line } from '../model.ts';
import { cardWords } from './cards.ts';
import type { Words } from './words.ts';

/** Subject and verb: "You lay", "Ada lays". */
const does = (who: Who, verb: string) => (who.you ? `You ${verb}` : `${who.name} ${verb}s`);
const be = (who: Who) => (who.you ? 'You are' : `${who.name} is`);
const whose = (who: Who) => (who.you ? 'your' : `${who.name}’s`);
const Whose = (who: Who) => (who.you ? 'Your' : `${who.name}’s`);
const line = (at: Line) => `line ${at + 1}`;
const sections = (count: number) => (count === 1 ? '1 section' : `${count} sections`);
const dice = (thrown: readonly number[]) => thrown.join(' and ');

export const en: Words = {
  orderThrown: (who, thrown) =>
    `${does(who, 'throw')} ${dice(thrown)} for the order of play: **${sum(thrown)}**.`,
  orderSettled: (order) =>
    `Order of play: ${order.map(([who, at]) => `${who.you ? 'you' : who.name} (${line(at)})`).join(', ')}.`,
  turnMissed: (who, at) => `${who.you ? 'You miss' : `${who.name} misses`} a turn on ${line(at)}.`,
  diceThrown: (who, at, thrown, to) =>
    to === 'lay'
      ? `${does(who, 'throw')} **${dice(thrown)}** to lay track on ${line(at)}.`
      : to === 'run'
        ? `${does(who, 'throw')} **${dice(thrown)}** for the light engine on ${line(at)}.`
        : `${does(who, 'throw')} **${dice(thrown)}** on ${line(at)}.`,
  sectionsLaid: (who, at, count, railhead, free) =>
    `${does(who, 'lay')} **${sections(count)}**${free ? ' free of charge' : ''} on ${line(at)}: track up to ${railhead}.`,
  sectionsLost: (who, at, count, railhead) =>
    `${does(who, 'lose')} **${sections(count)}** at the head of ${line(at)}: track up to ${railhead}.`,
  trainPlaced: (who, at) => `${Whose(who)} train stands ready at Junction City on ${line(at)}.`,
  trainMoved: (who, at, from, to) =>
    from === to
      ? `${Whose(who)} train on ${line(at)} stays at ${to}.`
      : `${Whose(who)} train on ${line(at)} goes ${to > from ? 'on' : 'back'} from ${from} to **${to}**.`,
  trainDerailed: (who, at, railhead, to) =>
    `${Whose(who)} train **derails** past the end of ${line(at)}, at ${railhead}: its front is put on **${to}**.`,
  dynamiteReached: (who, at, space) =>
    `${does(who, 'clear')} the dynamite at ${space} on ${line(at)} and ${who.you ? 'set' : 'sets'} the all-clear signal.`,
  dynamiteCleared: (who, at, space) =>
    `The dynamite at ${space} is taken off ${whose(who)} ${line(at)}.`,
  slowed: (who, at) =>
    `${Whose(who)} train on ${line(at)} has passed the slow signal: one die from now on.`,
  trainAmbushed: (who, at, space, garrison) =>
    `**Ambush** at ${space} on ${line(at)}: bandits! ${Whose(who)} locomotive fetches help from the garrison at ${garrison}.`,
  engineMoved: (who, at, to) => `${Whose(who)} locomotive on ${line(at)} runs up to ${to}.`,
  engineCoupled: (who, at) => `${Whose(who)} locomotive on ${line(at)} is back with its train.`,
  cratePlaced: (who, target, at, space) =>
    `${does(who, 'place')} a crate of **dynamite** on ${whose(target)} ${line(at)}, at ${space}.`,
  crateKept: (who, at) => `${does(who, 'keep')} the crate of ${line(at)}.`,
  trainPushedBack: (who, at, to) =>
    `The dynamite lies right ahead: ${whose(who)} train on ${line(at)} backs away to **${to}**.`,
  cardDrawn: (who, at, card) =>
    `${does(who, 'draw')} a Chance card on ${line(at)}: **${titleOf(card)}**.`,
  cardIdle: () => 'The card has no effect.',
  crateLost: (who, at) => `${does(who, 'lose')} a crate of dynamite of ${line(at)}.`,
  crateRecovered: (who, at) => `${does(who, 'recover')} a crate of dynamite for ${line(at)}.`,
  turnToMiss: (who, at) =>
    `${who.you ? 'You will' : `${who.name} will`} miss the next turn on ${line(at)}.`,
  oneDieNext: (who, at) => `${Whose(who)} next move on ${line(at)} is thrown with one die.`,
  turnAgain: (who, at) => `${be(who)} to play again at once, on ${line(at)}.`,
  gameWon: (who, at) =>
    `${Whose(who)} train on ${line(at)} reaches **Buffalo Creek** first. ${be(who)} the winner.`,
};

const sum = (thrown: readonly number[]): number => thrown.reduce((total, die) => total + die, 0);
const titleOf = (card: number): string => cardWords.en[card]?.title ?? '';
