import { lazy, type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { media } from '#ui/media.ts';
import { Roundel } from '#ui/roundel.tsx';
import { useMedia } from '#ui/use-media.ts';
import { Link } from '../../link.tsx';
import { useLanguage } from '../../preferences.ts';
import { pathTo } from '../../routes.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { ThemeSwitch } from '../../shell/theme-switch.tsx';
import { lobbyWords } from '../../words/lobby/index.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { namesOf } from '../names.ts';
import type { Live, Snapshot } from '../snapshot.ts';
import { TalkAtDesk } from '../together/talk/at-desk.tsx';
import type { Sitting } from '../use-table.ts';
import { LobbyHost } from './lobby-host.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import { Settled } from './settled.tsx';
import { ShareLink } from './share-link.tsx';
import './lobby.css';
import '../desk/bar.css';

const TalkBesideSeats = lazy(() =>
  import('../together/talk/beside-seats.tsx').then((m) => ({ default: m.TalkBesideSeats })),
);

/** A table that waits: its link to be sent, its seats to be taken. */
export function Lobby({ sitting, snapshot, live }: LobbyProps): ReactNode {
  const words = useCatalogue(tableWords);
  const lobby = useCatalogue(lobbyWords);
  const { shell } = useWords();
  const language = useLanguage();
  const name = sitting.title.game.name[language];
  const names = useMemo(() => namesOf(live.seats, language), [live.seats, language]);
  const talk = { sitting, snapshot, live, names, language, way: 'online' } as const;
  const wide = useMedia(media.wide);
  useEffect(() => {
    document.title = `${lobby.title} – ${name} – Rotonde`;
  }, [lobby, name]);
  const { held, access } = live.aside;
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
    <div className="lobby-page with-talk">
      <header className="bar table-bar">
        <Link className="home" href="/" aria-label={shell.home}>
          <Roundel size={36} />
        </Link>
        <div className="table-title">
          <p>{name}</p>
        </div>
        {wide ? undefined : <TalkAtDesk {...talk} />}
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
        <p>{belongs ? lobby.text(held === true, access === 'private') : lobby.invitedText(name)}</p>
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
      {wide ? (
        <Suspense>
          <TalkBesideSeats {...talk} />
        </Suspense>
      ) : undefined}
    </div>
  );
}

type LobbyProps = { sitting: Sitting; snapshot: Snapshot; live: Live };
