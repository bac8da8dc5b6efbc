import { type ReactNode, useEffect, useState } from 'react';
import type { KnownPerson } from '#protocol/http/hall.ts';
import { Button } from '#ui/button.tsx';
import type { Invitee } from '../../profile/invitee.ts';
import { lobbyWords } from '../../words/lobby/index.ts';
import { useCatalogue } from '../../words/use-words.ts';

const keyOf = ({ table, seat }: KnownPerson): string => `${table}/${seat}`;

/** Those with whom the host has played may be invited: the table then stands in their hall. */
export function LobbyInvite({ table }: { table: string }): ReactNode {
  const lobby = useCatalogue(lobbyWords);
  const [known, setKnown] = useState<readonly KnownPerson[]>();
  const [asked, setAsked] = useState<Readonly<Record<string, boolean>>>({});
  const look = (): void => {
    // Fetched here: most tables are filled by their link.
    void import('../../hall/ask.ts').then(async ({ knownPeople }) => setKnown(await knownPeople()));
  };
  // Whoever laid the table to invite somebody from their log sheet.
  const [wanted, setWanted] = useState<Invitee>();
  useEffect(() => {
    void import('../../profile/invitee.ts').then(({ invitee }) => setWanted(invitee()));
  }, []);
  const [isAsked, setIsAsked] = useState<boolean>();
  const inviteWanted = async (mark: string): Promise<void> => {
    const { invite: send } = await import('../../hall/ask.ts');
    setIsAsked(await send(table, { mark }));
    const { isInvited } = await import('../../profile/invitee.ts');
    if (wanted) isInvited(wanted);
  };
  const invite = async (person: KnownPerson): Promise<void> => {
    const { invite: send } = await import('../../hall/ask.ts');
    const done = await send(table, { table: person.table, seat: person.seat });
    setAsked((before) => ({ ...before, [keyOf(person)]: done }));
  };
  return (
    <>
      {wanted ? (
        <p className="lobby-wanted">
          {isAsked === undefined ? (
            <Button kind="brass" onClick={() => void inviteWanted(wanted.mark)}>
              {lobby.inviteWhom(wanted.name)}
            </Button>
          ) : (
            <>
              <b>{wanted.name}</b>{' '}
              <span role="status">{isAsked ? lobby.isInvited : lobby.notInvited}</span>
            </>
          )}
        </p>
      ) : undefined}
      <details onToggle={look}>
        <summary>{lobby.invite}</summary>
        {known?.length === 0 ? <p>{lobby.nobodyKnown}</p> : undefined}
        <ul>
          {known?.map((person) => {
            const done = asked[keyOf(person)];
            return (
              <li key={keyOf(person)}>
                <b>{person.name}</b>
                {done === undefined ? (
                  <Button
                    kind="quiet"
                    aria-label={lobby.inviteWhom(person.name)}
                    onClick={() => void invite(person)}
                  >
                    {lobby.inviteThem}
                  </Button>
                ) : (
                  <span role="status">{done ? lobby.isInvited : lobby.notInvited}</span>
                )}
              </li>
            );
          })}
        </ul>
      </details>
    </>
  );
}
