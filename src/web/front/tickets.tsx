import { type ReactNode, useId, useState } from 'react';
import type { Door, GameId } from '#web/games.ts';
import { IconButton } from '#web/kit/button.tsx';
import { Ticket } from '#web/kit/ticket.tsx';
import { Toast } from '#web/kit/toast.tsx';
import { Link } from '#web/link.tsx';
import { push } from '#web/navigation.ts';
import { loadTable } from '#web/pages.tsx';
import { DEFAULT_BOT, pathTo } from '#web/routes.ts';
import { useWords } from '#web/words/use-words.ts';
import { routeLine } from './route-line.ts';

type Way = { game: GameId };

/** Alone against a bot. The opponent is punched on the ticket itself. */
export function SoloTicket({ game }: Way): ReactNode {
  const { front, games } = useWords();
  const { title, text, kind, level, levels } = front.solo;
  const [bot, setBot] = useState<keyof typeof levels>(DEFAULT_BOT);
  const group = useId();
  return (
    <Ticket
      className="primary"
      route={routeLine(games[game].name)}
      kind={kind}
      start={<Link href={pathTo.solo(game, bot)}>{title}</Link>}
      text={text}
      overprint="1"
      go={front.go}
      foot={
        <fieldset className="level">
          <legend className="vh">{level}</legend>
          {(['apprentice', 'random'] as const).map((name) => (
            <label key={name}>
              <input
                type="radio"
                name={group}
                checked={bot === name}
                onChange={() => setBot(name)}
              />
              {levels[name]}
            </label>
          ))}
        </fieldset>
      }
    />
  );
}

/** Several at one screen. Their names are asked for on the next page, with whatever else is to settle. */
export function HereTicket({ door }: { door: Door }): ReactNode {
  const { front, games } = useWords();
  const { title, text, several, kind } = front.here;
  const { id, players, secretive, setUp } = door;
  return (
    <Ticket
      colour="green"
      route={routeLine(games[id].name)}
      kind={kind}
      start={<Link href={setUp ? pathTo.setup(id, 'here') : pathTo.names(id)}>{title}</Link>}
      text={players[1] > 2 ? several(...players, secretive) : text}
      overprint={players[1]}
      foot={<span className="num">{front.serial('0002')}</span>}
      go={front.go}
    />
  );
}

/** Opens a table on the server and goes there; the link to share is the table's own address. */
export function LinkTicket({ game }: Way): ReactNode {
  const { front, games, shell } = useWords();
  const { title, text, kind, busy, offline, refused } = front.link;
  const [state, setState] = useState<'ready' | 'busy' | 'offline' | 'refused'>('ready');
  const open = async (): Promise<void> => {
    if (state === 'busy') return;
    setState('busy');
    // The scripts of the table come while the server opens it.
    loadTable(game).catch(() => undefined);
    const { createTable } = await import('#web/api.ts');
    const made = await createTable(game);
    if (typeof made === 'string') setState(made);
    else push(pathTo.online(made.id));
  };
  const openOrSay = (): void => {
    open().catch(() => setState('offline'));
  };
  return (
    <>
      <Ticket
        colour="rose"
        route={routeLine(games[game].name)}
        kind={kind}
        start={
          <button type="button" aria-disabled={state === 'busy'} onClick={openOrSay}>
            {title}
          </button>
        }
        text={text}
        overprint="+"
        foot={<span className="num">{front.serial('0003')}</span>}
        go={state === 'busy' ? busy : front.go}
      />
      <Toast lamp="stop">
        {state === 'offline' || state === 'refused' ? (
          <>
            <span>{state === 'offline' ? offline : refused}</span>
            <IconButton icon="close" label={shell.close} onClick={() => setState('ready')} />
          </>
        ) : undefined}
      </Toast>
    </>
  );
}
