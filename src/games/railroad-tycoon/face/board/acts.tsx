import type { ReactNode } from 'react';
import { URBANISING, WESTERN } from '#games/railroad-tycoon/rules/data/economy.ts';
import { Pause } from '#ui/ear/said.tsx';
import { Icon } from '../art/icons.tsx';
import { type Dock, useDock } from '../handling/dock.ts';
import { billFor } from '../logic/bill.ts';
import { closedOf } from '../logic/closed.ts';
import { cubesIn } from '../logic/deliveries.ts';
import { mostTiles } from '../logic/plan.ts';
import { useViewer } from '../viewer.ts';
import type { ActionName } from '../words/panel-words.ts';
import type { Words } from '../words/words.ts';

const NAMES: readonly ActionName[] = ['build', 'urbanise', 'upgrade', 'deliver', 'card', 'west'];

/** The six actions: what each would cost or bring, and, where it cannot be taken, why not. */
export function Acts({ onPeek, peeking }: ActsProps): ReactNode {
  const { words } = useViewer();
  const dock = useDock();
  const { turn, table } = dock;
  const names = table.options.beginner
    ? NAMES.filter((name) => name !== 'card' && name !== 'west')
    : NAMES;
  return (
    <nav className="rt-acts" aria-label={words.actions.label}>
      {names.map((name) => {
        const offer =
          turn.ask === 'act' ? offerOf(name, dock, words) : laterOf(turn.ask, name, words);
        const [full, short] = words.actions.name[name];
        const readable = name === 'card' && onPeek !== undefined && turn.ask !== 'act';
        const pressed = readable ? peeking : turn.held.mode === name;
        return (
          <button
            key={name}
            type="button"
            className="rt-act"
            data-mode={name}
            data-spot={`mode:${name}`}
            aria-pressed={pressed}
            aria-disabled={!readable && offer.shut === true}
            onClick={(event) => {
              if (readable) onPeek();
              else if (turn.ask === 'act') {
                turn.press({ on: 'mode', mode: name }, event.currentTarget);
              }
            }}
          >
            <Icon name={name} size={34} />
            <span className="full">{full}</span>
            <span className="short" aria-hidden="true">
              {short}
            </span>
            <Pause />
            <small>{offer.note}</small>
          </button>
        );
      })}
    </nav>
  );
}

type ActsProps = {
  /** On a phone, cards can be read while others act. */
  onPeek?: (() => void) | undefined;
  peeking?: boolean;
};

type Offer = { note: string; shut?: true };

function laterOf(ask: string | undefined, name: ActionName, words: Words): Offer {
  if (ask === 'build' && name === 'build') return { note: words.actions.label };
  return { note: words.actions.later, shut: true };
}

function offerOf(name: ActionName, dock: Dock, words: Words): Offer {
  const { table, turn } = dock;
  const closed = closedOf(name, table, turn.seat, turn.check);
  return closed
    ? { note: words.actions[closed.why], shut: true }
    : { note: noteOf(name, dock, words) };
}

/** What it would cost, or how many ways there are. */
function noteOf(name: ActionName, { table, own, turn }: Dock, words: Words): string {
  const { actions } = words;
  const { seat, check, deliveries } = turn;
  switch (name) {
    case 'build':
      return actions.build(mostTiles(table, seat));
    case 'urbanise':
      return words.money(URBANISING);
    case 'upgrade':
      return actions.upgrade((own && billFor(table, own, seat, { do: 'upgrade' })?.total) ?? 0);
    case 'deliver':
      return deliveries.length > 0 ? actions.cubes(cubesIn(table, deliveries)) : actions.none;
    case 'card': {
      const takes = table.show.filter((card) => check({ do: 'take-card', card }) === undefined);
      return takes.length > 0 ? actions.card(takes.length) : actions.none;
    }
    case 'west':
      return words.money(WESTERN);
  }
}
