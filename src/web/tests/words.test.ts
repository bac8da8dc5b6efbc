import { expect, it } from 'vitest';
import { ofTitle, toTitle } from '#kernel/french-title.ts';
import { aboutWords } from '../words/about/index.ts';
import { accountWords } from '../words/account/index.ts';
import { ago } from '../words/ago.ts';
import { chanceWords } from '../words/chance/index.ts';
import { en } from '../words/en.ts';
import { fr } from '../words/fr.ts';
import { lobbyWords } from '../words/lobby/index.ts';
import { menuWords } from '../words/menu/index.ts';
import { nameTrouble } from '../words/name-trouble.ts';
import { planWords } from '../words/plan/index.ts';
import { plural } from '../words/plural.ts';
import { replayWords } from '../words/replay/index.ts';
import { setupWords } from '../words/setup/index.ts';
import { tableWords } from '../words/table/index.ts';

it('counts as each language does', () => {
  expect([0, 1, 2].map((count) => plural('en', count, 'rule', 'rules'))).toEqual([
    'rules',
    'rule',
    'rules',
  ]);
  expect([0, 1, 2].map((count) => plural('fr', count, 'règle', 'règles'))).toEqual([
    'règle',
    'règle',
    'règles',
  ]);
});

it('tells how long ago something was', () => {
  const now = Date.UTC(2026, 10, 15, 12);
  expect(ago('en', now - 5 * 60_000, now)).toBe('5 minutes ago');
  expect(ago('fr', now - 25 * 3_600_000, now)).toBe('hier');
  expect(ago('en', now + 1000, now)).toBe('just now');
  expect(ago('fr', now - 59_000, now)).toBe('à l’instant');
});

it('writes the speed of a replay as each language writes numbers', () => {
  expect([0.5, 1, 4].map(replayWords.fr.times)).toEqual(['0,5×', '1×', '4×']);
  expect(replayWords.en.times(0.5)).toBe('0.5×');
});

it('lets a French article melt into what stands before it', () => {
  expect(ofTitle('Les Pionniers du Rail')).toBe('des Pionniers du Rail');
  expect(toTitle('Les Pionniers du Rail')).toBe('aux Pionniers du Rail');
  expect([ofTitle('Le Rail'), toTitle('Le Rail')]).toEqual(['du Rail', 'au Rail']);
  expect([ofTitle('La Voie'), toTitle('L’Express')]).toEqual(['de la Voie', 'à l’Express']);
  expect([ofTitle('Trambahn'), toTitle('Trambahn')]).toEqual(['de Trambahn', 'à Trambahn']);
});

it('sets French so that no line begins with its punctuation', () => {
  const french = [
    fr,
    aboutWords.fr,
    accountWords.fr,
    setupWords.fr,
    tableWords.fr,
    menuWords.fr,
    planWords.fr,
    replayWords.fr,
    chanceWords.fr,
    lobbyWords.fr,
    nameTrouble.fr,
  ].flatMap(sentencesOf);
  const english = [
    en,
    aboutWords.en,
    setupWords.en,
    tableWords.en,
    planWords.en,
    replayWords.en,
    chanceWords.en,
    lobbyWords.en,
    nameTrouble.en,
  ].flatMap(sentencesOf);
  expect(french.filter((text) => / [:;!?»]|« /.test(text))).toEqual([]);
  expect(english.filter((text) => / [:;!?]/.test(text))).toEqual([]);
});

function sentencesOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null
    ? Object.values(words).flatMap(sentencesOf)
    : [];
}

it('writes a French fraction with its comma', () => {
  expect([replayWords.fr, replayWords.en].map(({ times }) => times(0.5))).toEqual(['0,5×', '0.5×']);
});
