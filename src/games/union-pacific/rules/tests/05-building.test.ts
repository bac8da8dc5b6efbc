import { describe, expect, it } from 'vitest';
import { Malformed } from '#kernel/game.ts';
import { boardOf } from '../board.ts';
import { unionPacific } from '../index.ts';
import { UP } from '../model.ts';
import { draw } from './chance.ts';
import { build, discard, TAKE_UP } from './moves.ts';
import { BN, DM, EP, ES, KC, MR, MS, SF, UM, WW } from './own-board.ts';
import { at } from './position.ts';
import { phaseOf } from './reading.ts';
import { BLACK, DOTTED, JOKER, PLAIN, spaceOf, WHITE } from './tracks.ts';

const { game } = unionPacific;
const ALL = [{ tracks: 'PDBWJ' }, {}];
const MONTREAL = spaceOf('toronto', 'montreal');

describe('building', () => {
  it('5.1 places a train of any company, without a share in it', () => {
    const table = at({ players: [{ tracks: 'PDBW' }, {}] });
    const companies = table.choices(0).map((choice) => choice.do === 'build' && choice.company);
    expect(new Set(companies)).toEqual(new Set([EP, BN, MS, DM, SF, UM, ES, KC, MR, WW]));
    table.do(0, build(PLAIN, MR, MONTREAL));
    expect(table.lastEvents).toEqual([
      {
        is: 'train-built',
        seat: 0,
        track: PLAIN,
        company: MR,
        space: MONTREAL,
        ends: [{ name: 'Toronto' }, { name: 'Montreal', fr: 'Montréal' }],
        value: 3,
      },
    ]);
    expect(table.state.table.spaces[MONTREAL]).toBe(MR + 1);
    expect(table.state.table.trains[MR]).toBe(6);
    expect(phaseOf(table)).toBe('take');
  });

  it.each([
    ['MRR', MR, 4],
    ['BNL', BN, 7],
    ['MS', MS, 4],
    ['DM', DM, 7],
    ['SFRB', SF, 3],
    ['UMR', UM, 2],
    ['ESL', ES, 6],
    ['KCC', KC, 4],
    ['W&W', WW, 7],
    ['EP&RG', EP, 10],
  ])(
    '5.1 gives %s as many sections for its first train as the map has for it',
    (_, company, count) => {
      const sections = new Set(
        at({ players: [{ tracks: 'J' }, {}] })
          .choices(0)
          .flatMap((choice) =>
            choice.do === 'build' && choice.company === company ? [choice.space] : [],
          )
          .map((space) => boardOf('north-america').sectionOf[space]),
      );
      expect(sections.size).toBe(count);
    },
  );

  it('5.2 needs a company that may use the type of the space', () => {
    const table = at({ players: ALL });
    table.refusedBy('5.2', 0, build(BLACK, BN, spaceOf('omaha', 'kansas-city')));
    table.refusedBy('5.2', 0, build(PLAIN, WW, spaceOf('calgary', 'billings')));
    table.refusedBy('5.2', 0, build(JOKER, MR, spaceOf('sioux-falls', 'minneapolis', 1)));
    // Boston – New York has two plain spaces and a white one.
    table.refusedBy('5.2', 0, build(PLAIN, ES, spaceOf('boston', 'new-york', 0)));
    table.do(0, build(WHITE, ES, spaceOf('boston', 'new-york', 2)));
  });

  it('5.3 needs a card of the type of the space, or a joker', () => {
    const table = at({ players: ALL });
    for (const track of [DOTTED, BLACK, WHITE]) {
      table.refusedBy('5.3', 0, build(track, MR, MONTREAL));
    }
    for (const track of [PLAIN, JOKER]) {
      expect(table.refused(0, build(track, MR, MONTREAL))).toBeUndefined();
    }
  });

  it('5.4 needs an empty, neutral space of the board', () => {
    const table = at({ players: ALL, built: [[EP, MONTREAL]] });
    table.refusedBy('5.4', 0, build(PLAIN, MR, MONTREAL));
    table.refusedBy('5.4', 0, build(PLAIN, MR, spaceOf('billings', 'winnipeg')));
    table.refusedBy('5.4', 0, build(PLAIN, BN, spaceOf('billings', 'winnipeg')));
    table.refusedBy('5.4', 0, build(PLAIN, MR, 139));
    table.refusedBy('5.4', 0, build(PLAIN, MR, 255));
    expect(() => game.parseAction(build(PLAIN, MR, 256))).toThrow(Malformed);
    table.do(0, build(PLAIN, MR, MONTREAL + 1));
  });

  it('5.5 puts no second train of a company on a section, on whichever space', () => {
    const table = at({ players: ALL, built: [[MR, MONTREAL]] });
    table.refusedBy('5.5', 0, build(PLAIN, MR, MONTREAL + 1));
    // Nor where its start is.
    table.refusedBy('5.5', 0, build(PLAIN, MR, spaceOf('marquette', 'toronto', 1)));
    table.refusedBy('5.5', 0, build(PLAIN, BN, spaceOf('billings', 'winnipeg', 1)));
    table.refusedBy('5.5', 0, build(BLACK, EP, spaceOf('el-paso', 'dallas', 2)));
  });

  it('5.6 needs a section that touches the home city or an own train', () => {
    const table = at({ players: ALL });
    table.refusedBy('5.6', 0, build(PLAIN, MR, spaceOf('montreal', 'boston')));
    table.refusedBy('5.6', 0, build(PLAIN, MR, spaceOf('vancouver', 'seattle')));
    for (const [from, to] of [
      ['winnipeg', 'marquette'],
      ['minneapolis', 'marquette'],
      ['toronto', 'montreal'],
    ] as const) {
      expect(table.refused(0, build(PLAIN, MR, spaceOf(from, to)))).toBeUndefined();
    }
    const farther = at({ players: ALL, built: [[MR, MONTREAL]] });
    farther.do(0, build(PLAIN, MR, spaceOf('montreal', 'boston')));
  });

  it('5.6 offers nothing that is not connected, to anybody', () => {
    const table = at({ players: [{ tracks: 'J' }, {}] });
    const boston = [0, 1].map((nth) => spaceOf('boston', 'new-york', nth));
    for (const choice of table.choices(0)) {
      if (choice.do !== 'build') continue;
      expect(choice.company === MR && boston.includes(choice.space)).toBe(false);
    }
  });

  it('5.7 needs a train in the stock', () => {
    const table = at({ players: ALL, trains: { [MR]: 8 } });
    expect(table.state.table.trains[MR]).toBe(0);
    expect(table.choices(0).some((choice) => choice.do === 'build' && choice.company === MR)).toBe(
      false,
    );
    const { spaces } = table.state.table;
    const { trackOf } = boardOf('north-america');
    const plain = spaces.findIndex((occupant, space) => occupant === 0 && trackOf[space] === PLAIN);
    table.refusedBy('5.7', 0, build(PLAIN, MR, plain));
    const last = at({ players: ALL, trains: { [MR]: 7 } });
    const build7 = last.choices(0).find((choice) => choice.do === 'build' && choice.company === MR);
    if (!build7) throw new Error('there is room for one more');
    expect(last.do(0, build7).state.table.trains[MR]).toBe(0);
  });

  it('5.8 connects nothing by trains of others, and counts both ends of a start', () => {
    // Montreal is reached by El Paso & Rio Grande only.
    const table = at({ players: ALL, built: [[EP, MONTREAL]] });
    table.refusedBy('5.6', 0, build(PLAIN, MR, spaceOf('montreal', 'boston')));
    table.do(0, build(PLAIN, EP, spaceOf('montreal', 'boston')));
    // Billings starts towards Winnipeg, Denver towards Salt Lake City.
    const starts = at({ players: ALL });
    for (const action of [
      build(PLAIN, BN, spaceOf('winnipeg', 'minneapolis')),
      build(DOTTED, DM, spaceOf('boise', 'salt-lake-city')),
      build(BLACK, EP, spaceOf('dallas', 'memphis')),
      build(BLACK, EP, spaceOf('albuquerque', 'oklahoma-city')),
    ]) {
      expect(starts.refused(0, action)).toBeUndefined();
    }
  });

  it('5.9 discards the card, and the train stays to the end', () => {
    const table = at({ players: [{ tracks: 'PPPP' }, {}] }).do(0, build(PLAIN, MR, MONTREAL));
    expect(table.state.table.discards).toEqual([1, 0, 0, 0, 0]);
    table.do(0, TAKE_UP).do(0, { do: 'end-turn' }).do('chance', draw(PLAIN));
    table.refusedBy('5.4', 1, build(PLAIN, EP, MONTREAL)).refusedBy('3.5', 1, discard(PLAIN));
    expect(table.state.table.spaces[MONTREAL]).toBe(MR + 1);
  });

  it('5.10 builds nothing for the Union Pacific', () => {
    for (const company of [UP, UP + 1, -1]) {
      expect(() => game.parseAction(build(PLAIN, company, MONTREAL))).toThrow(Malformed);
    }
    const table = at({ players: [{ tracks: 'J' }, {}] });
    expect(table.choices(0).some((choice) => choice.do === 'build' && choice.company > 9)).toBe(
      false,
    );
  });
});
