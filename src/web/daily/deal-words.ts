import { gameOf } from '#games/catalogue.ts';
import type { Language } from '#kernel/game.ts';
import type { TrainShown } from '#protocol/http/daily.ts';
import { answerOf } from '#ui/option-field.ts';
import { said } from '../words/use-words.ts';

/** What is settled otherwise than usual, in the words of the set-up. */
export function settledOtherwise({ game, options }: TrainShown, language: Language): string[] {
  const settled = (options ?? {}) as Readonly<Record<string, unknown>>;
  return (gameOf(game)?.options ?? []).flatMap((field) => {
    if (field.is === 'file' || !Object.hasOwn(settled, field.name)) return [];
    const answer = answerOf(field, settled[field.name]);
    if (answer === field.usual) return [];
    if (field.is === 'choice') return said(field.words, language).choices[`${answer}`]?.name ?? [];
    // What is usually on is told only by being off.
    const { label } = said(field.words, language);
    return answer === true ? label : OFF[language](label);
  });
}

const OFF: Readonly<Record<Language, (label: string) => string>> = {
  en: (label) => `not: ${label.toLowerCase()}`,
  fr: (label) => `sans « ${label.toLowerCase()} »`,
};
