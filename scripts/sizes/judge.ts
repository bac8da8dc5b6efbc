import { childrenOf, lineOf, type Node, treeOf } from '../syntax.ts';

/** A screenful, and a file that is read in one sitting. */
export const MOST_LINES_OF_FUNCTION = 80;
export const MOST_LINES_OF_FILE = 250;

export type TooLong = { line: number; reason: string };

/** What is too long in a file. In a test, a function counts but for those that only hold tests (`describe`). */
export function tooLongIn(path: string, text: string, isTest: boolean): TooLong[] {
  const found: TooLong[] = [];
  const lines = linesOf(text);
  if (lines > MOST_LINES_OF_FILE) found.push({ line: 1, reason: `a file of ${lines} lines` });
  const visit = (node: Node, holdsTests: boolean): void => {
    if (isFunction(node) && !holdsTests) {
      const { start, end } = node as Node & { end: number };
      const length = linesOf(text.slice(start, end));
      if (length > MOST_LINES_OF_FUNCTION) {
        found.push({ line: lineOf(node, text), reason: `a function of ${length} lines` });
      }
    }
    const inside = isTest && node.type === 'CallExpression';
    for (const child of childrenOf(node)) visit(child, inside && isFunction(child));
  };
  if (!path.endsWith('.css')) visit(treeOf(path, text), false);
  return found;
}

const isFunction = ({ type }: Node): boolean =>
  type === 'ArrowFunctionExpression' ||
  type === 'FunctionExpression' ||
  type === 'FunctionDeclaration';

const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;
