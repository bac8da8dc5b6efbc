import type { ReactNode } from 'react';

/** A sentence of the narrator: what stands between `**` matters. */
export function Sentence({ text }: { text: string }): ReactNode {
  return text.split('**').map((part, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one fixed text have no other name.
    i % 2 === 1 ? <b key={i}>{part}</b> : part,
  );
}

export function plain(text: string): string {
  return text.replaceAll('**', '');
}
