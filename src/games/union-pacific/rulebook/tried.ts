import type { RuleId } from '#kernel/game.ts';

/** The rules that one can try (`../lessons/examples`), for the page that links to them. */
export const tried: readonly RuleId[] = ['3.5', '4.4', '5.2', '5.3', '5.4', '5.5', '5.6', '6.5'];
