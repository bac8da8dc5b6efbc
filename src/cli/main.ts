import { bench } from './bench.ts';
import { Failure, quoted, UsageError } from './failure.ts';
import { games } from './games.ts';
import { help } from './help.ts';
import { ladder } from './ladder.ts';
import { play } from './play.ts';
import { positions } from './positions.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';

type Command = (args: readonly string[]) => void | Promise<void>;

const commands: Readonly<Record<string, Command>> = {
  games,
  simulate,
  ladder,
  positions,
  replay,
  bench,
  serve,
  play,
  prune,
  reports,
  'check-store': checkStore,
  migrate,
  'move-store': moveStore,
  backup,
  restore,
  chaos,
  help,
};

/** Only when it is asked for, so that the other commands do not wait for a database to be loaded. */
async function prune(args: readonly string[]): Promise<void> {
  await (await import('./prune.ts')).prune(args);
}

async function reports(args: readonly string[]): Promise<void> {
  await (await import('./reports.ts')).reports(args);
}

async function checkStore(args: readonly string[]): Promise<void> {
  await (await import('./check-store.ts')).checkStore(args);
}

async function migrate(args: readonly string[]): Promise<void> {
  await (await import('./migrate.ts')).migrate(args);
}

async function moveStore(args: readonly string[]): Promise<void> {
  await (await import('./copy-store.ts')).moveStore(args);
}

async function backup(args: readonly string[]): Promise<void> {
  await (await import('./copy-store.ts')).backup(args);
}

async function restore(args: readonly string[]): Promise<void> {
  await (await import('./copy-store.ts')).restore(args);
}

async function chaos(args: readonly string[]): Promise<void> {
  await (await import('./chaos.ts')).chaos(args);
}

async function run([word = 'help', ...args]: readonly string[]): Promise<void> {
  const asksForHelp = [word, ...args].some((arg) => arg === '--help' || arg === '-h');
  const command = asksForHelp ? help : Object.hasOwn(commands, word) && commands[word];
  if (!command) throw new UsageError(`no command ${quoted(word)}; try: rotonde help`);
  await command(args);
}

function explain(error: unknown): void {
  if (!(error instanceof UsageError || error instanceof Failure)) throw error;
  console.error(`rotonde: ${error.message.replaceAll(/\s+/g, ' ')}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}

// Whoever reads us may stop early: `rotonde replay … --transcript | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

try {
  await run(process.argv.slice(2));
} catch (error) {
  explain(error);
}
