import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { titleOf } from '#games/catalogue.ts';
import { verifyRecord } from '#kernel/record.ts';
import { rngFrom } from '#kernel/rng.ts';
import { openSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { folder } from './folder.ts';
import { makeTable } from './house.ts';
import { newName, newSecret, Page } from './page.ts';
import { choicesOf, playOn, seatToAct } from './play.ts';
import { recordOf } from './record.ts';

const writer = new URL('./write-without-end.ts', import.meta.url);
const killable = new URL('./open-until-killed.ts', import.meta.url);

/** A program of this folder, in a process that can be killed. Its first line of output comes back. */
async function start(program: URL, ...args: string[]): Promise<[ChildProcess, string]> {
  const child = spawn(process.execPath, [fileURLToPath(program), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return [child, line.toString().split('\n', 1)[0] as string];
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a store that is killed while it writes has kept all it promised, and nothing twice', async () => {
  const path = folder();
  const promised = new Map<string, number>();
  for (let round = 0; round < 4; round++) {
    const [child] = await start(writer, path);
    let text = '';
    child.stdout?.on('data', (data: Buffer) => {
      text += data.toString();
    });
    await sleep(100 + 70 * round);
    await kill(child);
    for (const [, table, seq] of text.matchAll(/^(\w+) (\d+)\n/gm)) {
      promised.set(table as string, Math.max(promised.get(table as string) ?? 0, Number(seq)));
    }
    const store = await openSqliteStore(path);
    expect(promised.size).toBeGreaterThan(0);
    for (const [table, seq] of promised) {
      const log = await store.lines(table, 1, 1_000_000);
      expect(log.length).toBeGreaterThanOrEqual(seq);
      // Each append had two lines: both are there, or neither.
      expect(log.length % 2).toBe(0);
      expect(log.map((line) => line.seq)).toEqual(log.map((_, i) => i + 1));
      expect(new Set(log.map((line) => line.id)).size).toBe(log.length);
    }
    await store.close();
  }
});

test('a house that is killed in mid-game and opened again has lost nothing and doubled nothing', async () => {
  const path = folder();
  const rng = rngFrom(11);
  const secrets = [newSecret(), newSecret()] as const;
  let [child, address] = await start(killable, path);
  const table = await makeTable(address, secrets[0]);
  const open = () => Promise.all(secrets.map((secret) => Page.at(address, table, secret)));
  let pages = await open();
  await (pages[1] as Page).ask({ t: 'sit', seat: 1, name: 'Bob' });
  await Promise.all(pages.map((page) => page.reach(1)));

  for (let round = 0; round < 5; round++) {
    await playOn(pages, round, 10 + rng.below(20));
    const seen = pages.map((page) => page.view);
    const seat = seatToAct(pages[0] as Page) as number;
    const choices = choicesOf(pages[seat] as Page, seat);
    const after = seen[seat]?.seq as number;
    const actions = [choices[rng.below(choices.length)]];
    const request = { t: 'act', id: newName(), after, actions };
    // Killed somewhere on the way of this request, or just after it.
    (pages[seat] as Page).say(request);
    await sleep(rng.below(4));
    await kill(child);
    const heard = (pages[seat] as Page).heard.some((m) => m.t === 'done' && m.id === request.id);

    [child, address] = await start(killable, path);
    pages = await open();
    const { seq } = (pages[seat] as Page).view as { seq: number };
    if (heard) expect(seq).toBeGreaterThan(after);
    if (seq === after) {
      for (const [i, page] of pages.entries())
        expect(page.view).toMatchObject({ own: seen[i]?.own });
    }
    // The page cannot know, and says it again: whether it was lost or not, it is done once.
    (pages[seat] as Page).say(request);
    expect(await (pages[seat] as Page).next('done')).toMatchObject({ seq: after + 1 });
    await Promise.all(pages.map((page) => page.reach(after + 1)));
  }

  await playOn(pages, 99);
  const record = await recordOf(pages[0] as Page);
  const title = await titleOf('trambahn');
  expect(() => title && verifyRecord(title.game, record)).not.toThrow();
  const watcher = await Page.at(address, table);
  expect(watcher.view).toMatchObject({ seq: record.entries, status: 'over' });
});
