import { type ReactNode, useEffect } from 'react';
import { Roundel } from '#ui/roundel.tsx';
import { Link } from '../../link.tsx';
import { useLanguage } from '../../preferences.ts';
import { pathTo } from '../../routes.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { lobbyWords } from '../../words/lobby/index.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import type { Live, Snapshot } from '../snapshot.ts';
import type { Sitting } from '../use-table.ts';
import { LobbyHost } from './lobby-host.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { Settled } from './settled.tsx';
import { ShareLink } from './share-link.tsx';
import './lobby.css';
import '../desk/bar.css';

/** A table that waits: its link to be sent, its seats to be taken. */
export function Lobby({ sitting, snapshot, live }: LobbyProps): ReactNode {
  const words = useCatalogue(tableWords);
  const lobby = useCatalogue(lobbyWords);
  const { shell } = useWords();
  const name = sitting.title.game.name[useLanguage()];
  useEffect(() => {
    document.title = `${lobby.title} – ${name} – Rotonde`;
  }, [lobby, name]);
  // Whoever sits or laid the table has its link to send; whoever comes by it has a seat to take.
  const belongs = live.mine.length > 0 || live.hosting;
  const guests = live.seats.flatMap((seat) => (seat.kind === 'guest' ? [seat.name] : []));
  const address = new URL(pathTo.online(live.id), location.href).href;
  // There is never a second lever in sight: whoever may begin has one for that.
  const isReady = live.hosting && live.seats.every(({ kind }) => kind !== 'open');
  const share = (
    <ShareLink address={address} message={lobby.message(name)} first={belongs && !isReady} />
  );
  return (
    <div className="lobby-page">
      <header className="bar table-bar">
        <Link className="home" href="/" aria-label={shell.home}>
          <Roundel size={36} />
        </Link>
        <div className="table-title">
          <p>{name}</p>
        </div>
        <nav aria-label={words.bar.tools}>
          <LanguageSwitch />
          <ThemeSwitch />
        </nav>
      </header>
      {snapshot.link === 'lost' ? (
        <div className="table-banner stop" role="status">
          {words.link.lost}
        </div>
      ) : undefined}
      <main id="main" tabIndex={-1} className="lobby">
        <h1>{belongs ? lobby.title : lobby.invited(guests)}</h1>
        <p>{belongs ? lobby.text : lobby.invitedText(name)}</p>
        {belongs ? share : undefined}
        <LobbySeats store={sitting.store} live={live} />
        <LobbyHost store={sitting.store} live={live} />
        <Settled
          game={live.game}
          options={live.options}
          seats={live.seats.length}
          pace={live.aside.pace}
        />
        {belongs ? undefined : share}
      </main>
    </div>
  );
}

type LobbyProps = { sitting: Sitting; snapshot: Snapshot; live: Live };
