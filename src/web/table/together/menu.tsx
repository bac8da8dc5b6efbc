import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { togetherWords } from '../../words/together/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { DeskProps } from '../desk/desk.tsx';
import { mayStop } from './absence/offers.ts';
import { WayIcon } from './icons.tsx';
import { ProgramEntry } from './program/program.tsx';
import { resignation } from './resignation.ts';
import { standInBot, standInName } from './stand-ins.ts';
import './menu.css';

/** In the menu of a table: a program at one's seat, a pause, stopping by agreement, resigning. What ends a game is asked once. */
export function MenuEntries({ onClose, ...props }: DeskProps & { onClose: () => void }): ReactNode {
  const { sitting, live, language } = props;
  const { menu, absence } = useCatalogue(togetherWords);
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
        text={mayStop(live) ? menu.stopAsk : absence.stopAlone}
        yes={menu.stopYes}
        onYes={mayStop(live) ? () => send({ t: 'vote', on: 'stop', yes: true }) : undefined}
        onNo={() => setAsking(undefined)}
      />
    );
  return (
    <>
      {live.aside.daily === undefined ? <ProgramEntry live={live} /> : undefined}
      <PauseEntry live={live} send={send} />
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

/** H.14: where there are clocks. It costs nobody anything and is ended by anybody, so it is not asked twice. */
function PauseEntry({ live, send }: PauseProps): ReactNode {
  const { menu, paused } = useCatalogue(togetherWords);
  const { clock } = live.aside;
  if (!clock) return undefined;
  return clock.paused ? (
    <Button onClick={() => send({ t: 'resume' })}>
      <Icon name="play" /> {paused.resume}
    </Button>
  ) : (
    <Button onClick={() => send({ t: 'vote', on: 'pause', yes: true })}>
      <Icon name="pause" /> {menu.pause}
    </Button>
  );
}

type PauseProps = {
  live: DeskProps['live'];
  send: (request: { t: 'resume' } | { t: 'vote'; on: 'pause'; yes: true }) => void;
};

function Asked({ text, yes, onYes, onNo }: AskedProps): ReactNode {
  const { menu } = useCatalogue(togetherWords);
  return (
    <div className="together-asked" role="alert">
      <p>{text}</p>
      {onYes ? (
        <Button kind="stop" onClick={onYes}>
          {yes}
        </Button>
      ) : undefined}
      <Button autoFocus onClick={onNo}>
        {menu.keep}
      </Button>
    </div>
  );
}

type AskedProps = { text: string; yes: string; onYes: (() => void) | undefined; onNo: () => void };
