import type { ReactNode } from 'react';
import type { Language } from '#kernel/game.ts';

/**
 * One thing that a table settles before the game, as the set-up page asks it. What comes of it is the option `name` of the
 * game's own `parseOptions`, which stays the judge.
 */
export type OptionField = ChoiceField | SwitchField | FileField;

/** One of several. A choice that a `FileField` stands for is answered by that file. */
export type ChoiceField = {
  readonly is: 'choice';
  readonly name: string;
  readonly choices: readonly string[];
  readonly usual: string;
  /** What the game is told for each choice, where that is not the choice itself. */
  readonly means?: Readonly<Record<string, unknown>>;
  readonly words: Readonly<Record<Language, ChoiceFieldWords>>;
};

type ChoiceFieldWords = {
  label: string;
  /** By choice. */
  choices: Readonly<Record<string, { name: string; hint: string }>>;
};

export type SwitchField = {
  readonly is: 'switch';
  readonly name: string;
  readonly usual: boolean;
  /** Means something with so many seats only. */
  readonly seats?: number;
  /** `hint`: what it means. */
  readonly words: Readonly<Record<Language, { label: string; hint: string }>>;
};

/** Belongs to the choice of the same name: when `choice` is chosen, a file is asked for, and its content is the option. */
export type FileField = {
  readonly is: 'file';
  readonly name: string;
  readonly choice: string;
  /** The button that hands out a good file. */
  readonly example: Readonly<Record<Language, string>>;
  /** Fetched when a file is asked for: it brings the game's own reader along. */
  readonly open: () => Promise<FileReader>;
};

/** A little drawing for a choice, where one says more than its name: by `field choice`, on a field of 96 by 56. */
export type ChoiceDrawings = Readonly<Record<string, ReactNode>>;

/** The game's own judge of a file. */
export type FileReader = {
  /** `raw` is parsed JSON from anywhere. */
  read(raw: unknown): FileGood | FileFaults;
  /** A good file to begin with. */
  example(): { name: string; text: string };
};

/** `title`: what the file calls itself. */
type FileGood = { value: unknown; title: string };

/** What is wrong, one sentence each. */
export type FileFaults = { faults: (language: Language) => readonly string[] };

/** What has been answered so far, by the names of the fields. A choice that stands for a file holds the choice. */
export type Answers = Readonly<Record<string, string | boolean>>;

/** The files that were found good, by the names of their fields. */
export type Files = Readonly<Record<string, unknown>>;

/** Does this field mean anything at a table of so many? */
export function applies(field: OptionField, seats: number): boolean {
  return field.is !== 'switch' || field.seats === undefined || field.seats === seats;
}

/** Is this file asked for? */
export function isAsked(field: FileField, answers: Answers): boolean {
  return answers[field.name] === field.choice;
}

export function usualAnswers(fields: readonly OptionField[]): Answers {
  return Object.fromEntries(
    fields.flatMap((field) => (field.is === 'file' ? [] : [[field.name, field.usual]])),
  );
}

/** What a browser remembered, as far as it is still a possible answer. Files are not remembered. */
export function possibleAnswers(fields: readonly OptionField[], kept: unknown): Answers {
  const before = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const files = fields.filter((field) => field.is === 'file');
  return Object.fromEntries(
    fields.flatMap((field): [string, string | boolean][] => {
      if (field.is === 'file') return [];
      const answer = Object.hasOwn(before, field.name) ? before[field.name] : undefined;
      if (field.is === 'switch')
        return [[field.name, answer === !field.usual ? answer : field.usual]];
      const isFile = files.some(({ name, choice }) => name === field.name && choice === answer);
      const isPossible = field.choices.some((choice) => choice === answer) && !isFile;
      return [[field.name, isPossible ? (answer as string) : field.usual]];
    }),
  );
}

/** The options as the game takes them; the name of a file that is asked for and not there. */
export function optionsOf(
  fields: readonly OptionField[],
  answers: Answers,
  files: Files,
  seats: number,
): { options: Record<string, unknown> } | { missing: string } {
  const options: Record<string, unknown> = {};
  for (const field of fields) {
    if (!applies(field, seats)) continue;
    if (field.is !== 'file')
      options[field.name] = meaning(field, answers[field.name] ?? field.usual);
    else if (isAsked(field, answers)) {
      if (!Object.hasOwn(files, field.name)) return { missing: field.name };
      options[field.name] = files[field.name];
    }
  }
  return { options };
}

function meaning(field: ChoiceField | SwitchField, answer: string | boolean): unknown {
  return field.is === 'choice' && field.means ? field.means[`${answer}`] : answer;
}

/** The answer that comes to this option of a game; what it is itself, if no choice means it. */
export function answerOf(field: ChoiceField | SwitchField, option: unknown): unknown {
  if (field.is === 'switch' || !field.means) return option;
  return field.choices.find((choice) => field.means?.[choice] === option) ?? option;
}
