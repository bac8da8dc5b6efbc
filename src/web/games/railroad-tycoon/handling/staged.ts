import type { RailroadTycoon } from '#games/railroad-tycoon/model.ts';
import type { Eyes } from '#kernel/game.ts';
import type { Happening, Seen } from '#web/table/face.ts';

/** Fetched beside the board. Until it has come, the table is shown as it is after all. */
let stage: typeof import('../logic/stage.ts') | undefined;
void import('../logic/stage.ts').then((come) => {
  stage = come;
});

/** What is to be seen while an event is being shown. */
export function shownIn(
  happening: Happening<RailroadTycoon> | undefined,
  eyes: Eyes,
  seen: Seen<RailroadTycoon>,
): Seen<RailroadTycoon> {
  return happening && stage ? stage.stageOf(happening, eyes, seen.table).shown : seen;
}
