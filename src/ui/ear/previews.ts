import { voice } from './voice.ts';

/** What carries a preview: value, dividend, bill, card used. Its text is said when it changes. */
export const PREVIEW = 'data-preview';

const ENDS_A_LINE = new Set(['P', 'LI', 'TR', 'H2', 'H3', 'H4', 'DIV', 'SECTION', 'UL', 'TABLE']);

/** As it is heard: without what only the eye sees, a stop after each line. */
export function spokenOf(element: Element): string {
  const parts: string[] = [];
  const read = (node: Node): void => {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
    if (node.nodeType !== 1) return;
    const { tagName } = node as Element;
    const hidden = (node as Element).getAttribute('aria-hidden') === 'true';
    if (hidden || tagName === 'SVG' || tagName === 'svg') return;
    const label = (node as Element).getAttribute('aria-label');
    if (label !== null) parts.push(label);
    else for (const child of node.childNodes) read(child);
    parts.push(ENDS_A_LINE.has(tagName) ? '\n' : ' ');
  };
  read(element);
  return parts
    .join('')
    .split('\n')
    .map((line) => line.replace(/[^\S\u00a0\u202f]+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => (/[.!?:…]$/.test(line) ? line : `${line}.`))
    .join(' ');
}

/** Says what previews become, wherever they stand on the board. */
export function listenToPreviews(board: Element): () => void {
  const said = (): string =>
    [...board.querySelectorAll(`[${PREVIEW}]`)].map(spokenOf).join(' ').trim();
  const watch = new MutationObserver(() => voice.preview(said()));
  watch.observe(board, { childList: true, characterData: true, subtree: true });
  return () => watch.disconnect();
}
