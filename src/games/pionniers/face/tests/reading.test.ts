import { describe, expect, it } from 'vitest';
import { moved } from '../handling/use-reading.ts';
import { nextOfNote, readingOf } from '../logic/reading.ts';
import { wordsIn } from '../words/index.ts';
import { moment } from './games.ts';

const names = ['Red', 'Yellow', 'Green', 'Blue'];
const table = moment([
  { front: 17, sections: 6 },
  { front: 30, dynamite: 35, engine: 16 },
]);
const said = (language: 'en' | 'fr', line: number, space: number): string =>
  wordsIn(language).reader.say(readingOf(table, line, space), names);

describe('a line read space by space', () => {
  it('says the mark and how far the locomotive is', () => {
    expect(said('en', 0, 23)).toBe('space 23, river; Red’s locomotive 6 behind');
    expect(said('fr', 0, 23)).toBe('case\u00a023, rivière\u202f; locomotive de Red à 6 derrière');
    expect(said('en', 0, 16)).toBe('space 16; Red’s train, its locomotive');
    expect(said('en', 0, 27)).toContain('no track yet');
  });

  it('says what lies there', () => {
    expect(said('en', 1, 35)).toContain('a crate of dynamite');
    expect(said('en', 1, 16)).toContain('the light engine');
  });

  it('jumps from mark to mark, to the train and to the railhead', () => {
    expect(nextOfNote(table, 0, 17, 1)).toBe(20);
    expect(nextOfNote(table, 0, 20, 1)).toBe(23);
    expect(nextOfNote(table, 0, 99, 1)).toBe(104);
    expect(nextOfNote(table, 0, 11, -1)).toBe(1);
    expect(moved(table, 0, 50, 'Home')).toBe(17);
    expect(moved(table, 0, 50, 'End')).toBe(24);
    expect(moved(table, 0, 50, 'x')).toBeUndefined();
  });
});
