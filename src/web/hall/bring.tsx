import { type ReactNode, useId, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { HallRow } from '#protocol/hall.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { guestName } from '../guest.ts';
import { pathTo } from '../routes.ts';
import { openTable } from '../table/setup/open-table.ts';
import { usualSitters, wishesOf } from '../table/setup/sitters.ts';
import { hallWords } from '../words/hall/index.ts';
import { lobbyWords } from '../words/lobby/index.ts';
import { useCatalogue, useSaid, useWords } from '../words/use-words.ts';
import './bring.css';

/** A link that brings somebody: that of the table that waits, or of one that is made for it. */
export function Bring({ table }: { table: HallRow | undefined }): ReactNode {
  const { bring, lay } = useCatalogue(hallWords);
  return (
    <div className="ticket-shadow hall-bring">
      <div className="ticket rose">
        <span className="ticket-row">
          <span>{lay.route}</span>
          <span className="ticket-kind">{lay.kind}</span>
        </span>
        <span className="ticket-rule" />
        <h3>{bring.title}</h3>
        <p>{bring.text}</p>
        {table ? <TableLink table={table} /> : <MakeLink />}
      </div>
    </div>
  );
}

function MakeLink(): ReactNode {
  const { bring } = useCatalogue(hallWords);
  const { names } = useWords();
  const [trouble, setTrouble] = useState<'busy' | 'failed'>();
  const make = async (): Promise<void> => {
    const [game] = games;
    if (!game || trouble === 'busy') return;
    setTrouble('busy');
    const sitters = usualSitters(game, 'online');
    const wishes = wishesOf(sitters, guestName(), (seat) => names.player(seat + 1));
    const made = await openTable(game.id, 'online', {}, wishes);
    // Once it is there, the hall tells of it.
    setTrouble('trouble' in made ? 'failed' : 'busy');
  };
  return (
    <>
      <Button aria-disabled={trouble === 'busy'} onClick={() => void make()}>
        <Icon name="chain" size={18} /> {trouble === 'busy' ? bring.busy : bring.make}
      </Button>
      <p role="alert">{trouble === 'failed' ? bring.failed : ''}</p>
    </>
  );
}

function TableLink({ table }: { table: HallRow }): ReactNode {
  const { bring } = useCatalogue(hallWords);
  const lobby = useCatalogue(lobbyWords);
  const name = useSaid(gameOf(table.game)?.name ?? { en: table.game, fr: table.game });
  const [copied, setCopied] = useState(false);
  const id = useId();
  const address = new URL(pathTo.online(table.id), location.href).href;
  const copy = (): void => {
    // The clipboard is only there at a secure address, and may be refused.
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      () => undefined,
    );
  };
  const send = (): void => {
    // Somebody who thinks better of it has refused nothing.
    navigator.share({ text: lobby.message(name), url: address }).catch(() => undefined);
  };
  return (
    <>
      <label className="visually-hidden" htmlFor={id}>
        {bring.link(name)}
      </label>
      <input
        className="field-input"
        id={id}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="hall-acts">
        <Button onClick={copy}>
          <Icon name={copied ? 'check' : 'copy'} size={18} /> {copied ? bring.copied : bring.copy}
        </Button>
        {'share' in navigator ? (
          <Button onClick={send}>
            <Icon name="share" size={18} /> {bring.send}
          </Button>
        ) : undefined}
      </div>
      <span className="visually-hidden" role="status">
        {copied ? bring.copied : ''}
      </span>
    </>
  );
}
