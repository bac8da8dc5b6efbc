import type { TableWords } from '../../words/table/words.ts';

/** What is wrong with a record, in the reader's language; the kernel's own words after it, for whoever looks closer. */
export function badRecordText(message: string, { replay }: TableWords): string {
  const entry = /^(?:header or )?entry (\d+)/.exec(message)?.[1];
  const plain = entry === undefined ? replay.badHeader : replay.badEntry(entry);
  return `${plain} (${message})`;
}
