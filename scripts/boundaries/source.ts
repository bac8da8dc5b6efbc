import { childrenOf, isNode, lineOf, type Node, textOf, treeOf } from '../syntax.ts';

/** One import, re-export or import type. Its specifier is missing when it is computed. */
export type Import = {
  line: number;
  specifier: string | undefined;
  typeOnly: boolean;
  /** By `import()`, when it comes to that. */
  fetched: boolean;
};

/** A use of something that gives other results on another day or another machine; `inexact`: another last digit in another engine. */
type Impurity = { line: number; name: string; inexact?: true };

type Source = { imports: readonly Import[]; impurities: readonly Impurity[] };

export function readSource(path: string, text: string): Source {
  const imports: Import[] = [];
  const impurities: Impurity[] = [];
  const visit = (node: Node): void => {
    const found = importOf(node);
    if (found) imports.push({ line: lineOf(node, text), ...found });
    const inexact = inexactIn(node);
    if (inexact) impurities.push({ line: lineOf(node, text), name: inexact, inexact: true });
    if (isHarmlessMath(node)) return;
    const name = impurityOf(node);
    if (name) impurities.push({ line: lineOf(node, text), name });
    for (const child of partsOf(node)) visit(child);
  };
  visit(treeOf(path, text));
  return { imports, impurities };
}

function importOf(node: Node): Omit<Import, 'line'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      if (!isNode(node['source'])) return undefined;
      const typeOnly = node['importKind'] === 'type' || node['exportKind'] === 'type';
      return { specifier: textOf(node['source']), typeOnly, fetched: false };
    }
    case 'ImportExpression':
      return { specifier: textOf(node['source']), typeOnly: false, fetched: true };
    case 'TSImportType':
      return { specifier: textOf(node['source']), typeOnly: true, fetched: false };
    default:
      return undefined;
  }
}

/** `Math` as a whole counts as its generator: it could be taken out under another name. */
function impurityOf(node: Node): string | undefined {
  if (node.type !== 'Identifier') return undefined;
  const name = node['name'];
  if (name === 'Math') return 'Math.random';
  return name === 'Date' || name === 'console' ? name : undefined;
}

/** All that is the same to the last digit everywhere, and the constants. */
const EXACT = /^(?:abs|ceil|clz32|floor|fround|imul|max|min|round|sign|sqrt|trunc|random|[A-Z].*)$/;

/** Powers of numbers that stand there are worked out when the program is read, and whole. */
function inexactIn(node: Node): string | undefined {
  const { type, operator, left, right, object, property } = node;
  if (operator === '**' || operator === '**=') {
    const isSaid =
      isNode(left) && left.type === 'Literal' && isNode(right) && right.type === 'Literal';
    return isSaid ? undefined : operator;
  }
  if (type !== 'MemberExpression' || !isNode(object) || object['name'] !== 'Math') return undefined;
  const name = isNode(property) && typeof property['name'] === 'string' ? property['name'] : '';
  return name === '' || EXACT.test(name) ? undefined : `Math.${name}`;
}

function isHarmlessMath(node: Node): boolean {
  if (node.type !== 'MemberExpression' || node['computed'] === true) return false;
  const { object, property } = node;
  return (
    isNode(object) && object['name'] === 'Math' && isNode(property) && property['name'] !== 'random'
  );
}

/** The parts of a node, without the names that only label something: `x.Date`, `{ Date: 1 }`. */
function partsOf(node: Node): Node[] {
  const isLabel = (field: string): boolean =>
    (field === 'property' || field === 'key') && node['computed'] === false;
  return childrenOf(node, (field) => !isLabel(field));
}
