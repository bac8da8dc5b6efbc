// TypeScript 7 has no compiler API yet; Vite's parser reads TypeScript, and is exact.
import { parseSync } from 'vite';

/** A node of the syntax tree, as ESTree names it. */
export type Node = { type: string; start: number; [field: string]: unknown };

export function treeOf(path: string, text: string): Node {
  return parseSync(path, text).program as unknown as Node;
}

export function lineOf(node: Node, text: string): number {
  return text.slice(0, node.start).split('\n').length;
}

/** The parts of a node, or those in these fields of it. */
export function childrenOf(node: Node, isMeant: (field: string) => boolean = () => true): Node[] {
  return Object.entries(node)
    .filter(([field]) => isMeant(field))
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

export function textOf(literal: unknown): string | undefined {
  const value = isNode(literal) ? literal['value'] : undefined;
  return typeof value === 'string' ? value : undefined;
}
