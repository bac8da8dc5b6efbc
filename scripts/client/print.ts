import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import type { Language } from '../../src/kernel/game.ts';
import { plainCard } from '../../src/pictures/plain-card.ts';

const packages = join(import.meta.dirname, '..', '..', 'node_modules');

/** What a renderer without a browser needs: it takes no variable fonts, and none that are packed. */
const FONTS: Readonly<Record<string, string>> = {
  'jost-500': '@fontsource/jost/files/jost-latin-500-normal.woff',
  'jost-500-ext': '@fontsource/jost/files/jost-latin-ext-500-normal.woff',
  'jost-700': '@fontsource/jost/files/jost-latin-700-normal.woff',
  'jost-700-ext': '@fontsource/jost/files/jost-latin-ext-700-normal.woff',
  'spectral-400-ext': '@fontsource/spectral/files/spectral-latin-ext-400-normal.woff',
  'spectral-400-italic-ext': '@fontsource/spectral/files/spectral-latin-ext-400-italic.woff',
  'spectral-400': '@fontsource/spectral/files/spectral-latin-400-normal.woff',
  'spectral-400-italic': '@fontsource/spectral/files/spectral-latin-400-italic.woff',
};

/** The card of the house in each language. `index.html` names the first. */
export const CARDS: Readonly<Record<Language, string>> = { en: 'card.png', fr: 'card-fr.png' };

/** Writes what the server draws its pictures with, and the cards of the house, into the folder `print`. */
export async function writePrint(dir: string): Promise<void> {
  const into = join(dir, 'print');
  mkdirSync(into, { recursive: true });
  const wasm = join(packages, '@resvg/resvg-wasm/index_bg.wasm');
  copyFileSync(wasm, join(into, 'resvg.wasm'));
  const fontBuffers = Object.entries(FONTS).map(([name, file]) => {
    const whole = unpacked(readFileSync(join(packages, file)));
    const font = name.endsWith('-ext') ? renamed(whole) : whole;
    writeFileSync(join(into, `${name}.ttf`), font);
    return font;
  });
  await initWasm(readFileSync(wasm));
  for (const [language, file] of Object.entries(CARDS)) {
    const card = new Resvg(plainCard(language as Language).svg, { font: { fontBuffers } });
    writeFileSync(join(into, file), card.render().asPng());
  }
}

/**
 * Two files of one family and weight are one too many for the renderer: it takes either, and mixes weights to fill the gaps. So the
 * letters beyond Latin 1 are a family of their own, of a name as long, which `src/server/pictures/beyond-latin.ts` asks for.
 */
function renamed(font: Buffer): Buffer {
  let text = font.toString('latin1');
  for (const [from, to] of [
    ['Jost', 'Josx'],
    ['Spectral', 'Spectrax'],
  ] as const) {
    const wide = (name: string): string => name.replaceAll(/./g, '\0$&');
    text = text.replaceAll(from, to).replaceAll(wide(from), wide(to));
  }
  return Buffer.from(text, 'latin1');
}

/** A WOFF file is a TrueType file whose tables are packed one by one (W3C, WOFF 1.0, sections 3 to 5). */
export function unpacked(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const power = 2 ** Math.floor(Math.log2(count));
  const head = Buffer.alloc(12 + 16 * count);
  head.writeUInt32BE(woff.readUInt32BE(4), 0);
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(power * 16, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [head];
  let at = head.length;
  for (let i = 0; i < count; i++) {
    const entry = 44 + 20 * i;
    const [offset, packed, length] = [4, 8, 12].map((field) =>
      woff.readUInt32BE(entry + field),
    ) as [number, number, number];
    const raw = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(raw) : raw;
    const to = 12 + 16 * i;
    // Its tag, its sum, where it lies, how long it is.
    woff.copy(head, to, entry, entry + 4);
    woff.copy(head, to + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, to + 8);
    head.writeUInt32BE(length, to + 12);
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4);
    parts.push(table, padding);
    at += table.length + padding.length;
  }
  return Buffer.concat(parts);
}
