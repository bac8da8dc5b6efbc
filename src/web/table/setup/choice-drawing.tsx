import type { ReactNode } from 'react';
import type { ChoiceDrawings } from '#ui/option-field.ts';

/** Of the games that draw their choices. */
const games = import.meta.glob<ChoiceDrawings>('../../../games/*/face/choice-drawings.tsx', {
  eager: true,
  import: 'drawings',
});

export function ChoiceDrawing({ game, field, choice }: DrawingProps): ReactNode {
  const drawing = games[`../../../games/${game}/face/choice-drawings.tsx`]?.[`${field} ${choice}`];
  if (drawing === undefined) return undefined;
  return (
    <svg className="setup-drawing" viewBox="0 0 96 56" aria-hidden="true">
      {drawing}
    </svg>
  );
}

type DrawingProps = { game: string; field: string; choice: string };
