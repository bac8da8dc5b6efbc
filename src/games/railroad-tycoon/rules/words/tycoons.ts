import type { Language } from '#kernel/game.ts';
import { type Goal, TYCOONS } from '../data/tycoons.ts';

/** 17.3 to 17.10: what a card rewards, in a few words. */
const GOALS: Readonly<Record<Goal, Readonly<Record<Language, string>>>> = {
  'links-at': { en: 'links to Chicago', fr: 'liens touchant Chicago' },
  'most-links': { en: 'most links', fr: 'le plus de liens' },
  'fewest-shares': { en: 'fewest shares', fr: 'le moins de parts' },
  'first-to-level': { en: 'first to level 6', fr: 'premier au niveau 6' },
  western: { en: 'a western link', fr: 'un lien de conquête de l’Ouest' },
  network: { en: 'largest network', fr: 'le plus grand réseau' },
  connected: { en: 'New York linked to Chicago', fr: 'New York reliée à Chicago' },
  'most-money': { en: 'most money', fr: 'le plus riche' },
};

export function goalName(tycoon: number, language: Language): string {
  const card = TYCOONS[tycoon];
  return card ? GOALS[card.goal][language] : '';
}
