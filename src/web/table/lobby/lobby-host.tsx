import { type ReactNode, useId } from 'react';
import type { Access } from '#protocol/parts.ts';
import { Button } from '#ui/button.tsx';
import { lobbyWords } from '../../words/lobby/index.ts';
import { setupWords } from '../../words/setup/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { ACCESSES } from '../setup/access-choice.ts';
import type { Live } from '../snapshot.ts';
import type { TableStore } from '../store.ts';
import { LobbyInvite } from './lobby-invite.tsx';
import './lobby-host.css';

/** Who may come and when it begins: for the host to say, for everybody else to know. */
export function LobbyHost({ store, live }: { store: TableStore; live: Live }): ReactNode {
  const lobby = useCatalogue(lobbyWords);
  const words = useCatalogue(setupWords);
  const group = useId();
  const { aside, hosting, seats, watchers = 0 } = live;
  const access = aside.access ?? 'link';
  const isFull = seats.every(({ kind }) => kind !== 'open');
  const settle = (wish: { access?: Access; held?: boolean }): void => {
    void store.request({ t: 'settle', ...wish });
  };
  return (
    <section className="lobby-host" aria-label={words.access}>
      {aside.held ? (
        <p>
          <span>{isFull ? lobby.readyToBegin : lobby.heldText}</span>
          {hosting && isFull ? (
            <Button kind="lever" onClick={() => settle({ held: false })}>
              {lobby.begin}
            </Button>
          ) : undefined}
        </p>
      ) : undefined}
      {hosting ? (
        <fieldset>
          <legend>{words.access}</legend>
          {ACCESSES.map((one) => (
            <label key={one}>
              <input
                className="cover"
                type="radio"
                name={group}
                checked={access === one}
                onChange={() => settle({ access: one })}
              />
              <span>{words.accesses[one].name}</span>
            </label>
          ))}
        </fieldset>
      ) : undefined}
      <p className="lobby-access">
        {words.accesses[access].text}
        {watchers > 0 ? ` · ${lobby.watchers(watchers)}` : ''}
      </p>
      {hosting ? <LobbyInvite table={live.id} /> : undefined}
    </section>
  );
}
