import type { Actor, Kind, State } from '#kernel/game.ts';
import type { Listener, Title } from '#kernel/title.ts';

/** What these actions bring, in sentences, with all hands open. Played on a copy. */
export function toldOf(
  { game, narrate, narrateRun }: Title<Kind>,
  before: State<Kind>,
  actor: Actor,
  actions: readonly unknown[],
  listener: Listener,
): string {
  const state = game.clone(before);
  const events: unknown[] = [];
  for (const action of actions) {
    game.apply(state, actor, action, (event) => events.push(event));
  }
  const lines = narrateRun
    ? narrateRun(events, listener).map(({ text }) => text)
    : events.flatMap((event) => narrate(event, listener) ?? []);
  return lines.join(' ');
}
