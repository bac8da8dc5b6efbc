import { type ReactNode, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import type { HallRow } from '#protocol/hall.ts';
import type { WaitingShown } from '#protocol/http/hall.ts';
import { Button } from '#ui/button.tsx';
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
  const [own, setOwn] = useState<WaitingShown | 'trouble'>();
  const look = async (): Promise<void> => setOwn((await ownWaiting()) ?? 'trouble');
  return (
    <div className="profile-invite">
      <Button
        kind="lever"
        aria-expanded={own !== undefined}
        onClick={() => (own ? setOwn(undefined) : void look())}
      >
        {words.whom(who.name)}
      </Button>
      {own ? (
        <div className="profile-invite-to" role="group" aria-label={words.whom(who.name)}>
          {own === 'trouble' ? (
            <p role="alert">{words.trouble}</p>
          ) : (
            <Ways own={own} who={who} game={game} />
          )}
        </div>
      ) : undefined}
    </div>
  );
}

/** Whoever invites is somebody whom one may stop reading: without a ticket it goes by a table's link. */
function Ways({ own, who, game }: { own: WaitingShown; who: Invitee; game: string }): ReactNode {
  const { invite: words } = useCatalogue(profileWords);
  if (!own.mayInvite) {
    return (
      <>
        <p>{words.ticket}</p>
        <Link className="button quiet" href={pathTo.account}>
          {words.takeTicket}
        </Link>
      </>
    );
  }
  return (
    <>
      {own.rows.map((row) => (
        <To key={row.id} row={row} who={who} />
      ))}
      <Link
        className="button quiet"
        href={pathTo.setup(game, 'online')}
        onClick={() => setOutToInvite(who)}
      >
        {words.lay}
      </Link>
    </>
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
