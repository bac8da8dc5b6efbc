import type { Actor } from '#kernel/game.ts';
import { plain } from '#ui/sentence.tsx';
import { tableWords } from '../../words/table/index.ts';
import { scoresOf, type TableView } from './layout.tsx';

/** How the table stands, in two sentences: whose turn and at which step; then the score and what is possible. */
export function readTable(
  sight: TableView,
  actors: readonly Actor[],
  choices: readonly unknown[],
): string {
  const { face, view, language } = sight;
  const stands = face.readAloud?.(scoresOf(sight), choices) ?? face.subtitle(view.table, language);
  return `${turnOf(sight, actors)} ${plain(stands)}`;
}

function turnOf(
  {
    face,
    view,
    eyes,
    names,
    language,
  }: Pick<TableView, 'face' | 'view' | 'eyes' | 'names' | 'language'>,
  actors: readonly Actor[],
): string {
  const { read } = tableWords[language];
  const { names: steps, now } = face.steps(view.table, language);
  const who = actors.flatMap((actor) => (actor === 'chance' ? [] : [actor]));
  if (who.some((seat) => seat === eyes)) return read.yours(steps[now]);
  return who.length === 0
    ? read.nobody
    : read.others(
        who.map((seat) => names[seat] ?? ''),
        steps[now],
      );
}
