import { describe, expect, test } from 'vitest';
import type { Bot } from '#bots/bot.ts';
import { playMatch } from '#bots/match.ts';
import { botOf, titleOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { Kind } from '#kernel/game.ts';
import { type Course, compared, courseOf, type DealtGame, turningPoints } from '../compare.ts';

const turn = (deeds: string, lead: number) => ({ deeds, said: [deeds], lead });
const course = (...turns: readonly (readonly [string, number])[]): Course => ({
  turns: turns.map(([deeds, lead]) => turn(deeds, lead)),
  scores: [],
  won: false,
});

describe('two courses', () => {
  const mine = course(['a', 1], ['b', 3], ['c', 9], ['d', 8]);
  const theirs = course(['a', 1], ['b', 3], ['x', 2], ['d', 4], ['e', 6]);

  test('are one line up to the first difference', () => {
    const { common, pairs } = compared(mine, theirs);
    expect(common).toBe(2);
    expect(pairs.map(({ turn: at, isSame }) => [at, isSame])).toEqual([
      [3, false],
      [4, true],
      [5, false],
    ]);
  });

  test('each turn tells what it brought against the other; who has ended keeps their lead', () => {
    expect(compared(mine, theirs).pairs.map(({ gain }) => gain)).toEqual([7, -3, -2]);
  });

  test('the other way round, all is turned round', () => {
    expect(compared(theirs, mine).pairs.map(({ gain }) => gain)).toEqual([-7, 3, 2]);
  });

  test('the largest of them are marked, in their order', () => {
    expect(turningPoints(compared(mine, theirs), 2).map(({ turn: at }) => at)).toEqual([3, 4]);
  });

  test('of one and the same there is no difference, and none of nothing', () => {
    expect(compared(mine, mine)).toEqual({ common: 4, pairs: [] });
    expect(compared(course(), course())).toEqual({ common: 0, pairs: [] });
  });
});

describe.each(games)('a game of $id', ({ id, players: [least] }) => {
  test('is told turn by turn, and what turns brought adds up to what is between the two', async () => {
    const title = await titleOf(id);
    const bot = (await botOf(id, 'random')) as Bot<Kind>;
    if (!title) throw new Error('no such game');
    const options = title.game.parseOptions({});
    const [mine, theirs] = [1, 2].map((number): DealtGame => {
      const bots = Array.from({ length: least }, () => bot);
      const { log } = playMatch(title.game, bots, options, { seed: 17, number });
      const names = bots.map((_, seat) => `P${seat}`);
      return { key: id, names, seat: 0, options, log, at: 0 };
    });
    if (!mine || !theirs) throw new Error('there are two');
    const [one, other] = [courseOf(title, mine, 'en'), courseOf(title, theirs, 'fr')];
    expect(one.turns.length).toBeGreaterThan(3);
    expect(one.turns.every(({ said }) => said.every((line) => line.length > 0))).toBe(true);
    expect(one.turns.some(({ said }) => said.length > 0)).toBe(true);
    expect(one.scores).toHaveLength(least);
    const { common, pairs } = compared(one, other);
    const sum = pairs.reduce((all, { gain }) => all + gain, 0);
    const lead = ({ turns }: Course, at: number) => (turns[at] ?? turns.at(-1))?.lead ?? 0;
    const before = common === 0 ? 0 : lead(one, common - 1) - lead(other, common - 1);
    expect(sum + before).toBeCloseTo(
      (one.turns.at(-1)?.lead ?? 0) - (other.turns.at(-1)?.lead ?? 0),
    );
    expect(compared(one, courseOf(title, mine, 'en')).pairs).toEqual([]);
  });
});
