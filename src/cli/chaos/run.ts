import { botOf, titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Manifest } from '#games/manifest.ts';
import { type Counts, Faults, newCounts, verifyHarm } from './counts.ts';
import { Hall } from './hall.ts';
import type { House } from './house.ts';
import type { TableLedger } from './ledger.ts';
import type { Engine } from './play.ts';
import { type Ground, playTable } from './table.ts';
import { Travellers } from './travellers.ts';
import { verifyTable } from './verify.ts';

export type Plan = {
  tables: number;
  seed: number;
  pauseMs: number;
  stuckMs: number;
  /** At some tables somebody is away for so long that the others vote; 0: nowhere. */
  awayMs: number;
  /** Harm is done until this says that it is enough; so far, from 0 to 1. */
  progress(counts: Counts, seconds: number): number;
};

export type Outcome = {
  counts: Counts;
  faults: Faults;
  seconds: number;
  /** Until the last harm was done. */
  harmSeconds: number;
  /** The numbers of entries of its tables, by game. */
  byGame: Readonly<Record<string, number[]>>;
  /** What the servers said of errors, and how often. */
  said: Readonly<Record<string, number>>;
};

/** A place at which a game is over lays another table, up to this part of the run: so none is at peace for long. */
const LAYS_UNTIL = 0.6;

const MOST_SENTENCES = 12;

/** How many tables are begun at a time. */
const AT_ONCE = 8;

export type OpenHouse = (counts: Counts, faults: Faults) => Promise<House>;

/** Plays at all tables while the house is harmed, waits until all games are over, and holds what was said to what is kept. */
export async function runChaos(
  plan: Plan,
  open: OpenHouse,
  tell: (line: string) => void,
): Promise<Outcome> {
  const counts = newCounts();
  const faults = new Faults();
  const house = await open(counts, faults);
  try {
    const started = performance.now();
    const seconds = () => (performance.now() - started) / 1000;
    const progress = () => plan.progress(counts, seconds());
    const teller = setInterval(() => tell(progressText(counts, seconds())), 10_000);
    const { tables, seed, pauseMs, stuckMs, awayMs } = plan;
    let isCalm = false;
    const hall = new Hall({ doors: house, counts, faults }, house.tables);
    const travellers = new Travellers({ doors: house, counts, faults, isOver: () => isCalm });
    const ground: Ground = { doors: house, hall, counts, faults, seed, pauseMs, stuckMs, awayMs };
    const playing = playAll(ground, tables, () => progress() < LAYS_UNTIL);
    while (progress() < 1) await house.harm();
    await house.calm();
    verifyHarm(house.harms, counts, faults);
    const harmSeconds = seconds();
    tell(`the last harm was done after ${harmSeconds.toFixed(0)} s; now all games go to their end`);
    isCalm = true;
    const ledgers = await playing;
    const over = seconds();
    await Promise.all([hall.settled(), travellers.settled()]);
    tell(
      `every hall and every session was as it should be ${(seconds() - over).toFixed(1)} s later`,
    );
    clearInterval(teller);
    tell('what was told is held to what is stored');
    const byGame = await verified(house, hall, ledgers);
    return {
      counts,
      faults,
      seconds: seconds(),
      harmSeconds,
      byGame,
      said: saidOften(house.words),
    };
  } finally {
    await house.close();
  }
}

async function playAll(
  ground: Ground,
  tables: number,
  laysOn: () => boolean,
): Promise<TableLedger[]> {
  const engines = await Promise.all(games.map(engineOf));
  const ledgers: TableLedger[] = [];
  let number = 0;
  const place = async (): Promise<void> => {
    do {
      const mine = number++;
      const engine = engines[mine % engines.length] as Played;
      ledgers.push(...(await playTable(ground, engine.manifest, engine, mine)));
    } while (laysOn());
  };
  const places: Promise<void>[] = [];
  while (places.length < tables) {
    while (places.length < tables && ground.counts.tables + AT_ONCE > places.length)
      places.push(place());
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await Promise.all(places);
  return ledgers;
}

type Played = Engine & { manifest: Manifest };

async function engineOf(manifest: Manifest): Promise<Played> {
  const { id, bots } = manifest;
  const title = await titleOf(id);
  const bot = await botOf(id, bots[0] ?? '');
  if (!title || !bot) throw new Error(`nobody can play ${id}`);
  return { manifest, game: title.game, orders: title.orders, bot };
}

async function verified(
  house: House,
  hall: Hall,
  ledgers: readonly TableLedger[],
): Promise<Record<string, number[]>> {
  const byGame: Record<string, number[]> = {};
  await house.read(async (store) => {
    await hall.verify(store);
    for (const ledger of ledgers) {
      const title = await titleOf(ledger.game);
      if (!title) continue;
      byGame[ledger.game] ??= [];
      const entries = await verifyTable(store, title.game, ledger);
      if (!ledger.isCutShort) byGame[ledger.game]?.push(entries);
    }
  });
  return byGame;
}

function progressText(counts: Counts, seconds: number): string {
  const { tables, ended, moves, kills, reconnects, resends, stale, unavailable } = counts;
  return `${seconds.toFixed(0)} s: ${ended} of ${tables} tables ended, ${moves} moves, ${kills} kills, ${reconnects} reconnects, ${resends} resends, ${stale} stale, ${unavailable} unavailable`;
}

/** What servers wrote, each sentence once, the most frequent first. */
function saidOften(lines: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const said = /"msg":"((?:[^"\\]|\\.)*)"/.exec(line)?.[1] ?? line;
    const sentence = said.replaceAll(/\b[a-z0-9]{16}\b/g, '…').slice(0, 120);
    counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a);
  return Object.fromEntries(sorted.slice(0, MOST_SENTENCES));
}
