import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the package that a file belongs to. */
const FOLDER = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

/** Name, version and licence of every package that these files were taken from. Most licences ask for no more. */
export function licencesOf(files: readonly string[]): string {
  const folders = new Set(files.flatMap((file) => FOLDER.exec(file)?.[0] ?? []));
  return [...folders]
    .toSorted()
    .map(licenceIn)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function licenceIn(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `${name} ${version} (${license ?? 'see below'})\n${text}`;
}
