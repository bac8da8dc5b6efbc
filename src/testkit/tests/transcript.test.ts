import { describe, expect, it } from 'vitest';
import type { Actor } from '#kernel/game.ts';
import type { Undo } from '#kernel/log.ts';
import { exportRecord, parseRecord, verifyRecord } from '#kernel/record.ts';
import { transcript } from '../transcript.ts';
import { lanterns } from './lanterns.ts';
import type { Action } from './lanterns-rules.ts';

/** A whole game, in which Anna thought better of it once. */
const MOVES: readonly [Actor, Action | Undo][] = [
  [1, { do: 'stake', points: 2 }],
  [0, { do: 'stake', points: 0 }],
  ['chance', { do: 'deal', card: 0 }],
  ['chance', { do: 'deal', card: 1 }],
  ['chance', { do: 'deal', card: 2 }],
  ['chance', { do: 'deal', card: 3 }],
  [0, { do: 'bury', card: 1 }],
  [0, { undo: 6 }],
  [0, { do: 'play', card: 1 }],
  [1, { do: 'play', card: 3 }],
  [0, { do: 'play', card: 0 }],
  [1, { do: 'bury', card: 2 }],
];

function recordOf(moves: typeof MOVES) {
  return exportRecord(lanterns.game, {
    options: { copies: 1 },
    seats: [{ name: 'Anna' }, { name: 'Zoé', bot: 'steady' }],
    commitment: '5a5a',
    log: moves.map(([actor, action], i) => ({ seq: i + 1, actor, action, at: 0 })),
  });
}

const ENGLISH = `Lanterns
rules: 1
options: {"copies":1}
seat 1: Anna
seat 2: Zoé (bot: steady)
commitment: 5a5a

 1  Zoé stakes 2.
 2  Anna stakes 0.
 3  –
 4  –
 5  –
 6  –
 7  Anna buries 1. (taken back)
 8  Anna goes back to after entry 6.
 9  Anna plays 1.
10  Zoé plays 3.
11  Anna plays 0.
12  Zoé buries 2.

Final standings
1. Zoé: 4 points (2)
2. Anna: 3 points (0)
`;

describe('a transcript', () => {
  it('is a game to read', () => {
    const record = recordOf(MOVES);
    verifyRecord(lanterns.game, record);
    expect(transcript(lanterns, record, 'en')).toBe(ENGLISH);
  });

  it('is in French as well', () => {
    const text = transcript(lanterns, recordOf(MOVES), 'fr');
    expect(text).toMatch(/^Lanternes\nrègles\u00a0: 1\n/);
    expect(text).toContain(
      ' 7  Anna enterre 1. (annulé)\n 8  Anna revient après l’entrée\u00a06.\n',
    );
    expect(text).toMatch(
      /\n\nClassement final\n1\. Zoé\u00a0: 4 points \(2\)\n2\. Anna\u00a0: 3 points \(0\)\n$/,
    );
  });

  it('is the same, byte for byte, for a record read from its file', () => {
    const file = JSON.stringify(recordOf(MOVES));
    expect(transcript(lanterns, parseRecord(file), 'en')).toBe(ENGLISH);
  });

  it('tells of a game that is not over, and of its secret once that is shown', () => {
    const record = { ...recordOf(MOVES.slice(0, 2)), secret: 'beef' };
    const text = transcript(lanterns, record, 'en');
    expect(text).toContain('secret: beef\n\n1  Zoé stakes 2.\n');
    expect(text).toContain('Standings so far\n');
  });
});
