import italic from '@fontsource/spectral/files/spectral-latin-400-italic.woff2?url';
import text from '@fontsource/spectral/files/spectral-latin-400-normal.woff2?url';
import sign from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import { pictureOf } from '#games/catalogue.ts';
import type { Kind, Language } from '#kernel/game.ts';
import type { GameRecord } from '#kernel/record.ts';
import { replay } from '#kernel/replay.ts';
import type { Title } from '#kernel/title.ts';
import type { Drawing } from '#pictures/picture.ts';
import { calledAt } from '#protocol/cast.ts';

/** The poster of a recorded game, with its fonts in it; nothing, if the game has none. */
export async function drawPoster(
  { game }: Title<Kind>,
  record: GameRecord<unknown>,
  language: Language,
  day: (date: Date) => string,
): Promise<Drawing | undefined> {
  const picture = await pictureOf(record.game);
  if (!picture) return undefined;
  const events: unknown[] = [];
  const options = game.parseOptions(record.options);
  const state = replay(game, record.seats.length, options, record.log, (event) => {
    const seen = game.shown(event, 'watcher');
    if (seen !== undefined) events.push(seen);
  });
  const last = record.log.at(-1)?.at;
  const drawn = picture.poster({
    view: { table: state.table, own: undefined },
    names: calledAt(record.seats, language),
    language,
    standings: game.standings(state),
    events,
    date: last === undefined ? undefined : day(new Date(last)),
  });
  return { ...drawn, svg: drawn.svg.replace('>', `>${await fonts()}`) };
}

/** A drawing that is shown as a picture sees none of the page's fonts: it carries its own. */
export async function fonts(): Promise<string> {
  const faces = await Promise.all([
    faceOf(sign, "font-family:'Jost';font-weight:100 900"),
    faceOf(text, "font-family:'Spectral'"),
    faceOf(italic, "font-family:'Spectral';font-style:italic"),
  ]);
  return `<style>${faces.join('')}</style>`;
}

async function faceOf(url: string, about: string): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `@font-face{${about};src:url(data:font/woff2;base64,${btoa(binary)}) format('woff2')}`;
}

/** At twice its size, for paper. */
export async function pngOf({ svg }: Drawing, scale = 2): Promise<Blob> {
  const image = new Image();
  image.src = urlOf(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = 900 * scale;
  canvas.height = 1200 * scale;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

export const urlOf = (svg: string): string =>
  `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
