import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { Seat } from '#kernel/game.ts';
import { tableWords } from '../../words/table/index.ts';
import type { DeskProps } from '../desk/desk.tsx';
import type { Turn } from '../journal.ts';
import { useClocksAtDesk } from './clocks/at-desk.tsx';
import { standInAt, standInName } from './stand-ins.ts';

/** All of it is fetched once the board stands, and only at a table of the house. */
const Notices = lazy(() => import('./notices.tsx').then((m) => ({ default: m.Notices })));
const Lines = lazy(() => import('./lines.tsx').then((m) => ({ default: m.Lines })));
const MenuEntries = lazy(() => import('./menu.tsx').then((m) => ({ default: m.MenuEntries })));
const Mark = lazy(() => import('./marks.tsx').then((m) => ({ default: m.StandInMark })));
const Thinking = lazy(() =>
  import('./thinking-mark.tsx').then((m) => ({ default: m.ThinkingMark })),
);
const Head = lazy(() => import('./marks.tsx').then((m) => ({ default: m.StandInHead })));

/** What people at a table need of the page: clocks, and what is said when somebody is away or has been. */
export function useTogether(props: DeskProps) {
  const { sitting, live, way, language, names } = props;
  const clocks = useClocksAtDesk(live, names, language);
  const [asked, setAsked] = useState(0);
  const { standIns } = live.aside;
  const { seats } = live;
  const players = useMemo(
    () =>
      seats.map((_, seat) => {
        const standIn = standIns?.find((one) => one.seat === seat);
        return standIn && { ...standIn, name: standInName(seats, seat, standIn.bot, language) };
      }),
    [seats, standIns, language],
  );
  const isLocal = way !== 'online';
  const beside = useMemo(() => {
    if (isLocal) return thinkingAt(live.id, seats);
    if (!clocks && !standIns) return undefined;
    return (seat: Seat): ReactNode => {
      const bot = players[seat]?.name;
      return bot === undefined ? (
        clocks?.seat(seat)
      ) : (
        <Suspense>
          <Mark bot={bot} />
        </Suspense>
      );
    };
  }, [isLocal, live.id, seats, clocks, standIns, players]);
  const nameIn = useCallback(
    ({ seat, lines }: Turn): string | undefined => {
      const by = seat === undefined ? undefined : players[seat];
      const [name = '', last = 0] = [names[seat ?? 0], lines.at(-1)?.seq];
      return by && last > by.since
        ? tableWords[language].presence.playedBy(name, by.name)
        : undefined;
    },
    [players, names, language],
  );
  const onAway = useCallback(() => setAsked((times) => times + 1), []);
  const [actor] = sitting.title.game.actors(live.view.table);
  const acting = typeof actor === 'number' ? players[actor] : undefined;
  const online = way === 'online' && live.status === 'running';
  return {
    beside,
    nameIn,
    onAway: online && live.eyes !== 'watcher' ? onAway : undefined,
    head:
      acting && live.status === 'running' ? (
        <Suspense>
          <Head
            bot={acting.name}
            name={names[acting.seat] ?? ''}
            yours={acting.seat === live.eyes}
          />
        </Suspense>
      ) : (
        clocks?.head
      ),
    over: online ? (
      <Suspense>
        <Notices {...props} asked={asked} />
      </Suspense>
    ) : undefined,
    lines:
      way === 'online' ? (
        <Suspense>
          <Lines {...props} />
        </Suspense>
      ) : undefined,
    menu: (onClose: () => void): ReactNode =>
      online && live.eyes !== 'watcher' ? <MenuEntries {...props} onClose={onClose} /> : undefined,
  };
}

/** Beside a computer's seat at a table of this browser: how far it is. */
function thinkingAt(table: string, seats: DeskProps['live']['seats']) {
  return (seat: Seat): ReactNode =>
    seats[seat]?.kind === 'bot' ? (
      <Suspense>
        <Thinking table={table} seat={seat} />
      </Suspense>
    ) : undefined;
}

/** Why nothing can be done on a board that is shown as it stands: a bot plays for whoever looks on, or the game was ended. */
export function barredBy(live: DeskProps['live']): 'stood-in' | 'over' | undefined {
  if (live.aside.ended) return 'over';
  return standInAt(live, live.eyes) ? 'stood-in' : undefined;
}
