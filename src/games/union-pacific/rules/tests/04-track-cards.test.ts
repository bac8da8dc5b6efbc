import { describe, expect, it } from 'vitest';
import { unionPacific } from '../index.ts';
import type { Player } from '../model.ts';
import { chance, draw } from './chance.ts';
import { build, discard, invest, STOP, swap, TAKE_UP } from './moves.ts';
import { BN, EP, MR, SMALL } from './own-board.ts';
import { at } from './position.ts';
import { inRandomGames } from './random-play.ts';
import { phaseOf, playerOf, toldBy, turnOf } from './reading.ts';
import { BLACK, DOTTED, JOKER, PLAIN, spaceOf, WHITE } from './tracks.ts';

const { game } = unionPacific;
const MONTREAL = spaceOf('toronto', 'montreal');
const SWAP = { options: { swap: true, board: SMALL } } as const;

describe('track cards', () => {
  it('4.1 draws a fourth card, and playing or discarding one leaves three', () => {
    const players = [{ tracks: 'PPD', shares: [EP] }, {}];
    const table = at({ phase: 'track', players }).do('chance', draw(WHITE));
    expect(table.own(0).tracks).toEqual([2, 1, 0, 1, 0]);
    expect(table.lastEvents).toEqual([{ is: 'track-drawn', seat: 0, track: WHITE }]);
    expect(playerOf(table.do(0, build(PLAIN, MR, MONTREAL)), 0).tracks).toBe(3);
    const other = at({ phase: 'track', players }).do('chance', draw(WHITE));
    other.do(0, invest(EP)).do(0, discard(WHITE));
    expect(playerOf(other, 0).tracks).toBe(3);
  });

  it('4.2 plays and discards only cards that are held', () => {
    const table = at({ players: [{ tracks: 'PPPP', shares: [EP] }, {}] });
    table.refusedBy('4.2', 0, build(WHITE, EP, MONTREAL));
    table.refusedBy('4.2', 0, build(JOKER, MR, MONTREAL));
    table.do(0, invest(EP)).refusedBy('4.2', 0, discard(DOTTED)).do(0, discard(PLAIN));
  });

  it('4.2 swaps only cards that are held', () => {
    const table = at({ ...SWAP, phase: 'swap', filled: 'W', players: [{ tracks: 'PPP' }, {}] });
    table.refusedBy('4.2', 0, swap(WHITE));
    expect(table.choices(0)).toEqual([STOP]);
  });

  it('4.3 shuffles the discards into a new pile when a card must be drawn', () => {
    const table = at({
      phase: 'track',
      trackPile: '',
      players: [{ tracks: 'PPP' }, { tracks: 'JJJ' }],
    });
    expect(table.state.table).toMatchObject({ trackPile: 0, discards: [11, 9, 7, 6, 1] });
    table.do('chance', draw(JOKER));
    expect(toldBy(table)).toEqual(['tracks-reshuffled', 'track-drawn']);
    expect(table.state.table).toMatchObject({ trackPile: 33, discards: [0, 0, 0, 0, 0] });
    expect(table.state.hidden.tracks).toEqual([11, 9, 7, 6, 0]);
  });

  it('4.10 leaves the discards alone while the pile holds a card', () => {
    const table = at({ phase: 'track', trackPile: 'W', players: [{}, {}] });
    chance(table).refusedBy('16.3', draw(PLAIN));
    table.do('chance', draw(WHITE));
    expect(toldBy(table)).toEqual(['track-drawn']);
    expect(table.state.table.trackPile).toBe(0);
    // The pile is made anew only when it is needed.
    table
      .do(0, build(PLAIN, MR, MONTREAL))
      .do(0, TAKE_UP)
      .do(0, { do: 'end-turn' });
    expect(table.state.table).toMatchObject({ trackPile: 0, phase: 'track', turn: 1 });
  });

  it('4.4 swaps dead cards before the draw, as many as one wishes, the new one too', () => {
    const table = at({
      ...SWAP,
      phase: 'exchange',
      turn: 1,
      filled: 'W',
      players: [{ tracks: 'WWP' }, {}],
    });
    table.do(1, { do: 'end-turn' });
    expect([turnOf(table), phaseOf(table)]).toEqual([0, 'swap']);
    expect(table.choices(0)).toEqual([swap(WHITE), STOP]);
    table.do(0, swap(WHITE));
    expect(table.lastEvents).toEqual([{ is: 'track-swapped', seat: 0, track: WHITE }]);
    expect(playerOf(table, 0).tracks).toBe(2);
    expect(table.state.table.gone).toEqual([0, 0, 0, 1, 0]);
    table.do('chance', draw(WHITE));
    expect(phaseOf(table)).toBe('swap');
    table.do(0, swap(WHITE)).do('chance', draw(BLACK)).do(0, swap(WHITE)).do('chance', draw(JOKER));
    expect(table.state.table).toMatchObject({ gone: [0, 0, 0, 3, 0], discards: [0, 0, 0, 0, 0] });
    table.do(0, STOP);
    expect(phaseOf(table)).toBe('track');
    table.do('chance', draw(PLAIN));
    expect(phaseOf(table)).toBe('act');
    expect(table.own(0).tracks).toEqual([2, 0, 1, 0, 1]);
    table.refusedBy('3.3', 0, swap(PLAIN));
  });

  it('4.4 swaps no card that is alive', () => {
    const table = at({ ...SWAP, phase: 'swap', filled: 'W', players: [{ tracks: 'WPJ' }, {}] });
    for (const track of [PLAIN, DOTTED, JOKER]) table.refusedBy('4.4', 0, swap(track));
  });

  it('4.4 does not ask where the table plays without, nor while nothing is dead', () => {
    const moment = { phase: 'exchange', turn: 1, players: [{ tracks: 'WWP' }, {}] } as const;
    const without = at({ ...moment, options: { board: SMALL }, filled: 'W' });
    expect(phaseOf(without.do(1, { do: 'end-turn' }))).toBe('track');
    without.refusedBy('3.2', 0, swap(WHITE)).do('chance', draw(PLAIN));
    without.refusedBy('3.3', 0, swap(WHITE));
    const alive = at({ ...moment, ...SWAP });
    expect(phaseOf(alive.do(1, { do: 'end-turn' }))).toBe('track');
  });

  it('4.4 asks everybody alike, whatever they hold, so that being asked tells nothing', () => {
    const asked = ['WWP', 'PPD'].map((tracks) => {
      const table = at({
        ...SWAP,
        phase: 'exchange',
        turn: 1,
        filled: 'W',
        players: [{ tracks }, {}],
      });
      return phaseOf(table.do(1, { do: 'end-turn' }));
    });
    expect(asked).toEqual(['swap', 'swap']);
  });

  it('4.4 swaps with the discards when the pile is empty, and not when nothing is left', () => {
    const table = at({
      ...SWAP,
      phase: 'swap',
      filled: 'W',
      trackPile: '',
      gone: 'PPPPPPPPPPPDDDDDDDBBBBBWWWJJJ',
      players: [{ tracks: 'WWP' }, { tracks: 'PPD' }],
    });
    // Discarded are a dotted, two black, a white and a joker.
    table.do(0, swap(WHITE)).do('chance', draw(JOKER));
    expect(table.events.map(({ is }) => is)).toContain('tracks-reshuffled');
    table.do(0, swap(WHITE)).do('chance', draw(WHITE)).do(0, swap(WHITE)).do('chance', draw(BLACK));
    expect(table.state.table).toMatchObject({ trackPile: 2, gone: [11, 7, 5, 6, 3] });
    const bare = at({
      ...SWAP,
      phase: 'swap',
      filled: 'W',
      trackPile: '',
      gone: 'PPPPPPPPPPPDDDDDDDDBBBBBBBWWWWJJJJ',
      players: [{ tracks: 'WWP' }, { tracks: 'PPD' }],
    });
    bare.refusedBy('4.4', 0, swap(WHITE));
    expect(bare.choices(0)).toEqual([STOP]);
  });

  it('4.5 calls a card dead when every space of its type is taken; a joker never is', () => {
    const players = [{ tracks: 'WPDJ' }, {}];
    const full = at({ ...SWAP, phase: 'swap', filled: 'PDBW', players });
    expect(full.choices(0)).toEqual([swap(PLAIN), swap(DOTTED), swap(WHITE), STOP]);
    full.refusedBy('4.4', 0, swap(JOKER));
    // Of the two white spaces one is free.
    const last = SMALL.sections.findLast(({ spaces }) => spaces === 'W');
    const free = spaceOf(last?.a as string, last?.b as string, 0, SMALL);
    const nearly = at({ ...SWAP, phase: 'swap', filled: 'PDB', built: [[EP, free]], players });
    nearly.refusedBy('4.4', 0, swap(WHITE));
  });

  it('4.5 has dead cards on the usual board only once 23 white spaces are taken', () => {
    const players = [{ tracks: 'WWP' }, {}];
    const options = { swap: true };
    expect(at({ options, phase: 'swap', filled: 'W', players }).choices(0)).toEqual([
      swap(WHITE),
      STOP,
    ]);
    at({ options, phase: 'swap', players }).refusedBy('4.4', 0, swap(WHITE));
  });

  it('4.7 lays played and discarded cards open', () => {
    const table = at({ players: [{ tracks: 'PPPJ' }, { tracks: 'WDD', shares: [EP] }] });
    table.do(0, build(JOKER, BN, spaceOf('calgary', 'billings'))).do(0, TAKE_UP);
    table
      .do(0, { do: 'end-turn' })
      .do('chance', draw(PLAIN))
      .do(1, invest(EP))
      .do(1, discard(WHITE));
    expect(table.state.table.discards).toEqual([0, 0, 0, 1, 1]);
    for (const eyes of [0, 1, 'watcher'] as const) {
      const seen = table.events.map((event) => game.shown(event, eyes));
      expect(seen).toContainEqual(expect.objectContaining({ is: 'train-built', track: JOKER }));
      expect(seen).toContainEqual({ is: 'track-discarded', seat: 1, track: WHITE });
    }
  });

  it('4.8 plays a joker as any type that the space has', () => {
    const table = at({ players: [{ tracks: 'JJJJ' }, {}] });
    for (const [from, to, nth] of [
      ['el-paso', 'phoenix', 0],
      ['denver', 'albuquerque', 0],
      ['oklahoma-city', 'dallas', 0],
    ] as const) {
      expect(table.refused(0, build(JOKER, EP, spaceOf(from, to, nth)))).toBeUndefined();
    }
    table.do(0, build(JOKER, 6, spaceOf('boston', 'new-york', 2)));
    expect(table.state.table.discards).toEqual([0, 0, 0, 0, 1]);
  });

  it('4.9 goes on without drawing when there is nothing to draw', () => {
    const gone = 'PPPPPPPPPPDDDDDDDBBBBBWWWWWWJJJJ';
    const table = at({
      phase: 'exchange',
      turn: 1,
      gone,
      trackPile: '',
      players: [{ tracks: 'PPDB' }, { tracks: 'PPDB' }],
    });
    table.do(1, { do: 'end-turn' });
    expect([turnOf(table), phaseOf(table)]).toEqual([0, 'act']);
    table
      .do(0, build(PLAIN, MR, MONTREAL))
      .do(0, TAKE_UP)
      .do(0, { do: 'end-turn' });
    // What was played is there to be drawn again.
    expect(phaseOf(table)).toBe('track');
    chance(table).refusedBy('16.3', draw(DOTTED));
    table.do('chance', draw(PLAIN));
    expect(playerOf(table, 1).tracks).toBe(5);
  });

  it('4.9 never leaves anybody without a track card to play, be the board full and all cards dead', () => {
    let fewest = 4;
    inRandomGames(24, ({ state: { table } }) => {
      if (table.phase !== 'act' && table.phase !== 'discard') return;
      const { tracks } = table.players[table.turn] as Player;
      fewest = Math.min(fewest, tracks);
    });
    // Each turn ends with a card that the next player can draw.
    expect(fewest).toBe(1);
  });
});
