import { type ReactNode, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { HallRow } from '#protocol/hall.ts';
import { Button } from '#ui/button.tsx';
import { guest } from '../guest.ts';
import { invite, ownWaiting } from '../hall/ask.ts';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { pathTo } from '../routes.ts';
import { profileWords } from '../words/profile/index.ts';
import { said, useCatalogue } from '../words/use-words.ts';
import { type Invitee, setOutToInvite } from './invitee.ts';

/** The lever of somebody else's sheet: asks them to a table of one's own that waits, or to one that is laid for it. */
export function Invite({ who, game }: { who: Invitee; game: string }): ReactNode {
  const { invite: words } = useCatalogue(profileWords);
  const [rows, setRows] = useState<readonly HallRow[] | 'trouble'>();
  const isOpen = rows !== undefined;
  const look = async (): Promise<void> => setRows((await ownWaiting()) ?? 'trouble');
  // Whoever invites is somebody, whom one may stop reading.
  const hasTicket = guest().ticket === true;
  return (
    <div className="profile-invite">
      <Button
        kind="lever"
        aria-expanded={isOpen}
        onClick={() => (isOpen ? setRows(undefined) : void look())}
      >
        {words.whom(who.name)}
      </Button>
      {isOpen ? (
        <div className="profile-invite-to" role="group" aria-label={words.whom(who.name)}>
          {rows === 'trouble' ? <p role="alert">{words.trouble}</p> : undefined}
          {hasTicket ? (
            <>
              {rows === 'trouble'
                ? undefined
                : rows.map((row) => <To key={row.id} row={row} who={who} />)}
              <Link
                className="button quiet"
                href={pathTo.setup(game, 'online')}
                onClick={() => setOutToInvite(who)}
              >
                {words.lay}
              </Link>
            </>
          ) : (
            <>
              <p>{words.ticket}</p>
              <Link className="button quiet" href={pathTo.account}>
                {words.takeTicket}
              </Link>
            </>
          )}
        </div>
      ) : undefined}
    </div>
  );
}

/** One table of one's own, by its game and its free seats. */
function To({ row, who }: { row: HallRow; who: Invitee }): ReactNode {
  const { invite: words } = useCatalogue(profileWords);
  const language = useLanguage();
  const [done, setDone] = useState<boolean>();
  const name = gameOf(row.game)?.name;
  const free = row.seats.filter(({ kind }) => kind === 'open').length;
  const title = words.to(name ? said(name, language) : row.game, free);
  if (done !== undefined) return <p role="status">{done ? words.done(title) : words.failed}</p>;
  return (
    <Button onClick={() => void invite(row.id, { mark: who.mark }).then(setDone)}>{title}</Button>
  );
}
