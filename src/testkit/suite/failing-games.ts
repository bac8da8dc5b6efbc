import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Kind } from '#kernel/game.ts';
import type { Played } from '#kernel/log.ts';
import type { Title } from '#kernel/title.ts';
import { type Breach, type Failure, findBreach } from '../laws.ts';
import { playScript, type Script } from '../script.ts';

/** A game that breaks a law, as a file: all that is needed to see it happen again, and its log for a person to read. */
export type FailingGame<K extends Kind> = {
  game: string;
  rules: number;
  breach: Breach;
  bound: number;
  script: Script<K>;
  log: Played<K['action']>[];
};

/** Writes the file and gives its path. The same game, the same name. */
export function keepFailingGame<K extends Kind>(
  { game }: Title<K>,
  { script, breach }: Failure<K>,
  bound: number,
  folder = '.failing-games',
): string {
  const log = logOf(game, script);
  const failing: FailingGame<K> = { game: game.id, rules: game.rules, breach, bound, script, log };
  const hash = createHash('sha256').update(JSON.stringify(script)).digest('hex').slice(0, 8);
  const file = join(folder, `${game.id}-law${breach.law}-${hash}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(failing, null, 2)}\n`);
  return file;
}

/** Plays a kept game again, that law alone judging. Nothing comes back when the fault is gone. */
export function rerun<K extends Kind>(title: Title<K>, file: string): Breach | undefined {
  const failing = JSON.parse(readFileSync(file, 'utf8')) as FailingGame<K>;
  if (failing.game !== title.game.id) throw new Error(`${file} is a game of ${failing.game}`);
  const { breach, bound, script } = failing;
  return findBreach(title, script, { bound, laws: [breach.law] });
}

/** A game that throws has a log all the same, up to the entry that did it. */
function logOf<K extends Kind>(game: Game<K>, script: Script<K>): Played<K['action']>[] {
  const log: Played<K['action']>[] = [];
  try {
    playScript(game, script, undefined, log);
  } catch {
    // The breach tells of it.
  }
  return log;
}
