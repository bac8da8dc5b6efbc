import { titleOf } from '#games/catalogue.ts';
import { rngOf } from '#kernel/chance.ts';
import type { Game, Kind, Seat } from '#kernel/game.ts';
import type { Header, LogLine, Store } from '#tables/store.ts';

export const game = (await titleOf('railroad-tycoon'))?.game as Game<Kind>;
export const ISSUE = { do: 'issue-share' };

export const header: Header = {
  id: 'longtable000',
  game: game.id,
  rules: game.rules,
  options: game.parseOptions({}),
  secret: 'cd'.repeat(32),
  at: 1,
};

/** A log of so many entries: an honest beginning, and then shares without end, at times taken back. */
export function longLog(length: number): LogLine[] {
  const state = game.setup(2, header.options);
  const log: LogLine[] = [];
  const enter = (actor: Seat | 'chance', action: unknown) => {
    log.push({ seq: log.length + 1, actor, action, at: 1000 + log.length });
    game.apply(state, actor, action);
  };
  for (;;) {
    const actor = game.actors(state.table)[0] as Seat | 'chance';
    if (actor === 'chance') enter(actor, game.chance(state, rngOf(header.secret, log.length + 1)));
    else {
      const own = game.own(state, actor);
      if (!game.check(state.table, own, actor, ISSUE)) break;
      enter(actor, game.choices(state.table, own, actor)[0]);
    }
  }
  const actor = game.actors(state.table)[0] as Seat;
  while (log.length < length) {
    const seq = log.length + 1;
    const action = seq % 1000 === 0 ? { undo: seq - 20 } : ISSUE;
    log.push({ seq, actor, action, at: 1000 + seq });
  }
  return log;
}

/** Keeps it, of two guests; `botAt`: a bot has this seat. */
export async function stuff(store: Store, log: readonly LogLine[], botAt?: Seat): Promise<void> {
  const seats = ['ab', 'cd'].map((mark, seat) =>
    seat === botAt
      ? { kind: 'bot' as const, name: mark, bot: 'random' }
      : { kind: 'guest' as const, name: mark, holder: mark.repeat(32) },
  );
  await store.create(header, seats);
  for (let from = 0; from < log.length; from += 500)
    await store.append(header.id, log.slice(from, from + 500));
}
