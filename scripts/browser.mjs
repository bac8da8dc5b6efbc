import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Where Chromium is: what CHROMIUM says if it is set; else on the PATH, or what Playwright downloaded. Nothing, if nowhere. */
export function findBrowser() {
  const { CHROMIUM } = process.env;
  if (CHROMIUM !== undefined) return existsSync(CHROMIUM) ? CHROMIUM : undefined;
  return findOnPath(NAMES) ?? findDownloaded();
}

/** The same Chromium without windows, whose pages cost a quarter less. It shows no notices. */
export function findShell() {
  return process.env.CHROMIUM === undefined ? findOnPath(['chromium-headless-shell']) : undefined;
}

function findOnPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return places.find((place) => existsSync(place));
}

function findDownloaded() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    const place = chromium.executablePath();
    return existsSync(place) ? place : undefined;
  } catch {
    // Packages are not installed yet, or Playwright has no Chromium for this system.
    return undefined;
  }
}
