import type { Saying } from '#bots/saying.ts';
import type { Action, Pionniers } from '#games/pionniers/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AdviceWords } from './words.ts';

const words: Readonly<Record<Language, AdviceWords>> = { en, fr };

export const saying: Saying<Pionniers> = {
  title: ([action], _seen, _seat, language) => titleOf(words[language], action),
  get parts() {
    return { en: en.parts, fr: fr.parts };
  },
  least: 0.5,
  spots: (actions) => actions.flatMap(spotOf),
  // Laying and moving are played by the throw itself.
  layOut: (actions) =>
    actions.flatMap((action) => (action.do === 'place-crate' ? spotOf(action) : [])),
};

function titleOf(said: AdviceWords, action: Action | undefined): string {
  switch (action?.do) {
    case 'lay':
      return said.lay;
    case 'move':
      return said.move;
    case 'place-crate':
      return said.crate(action.line, action.space);
    default:
      return said.keep;
  }
}

function spotOf(action: Action): string[] {
  switch (action.do) {
    case 'lay':
    case 'move':
      return [action.do];
    case 'place-crate':
      return [`${action.line}:${action.space}`];
    default:
      return [];
  }
}
