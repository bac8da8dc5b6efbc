import { childrenOf, isNode, lineOf, type Node, textOf, treeOf } from '../syntax.ts';

export type Clock = { line: number; name: string };

/** Whoever writes one of these, under whatever object, reads a clock or a processor's. */
const NAMES: ReadonlySet<string> = new Set([
  'performance',
  'PerformanceObserver',
  'cpuUsage',
  'threadCpuUsage',
  'resourceUsage',
  'hrtime',
  'uptime',
  'eventLoopUtilization',
  'monitorEventLoopDelay',
  'timeStamp',
  'timeOrigin',
]);

/** Modules and commands by which a time comes in: Node's, our own stopwatch, the browser's. */
const SOURCES = /^(?:node:)?perf_hooks$|\/measure\.ts$|^(?:Performance|Profiler|Tracing)\./;

/** Where a text in quotes can name one; elsewhere it is only a text. */
const TAKES_BY_NAME: ReadonlySet<string> = new Set([
  'CallExpression',
  'ImportDeclaration',
  'ImportExpression',
  'MemberExpression',
]);

/** Where a text reads a clock. A date that is given its numbers is none. */
export function clocksIn(path: string, text: string): Clock[] {
  const clocks: Clock[] = [];
  const visit = (parent: Node): void => {
    for (const node of childrenOf(parent)) {
      const name = clockOf(node, parent);
      if (name !== undefined) clocks.push({ line: lineOf(node, text), name });
      visit(node);
    }
  };
  visit(treeOf(path, text));
  // `import { performance }` has one name for two parts.
  return clocks.filter((clock, i) => i === 0 || !isSame(clock, clocks[i - 1]));
}

function clockOf(node: Node, parent: Node): string | undefined {
  if (node.type === 'Identifier') {
    const name = String(node['name']);
    if (name === 'Date') return isHarmlessDate(node, parent) ? undefined : name;
    return NAMES.has(name) ? name : undefined;
  }
  if (isConsoleTime(node)) return 'console.time';
  const isNaming = TAKES_BY_NAME.has(parent.type) || parent['key'] === node;
  const text = isNaming ? textOf(node) : undefined;
  if (text === undefined) return undefined;
  return NAMES.has(text) || SOURCES.test(text) ? text : undefined;
}

function isConsoleTime(node: Node): boolean {
  const { object, property } = node;
  return (
    node.type === 'MemberExpression' &&
    isNode(object) &&
    object['name'] === 'console' &&
    isNode(property) &&
    String(property['name']).startsWith('time')
  );
}

/** `Date.UTC(2026, 0)`, `new Date(0)`, and `Date` as a type or as a name that only labels something. */
function isHarmlessDate(date: Node, parent: Node): boolean {
  const { callee, object, property, key, computed } = parent;
  if (parent.type === 'TSTypeReference') return true;
  if (parent.type === 'NewExpression') {
    return callee === date && (parent['arguments'] as unknown[]).length > 0;
  }
  if (computed === false && (property === date || key === date)) return true;
  const takes = isNode(property) ? property['name'] : undefined;
  return object === date && computed === false && (takes === 'UTC' || takes === 'parse');
}

function isSame(one: Clock, other: Clock | undefined): boolean {
  return one.line === other?.line && one.name === other.name;
}
