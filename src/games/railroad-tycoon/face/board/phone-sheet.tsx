import { type ReactNode, useRef, useState } from 'react';
import type { Event } from '#games/railroad-tycoon/rules/model.ts';
import { useDock } from '../handling/dock.ts';
import { questionOf } from '../handling/held.ts';
import { useViewer } from '../viewer.ts';
import { CardsOnShow } from './cards.tsx';
import { Panel } from './panel.tsx';

/**
 * On a phone, over the lower edge of the map: the lit panel. It can be folded away to see the map, and comes back with the
 * next choice. While somebody reads the cards, what is asked of them stays in reach below.
 */
export function PhoneSheet({ event, tools, peeking }: PhoneSheetProps): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  const { ask, held } = turn;
  const choice = ask === undefined ? '' : `${questionOf(table, ask)} ${held.mode}`;
  const [foldedAt, setFoldedAt] = useState<string>();
  const folded = foldedAt === choice;
  // A touch on the map may move the grip under the finger before its click comes: that is no touch of the grip.
  const touched = useRef(false);
  return (
    <div className="rt-phone-sheet" data-folded={folded} data-peeking={peeking}>
      <div className="rt-grip">
        <button
          type="button"
          aria-expanded={!folded}
          aria-label={folded ? words.phone.unfold : words.phone.fold}
          onPointerDown={() => {
            touched.current = true;
          }}
          onClick={({ detail }) => {
            if (detail === 0 || touched.current) setFoldedAt(folded ? undefined : choice);
            touched.current = false;
          }}
        />
        {tools}
      </div>
      {peeking ? <CardsOnShow /> : null}
      <Panel event={event} />
    </div>
  );
}

type PhoneSheetProps = { event: Event | undefined; tools: ReactNode; peeking: boolean };
