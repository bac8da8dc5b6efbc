import type { Page } from '@playwright/test';
import { type Advice, type Adviser, adviseBy } from '../src/bots/advice.ts';
import { decidedInTime } from '../src/bots/bot.ts';
import { botOf } from '../src/games/catalogue.ts';
import { games } from '../src/games/index.ts';
import type { Kind } from '../src/kernel/game.ts';
import { rngFrom } from '../src/kernel/rng.ts';
import { type Known, knownOf } from '../src/testkit/suite/known.ts';
import { expect, test } from './test.ts';

const SEED = 7;
/** A part of what a bot may judge, and of an advice. */
const EFFORT = 0.05;
const ENOUGH = 0.1;
const SITTERS = ['person', 'bot', 'bot', 'bot', 'bot', 'bot'] as const;

/** Where the worker is from in which bots think and the stationmaster. */
async function workerOf(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/play/solo/trambahn`);
  const started = page.waitForEvent('worker', (worker) => worker.url().includes('bot-worker'));
  await page.getByRole('button', { name: 'Ask the stationmaster (C)' }).click();
  return (await started).url();
}

/** What a worker says last: an action, or the first advice that has come so far. Runs in the page. */
function asked([url, question, enough]: readonly [string, object, number]): Promise<object> {
  const kept = globalThis as { thinking?: Worker };
  kept.thinking ??= new Worker(url, { type: 'module' });
  const worker = kept.thinking;
  return new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Record<string, unknown>>) => {
      const advice = data['advice'] as { done: number } | undefined;
      if ('done' in data || (advice && advice.done < enough)) return;
      // Whoever advises would go on.
      if (advice) worker.terminate();
      if (advice) delete kept.thinking;
      resolve(advice ?? data);
    };
    worker.postMessage(question);
  });
}

/** The advice that Node gives when it has come equally far. */
async function adviceHere(game: string, known: Known, done: number): Promise<Advice<Kind>> {
  const { adviser } = (await import(`../src/games/${game}/bots/advice.ts`)) as {
    adviser: Adviser<Kind>;
  };
  const question = { ...known, sitters: SITTERS, seed: SEED };
  for (const advice of adviseBy(adviser, question) ?? []) if (advice.done === done) return advice;
  throw new Error(`${game}, ${known.name}: no advice was ${done} done`);
}

test('browser and Node choose the same, by the same figures to the last digit', async ({
  house,
  person,
}) => {
  const { page } = await person();
  const worker = await workerOf(page, house.url);
  for (const { id } of games) {
    const { positions } = (await knownOf(id)) ?? { positions: [] };
    expect(positions.length).toBeGreaterThan(0);
    const few = positions.filter((_, i) => i % 16 === 4);
    for (const known of few) {
      const { name, table, own, seat } = known;
      const question = { game: id, table, own, seat, seed: SEED };
      for (const grade of ['inspector', 'dispatcher']) {
        const there = await page.evaluate(asked, [
          worker,
          { ...question, bot: grade, effort: EFFORT },
          0,
        ] as const);
        const bot = await botOf(id, grade);
        const here =
          bot && decidedInTime(bot, { table, own, seat, rng: rngFrom(SEED) }, { effort: EFFORT });
        expect(there, `${id}, ${name}, ${grade}`).toEqual({ action: here });
      }
    }
    // What it is worth: the parts of the evaluation, chances and errors.
    const [known] = few;
    if (!known) throw new Error(`nothing is known of ${id}`);
    const { table, own, seat, name } = known;
    const advise = { game: id, table, own, seat, seed: SEED, sitters: SITTERS };
    const there = (await page.evaluate(asked, [
      worker,
      { advise },
      ENOUGH,
    ] as const)) as Advice<Kind>;
    const here = await adviceHere(id, known, there.done);
    expect(here.choices.length, `${id}, ${name}`).toBeGreaterThan(1);
    expect(there, `${id}, ${name}`).toEqual(here);
  }
});
