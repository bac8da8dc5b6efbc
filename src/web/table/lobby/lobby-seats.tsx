import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Refused } from '#protocol/to-client.ts';
import { AskFirst } from '../../ask-first.tsx';
import { guestNameBeside, renameGuest, useChosenName } from '../../guest.ts';
import { NameInput } from '../../names/name-input.tsx';
import { lobbyWords } from '../../words/lobby/index.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { UnnamedRequest } from '../requests.ts';
import type { Live } from '../snapshot.ts';
import type { TableStore } from '../store.ts';
import { LobbySeat } from './lobby-seat.tsx';

/** Who sits where. Anybody may take a seat and leave it; whoever laid the table rules over the rest. */
export function LobbySeats({ store, live }: { store: TableStore; live: Live }): ReactNode {
  const lobby = useCatalogue(lobbyWords);
  const { why } = useCatalogue(tableWords);
  const [typed, setTyped] = useState<string>();
  const [refused, setRefused] = useState<Refused['why']>();
  const sits = live.mine.length > 0;
  const [sat, setSat] = useState(sits);
  if (sits && !sat) setSat(true);
  const id = useId();
  const others = live.seats.flatMap((seat) => (seat.kind === 'open' ? [] : [seat.name]));
  const usual = guestNameBeside(others);
  const ask = async (wish: UnnamedRequest): Promise<boolean> => {
    const answer = await store.request(wish);
    setRefused(answer.t === 'refused' ? answer.why : undefined);
    return answer.t === 'done';
  };
  const sit = async (seat: number): Promise<void> => {
    const done = await ask({ t: 'sit', seat, name: typed?.trim() || usual });
    if (done && typed !== undefined) renameGuest(typed);
  };
  useRenaming(live, store);
  const trouble = refused === 'bad-name' || refused === 'name-taken' ? refused : undefined;
  const told: Partial<Record<NonNullable<Refused['why']>, string>> = {
    ...why.plain,
    ...lobby.refused,
  };
  return (
    <section className="lobby-seats" aria-label={lobby.seats}>
      <h2>{lobby.seats}</h2>
      {sits ? undefined : (
        <div className="field">
          <label htmlFor={id}>{lobby.name}</label>
          <NameInput
            id={id}
            value={typed ?? usual}
            placeholder={usual}
            trouble={trouble}
            autoComplete="nickname"
            onChange={({ target }) => {
              setRefused(undefined);
              setTyped(target.value);
            }}
          />
        </div>
      )}
      <ol>
        {live.seats.map((shown, seat) => (
          <LobbySeat
            // biome-ignore lint/suspicious/noArrayIndexKey: seats do not move.
            key={seat}
            live={live}
            seat={seat}
            shown={shown}
            onSit={(at) => void sit(at)}
            ask={(wish) => void ask(wish)}
          />
        ))}
      </ol>
      <p role="status" className="lobby-told">
        {sat && !sits ? lobby.freed : ''}
      </p>
      {refused && !trouble ? <p role="alert">{told[refused]}</p> : undefined}
      {live.hosting ? (
        <div className="lobby-delete">
          <AskFirst
            label={lobby.delete}
            title={lobby.deleteTitle}
            text={lobby.deleteText}
            kind="stop"
            onYes={() => void ask({ t: 'delete' })}
          />
        </div>
      ) : undefined}
    </section>
  );
}

/** Whoever has taken another name since they sat down takes it at the table that waits, too; once, whatever it says. */
function useRenaming({ mine, seats }: Live, store: TableStore): void {
  const name = useChosenName();
  const tried = useRef<string>(undefined);
  const [seat] = mine;
  const shown = mine.length === 1 && seat !== undefined ? seats[seat] : undefined;
  const isOther = shown?.kind === 'guest' && name !== undefined && shown.name !== name;
  useEffect(() => {
    if (!isOther || seat === undefined || tried.current === name) return;
    tried.current = name;
    void store.request({ t: 'sit', seat, name });
  }, [isOther, name, seat, store]);
}
