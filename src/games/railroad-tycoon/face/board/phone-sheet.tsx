import { type ReactNode, useState } from 'react';
import type { Event } from '#games/railroad-tycoon/rules/model.ts';
import { useViewer } from '../viewer.ts';
import { CardsOnShow } from './cards.tsx';
import { Panel } from './panel.tsx';

/** On a phone, over the lower edge of the map: the lit panel. It can be folded away to see the map. */
export function PhoneSheet({ event, tools, peeking }: PhoneSheetProps): ReactNode {
  const { words } = useViewer();
  const [folded, setFolded] = useState(false);
  return (
    <div className="rt-phone-sheet" data-folded={folded}>
      <div className="rt-grip">
        <button
          type="button"
          aria-expanded={!folded}
          aria-label={folded ? words.phone.unfold : words.phone.fold}
          onClick={() => setFolded(!folded)}
        />
        {tools}
      </div>
      {peeking ? <CardsOnShow /> : <Panel event={event} />}
    </div>
  );
}

type PhoneSheetProps = { event: Event | undefined; tools: ReactNode; peeking: boolean };
