import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Text; what pictures and fonts are made of is packed already. */
const TEXT = '**/*.{js,css,html,svg,json,webmanifest,md,map}';

/** Writes a copy by brotli and one by gzip beside each file, which the server sends to whoever takes it. */
export function writeCompressed(dir: string): void {
  for (const file of globSync(TEXT, { cwd: dir })) {
    const path = join(dir, file);
    const text = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(text, { params }));
    writeFileSync(`${path}.gz`, gzipSync(text, { level: constants.Z_BEST_COMPRESSION }));
  }
}
