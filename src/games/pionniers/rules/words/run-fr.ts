import { de, typesetAll } from '#kernel/french.ts';
import { cardWords } from './cards.ts';
import type { CardEffect, RunWords, Throw } from './run-words.ts';

const throws = ({ who, line, dice }: Throw): string =>
  `${who.you ? 'Vous lancez' : `${who.name} lance`} ${dice.join(' et ')}, ligne ${line + 1}`;
const train = ({ who }: Pick<Throw, 'who'>): string => (who.you ? 'votre train' : 'son train');
const sum = (dice: readonly number[]): number => dice.reduce((a, b) => a + b, 0);
const sections = (count: number): string => (count === 1 ? '1 section' : `${count} sections`);

export const runFr: RunWords = typesetAll<RunWords>({
  thrownAgain: (who, dice) =>
    `À égalité, ${who.you ? 'vous relancez' : `${who.name} relance`} : ${dice.join(' et ')}, **${sum(dice)}**.`,
  laid: (by, count, railhead, placed) =>
    `${throws(by)} : **${sections(count)}**, voie jusqu’à **${railhead}**${placed ? ` ; ${train(by)} est prêt à Junction City` : ''}.`,
  moved: (by, from, to, dynamite) =>
    `${throws(by)} : ${train(by)} ${from === to ? `reste en ${to}` : `avance de ${from} à **${to}**`}${
      dynamite === 0 ? '' : ` ; la dynamite en ${dynamite} est retirée, signal « Voie libre »`
    }.`,
  derailed: (by, railhead, to) =>
    `${throws(by)} : ${train(by)} **déraille** en ${railhead}, son avant est remis en **${to}**.`,
  ran: (by, to, coupled) =>
    `${throws(by)} : ${by.who.you ? 'votre' : 'sa'} locomotive haut-le-pied remonte jusqu’en **${to}**${coupled ? ' et rejoint son train' : ''}.`,
  card: (who, line, card, effect) =>
    `${who.you ? 'Vous tirez' : `${who.name} tire`} **${cardWords.fr[card]?.title ?? ''}**, ligne ${line + 1} : ${effectOf(effect, train({ who }))}.`,
  pushedBack: (who, target, line, space, to) =>
    `${who.you ? 'Vous placez' : `${who.name} place`} une caisse de **dynamite** en ${space} sur la ligne ${line + 1}${
      target.you ? ', la vôtre' : ` ${de(target.name)}`
    } : ${train({ who: target })} recule en **${to}**.`,
});

function effectOf(effect: CardEffect, whose: string): string {
  switch (effect.is) {
    case 'moved':
      return effect.from === effect.to
        ? `${whose} reste en ${effect.to}`
        : `${whose} ${effect.to > effect.from ? 'avance' : 'recule'} de ${effect.from} à **${effect.to}**`;
    case 'laid':
      return `${sections(effect.sections)} de plus, voie jusqu’à **${effect.railhead}**`;
    case 'lost':
      return `${sections(effect.sections)} de moins, voie jusqu’à **${effect.railhead}**`;
    case 'crate-lost':
      return 'une caisse de moins';
    case 'crate-recovered':
      return 'une caisse de plus';
    case 'misses':
      return `${whose} passera un tour`;
    case 'one-die':
      return 'un seul dé au prochain déplacement';
    case 'again':
      return `${whose} rejoue aussitôt`;
    case 'cleared':
      return `la dynamite en ${effect.space} sort du jeu`;
    case 'idle':
      return 'sans effet';
  }
}
