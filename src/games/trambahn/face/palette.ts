import { tint } from '#ui/palettes.ts';

/** The four lines. Their colours are in `tokens.css`. */
export const lines = [
  tint('i', ['blue', 'bleue'], 'I', 'bars', 'square'),
  tint('ii', ['red', 'rouge'], 'II', 'rise', 'disc'),
  tint('iii', ['green', 'verte'], 'III', 'dots', 'hexagon'),
  tint('iv', ['yellow', 'jaune'], 'IV', 'chevron', 'lozenge'),
] as const;
