import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where Chromium is: what CHROMIUM says if it is set, else the usual places. Nothing, if nowhere. */
export function findBrowser() {
  const places = process.env.CHROMIUM === undefined ? PLACES : [process.env.CHROMIUM];
  return places.find((place) => existsSync(place));
}
