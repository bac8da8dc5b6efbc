/** Plain SVG as text. What somebody has written passes through `escaped`, here and nowhere else. */

export type Point = { readonly x: number; readonly y: number };

/** Tenths are enough on a sheet of a thousand units. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const p = ({ x, y }: Point): string => `${n(x)} ${n(y)}`;

export const polyline = (points: readonly Point[], closed = false): string =>
  `M${points.map(p).join('L')}${closed ? 'Z' : ''}`;

/** As XML may hold it: without the characters that no document may have. */
export function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export const path = (d: string, fill: string, more = ''): string =>
  `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  path(d, 'none', `stroke="${stroke}" stroke-width="${n(width)}"${more && ` ${more}`}`);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = '',
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more && ` ${more}`}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${more && ` ${more}`}/>`;

export const moved = (x: number, y: number, inner: string, scale = 1): string =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${inner}</g>`;

/** The part of a drawing that lies in a box. `id` is its name in the sheet. */
export const clipped = (
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  inner: string,
): string =>
  `<clipPath id="${id}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${id})">${inner}</g>`;

/** A whole document. */
export const sheet = (width: number, height: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inner}</svg>`;

/** Numbers from 0 to 1, the same at every drawing. */
export function seeded(seed: number): () => number {
  let s = seed;
  return () => {
    s = (s * 16807) % 2147483647;
    return s / 2147483647;
  };
}

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
