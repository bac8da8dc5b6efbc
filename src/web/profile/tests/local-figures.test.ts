import { expect, test } from 'vitest';
import { noteAdvised } from '../../table/advice/advised.ts';
import { botsOf, figuresOf, type LocalGame } from '../local/local-figures.ts';
import { isCounted } from '../local/read-local-games.ts';

const game = (more: Partial<LocalGame>): LocalGame => ({
  game: 'trambahn',
  bots: [undefined, 'driver'],
  won: [0],
  scores: [120, 100],
  decisions: 80,
  ...more,
});

test('games of one person count as theirs; those of several are only played', () => {
  const games = [
    game({}),
    game({ won: [1], scores: [60, 90], decisions: 95 }),
    // Stopped: it has no points, and nobody has won it.
    game({ won: [], scores: undefined }),
    game({ bots: [undefined, undefined], scores: [300, 200], decisions: 200 }),
    game({ game: 'pionniers', bots: ['random', undefined, 'random'], won: [1], scores: [4, 9, 1] }),
  ];
  expect(figuresOf(games)).toEqual([
    { game: 'trambahn', played: 4, alone: 3, won: 1, best: 120, mean: 90, longest: 200 },
    { game: 'pionniers', played: 1, alone: 1, won: 1, best: 9, mean: 9, longest: 80 },
  ]);
  expect(botsOf(games)).toEqual([
    { bot: 'driver', won: 1, lost: 1 },
    { bot: 'random', won: 1, lost: 0 },
  ]);
});

test('of nothing there are no figures, and of games together no points', () => {
  expect([figuresOf([]), botsOf([])]).toEqual([[], []]);
  const together = game({ bots: [undefined, undefined] });
  expect(figuresOf([together])).toEqual([
    { game: 'trambahn', played: 1, alone: 0, won: 0, longest: 80 },
  ]);
  expect(botsOf([together])).toEqual([]);
});

test('games with advice, and those played on from elsewhere, are in no figures of this device', () => {
  const row = (id: string, status: 'over' | 'running') =>
    ({ id, note: { status, at: 0, touched: true } }) as Parameters<typeof isCounted>[0];
  noteAdvised('advised');
  const known = new Set(['played-on']);
  const counted = ['plain', 'advised', 'played-on'].filter((id) =>
    isCounted(row(id, 'over'), known),
  );
  expect(counted).toEqual(['plain']);
  expect(isCounted(row('plain', 'running'), known)).toBe(false);
});
