import { childrenOf, isNode, lineOf, type Node, textOf, treeOf } from '../syntax.ts';

/** One import, re-export or import type. Its specifier is missing when it is computed. */
export type Import = {
  line: number;
  specifier: string | undefined;
  typeOnly: boolean;
  /** By `import()`, when it comes to that. */
  fetched: boolean;
};

/** A use of something that gives other results on another day or another machine. */
type Impurity = { line: number; name: 'Math.random' | 'Date' | 'console' };

type Source = { imports: readonly Import[]; impurities: readonly Impurity[] };

export function readSource(path: string, text: string): Source {
  const imports: Import[] = [];
  const impurities: Impurity[] = [];
  const visit = (node: Node): void => {
    const found = importOf(node);
    if (found) imports.push({ line: lineOf(node, text), ...found });
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
function impurityOf(node: Node): Impurity['name'] | undefined {
  if (node.type !== 'Identifier') return undefined;
  const name = node['name'];
  if (name === 'Math') return 'Math.random';
  return name === 'Date' || name === 'console' ? name : undefined;
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
