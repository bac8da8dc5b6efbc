import type { ReactNode } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { Seat as SeatNumber } from '#kernel/game.ts';
import { type CastMember, castOf } from '#protocol/cast.ts';
import type { SeatShown } from '#protocol/parts.ts';
import { Button } from '#ui/button.tsx';
import { Seat } from '#ui/seat.tsx';
import { AskFirst } from '../../ask-first.tsx';
import { useLanguage } from '../../preferences.ts';
import { lobbyWords } from '../../words/lobby/index.ts';
import { botOffered } from '../../words/table/bot-name.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { UnnamedRequest } from '../requests.ts';
import type { Live } from '../snapshot.ts';

/** One seat: who sits there, and what this guest may do about it. What they may not is not offered. */
export function LobbySeat({ live, seat, shown, onSit, ask }: LobbySeatProps): ReactNode {
  const colour = gameOf(live.game)?.colours[seat] ?? 'red';
  const isOpen = shown.kind === 'open';
  const cast = castOf(live.seats)[seat];
  return (
    <li className={isOpen ? 'plate shut' : 'plate'}>
      <Seat colour={colour} size={34} />
      <SeatWords
        shown={shown}
        cast={cast}
        mine={live.mine.includes(seat)}
        host={live.host === seat}
      />
      <span className="lobby-take">
        {isOpen ? (
          <OpenSeat live={live} seat={seat} onSit={onSit} ask={ask} />
        ) : (
          <TakenSeat live={live} seat={seat} shown={shown} cast={cast} ask={ask} />
        )}
      </span>
    </li>
  );
}

type LobbySeatProps = {
  live: Live;
  seat: SeatNumber;
  shown: SeatShown;
  onSit: (seat: SeatNumber) => void;
  ask: (wish: UnnamedRequest) => void;
};

function SeatWords({ shown, cast, mine, host }: SeatWordsProps): ReactNode {
  const lobby = useCatalogue(lobbyWords);
  const language = useLanguage();
  if (shown.kind === 'open') return <b>{lobby.open}</b>;
  if (shown.kind === 'bot') {
    return (
      <>
        <b>{cast?.name[language] ?? shown.bot}</b>
        <small>{cast?.trade[language] ?? lobby.bot}</small>
      </>
    );
  }
  const where = mine ? lobby.you : shown.here ? lobby.here : lobby.away;
  return (
    <>
      <b>{shown.name}</b>
      <small>{host ? `${where} · ${lobby.host}` : where}</small>
    </>
  );
}

type SeatWordsProps = {
  shown: SeatShown;
  cast: CastMember | undefined;
  mine: boolean;
  host: boolean;
};

function OpenSeat({ live, seat, onSit, ask }: Omit<LobbySeatProps, 'shown'>): ReactNode {
  const lobby = useCatalogue(lobbyWords);
  const language = useLanguage();
  const free = live.seats.filter(({ kind }) => kind === 'open').length;
  return (
    <>
      {live.mine.length > 0 ? undefined : (
        // There is never a second lever in sight; whoever has the link to send has one there.
        <Button kind={free === 1 && !live.hosting ? 'lever' : 'brass'} onClick={() => onSit(seat)}>
          {lobby.sit}
        </Button>
      )}
      {live.hosting ? (
        <span className="lobby-bots">
          <span aria-hidden="true">{lobby.computer}</span>
          {(gameOf(live.game)?.bots ?? []).toReversed().map((bot) => (
            <Button
              key={bot}
              aria-label={lobby.seatBot(botOffered(bot, seat, live.seats, language))}
              onClick={() => ask({ t: 'seat-bot', seat, bot })}
            >
              {botOffered(bot, seat, live.seats, language)}
            </Button>
          ))}
          {live.seats.length > (gameOf(live.game)?.players[0] ?? 0) ? (
            <Button
              kind="quiet"
              aria-label={lobby.dropWhich(seat + 1)}
              onClick={() => ask({ t: 'drop-seat', seat, seats: live.seats.length })}
            >
              {lobby.drop}
            </Button>
          ) : undefined}
        </span>
      ) : undefined}
    </>
  );
}

function TakenSeat({ live, seat, shown, cast, ask }: TakenSeatProps): ReactNode {
  const lobby = useCatalogue(lobbyWords);
  const language = useLanguage();
  const { name } = shown;
  const unseat = (): void => ask({ t: 'unseat', seat, name });
  if (live.mine.includes(seat)) {
    return (
      <Button kind="quiet" onClick={unseat}>
        {lobby.leave}
      </Button>
    );
  }
  if (!live.hosting) return undefined;
  const called = cast?.name[language] ?? name;
  return (
    <>
      {shown.kind === 'guest' ? (
        <AskFirst
          label={lobby.handOver}
          spoken={lobby.handOverTo(name)}
          title={lobby.handOverTitle(name)}
          text={lobby.handOverText}
          kind="lever"
          onYes={() => ask({ t: 'hand-over', seat, name })}
        />
      ) : undefined}
      <Button kind="quiet" aria-label={lobby.unseatWho(called)} onClick={unseat}>
        {lobby.unseat}
      </Button>
    </>
  );
}

type TakenSeatProps = Pick<LobbySeatProps, 'live' | 'seat' | 'ask'> & {
  shown: Exclude<SeatShown, { kind: 'open' }>;
  cast: CastMember | undefined;
};
