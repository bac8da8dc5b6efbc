import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { togetherWords } from '../../words/together/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { DeskProps } from '../desk/desk.tsx';
import { WayIcon } from './icons.tsx';
import { resignation } from './resignation.ts';
import { standInBot, standInName } from './stand-ins.ts';
import './menu.css';

/** In the menu of a table: resigning, and stopping by agreement. Each is asked once. */
export function MenuEntries({ onClose, ...props }: DeskProps & { onClose: () => void }): ReactNode {
  const { sitting, live, language } = props;
  const { menu } = useCatalogue(togetherWords);
  const [asking, setAsking] = useState<'resign' | 'stop'>();
  const seat = live.eyes === 'watcher' ? 0 : live.eyes;
  const { resigned, won } = resignation(live);
  const isLast = won.filter((one) => !live.mine.includes(one)).length < 2;
  const bot = standInName(live.seats, seat, standInBot(live.game), language);
  const send = (request: Parameters<typeof sitting.store.request>[0]): void => {
    onClose();
    void sitting.store.request(request);
  };
  if (asking === 'resign')
    return (
      <Asked
        text={isLast ? menu.resignLast : menu.resignAsk(bot)}
        yes={menu.resignYes}
        onYes={() => send({ t: 'resign' })}
        onNo={() => setAsking(undefined)}
      />
    );
  if (asking === 'stop')
    return (
      <Asked
        text={menu.stopAsk}
        yes={menu.stopYes}
        onYes={() => send({ t: 'vote', on: 'stop', yes: true })}
        onNo={() => setAsking(undefined)}
      />
    );
  return (
    <>
      <Button onClick={() => setAsking('stop')}>
        <WayIcon name="stop" size={22} /> {menu.stop}
      </Button>
      {resigned.includes(seat) ? undefined : (
        <Button onClick={() => setAsking('resign')}>
          <WayIcon name="cap" size={22} /> {menu.resign}
        </Button>
      )}
    </>
  );
}

function Asked({ text, yes, onYes, onNo }: AskedProps): ReactNode {
  const { menu } = useCatalogue(togetherWords);
  return (
    <div className="together-asked" role="alert">
      <p>{text}</p>
      <Button kind="stop" onClick={onYes}>
        {yes}
      </Button>
      <Button autoFocus onClick={onNo}>
        {menu.keep}
      </Button>
    </div>
  );
}

type AskedProps = { text: string; yes: string; onYes: () => void; onNo: () => void };
