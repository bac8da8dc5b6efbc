import { sayable } from './sayable.ts';
import { voice } from './voice.ts';

/** What carries a preview: value, dividend, bill, card used. Its text is said when it changes. */
export const PREVIEW = 'data-preview';

const ENDS_A_LINE = new Set([
  'P',
  'LI',
  'TR',
  'H2',
  'H3',
  'H4',
  'DIV',
  'SECTION',
  'UL',
  'TABLE',
  'CAPTION',
]);

/** As it is heard: without what only the eye sees, a stop after each line. */
export function spokenOf(element: Element, language: string): string {
  const parts: string[] = [];
  const read = (node: Node): void => {
    if (node.nodeType === 3) parts.push(node.nodeValue ?? '');
    if (node.nodeType !== 1) return;
    const { tagName } = node as Element;
    if ((node as Element).getAttribute('aria-hidden') === 'true') return;
    const label = (node as Element).getAttribute('aria-label');
    if (label !== null) parts.push(label);
    else if (tagName.toLowerCase() === 'svg') return;
    else for (const child of node.childNodes) read(child);
    parts.push(ENDS_A_LINE.has(tagName) ? '\n' : ' ');
  };
  read(element);
  return parts
    .join('')
    .split('\n')
    .map((line) => sayable(line, language))
    .filter((line) => line !== '')
    .map((line) => (/[.!?:…]$/.test(line) ? line : `${line}.`))
    .join(' ');
}

/** Says what previews become, wherever they stand on the board: those that have changed. */
export function listenToPreviews(board: Element): () => void {
  let before = new Map<Element, string>();
  const hear = (): void => {
    const { lang } = document.documentElement;
    const all = [...board.querySelectorAll(`[${PREVIEW}]`)];
    const now = new Map(all.map((one) => [one, spokenOf(one, lang)] as const));
    const changed = all.filter((one) => now.get(one) !== before.get(one));
    const gone = [...before.keys()].some((one) => !now.has(one));
    before = now;
    if (changed.length > 0 || gone) voice.preview(changed.map((one) => now.get(one)).join(' '));
  };
  hear();
  const watch = new MutationObserver(hear);
  watch.observe(board, { childList: true, characterData: true, subtree: true });
  return () => watch.disconnect();
}
