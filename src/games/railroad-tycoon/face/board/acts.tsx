import type { ReactNode } from 'react';
import { URBANISING, WESTERN } from '#games/railroad-tycoon/rules/data/economy.ts';
import { type Action, GREY } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { Icon } from '../art/icons.tsx';
import { type Dock, useDock } from '../handling/dock.ts';
import { billFor } from '../logic/bill.ts';
import { mostTiles, startsOf } from '../logic/plan.ts';
import { useSight } from '../sight.ts';
import type { ActionName, Words } from '../words/words.ts';

const NAMES: readonly ActionName[] = ['build', 'urbanise', 'upgrade', 'deliver', 'card', 'west'];

/** The six actions: what each would cost or bring, and, where it cannot be taken, why not. */
export function Acts({ onPeek, peeking }: ActsProps): ReactNode {
  const { words } = useSight();
  const dock = useDock();
  const { turn, table } = dock;
  const names = table.options.beginner
    ? NAMES.filter((name) => name !== 'card' && name !== 'west')
    : NAMES;
  return (
    <nav className="rw-acts" aria-label={words.actions.label}>
      {names.map((name) => {
        const offer =
          turn.ask === 'act' ? offerOf(name, dock, words) : laterOf(turn.ask, name, words);
        const [full, short] = words.actions.name[name];
        const readable = name === 'card' && onPeek !== undefined && turn.ask !== 'act';
        const pressed = readable ? peeking : turn.mode === name;
        return (
          <button
            key={name}
            type="button"
            className="rw-act"
            data-mode={name}
            aria-pressed={pressed}
            aria-disabled={!readable && offer.shut === true}
            onClick={(event) => {
              if (readable) onPeek();
              else if (turn.ask !== 'act') return;
              else if (offer.refused) {
                const refusal = turn.check(offer.refused);
                if (refusal) turn.refuse(refusal, offer.refused, event.currentTarget);
              } else turn.setMode(turn.mode === name ? undefined : name);
            }}
          >
            <Icon name={name} size={34} />
            <span className="full">{full}</span>
            <span className="short" aria-hidden="true">
              {short}
            </span>
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

/** `refused`: what the engine would say no to, and why. */
type Offer = { note: string; shut?: true; refused?: Action };

function laterOf(ask: string | undefined, name: ActionName, words: Words): Offer {
  if (ask === 'build' && name === 'build') return { note: words.actions.label };
  return { note: words.actions.later, shut: true };
}

function offerOf(name: ActionName, { table, own, turn }: Dock, words: Words): Offer {
  const { actions } = words;
  const { seat, check } = turn;
  const map = mapOf(table.map);
  const shut = (note: string, refused?: Action): Offer =>
    refused ? { note, shut: true, refused } : { note, shut: true };
  switch (name) {
    case 'build': {
      const any = startsOf(table, seat).length > 0;
      return any ? { note: actions.build(mostTiles(table, seat)) } : shut(actions.none);
    }
    case 'urbanise': {
      const grey = table.colours.indexOf(GREY);
      const colour = table.newCities.findIndex((left) => left > 0);
      if (grey < 0) return shut(actions.noGrey, { do: 'urbanise', city: 0, colour: 1 });
      if (colour < 0) return shut(actions.noTile, { do: 'urbanise', city: grey, colour: 1 });
      return { note: words.money(URBANISING) };
    }
    case 'upgrade': {
      const refusal = check({ do: 'upgrade' });
      if (refusal && refusal.rule !== '5.5') return shut(actions.highest, { do: 'upgrade' });
      const bill = own && billFor(table, own, seat, { do: 'upgrade' });
      return { note: actions.upgrade(bill?.total ?? 0) };
    }
    case 'deliver':
      return turn.deliveries.length > 0
        ? { note: actions.deliver(turn.deliveries.length) }
        : { note: actions.none };
    case 'card': {
      const takes = table.show.filter((card) => check({ do: 'take-card', card }) === undefined);
      return takes.length > 0 ? { note: actions.card(takes.length) } : { note: actions.none };
    }
    case 'west': {
      const refusals = map.western.map(({ city }) => ({
        city,
        rule: check({ do: 'western-link', city })?.rule,
      }));
      if (refusals.some(({ rule }) => rule === undefined || rule === '5.5')) {
        return { note: words.money(WESTERN) };
      }
      const [first] = refusals;
      if (!first) return shut(actions.none);
      const open = refusals.find(({ rule }) => rule === '14.3');
      return open
        ? shut(actions.noLink, { do: 'western-link', city: open.city })
        : shut(actions.taken, { do: 'western-link', city: first.city });
    }
  }
}
