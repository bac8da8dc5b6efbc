import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the documents, which are the same but for what is drawn and what they name, the service worker keeps these. */
const KEPT = /^(?:drawn\/(?:en|fr)\/index|shells\/page\.(?:en|fr))\.html$/;

const isKept = (file: string): boolean =>
  file !== 'service-worker.js' && (!file.endsWith('.html') || KEPT.test(file));

/** Writes the list of this build's files, and a name for the build, into the service worker. */
export function fillServiceWorker(dir: string): void {
  const worker = join(dir, 'service-worker.js');
  const files = globSync('**/*.*', { cwd: dir })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isKept)
    .toSorted();
  const hash = createHash('sha256').update(readFileSync(worker));
  for (const file of files) hash.update(readFileSync(join(dir, file)));
  const text = readFileSync(worker, 'utf8')
    .replace(/(["'`])__FILES__\1/, JSON.stringify(JSON.stringify(files.map((file) => `/${file}`))))
    .replace('__BUILD__', hash.digest('hex').slice(0, 12));
  if (/__FILES__|__BUILD__/.test(text)) throw new Error('the service worker lost its placeholders');
  writeFileSync(worker, text);
}
