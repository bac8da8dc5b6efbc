import type { Bench } from '#bots/bench.ts';
import type { UnionPacific } from '#games/union-pacific/rules/model.ts';

export const bench: Bench<UnionPacific> = {
  figures({ turns, money, third }) {
    const best = Math.max(...(money ?? []));
    const won = third !== null && third.money > best ? 'imaginary player' : 'a seat';
    return { turns, 'score of the winner': Math.max(best, third?.money ?? 0), 'won by': won };
  },
};
