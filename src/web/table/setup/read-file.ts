import type { FileFaults, FileReader } from '#ui/option-field.ts';

/** No honest file comes near. Nothing larger is even read. */
export const MOST_FILE_BYTES = 64 * 1024;

export type FileRead =
  | { is: 'good'; value: unknown; title: string }
  | { is: 'too-large' }
  | { is: 'not-json' }
  | { is: 'unreadable' }
  | ({ is: 'faulty' } & FileFaults);

/** Reads a file that somebody has chosen, and has the game judge it. */
export async function readFile(
  file: Pick<File, 'size' | 'text'>,
  open: () => Promise<FileReader>,
): Promise<FileRead> {
  if (file.size > MOST_FILE_BYTES) return { is: 'too-large' };
  try {
    const [text, reader] = await Promise.all([file.text(), open()]);
    const raw = parsed(text);
    if (raw === undefined) return { is: 'not-json' };
    const read = reader.read(raw);
    return 'faults' in read ? { is: 'faulty', faults: read.faults } : { is: 'good', ...read };
  } catch {
    // The file is gone, or may not be read; or the reader could not be fetched.
    return { is: 'unreadable' };
  }
}

/** JSON knows no `undefined`, so here it means: not JSON. A mark at the beginning, as some editors write, is no harm. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
}
