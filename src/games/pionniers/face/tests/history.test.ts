import { describe, expect, it } from 'vitest';
import type { Event, Table } from '#games/pionniers/rules/model.ts';
import { typeset } from '#kernel/french.ts';
import { journeysOf, placesOf } from '../logic/history.ts';
import { homeOf } from '../logic/home.ts';
import { verdictOf } from '../logic/verdict.ts';
import { pathOf, scaleOf } from '../result/scale.ts';
import { wordsIn } from '../words/index.ts';
import { moment, randomGame } from './games.ts';

function wholeGame(seed: number): { table: Table; told: Event[] } {
  const told: Event[] = [];
  let table: Table | undefined;
  for (const entry of randomGame(seed)) {
    told.push(...entry.events);
    table = entry.after;
  }
  if (table === undefined) throw new Error('no game');
  return { table, told };
}

describe('how the trains came along', () => {
  const { table, told } = wholeGame(11);
  const journeys = journeysOf(table, told);

  it('ends where the trains stand, and counts what happened', () => {
    for (const { line, moments, figures } of journeys) {
      expect(moments.at(-1)?.front).toBe(table.trains[line]?.front);
      const drawn = told.filter((event) => event.is === 'card-drawn' && event.line === line);
      expect(figures.cards).toBe(drawn.length);
      const turns = moments.map(({ turn }) => turn);
      expect(turns).toEqual([...turns].sort((a, b) => a - b));
    }
    const sum = (what: 'placed' | 'suffered') =>
      journeys.reduce((all, { figures }) => all + figures[what], 0);
    expect(sum('placed')).toBe(sum('suffered'));
  });

  it('is drawn within its box', () => {
    const scale = scaleOf(table.turns, 104, false);
    for (const journey of journeys) {
      for (const [, at] of pathOf(journey, scale).matchAll(/V(-?[\d.]+)/g)) {
        expect(Number(at)).toBeGreaterThanOrEqual(0);
        expect(Number(at)).toBeLessThanOrEqual(scale.bottom);
      }
    }
    expect(scaleOf(118, 104, false).turns).toEqual([0, 20, 40, 60, 80, 100]);
    expect(scale.spaces).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it('does not call the winner second to themselves', () => {
    const table = moment(
      [
        { front: 90, seat: 0 },
        { front: 104, sections: 26, seat: 1 },
        { front: 66, seat: 0 },
        { front: 100, seat: 1 },
      ],
      { phase: 'over', twoTrains: true },
    );
    const names = ['Anna', 'Bastien'];
    const verdict = (eyes: number, language: 'en' | 'fr') =>
      verdictOf({ table, eyes, names, words: wordsIn(language) });
    expect(verdict(0, 'en')).toBe('Bastien wins on line 2. You were 14 spaces behind on line 1.');
    expect(verdict(1, 'fr')).toBe(
      typeset('Vous gagnez sur la ligne 2. Anna suivait à 14 cases sur la ligne 1.'),
    );
  });

  it('shows where the game ended, and before that one’s own line', () => {
    const trains = [{ front: 90 }, { front: 104, sections: 26 }];
    expect(homeOf(moment(trains, { phase: 'over', turn: 1 }), 0)).toBe(1);
    expect(homeOf(moment(trains, { phase: 'choose', turn: 1 }), 0)).toBe(0);
    expect(homeOf(moment(trains, { phase: 'choose', turn: 1 }), 'watcher')).toBe(1);
  });

  it('names the winner and who came next', () => {
    const names = ['Anna', 'Bastien', 'Camille', 'Denis'];
    const over = moment([{ front: 104, sections: 26 }, { front: 90 }], { phase: 'over' });
    const text = verdictOf({ table: over, eyes: 1, names, words: wordsIn('en') });
    expect(text).toBe('Anna wins on line 1. You were 14 spaces behind.');
    expect(placesOf(over).map(({ line, place }) => [line, place])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 3],
    ]);
  });
});
