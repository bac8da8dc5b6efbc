import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { withFamilies } from './beyond-latin.ts';

/** Turns SVG into PNG, one picture after the other, beside the thread that answers. `workerData`: the folder `print` of the client. */
const dir = workerData as string;

const fontBuffers = readdirSync(dir)
  .filter((file) => file.endsWith('.ttf'))
  .map((file) => readFileSync(join(dir, file)));

await initWasm(readFileSync(join(dir, 'resvg.wasm')));

parentPort?.on('message', ({ id, svg }: { id: number; svg: string }) => {
  try {
    const png = new Resvg(withFamilies(svg), { font: { fontBuffers } }).render().asPng();
    parentPort?.postMessage({ id, png });
  } catch {
    parentPort?.postMessage({ id });
  }
});
