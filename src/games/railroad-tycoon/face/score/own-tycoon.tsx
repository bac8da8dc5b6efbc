import type { ReactNode } from 'react';
import type { Own, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { Sentence } from '#ui/sentence.tsx';
import { useHints } from '../handling/use-hints.ts';
import { standingOf } from '../logic/tycoon.ts';
import { useViewer, whoIs } from '../viewer.ts';

/** One's own tycoon card, and what it would bring now. */
export function OwnTycoon({ table, own, seat }: Props): ReactNode {
  const hints = useHints();
  const viewer = useViewer();
  const { tycoon } = viewer.words;
  const standing = standingOf(table, own, seat);
  if (standing === undefined) return null;
  return (
    <section className="rt-tycoon" data-hint={hints?.tycoon} data-hint-rule="16.5">
      <h3>
        {tycoon.title} <small>{tycoon.secret}</small>
      </h3>
      <p>
        <Sentence text={tycoon.card(standing)} />{' '}
        <Sentence text={tycoon.standing(standing, (other) => whoIs(viewer, other))} />
      </p>
    </section>
  );
}

type Props = { table: Table; own: Own; seat: Seat };
