import type { MapData } from '#games/railroad-tycoon/rules/data/map.ts';
import { mapOf } from '#games/railroad-tycoon/rules/terrain.ts';
import { geometryOf } from '../geometry.ts';
import { countryOf } from './country.ts';
import { type Part, painterOf } from './paint.ts';

/** A worker that draws the sheet, so that nobody's hand ever waits for a hachure. */

export type Wanted = { map: MapData } | { part: Part };
export type Painted = { part: Part; url: string };

let paint: ReturnType<typeof painterOf> | undefined;

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  if ('map' in data) paint = painterOf(countryOf(geometryOf(mapOf(data.map))));
  else void picture(data.part);
});

async function picture(part: Part): Promise<void> {
  const { width, height, scale } = part;
  const canvas = new OffscreenCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context || !paint) return;
  paint(context, part);
  // Written and taken in by the page in a moment, by every browser: WebP takes ten times as long to write, and not all can.
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
  // The content security policy lets images come from `data:`, not from `blob:`.
  const reader = new FileReader();
  reader.addEventListener('load', () => {
    postMessage({ part, url: reader.result as string } satisfies Painted);
  });
  reader.readAsDataURL(blob);
}
