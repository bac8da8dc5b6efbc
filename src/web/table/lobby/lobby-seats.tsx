import { type ReactNode, useId, useState } from 'react';
import type { SeatShown } from '#protocol/parts.ts';
import { doorOf } from '#web/games.ts';
import { guestName, MOST_NAME_LENGTH, renameGuest, tidyName } from '#web/guest.ts';
import { Button } from '#web/kit/button.tsx';
import { Seat } from '#web/kit/seat.tsx';
import { useLanguage } from '#web/preferences.ts';
import { botName } from '#web/words/table/bot-name.ts';
import { tableWords } from '#web/words/table/index.ts';
import { useCatalogue } from '#web/words/use-words.ts';
import { botNames } from '../bots.ts';
import type { Live, TableStore } from '../store.ts';

/** Who sits where; open seats can be taken, or given to a bot by somebody who sits. */
export function LobbySeats({ store, live }: { store: TableStore; live: Live }): ReactNode {
  const { lobby, why } = useCatalogue(tableWords);
  const [name, setName] = useState(guestName);
  const [refused, setRefused] = useState<keyof typeof why.plain>();
  const id = useId();
  const sits = live.mine.length > 0;
  const free = live.seats.filter(({ kind }) => kind === 'open').length;
  const ask = async (wish: Parameters<TableStore['request']>[0]): Promise<void> => {
    const answer = await store.request(wish);
    setRefused(answer.t === 'refused' ? answer.why : undefined);
  };
  const sit = (seat: number): void => {
    renameGuest(name);
    void ask({ t: 'sit', seat, name: tidyName(name) || guestName() });
  };
  return (
    <section className="lobby-seats" aria-label={lobby.seats}>
      <h2>{lobby.seats}</h2>
      {sits ? undefined : (
        <div className="field">
          <label htmlFor={id}>{lobby.name}</label>
          <input
            className="input"
            id={id}
            value={name}
            maxLength={MOST_NAME_LENGTH}
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
      )}
      <ol>
        {live.seats.map((shown, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats do not move.
          <li key={seat} className={shown.kind === 'open' ? 'plate shut' : 'plate'}>
            <Seat colour={doorOf(live.game)?.seats[seat] ?? 'red'} size={34} />
            <SeatWords shown={shown} mine={live.mine.includes(seat)} />
            {shown.kind === 'bot' && sits ? (
              <Unseat bot={shown.bot} onUnseat={() => void ask({ t: 'unseat-bot', seat })} />
            ) : undefined}
            {shown.kind === 'open' ? (
              <span className="lobby-take">
                {sits ? (
                  <BotButtons
                    game={live.game}
                    onBot={(bot) => void ask({ t: 'seat-bot', seat, bot })}
                  />
                ) : (
                  // There is never a second lever in sight.
                  <Button kind={free === 1 ? 'lever' : 'brass'} onClick={() => sit(seat)}>
                    {lobby.sit}
                  </Button>
                )}
              </span>
            ) : undefined}
          </li>
        ))}
      </ol>
      {refused ? <p role="alert">{why.plain[refused]}</p> : undefined}
    </section>
  );
}

function SeatWords({ shown, mine }: { shown: SeatShown; mine: boolean }): ReactNode {
  const { lobby } = useCatalogue(tableWords);
  const language = useLanguage();
  if (shown.kind === 'open') return <b>{lobby.open}</b>;
  if (shown.kind === 'bot') {
    return (
      <>
        <b>{botName(shown.bot, language)}</b>
        <small>{lobby.bot}</small>
      </>
    );
  }
  return (
    <>
      <b>{shown.name}</b>
      <small>{mine ? lobby.you : shown.here ? lobby.here : lobby.away}</small>
    </>
  );
}

function BotButtons({ game, onBot }: { game: string; onBot: (bot: string) => void }): ReactNode {
  const { lobby } = useCatalogue(tableWords);
  const language = useLanguage();
  return (
    <>
      <span aria-hidden="true">{lobby.computer}</span>
      {botNames(game)
        .toReversed()
        .map((bot) => (
          <Button
            key={bot}
            aria-label={lobby.seatBot(botName(bot, language))}
            onClick={() => onBot(bot)}
          >
            {botName(bot, language)}
          </Button>
        ))}
    </>
  );
}

/** A bot was put there before everybody had come. */
function Unseat({ bot, onUnseat }: { bot: string; onUnseat: () => void }): ReactNode {
  const { lobby } = useCatalogue(tableWords);
  const language = useLanguage();
  return (
    <Button
      kind="quiet"
      className="lobby-unseat"
      aria-label={lobby.unseatBot(botName(bot, language))}
      onClick={onUnseat}
    >
      {lobby.unseat}
    </Button>
  );
}
