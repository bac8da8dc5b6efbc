/** Markup as React writes it: every element ended, every attribute in quotes, the five signs escaped. */
export type Element = {
  readonly tag: string;
  readonly attributes: Record<string, string>;
  readonly inside: readonly Node[];
};

/** Text stays as it is written. */
export type Node = Element | string;

/** In HTML these have nothing in them and no end. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const TOKEN = /<\/[\w-]+>|<[\w-]+(?: [^\s=>]+(?:="[^"]*")?)*\/?>|[^<]+/g;

export function nodesOf(markup: string): Node[] {
  const top: Node[] = [];
  const open = [top];
  for (const [token] of markup.matchAll(TOKEN)) {
    if (token.startsWith('</')) open.pop();
    else if (token.startsWith('<')) {
      const inside: Node[] = [];
      const [, tag = ''] = /^<([\w-]+)/.exec(token) ?? [];
      open.at(-1)?.push({ tag, attributes: attributesOf(token), inside });
      if (!(VOID.has(tag) || token.endsWith('/>'))) open.push(inside);
    } else open.at(-1)?.push(token);
  }
  if (open.length !== 1 || markupOf(top) !== markup) throw new Error('this markup is not read');
  return top;
}

const attributesOf = (token: string): Record<string, string> =>
  Object.fromEntries(
    [...token.matchAll(/ ([^\s=>]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );

export const markupOf = (nodes: readonly Node[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const { tag, attributes, inside } = node;
      const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return VOID.has(tag)
        ? `<${tag}${said.join('')}/>`
        : `<${tag}${said.join('')}>${markupOf(inside)}</${tag}>`;
    })
    .join('');
