import type { ReactNode } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { Seat } from '#ui/seat.tsx';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { Showing } from '../play/stage.ts';
import type { Live } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import './holder.css';

/** Whose turn it is, as long as it lasts: at one device everybody looks at the same table. */
export function Holder({ sitting, live, names, showing }: HolderProps): ReactNode {
  const { curtain } = useCatalogue(tableWords);
  if (live.status !== 'running') return null;
  const { table } = showing.happening?.before ?? showing.view;
  const [actor] = sitting.title.game.actors(table);
  // Dice and draws are somebody's: it is still their turn.
  const seat = typeof actor === 'number' ? actor : live.eyes;
  if (typeof seat !== 'number') return null;
  return (
    <p className="table-holder">
      <Seat colour={gameOf(live.game)?.colours[seat] ?? 'red'} size={22} />
      {curtain.passed(names[seat] ?? '')}
    </p>
  );
}

type HolderProps = {
  sitting: Sitting;
  live: Live;
  names: readonly string[];
  /** While something happens, it is still the turn of who has done it. */
  showing: Pick<Showing, 'view' | 'happening'>;
};
