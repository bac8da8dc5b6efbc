// TypeScript 7 has no compiler API yet; Vite's parser reads TypeScript, and is exact.
import { parseSync } from 'vite';

/** One import, re-export or import type. Its specifier is missing when it is computed. */
export type Import = { line: number; specifier: string | undefined; typeOnly: boolean };

/** A use of something that gives other results on another day or another machine. */
type Impurity = { line: number; name: 'Math.random' | 'Date' | 'console' };

type Source = { imports: readonly Import[]; impurities: readonly Impurity[] };

type Node = { type: string; start: number; [field: string]: unknown };

export function readSource(path: string, text: string): Source {
  const imports: Import[] = [];
  const impurities: Impurity[] = [];
  const lineOf = (node: Node): number => text.slice(0, node.start).split('\n').length;
  const visit = (node: Node): void => {
    const found = importOf(node);
    if (found) imports.push({ line: lineOf(node), ...found });
    if (isHarmlessMath(node)) return;
    const name = impurityOf(node);
    if (name) impurities.push({ line: lineOf(node), name });
    for (const child of childrenOf(node)) visit(child);
  };
  visit(parseSync(path, text).program as unknown as Node);
  return { imports, impurities };
}

function importOf(node: Node): Omit<Import, 'line'> | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      if (!isNode(node['source'])) return undefined;
      const typeOnly = node['importKind'] === 'type' || node['exportKind'] === 'type';
      return { specifier: textOf(node['source']), typeOnly };
    }
    case 'ImportExpression':
      return { specifier: textOf(node['source']), typeOnly: false };
    case 'TSImportType':
      return { specifier: textOf(node['source']), typeOnly: true };
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
function childrenOf(node: Node): Node[] {
  const isLabel = (field: string): boolean =>
    (field === 'property' || field === 'key') && node['computed'] === false;
  return Object.entries(node)
    .filter(([field]) => !isLabel(field))
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function textOf(literal: unknown): string | undefined {
  const value = isNode(literal) ? literal['value'] : undefined;
  return typeof value === 'string' ? value : undefined;
}
