import type { Awake } from './awake.ts';

/** Is somebody's time out? Returns when to look again; nothing: not as long as it stands so. */
export async function judgeTime({ parts, deeds }: Awake): Promise<number | undefined> {
  const { clocks, viewers } = parts;
  await deeds.lookIfShared();
  if (!clocks || deeds.isGone) return undefined;
  await clocks.refresh();
  viewers.tellAside();
  let due: number | undefined;
  await deeds.again(async () => {
    due = deeds.isGone ? undefined : await clocks.judge((change) => deeds.change(change));
    return 0;
  });
  // A bot may have to play on for somebody.
  if (!deeds.isGone) await deeds.playing.goOn();
  return due;
}
