import type { ReplayWords } from '../../words/replay/words.ts';

/** What is wrong with a record, in the reader's language; the kernel's own words after it, for whoever looks closer. */
export function badRecordText(message: string, replay: ReplayWords): string {
  const entry = /^(?:header or )?entry (\d+)/.exec(message)?.[1];
  const plain = entry === undefined ? replay.badHeader : replay.badEntry(entry);
  return `${plain} (${message})`;
}
