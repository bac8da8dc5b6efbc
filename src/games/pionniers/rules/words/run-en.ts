import { cardWords } from './cards.ts';
import type { CardEffect, RunWords, Throw } from './run-words.ts';

const throws = ({ who, line, dice }: Throw): string =>
  `${who.you ? 'You throw' : `${who.name} throws`} ${dice.join(' and ')} on line ${line + 1}`;
const train = ({ who }: Pick<Throw, 'who'>): string => (who.you ? 'your train' : 'the train');
const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);
const sections = (count: number): string => (count === 1 ? '1 section' : `${count} sections`);

export const runEn: RunWords = {
  thrownAgain: (who, dice) =>
    `Level, ${who.you ? 'you throw' : `${who.name} throws`} again: ${dice.join(' and ')}, **${sum(dice)}**.`,
  laid: (by, count, railhead, placed) =>
    `${throws(by)}: **${sections(count)}**, track to **${railhead}**${placed ? `; ${train(by)} stands ready at Junction City` : ''}.`,
  moved: (by, from, to, dynamite) =>
    `${throws(by)}: ${train(by)} ${from === to ? `stays at ${to}` : `goes on from ${from} to **${to}**`}${
      dynamite === 0 ? '' : `; the dynamite at ${dynamite} is cleared, all-clear signal set`
    }.`,
  derailed: (by, railhead, to) =>
    `${throws(by)}: ${train(by)} **derails** at ${railhead}, its front is put on **${to}**.`,
  ran: (by, to, coupled) =>
    `${throws(by)}: ${by.who.you ? 'your' : 'the'} light engine runs up to **${to}**${coupled ? ' and is back with its train' : ''}.`,
  card: (who, line, card, effect) =>
    `${who.you ? 'You draw' : `${who.name} draws`} **${cardWords.en[card]?.title ?? ''}** on line ${line + 1}: ${effectOf(effect, train({ who }))}.`,
  pushedBack: (who, target, line, space, to) =>
    `${who.you ? 'You place' : `${who.name} places`} a crate of **dynamite** at ${space} on ${
      target.you ? 'your' : `${target.name}’s`
    } line ${line + 1}: ${train({ who: target })} backs away to **${to}**.`,
};

function effectOf(effect: CardEffect, whose: string): string {
  switch (effect.is) {
    case 'moved':
      return effect.from === effect.to
        ? `${whose} stays at ${effect.to}`
        : `${whose} goes ${effect.to > effect.from ? 'on' : 'back'} from ${effect.from} to **${effect.to}**`;
    case 'laid':
      return `${sections(effect.sections)} more, track to **${effect.railhead}**`;
    case 'lost':
      return `${sections(effect.sections)} fewer, track to **${effect.railhead}**`;
    case 'crate-lost':
      return 'a crate fewer';
    case 'crate-recovered':
      return 'a crate more';
    case 'misses':
      return `${whose} will miss a turn`;
    case 'one-die':
      return 'one die for the next move';
    case 'again':
      return `${whose} plays again at once`;
    case 'cleared':
      return `the dynamite at ${effect.space} leaves the game`;
    case 'idle':
      return 'no effect';
  }
}
