import type { Mark } from '#web/words/messages.ts';

/** The little Markdown that rulebooks are written in: headings, paragraphs, numbered rules with their marks, `**strong**`. */
export type Rulebook = {
  title: string;
  /** What is said before the first chapter. */
  foreword: readonly string[];
  chapters: readonly Chapter[];
};

export type Chapter = { title: string; blocks: readonly Block[] };

export type Block = Rule | { text: string };

export type Rule = { rule: string; text: string; mark: Mark };

export function isRule(block: Block): block is Rule {
  return 'rule' in block;
}

/** The marks as each language writes them. A word that is not one stays in the text. */
const MARKS: Readonly<Record<string, Mark>> = {
  published: 'published',
  publié: 'published',
  ruling: 'ruling',
  arbitrage: 'ruling',
  option: 'option',
  recalled: 'recalled',
  'de mémoire': 'recalled',
  reconstructed: 'reconstructed',
  reconstitué: 'reconstructed',
};

export function parseRulebook(markdown: string): Rulebook {
  const book = { title: '', foreword: [] as string[], chapters: [] as Chapter[] };
  let blocks: Block[] | undefined;
  for (const part of markdown.split(/\n{2,}/)) {
    const text = part.trim().replaceAll('\n', ' ');
    const heading = /^(#{1,3}) (.*)$/.exec(text);
    if (heading?.[1] === '#') book.title = heading[2] ?? '';
    else if (heading) {
      blocks = [];
      book.chapters.push({ title: heading[2] ?? '', blocks });
    } else if (text !== '') {
      if (blocks) blocks.push(parseBlock(text));
      else book.foreword.push(text);
    }
  }
  return book;
}

function parseBlock(text: string): Block {
  const rule = /^\*\*((?:\d+|H)\.\d+)\*\*\s+(.*)$/.exec(text);
  if (!rule) return { text };
  const [, number = '', rest = ''] = rule;
  const mark = /^(.*?)\s*\*\(([^)]+)\)\*$/.exec(rest);
  const known = mark ? MARKS[mark[2] ?? ''] : undefined;
  if (known !== undefined) return { rule: number, text: mark?.[1] ?? '', mark: known };
  return { rule: number, text: rest, mark: number.startsWith('H') ? 'house' : 'printed' };
}

/** A piece of a line: plain, `**strong**`, or a mark spoken of in the text, `*(ruling)*`. */
export type Piece = { kind: 'plain' | 'strong'; text: string } | { kind: 'mark'; mark: Mark };

export function piecesOf(line: string): Piece[] {
  return line
    .split(/(\*\*.+?\*\*|\*\(.+?\)\*)/)
    .filter((text) => text !== '')
    .map((text) => {
      if (text.startsWith('**')) return { kind: 'strong', text: text.slice(2, -2) };
      const mark = text.startsWith('*(') ? MARKS[text.slice(2, -2)] : undefined;
      return mark === undefined ? { kind: 'plain', text } : { kind: 'mark', mark };
    });
}

/** All rules of some books, in order. */
export function rulesOf(books: readonly Rulebook[]): Rule[] {
  return books.flatMap(({ chapters }) => chapters.flatMap(({ blocks }) => blocks.filter(isRule)));
}
