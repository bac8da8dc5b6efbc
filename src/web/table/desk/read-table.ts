import type { Actor, Kind } from '#kernel/game.ts';
import type { Face, ScoreProps } from '#ui/face.ts';
import { plain } from '#ui/sentence.tsx';
import { tableWords } from '../../words/table/index.ts';

/** How the table stands, in two sentences: whose turn and at which step; then the score and what is possible. */
export function readTable(
  face: Face<Kind>,
  scores: ScoreProps<Kind>,
  actors: readonly Actor[],
  choices: readonly unknown[],
): string {
  const stands = face.readAloud?.(scores, choices) ?? face.subtitle(scores.table, scores.language);
  return `${turnOf(face, scores, actors)} ${asSentence(plain(stands))}`;
}

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** Within a sentence it is no title. */
const small = (step: string | undefined): string | undefined =>
  step === undefined ? undefined : step.charAt(0).toLowerCase() + step.slice(1);

function turnOf(
  face: Face<Kind>,
  { table, eyes, names, language }: ScoreProps<Kind>,
  actors: readonly Actor[],
): string {
  const { read } = tableWords[language];
  const { names: steps, now } = face.steps(table, language);
  const who = actors.flatMap((actor) => (actor === 'chance' ? [] : [actor]));
  if (who.some((seat) => seat === eyes)) return read.yours(small(steps[now]));
  return who.length === 0
    ? read.nobody
    : read.others(
        who.map((seat) => names[seat] ?? ''),
        small(steps[now]),
      );
}
