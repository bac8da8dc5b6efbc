import { MOST_MUTED } from '#protocol/mutes.ts';
import { type Remembered, remembered } from '#ui/remembered.ts';
import { guest } from './guest.ts';

type Muted = Readonly<Record<string, true>>;

const kept = remembered<Muted>('rotonde.muted', (stored) =>
  typeof stored === 'object' && stored !== null ? mutedOf(Object.keys(stored)) : {},
);

/** Are they the ticket's? Then what lies here is a copy of what the house keeps. */
const isTickets = remembered<boolean>('rotonde.muted-kept', (stored) => stored === true);

/** Whom this reader does not read, by who they are on all tapes; the latest last. */
export const muted: Remembered<Muted> = kept;

/** In this browser and, with a ticket, in the house: what it could not keep is not so here either. */
export async function setMuted(who: string, isMuted: boolean): Promise<void> {
  const before = kept.get();
  const { [who]: _, ...others } = before;
  kept.set(mutedOf([...Object.keys(others), ...(isMuted ? [who] : [])]));
  if (!guest().ticket || !isTickets.get()) return bringMutes();
  const said = await say(isMuted ? { add: [who], drop: [] } : { add: [], drop: [who] });
  kept.set(said ?? before);
}

/** With a ticket: whom this guest has muted comes along, and whom its holder has muted elsewhere is muted here. */
export async function bringMutes(): Promise<void> {
  if (!guest().ticket) return leaveMutes();
  const said = await say({ add: isTickets.get() ? [] : Object.keys(kept.get()), drop: [] });
  if (!said) return;
  kept.set(said);
  isTickets.set(true);
}

/** The ticket is not here any more, and what was its holder's goes from this browser. */
export function leaveMutes(): void {
  if (!isTickets.get()) return;
  kept.set({});
  isTickets.set(false);
}

async function say(change: { add: string[]; drop: string[] }): Promise<Muted | undefined> {
  try {
    const answer = await fetch('/api/account/mutes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
    if (!answer.ok) return undefined;
    const { muted: list } = (await answer.json()) as { muted?: unknown };
    return Array.isArray(list) ? mutedOf(list) : undefined;
  } catch {
    // Nobody is there just now. It is asked again at the next table.
    return undefined;
  }
}

function mutedOf(list: readonly unknown[]): Muted {
  const whos = list.filter(
    (who): who is string => typeof who === 'string' && /^[0-9a-f]{16}$/.test(who),
  );
  return Object.fromEntries(whos.slice(-MOST_MUTED).map((who) => [who, true as const]));
}
