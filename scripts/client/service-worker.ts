import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Documents: of these the service worker keeps the one of the front page, under its address. */
const isDocument = (file: string): boolean => file === 'index.html' || file.startsWith('shells/');

/** Writes the list of this build's files, and a name for the build, into the service worker. */
export function fillServiceWorker(dir: string): void {
  const worker = join(dir, 'service-worker.js');
  const files = globSync('**/*.*', { cwd: dir })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== 'service-worker.js' && !isDocument(file))
    .toSorted();
  const hash = createHash('sha256').update(readFileSync(worker));
  for (const file of ['index.html', ...files]) hash.update(readFileSync(join(dir, file)));
  const text = readFileSync(worker, 'utf8')
    .replace(/(["'`])__FILES__\1/, JSON.stringify(JSON.stringify(files.map((file) => `/${file}`))))
    .replace('__BUILD__', hash.digest('hex').slice(0, 12));
  if (/__FILES__|__BUILD__/.test(text)) throw new Error('the service worker lost its placeholders');
  writeFileSync(worker, text);
}
