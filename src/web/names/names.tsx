import { type ReactNode, type SubmitEvent, useEffect, useId, useState } from 'react';
import { type Door, doorOf } from '#web/games.ts';
import { useGuestName } from '#web/guest.ts';
import { Button } from '#web/kit/button.tsx';
import { Icon } from '#web/kit/icons.tsx';
import { Seat } from '#web/kit/seat.tsx';
import { Lost } from '#web/lost.tsx';
import { replace } from '#web/navigation.ts';
import { nameTroubleAmong } from '#web/player-name.ts';
import { pathTo } from '#web/routes.ts';
import { useWords } from '#web/words/use-words.ts';
import { NameInput } from './name-input.tsx';
import { otherPlayer } from './other-player.ts';
import './names.css';

/** Before a game on one device: who sits where. Both names are filled in, so that a game is one click away. */
export function Names({ game }: { game: string }): ReactNode {
  const door = doorOf(game);
  return door?.built ? <AskNames door={door} /> : <Lost />;
}

function AskNames({ door }: { door: Door }): ReactNode {
  const { names: words, games, tables } = useWords();
  const me = useGuestName();
  const [wishes, setWishes] = useState<readonly (string | undefined)[]>(() => [
    me,
    otherPlayer.get(),
  ]);
  const [trouble, setTrouble] = useState<ReturnType<typeof nameTroubleAmong>>();
  const id = useId();
  const { name: title } = games[door.id];
  useEffect(() => {
    document.title = `${words.title} – ${title} – Rotonde`;
  }, [words, title]);
  const defaults = (seat: number): string => words.player(seat + 1);
  const change = (next: readonly (string | undefined)[]): void => {
    setTrouble(undefined);
    setWishes(next);
  };
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    const names = wishes.map((wish, seat) => wish?.trim() || defaults(seat));
    const found = nameTroubleAmong(names);
    if (found) {
      setTrouble(found);
      return;
    }
    otherPlayer.set(names.find((name) => name !== me));
    replace(pathTo.here(door.id, names));
  };
  return (
    <section className="names">
      <form className="names-form" onSubmit={start}>
        <p className="row">
          <span>ROTONDE – {title.toUpperCase()}</span>
          <span>{tables.ways.here}</span>
        </p>
        <span className="double-rule" />
        <h1>{words.title}</h1>
        <p>{words.text}</p>
        <div className="names-seats">
          {wishes.map((wish, seat) => (
            <div className="names-seat" key={door.seats[seat]}>
              <Seat colour={door.seats[seat] ?? 'red'} size={44} />
              <div className="field">
                <label htmlFor={`${id}-${seat}`}>
                  {words.seat(seat + 1, wishes.length)}
                  {seat === 0 ? `, ${words.first}` : ''}
                </label>
                <NameInput
                  id={`${id}-${seat}`}
                  value={wish ?? defaults(seat)}
                  placeholder={defaults(seat)}
                  trouble={trouble?.seat === seat ? trouble.why : undefined}
                  autoComplete="off"
                  onFocus={({ target }) => target.select()}
                  onChange={({ target }) => change(wishes.with(seat, target.value))}
                />
              </div>
            </div>
          ))}
          <Button className="names-swap" onClick={() => change(wishes.toReversed())}>
            <Icon name="swap" size={20} />
            {words.swap}
          </Button>
        </div>
        <Button kind="lever" type="submit">
          {words.start}
        </Button>
      </form>
    </section>
  );
}
