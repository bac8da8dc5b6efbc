import { type Element, markupOf, type Node, nodesOf } from './markup.ts';
import { AS_IT_IS, type Matrix, placed, reachOf, within } from './outline.ts';
import { type Box, meets, numbersOf, tracesOf } from './traces.ts';

/** What is in these is drawn only where something refers to it. */
const REFERRED = new Set(['defs', 'symbol', 'clipPath', 'mask', 'pattern', 'marker']);
/** What is said of a piece that is pointed at. */
const SAID = /^data-(?:hint|hint-rule|spot)$/;
/** In an attribute: what is referred to by its id. */
const MEANT = /^(#|url\(#)([^)]+)/;

/**
 * A drawing without what cannot be seen of it: what lies outside the part of a map that a picture shows, and what is there only to
 * be pointed at. What is meant by an id gets one that no other drawing has: at the second thing of a name a browser builds anew
 * whatever refers to the first. `scene`: what all drawings refer to.
 */
export function trimmed(name: string, drawing: string, scene: string): string {
  const nodes = nodesOf(drawing);
  const own = namedIn(nodes);
  const meant = new Map([...namedIn(nodesOf(scene)), ...own]);
  const kept = nodes.flatMap((node) => cut(node, undefined, meant));
  each(kept, ({ attributes }) => {
    for (const [key, value] of Object.entries(attributes)) {
      const [, , id = ''] = MEANT.exec(value) ?? [];
      if (key === 'id') attributes[key] = `${name}-${value}`;
      else if (own.has(id)) attributes[key] = value.replace(`#${id}`, `#${name}-${id}`);
    }
  });
  return markupOf(kept);
}

function namedIn(nodes: readonly Node[]): Map<string, Element> {
  const named = new Map<string, Element>();
  each(nodes, (element) => {
    const { id } = element.attributes;
    if (id !== undefined) named.set(id, element);
  });
  return named;
}

function each(nodes: readonly Node[], done: (element: Element) => void): void {
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    done(node);
    each(node.inside, done);
  }
}

/** Where we are in a picture's part of a map. */
type Place = { readonly seen: Box; readonly m: Matrix };

function cut(node: Node, place: Place | undefined, meant: ReadonlyMap<string, Element>): Node[] {
  if (typeof node === 'string' || REFERRED.has(node.tag)) return [node];
  const { tag, attributes, inside } = node;
  if (attributes.class?.endsWith('-hit')) return [];
  if (place && tag !== 'svg' && !meets(reachOf(node, place.m, meant), place.seen)) return [];
  if (place && tag === 'path') return cutPath(node, place);
  const next = placeIn(node, place);
  const left = inside.flatMap((one) => cut(one, next, meant));
  if (tag !== 'g') return [{ ...node, inside: left }];
  const said = Object.entries(attributes).filter(([key]) => !SAID.test(key));
  // A group that groups nothing, or says nothing of it, is none.
  return left.length === 0 || said.length === 0
    ? left
    : [{ ...node, attributes: Object.fromEntries(said), inside: left }];
}

/** Paint that is laid from edge to edge of a path needs all of it. */
function cutPath(path: Element, { seen, m }: Place): Element[] {
  const { attributes } = path;
  const { d = '', fill = '', stroke = '', 'stroke-width': width = 0 } = attributes;
  const here = within(m, path);
  if (here === undefined || /url/.test(fill + stroke)) return [path];
  const traces = tracesOf(d);
  const kept = traces.filter(({ box }) => meets(placed(here, box, Number(width)), seen));
  if (kept.length === traces.length) return [path];
  const left = kept.map((trace) => trace.d).join('');
  return left === '' ? [] : [{ ...path, attributes: { ...attributes, d: left } }];
}

/** Within this element; nothing: its place cannot be told, and all of it stays. */
function placeIn(element: Element, place: Place | undefined): Place | undefined {
  const { tag, attributes } = element;
  if (attributes.class === 'picture-crop') {
    const [left = 0, top = 0, width = 0, height = 0] = numbersOf(attributes.viewBox ?? '');
    return { seen: { left, top, right: left + width, bottom: top + height }, m: AS_IT_IS };
  }
  if (place === undefined) return undefined;
  if (tag === 'svg') {
    // A layer of the map, as large as the map.
    const isLayer =
      !('x' in attributes || 'y' in attributes) && (attributes.viewBox ?? '0 0').startsWith('0 0');
    return isLayer ? place : undefined;
  }
  const m = within(place.m, element);
  return m && { ...place, m };
}
