import type { Action } from '#games/railroad-tycoon/rules/model.ts';
import type { Language } from '#kernel/game.ts';
import type { Dock } from '../handling/dock.ts';
import { arrivalOf } from '../logic/ways.ts';
import { wordsIn } from '../words/index.ts';
import { modesIn } from '../words/modes.ts';

/** What the lever is called by what it would do. It comes with the panels; a bid alone is asked for before. */
export function leverText({ table, turn, name }: Dock, action: Action, language: Language): string {
  const [words, modes] = [wordsIn(language), modesIn(language)];
  switch (action.do) {
    case 'lay-track':
    case 'redirect': {
      const tiles = turn.deed?.bill?.tiles ?? 1;
      const { plan } = turn.held;
      const arrives = plan && arrivalOf(table, turn.seat, plan);
      if (arrives !== undefined) return modes.bill.lay(name(arrives));
      return action.do === 'redirect' && tiles === 1
        ? modes.bill.turnLever
        : modes.bill.layUnfinished(tiles);
    }
    case 'stop-building':
      return modes.bill.stop;
    case 'urbanise':
      return modes.urbanise.lever(name(action.city));
    case 'upgrade':
      return modes.upgrade.lever((table.players[turn.seat]?.level ?? 0) + 1);
    case 'deliver': {
      const route = turn.deliveries
        .flatMap(({ destinations }) => destinations)
        .flatMap(({ routes }) => routes)
        .find(({ action: { from, colour, route: links } }) => {
          const isCube = from === action.from && colour === action.colour;
          return isCube && links.join() === action.route.join();
        });
      return modes.delivery.deliver(name(route?.to ?? -1), route?.points[turn.seat] ?? 0);
    }
    case 'take-card':
      return words.cards.lever(action.card);
    case 'western-link':
      return modes.west.lever(name(action.city));
    case 'grow-city':
      return modes.growth.lever(name(action.city));
    case 'issue-share':
      return words.actions.issueLever(turn.deed?.actions.length ?? 1);
    case 'decline-action':
      return words.actions.decline;
    default:
      return words.actions.confirm;
  }
}

/** What it costs, and the shares that pay for it; nothing where its name says so, or where it is free. */
export function leverBill(
  { turn }: Dock,
  action: Action,
  language: Language,
): { pays: string; toIssue: string } | undefined {
  const bill = turn.deed?.bill;
  if (!bill || action.do === 'issue-share' || bill.total + bill.shares === 0) return undefined;
  const { shares, toIssue } = modesIn(language).pays;
  const price = wordsIn(language).money(bill.total);
  return bill.shares === 0
    ? { pays: price, toIssue: '' }
    : { pays: `${price} · ${shares(bill.shares)}`, toIssue };
}
