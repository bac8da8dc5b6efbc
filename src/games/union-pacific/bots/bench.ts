import type { Bench } from '#bots/bench.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';
import { sillyIn } from './silly.ts';

export const bench: Bench<UnionPacific> = {
  figures(table, log) {
    const { turns, money, third } = table;
    const best = Math.max(...(money ?? []));
    const won = third !== null && third.money > best ? 'imaginary player' : 'a seat';
    const { forARival, leftInHand } = sillyIn(table, log);
    return {
      turns,
      'score of the winner': Math.max(best, third?.money ?? 0),
      'won by': won,
      'trains for one rival alone': forARival,
      'shares left that could be laid': leftInHand,
    };
  },
};
