import type { BotFailure } from '#tables/bot-host.ts';

/** Of each bot one failure in this time is written down, and one time that it was given up. */
const QUIET_MS = 60_000;

type Noted = { at: number; others: number };

/**
 * Keeps a bot that fails again and again from filling the log. Of each there is one entry a minute at most, with its
 * stack and with how many there were since the last that are not written down.
 */
export function failureLog(
  write: (failure: BotFailure, others: number) => void,
  now: () => number = () => performance.now(),
): (failure: BotFailure) => void {
  const noted = new Map<string, Noted>();
  return (failure) => {
    const name = `${failure.name} ${failure.game} ${failure.bot}`;
    const last = noted.get(name);
    if (last && now() - last.at < QUIET_MS) {
      last.others++;
      return;
    }
    noted.set(name, { at: now(), others: 0 });
    write(failure, last?.others ?? 0);
  };
}
