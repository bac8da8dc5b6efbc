import { expect, test } from 'vitest';
import { tracesOf } from '../client/traces.ts';
import { trimmed } from '../client/trimmed.ts';

/** A picture shows 100 by 100 of a map of 1000 by 1000, from its upper left corner. */
const crop = (inside: string): string =>
  `<svg class="picture-crop" viewBox="0 0 100 100"><svg width="1000" height="1000"><svg class="layer" viewBox="0 0 1000 1000">${inside}</svg></svg></svg>`;

const SCENE = '<svg><defs><g id="tree"><path d="M0 0v-9"></path></g></defs></svg>';
const left = (inside: string): string => trimmed('laying', crop(inside), SCENE);

test('what lies outside the picture is left out, and what is in it stays', () => {
  const near = '<circle cx="50" cy="50" r="5"></circle><text x="20" y="30">Omaha</text>';
  const far = '<circle cx="500" cy="50" r="5"></circle><text x="20" y="930">Omaha</text>';
  expect(left(near + far)).toBe(crop(near));
});

test('a place is told through all that moves, turns and enlarges it', () => {
  const seen = '<g transform="translate(500 500) scale(2 1)"><path d="M-250-450h9"></path></g>';
  const turned = '<g transform="translate(500 0) rotate(90)"><path d="M40 450v9"></path></g>';
  const unseen = '<g transform="translate(500 500)"><path d="M0 0h9"></path></g>';
  expect(left(seen + turned + unseen)).toBe(crop(seen + turned));
});

test('what cannot be told stays', () => {
  const unknown =
    '<g data-style="transform: translate(-500px)"><circle cx="500" r="5"></circle></g><image x="500"></image><svg x="500"><circle cx="500" r="5"></circle></svg>';
  expect(left(unknown)).toBe(crop(unknown));
});

test('of a path stays what is drawn without lifting the pen where it is seen', () => {
  expect(left('<path d="M500 500h9v9zm-450-450l1 1 1-1m400 0h5m-399 9h5"></path>')).toBe(
    crop('<path d="M50 50l1 1 1-1M58 59h5"></path>'),
  );
  const filled = '<path d="M50 50h9M500 500h9" fill="url(#band)"></path>';
  expect(left(filled)).toBe(crop(filled));
});

test('there is nothing to point at', () => {
  expect(
    left(
      '<g data-hint="A river" data-hint-rule="9.1"><circle class="pio-hit" r="9"></circle><circle r="2"></circle></g>',
    ),
  ).toBe(crop('<circle r="2"></circle>'));
});

test('an id is the drawing’s own wherever it is meant, and none of the scene’s', () => {
  const drawing = (prefix: string): string =>
    `<defs><g id="${prefix}mark"><path d="M0 0h9"></path></g></defs><use href="#${prefix}mark"></use><use href="#tree"></use><rect fill="url(#${prefix}mark)"></rect>`;
  const far = '<use href="#mark" x="500"></use><use href="#tree" y="500"></use>';
  expect(left(drawing('') + far)).toBe(crop(drawing('laying-')));
});

test('a path is taken apart into what is drawn without lifting the pen', () => {
  const [first, second] = tracesOf('M10 10h5v-5c1 1 2-9 3 0zm100 0a4 3 0 1 1 8 0');
  expect(first).toEqual({
    d: 'M10 10h5v-5c1 1 2-9 3 0Z',
    box: { left: 10, top: -4, right: 18, bottom: 10 },
  });
  expect(second).toEqual({
    d: 'M110 10a4 3 0 1 1 8 0',
    box: { left: 110, top: 2, right: 126, bottom: 18 },
  });
  expect(() => tracesOf('h5')).toThrow('set down nowhere');
  expect(() => tracesOf('M1 2 3')).toThrow('not read');
});
