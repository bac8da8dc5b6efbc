import { CARDS, type Sign } from '#games/railroad-tycoon/rules/data/cards.ts';
import type { Card } from '#games/railroad-tycoon/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';

const RULES: Readonly<Record<Sign, RuleId>> = {
  circle: '12.3',
  cross: '12.4',
  diamond: '12.5',
  hand: '12.6',
  none: '12.7',
};

/** The rule of the sign that a card bears. */
export const signRule = (card: Card): RuleId => RULES[CARDS[card]?.sign ?? 'none'];
