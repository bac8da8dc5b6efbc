import type { ReactNode } from 'react';
import type { Action } from '#games/railroad-tycoon/rules/model.ts';
import { type Dock, useDock } from '../handling/dock.ts';
import { arrivalOf } from '../logic/ways.ts';
import { useViewer } from '../viewer.ts';
import type { Words } from '../words/words.ts';

/** The one button that does what has been chosen. `idle`: what it says while something is missing. */
export function Lever({ idle }: { idle: string }): ReactNode {
  const { words } = useViewer();
  const dock = useDock();
  const { deed, doing, press } = dock.turn;
  return (
    <button
      type="button"
      className="button lever"
      data-lever=""
      data-ready={deed !== undefined}
      data-do={deed && mainOf(deed.actions).do}
      aria-disabled={deed === undefined || doing}
      onClick={(event) => {
        if (event.detail < 2) press({ on: 'lever' }, event.currentTarget);
      }}
      onKeyDown={(event) => {
        if (event.repeat) event.preventDefault();
      }}
    >
      {deed === undefined ? idle : labelOf(dock, mainOf(deed.actions), words)}
    </button>
  );
}

/** What a gesture is about: not the shares that pay for it, nor the stop at its end. */
function mainOf(actions: readonly Action[]): Action {
  const main = actions.find(
    ({ do: what }) =>
      what !== 'issue-share' && what !== 'announce-grant' && what !== 'stop-building',
  );
  return main ?? (actions.at(-1) as Action);
}

function labelOf({ table, turn, name }: Dock, action: Action, words: Words): string {
  switch (action.do) {
    case 'bid':
      return words.auction.offer(action.amount);
    case 'lay-track':
    case 'redirect': {
      const tiles = turn.deed?.bill?.tiles ?? 1;
      const { plan } = turn.held;
      const arrives = plan && arrivalOf(table, turn.seat, plan);
      if (arrives !== undefined) return words.bill.lay(name(arrives), tiles);
      return action.do === 'redirect' && tiles === 1
        ? words.bill.turnLever
        : words.bill.layUnfinished(tiles);
    }
    case 'stop-building':
      return words.bill.stop;
    case 'urbanise':
      return words.urbanise.lever(name(action.city));
    case 'upgrade':
      return words.upgrade.lever((table.players[turn.seat]?.level ?? 0) + 1);
    case 'deliver': {
      const route = turn.deliveries
        .flatMap(({ destinations }) => destinations)
        .flatMap(({ routes }) => routes)
        .find(({ action: { from, colour, route: links } }) => {
          const isCube = from === action.from && colour === action.colour;
          return isCube && links.join() === action.route.join();
        });
      return words.delivery.deliver(name(route?.to ?? -1), route?.points[turn.seat] ?? 0);
    }
    case 'take-card':
      return words.cards.lever(action.card);
    case 'western-link':
      return words.west.lever(name(action.city));
    case 'grow-city':
      return words.growth.lever(name(action.city));
    case 'issue-share':
      return words.actions.issueLever(turn.deed?.actions.length ?? 1);
    case 'decline-action':
      return words.actions.decline;
    default:
      return words.actions.confirm;
  }
}
