import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayImport } from '../boundaries/table.ts';

const root = join(import.meta.dirname, '..', '..');
const text = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8');

const named = (cell: string): string[] =>
  Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);

/** The rows of the table of rooms: its name, and what it may import. */
const rows = new Map(
  text
    .slice(text.indexOf('| room |'), text.indexOf('Of a game'))
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .flatMap(([, room = '', , imports = '']): [string, string][] =>
      room.startsWith('`') ? [[room.slice(1, -1), imports]] : [],
    ),
);

describe('docs/ARCHITECTURE.md', () => {
  test('has the table of rooms that is enforced', () => {
    expect([...rows.keys()].toSorted()).toEqual(Object.keys(mayImport).toSorted());
    for (const [room, imports] of rows) {
      const but = imports.startsWith('all but');
      const found = mayImport[room] ?? [];
      if (but) expect(found.filter((other) => named(imports).includes(other))).toEqual([]);
      else expect(named(imports).toSorted(), room).toEqual(found.toSorted());
    }
  });

  test('tells the travel of a gesture in sixteen hops, by files that are there', () => {
    const travel = /## The travel of one gesture.*?```\n(.*?)```/s.exec(text)?.[1] ?? '';
    const hops = Array.from(travel.matchAll(/^ *(\d+) +(\S+)/gm), ([, , file = '']) => file);
    expect(hops).toHaveLength(16);
    for (const file of hops.filter((each) => each.endsWith('.ts') || each.endsWith('.tsx'))) {
      expect(existsSync(join(root, 'src', file)), file).toBe(true);
    }
  });
});
