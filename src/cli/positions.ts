import { hasBot } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import { knownOf } from '#testkit/suite/known.ts';
import { readArguments, readTitle, readWholeNumber } from './arguments.ts';
import { Failure, quoted, UsageError } from './failure.ts';
import {
  type Answer,
  type Answered,
  askingOf,
  STATIONMASTER,
  type Verdict,
} from './positions/verdicts.ts';
import { table } from './text.ts';

/** What was answered at the positions of one game. */
type Sheet = {
  game: string;
  positions: readonly Answered[];
  right: Readonly<Record<string, number>>;
};

const USUAL = `driver,inspector,dispatcher,${STATIONMASTER}`;

/** Who knows the positions about which there is no doubt: bots, and the stationmaster. */
export async function positions(args: readonly string[]): Promise<void> {
  const { values, positionals } = readArguments(
    args,
    {
      by: { type: 'string', default: USUAL },
      only: { type: 'string', default: '' },
      effort: { type: 'string', default: '100' },
      seed: { type: 'string', default: '1' },
      json: { type: 'boolean', default: false },
    },
    1,
  );
  const [wished] = positionals;
  const ids =
    wished === undefined ? games.map(({ id }) => id) : [(await readTitle(wished)).game.id];
  const names = values.by.split(',').map((name) => name.trim());
  const asked = {
    only: values.only,
    effort: readWholeNumber('--effort', values.effort, [1, 100]) / 100,
    seed: readWholeNumber('--seed', values.seed, [0, 2 ** 31]),
  };
  for (const id of ids) {
    const stranger = names.find((name) => name !== STATIONMASTER && !hasBot(id, name));
    if (stranger !== undefined) throw new UsageError(`no bot ${quoted(stranger)} for ${id}`);
  }
  const sheets: Sheet[] = [];
  for (const id of ids) {
    const sheet = await sheetOf(id, names, asked);
    if (!values.json) console.log(`${textOf(sheet, names)}\n`);
    sheets.push(sheet);
  }
  if (values.json) console.log(JSON.stringify(sheets));
}

async function sheetOf(
  game: string,
  names: readonly string[],
  { only, ...by }: { only: string; effort: number; seed: number },
): Promise<Sheet> {
  const known = await knownOf(game);
  if (!known) throw new Failure(`no known positions of ${game} are here; they lie in a clone`);
  const asked = await Promise.all(
    names.map(async (name) => [name, await askingOf(game, name, by)] as const),
  );
  const wished = known.positions.filter(({ name }) => name.includes(only));
  const answered = wished.map((each): Answered => {
    const answers: Record<string, Answer> = {};
    for (const [name, asking] of asked) if (asking) answers[name] = asking(each);
    return { name: each.name, why: each.why, answers };
  });
  const rightBy = (name: string): number =>
    answered.filter(({ answers }) => answers[name]?.verdict === 'right').length;
  const right = Object.fromEntries(names.map((name) => [name, rightBy(name)]));
  return { game, positions: answered, right };
}

const WORDS: Readonly<Record<Verdict, string>> = {
  right: 'right',
  even: 'about equal',
  missed: 'MISSED',
  silent: 'nothing said',
};

/** With the chance of winning that the stationmaster sees in what he names first. */
function wordsFor(answer: Answer | undefined): string {
  const { verdict = 'silent', chance, error = 0 } = answer ?? {};
  return chance === undefined
    ? WORDS[verdict]
    : `${WORDS[verdict]}, ${(100 * chance).toFixed(0)} ± ${(100 * error).toFixed(0)} %`;
}

function textOf({ game, positions: all, right }: Sheet, names: readonly string[]): string {
  const rows = all.map(({ name, answers }) => [name, ...names.map((by) => wordsFor(answers[by]))]);
  const sums = [`right of ${all.length}`, ...names.map((by) => `${right[by]}`)];
  const sheet = table([[game, ...names], ...rows, sums], 'left');
  const others = all.flatMap(({ name, why, answers }) =>
    Object.entries(answers)
      .filter(([, { verdict }]) => verdict !== 'right')
      .map(([by, { actions }]) => `${by}, ${name}: ${why} It was ${JSON.stringify(actions)}.`),
  );
  return [sheet, ...others].join('\n');
}
