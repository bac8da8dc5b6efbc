import { describe, expect, it } from 'vitest';
import { rngFrom } from '#kernel/rng.ts';
import { dispatcher } from '../dispatcher.ts';
import { inspector } from '../inspector.ts';
import { positionOf } from './positions.ts';

describe.each([
  ['the inspector', inspector],
  ['the dispatcher', dispatcher],
] as const)('%s', (_, bot) => {
  const decide = (position: Parameters<typeof positionOf>[0]) =>
    bot.decide(positionOf(position), {}, 0, rngFrom(1));
  const others = [
    { front: 30, sections: 10 },
    { front: 28, sections: 10 },
  ];

  it('lays when the railhead is near', () => {
    expect(decide({ trains: [{ front: 23, sections: 6 }, ...others] })).toEqual({ do: 'lay' });
  });

  it('lays the last section rather than derail before the buffers', () => {
    const trains = [{ front: 99, sections: 25 }, ...others];
    expect(decide({ trains })).toEqual({ do: 'lay' });
  });

  it('strikes the leader, far ahead', () => {
    const trains = [
      { front: 61, sections: 18 },
      { front: 66, sections: 23 },
      { front: 38, sections: 10 },
    ];
    expect(decide({ phase: 'strike', trains })).toEqual({ do: 'place-crate', line: 1, space: 91 });
  });

  it('pushes the leader back when no track lies far ahead of it', () => {
    const trains = [
      { front: 61, sections: 18 },
      { front: 78, sections: 20 },
      { front: 40, sections: 12 },
    ];
    expect(decide({ phase: 'strike', trains })).toEqual({ do: 'place-crate', line: 1, space: 79 });
  });
});

describe('the inspector', () => {
  it('moves when it cannot derail, with one die or with two', () => {
    for (const [front, sections] of [
      [94, 25],
      [40, 13],
    ] as const) {
      const table = positionOf({
        trains: [
          { front, sections },
          { front: 30, sections: 10 },
        ],
      });
      expect(inspector.decide(table, {}, 0, rngFrom(1))).toEqual({ do: 'move' });
    }
  });
});

describe('the dispatcher', () => {
  const decide = (position: Parameters<typeof positionOf>[0]) =>
    dispatcher.decide(positionOf(position), {}, 0, rngFrom(1));

  it('spares a train that is hopelessly behind and strikes the one that threatens', () => {
    const trains = [
      { front: 84, sections: 26 },
      { front: 83, sections: 26 },
      { front: 20, sections: 8 },
    ];
    expect(decide({ phase: 'strike', trains })).toMatchObject({ do: 'place-crate', line: 1 });
  });

  it('keeps its crate when the only line to strike belongs to a train that cannot win', () => {
    const trains = [
      { front: 84, sections: 26 },
      { front: 96, sections: 26, dynamite: 99 },
      { front: 11, sections: 6 },
    ];
    expect(decide({ phase: 'strike', trains })).toEqual({ do: 'keep-crate' });
  });

  it('does not strip itself of the trains that draw the dynamite', () => {
    const trains = [
      { front: 48, sections: 23 },
      { front: 76, sections: 21, dynamite: 84 },
      { front: 61, sections: 18, dynamite: 67 },
      { front: 57, sections: 19 },
    ];
    expect(decide({ phase: 'strike', trains })).not.toMatchObject({ space: 75 });
  });
});
