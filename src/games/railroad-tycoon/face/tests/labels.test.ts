import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Table } from '#games/railroad-tycoon/rules/model.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { discBox, overlap } from '../art/boxes.ts';
import { Cities } from '../art/cities.tsx';
import { Cube } from '../art/cube.tsx';
import { MapDefs } from '../art/defs.tsx';
import { Engines } from '../art/engines.tsx';
import { geometryOf } from '../art/geometry.ts';
import { labelsOf } from '../art/labels.ts';
import type { Level } from '../art/level.ts';
import { Minimap } from '../art/minimap.tsx';
import { Names } from '../art/names.tsx';
import { LitTiles, Proposal } from '../art/proposal.tsx';
import { Halo, RouteGlow, RouteNumbers } from '../art/route-glow.tsx';
import { Lettering } from '../art/sheet/lettering.tsx';
import { Sheet } from '../art/sheet.tsx';
import { Tracks } from '../art/tracks.tsx';
import { Western } from '../art/western.tsx';
import { eager, playedGame, recordedGame } from './games.ts';

const eastern = geometryOf(mapOf('eastern-us'));
const LEVELS: readonly Level[] = ['far', 'mid', 'near'];
const LANGUAGES = ['en', 'fr'] as const;

/** Now and then in games of random players who get somewhere, and in a long one that is recorded. */
function* positions(): Generator<Table> {
  const games = [
    playedGame(3, 1, { decide: eager, entries: 260 }),
    playedGame(5, 2, { decide: eager, entries: 260 }),
    recordedGame('blocked-and-redirected'),
  ];
  let entry = 0;
  for (const game of games) {
    for (const { after } of game) if (entry++ % 85 === 84) yield structuredClone(after.table);
  }
}

describe.each(LEVELS)('names at the level %s', (level) => {
  it.each(LANGUAGES)('keep off discs and off each other in an empty country: %s', (language) => {
    const labels = labelsOf(eastern, [], level, language);
    expect(labels).toHaveLength(eastern.map.hexOfCity.length);
    for (const { city, box } of labels) {
      for (const other of eastern.map.hexOfCity.keys()) {
        if (other === city) continue;
        const disc = discBox(eastern.cityPoint(other));
        expect(overlap(box, disc), `${city} over ${other}`).toBeLessThan(20);
        expect(overlap(box, labels[other]?.box ?? box)).toBeLessThan(20);
      }
    }
  });

  it('keep off them in play as well, and stay on the sheet', () => {
    for (const { links } of positions()) {
      const labels = labelsOf(eastern, links, level, 'fr');
      for (const { city, box } of labels) {
        expect(box.x).toBeGreaterThan(0);
        expect(box.x + box.width).toBeLessThan(eastern.width);
        for (const other of eastern.map.hexOfCity.keys()) {
          if (other === city) continue;
          expect(overlap(box, discBox(eastern.cityPoint(other)))).toBeLessThan(60);
        }
      }
    }
  });
});

it('are in French where there is a French name', () => {
  const texts = (language: 'en' | 'fr') =>
    labelsOf(eastern, [], 'mid', language).map(({ text }) => text);
  expect(texts('en')).toContain('Philadelphia');
  expect(texts('fr')).toContain('Philadelphie');
});

it('every layer can be drawn, whatever the game has come to', () => {
  const small = [...recordedGame('small-country')].at(-1)?.after.table as Table;
  for (const table of [...positions(), small]) {
    const geometry = geometryOf(mapOf(table.map));
    const { links, unfinished, western, colours, cubes } = table;
    const route = links.length > 0 ? [0] : [];
    const from = links[0]?.a ?? 0;
    const tiles = links.flatMap((link) => link.tiles).map((tile) => ({ tile, price: '4+4' }));
    for (const [i, level] of LEVELS.entries()) {
      const language = LANGUAGES[i % 2] ?? 'en';
      const layers: ReactElement[] = [
        createElement(MapDefs, { language }),
        createElement(Sheet, { geometry, level, language }),
        createElement(Lettering, { geometry, language }),
        createElement(Western, { geometry, western, language }),
        createElement(RouteGlow, { geometry, links, route, from }),
        createElement(Tracks, { geometry, links, unfinished }),
        createElement(Cities, { geometry, colours, cubes, level, language }),
        createElement(Engines, { geometry, links, level }),
        createElement(RouteNumbers, { geometry, links, route, from }),
        createElement(Halo, { geometry, cities: [0, 1, 2] }),
        createElement(LitTiles, { geometry, tiles }),
        createElement(Proposal, { geometry, tiles, seat: 0 }),
        createElement(Names, { geometry, links, level, language }),
        createElement(Minimap, { geometry, links, colours }),
        createElement(Cube, { colour: 0, language }),
      ];
      for (const layer of layers) {
        const drawn = renderToString(layer);
        expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
        expect(drawn).toContain('<svg');
      }
    }
  }
});
