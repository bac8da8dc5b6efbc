import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A disk of its own that can really be filled. Only the administrator of a Linux machine can make one. */
export type SmallDisk = { path: string; fill(): void; free(): void; close(): void };

export const canMakeDisks = process.platform === 'linux' && process.getuid?.() === 0 && canMount();

function canMount(): boolean {
  const path = mkdtempSync(join(tmpdir(), 'rotonde-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'rotonde', path]);
  if (status === 0) spawnSync('umount', [path]);
  rmSync(path, { recursive: true });
  return status === 0;
}

export function smallDisk(mebibytes: number): SmallDisk {
  const path = mkdtempSync(join(tmpdir(), 'rotonde-disk-'));
  const args = ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'rotonde', path];
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  chmodSync(path, 0o777);
  const filler = join(path, 'filler');
  return {
    path,
    /** Not a page is left. */
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (let size = 1 << 20; size >= 4096; ) {
          try {
            writeSync(file, Buffer.alloc(size, 1));
          } catch {
            size /= 2;
          }
        }
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    close() {
      spawnSync('umount', ['-l', path]);
      rmSync(path, { recursive: true, force: true });
    },
  };
}
