import type { Mark } from '../words/messages.ts';

/**
 * The little Markdown that rulebooks are written in: headings, paragraphs, numbered rules with their marks, tables,
 * `**strong**`.
 */
export type Rulebook = {
  title: string;
  /** What is said before the first chapter. */
  foreword: readonly string[];
  chapters: readonly Chapter[];
};

export type Chapter = { title: string; blocks: readonly Block[] };

export type Block = Rule | Table | { text: string };

/** Marks in the order of the text; a rule without any stands in the printed rulebook, or is the house's. */
export type Rule = { rule: string; text: string; marks: readonly Mark[] };

/** The first cell of each row names it. */
export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };

export function isRule(block: Block): block is Rule {
  return 'rule' in block;
}

export function isTable(block: Block): block is Table {
  return 'rows' in block;
}

/** The marks as each language writes them. A word that is not one stays in the text. */
const MARKS: Readonly<Record<string, Mark>> = {
  printed: 'printed',
  imprimé: 'printed',
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
    const table = blocks === undefined ? undefined : parseTable(part);
    if (table) {
      blocks?.push(table);
      continue;
    }
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

/** `| a | b |`, a line of dashes, and rows as long as the head. */
function parseTable(part: string): Table | undefined {
  const lines = part.trim().split('\n');
  const [head, dashes = [], ...rows] = lines.map(cellsOf);
  if (!head || !dashes.every((cell) => /^:?-+:?$/.test(cell))) return undefined;
  const isWhole = [dashes, ...rows].every((row) => row.length === head.length);
  return head.length > 0 && isWhole ? { head, rows } : undefined;
}

function cellsOf(line: string): string[] {
  const row = /^\|(.*)\|$/.exec(line.trim());
  return row?.[1]?.split('|').map((cell) => cell.trim()) ?? [];
}

function parseBlock(text: string): Block {
  const rule = /^\*\*((?:\d+|H)\.\d+)\*\*\s+(.*)$/.exec(text);
  if (!rule) return { text };
  const [, number = '', rest = ''] = rule;
  const { text: said, marks } = marked(rest);
  if (marks.length > 0) return { rule: number, text: said, marks };
  return { rule: number, text: rest, marks: [number.startsWith('H') ? 'house' : 'printed'] };
}

/** The marks at the end of a rule, and what stands before them. */
function marked(text: string): { text: string; marks: readonly Mark[] } {
  const [, before = '', word = ''] = /^(.*?)\s*\*\(([^)*]+)\)\*$/.exec(text) ?? [];
  const last = MARKS[word];
  if (last === undefined) return { text, marks: [] };
  const { text: rest, marks } = marked(before);
  return { text: rest, marks: [...marks, last] };
}

/** The marks that are shown beside a rule: where it is only printed, or only the house's, that goes without saying. */
export function badgesOf({ marks }: Rule): readonly Mark[] {
  const [first] = marks;
  return marks.length === 1 && (first === 'printed' || first === 'house') ? [] : marks;
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
