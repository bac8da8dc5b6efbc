import type { Eyes, Kind, State } from '#kernel/game.ts';
import { standing } from '#kernel/log.ts';
import { type GameRecord, verifyRecord } from '#kernel/record.ts';
import type { Title } from '#kernel/title.ts';
import type { EntryShown } from '#protocol/to-client.ts';
import type { AnyView } from '../play/stage.ts';

/** One moment of a finished game: the state after an entry in force, and what happened by it. */
export type Frame = {
  seq: number;
  entry: Omit<EntryShown, 'events'>;
  events: unknown[];
  state: State<Kind>;
};

/** The moments of a game, from before its first entry. Throws `BadRecord` if it could not have been played so. */
export function framesOf(title: Title<Kind>, record: GameRecord<unknown>): Frame[] {
  const { game } = title;
  const { recorded } = verifyRecord(game, record);
  let state = game.setup(record.seats.length, recorded.options);
  const frames: Frame[] = [{ seq: 0, entry: { seq: 0, actor: 'chance' }, events: [], state }];
  for (const { seq, actor, action } of standing(recorded.log)) {
    const events: unknown[] = [];
    state = game.clone(state);
    game.apply(state, actor, action, (event) => events.push(event));
    frames.push({ seq, entry: { seq, actor }, events, state });
  }
  return frames;
}

/** A record may end before its game does: of that there is neither poster nor report. */
export function isFinished({ title, frames }: Shown): boolean {
  const end = frames.at(-1)?.state;
  return end !== undefined && title.game.actors(end.table).length === 0;
}

type Shown = { title: Title<Kind>; frames: readonly Frame[] };

/** Through whose eyes a replay is seen; `everyone`: with all hands open. */
export type ReplayEyes = Eyes | 'everyone';

/** The eyes that the board is drawn for: an open game has nobody's side. */
export function drawnFor(eyes: ReplayEyes): Eyes {
  return eyes === 'everyone' ? 'watcher' : eyes;
}

export function viewOf({ game }: Title<Kind>, { state }: Frame, eyes: Eyes): AnyView {
  return { table: state.table, own: eyes === 'watcher' ? undefined : game.own(state, eyes) };
}

export function shownTo(
  { game }: Title<Kind>,
  { entry, events }: Frame,
  eyes: ReplayEyes,
): EntryShown {
  const seen =
    eyes === 'everyone' ? events : events.flatMap((event) => game.shown(event, eyes) ?? []);
  return { ...entry, events: seen };
}
