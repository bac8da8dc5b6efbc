/** Cards as tests write them, and as lessons do. */
export { BLUE, card, cards, GREEN, LINES, RED, YELLOW } from '#games/trambahn/lessons/cards.ts';
