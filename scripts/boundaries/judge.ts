import { posix } from 'node:path';
import { type Import, readSource } from './source.ts';
import {
  exactRooms,
  fetchedOnly,
  inexactFiles,
  mayImport,
  partsOfGame,
  plainFiles,
  pureLibraries,
  pureRooms,
  roomsWithoutNode,
  strangers,
  typesOnly,
} from './table.ts';

export type Breach = { path: string; line: number; reason: string };

/** What is wrong with one file. `path` is counted from `src/`, with slashes. */
export function judge(path: string, text: string): Breach[] {
  const room = roomOf(path);
  if (room === undefined) return [{ path, line: 1, reason: 'this folder is no room of the house' }];
  const { imports, impurities } = readSource(path, text);
  const breaches = imports.flatMap((found) => {
    const reason = reasonAgainst(path, room, found);
    return reason === undefined ? [] : [{ path, line: found.line, reason }];
  });
  if (pureRooms.includes(room) && !isTest(path)) {
    for (const { line, name, inexact } of impurities) {
      if (!inexact) breaches.push({ path, line, reason: `${room} is pure: no ${name}` });
      else if (exactRooms.includes(room) && !inexactFiles.includes(path))
        breaches.push({
          path,
          line,
          reason: `${name} may differ by engine: take #bots/arithmetic.ts`,
        });
    }
  }
  return breaches.toSorted((a, b) => a.line - b.line);
}

function reasonAgainst(path: string, room: string, found: Import): string | undefined {
  const { specifier } = found;
  if (specifier === undefined) {
    return pureRooms.includes(room) ? `${room} is pure: no computed import` : undefined;
  }
  const target = targetOf(path, specifier);
  if (target === undefined) return isTest(path) ? undefined : reasonAgainstLibrary(room, specifier);
  if (specifier.startsWith('.') && !isNear(path, room, target)) {
    return `another room is imported as #${target}`;
  }
  return isTest(path)
    ? reasonAgainstStranger(room, target)
    : reasonAgainstRoom(path, room, target, found);
}

function reasonAgainstLibrary(room: string, specifier: string): string | undefined {
  if (specifier.startsWith('node:')) {
    return roomsWithoutNode.includes(room)
      ? `${room} runs without Node: no ${specifier}`
      : undefined;
  }
  const library = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const allowed = !pureRooms.includes(room) || pureLibraries.includes(library);
  return allowed ? undefined : `${room} is pure: no library ${library}`;
}

function reasonAgainstStranger(room: string, target: string): string | undefined {
  const other = roomOf(target);
  const met = strangers.some(([one, two]) => one === room && two === other);
  return met ? `${room} never imports ${other}, not even in a test` : undefined;
}

function reasonAgainstRoom(
  path: string,
  room: string,
  target: string,
  { typeOnly, fetched }: Import,
): string | undefined {
  const other = roomOf(target);
  if (other === undefined) return `${target} is in no room of the house`;
  const stranger = reasonAgainstGame(path, target);
  if (stranger !== undefined) return stranger;
  if (other === room) return undefined;
  if (!mayImport[room]?.includes(other)) return `${room} may not import ${other}`;
  if (typeOnly) return undefined;
  if (typesOnly[room]?.includes(other)) return `${room} takes only types from ${other}`;
  const isPlain = plainFiles.some((file) => target.endsWith(`/${file}`));
  if (fetchedOnly[room]?.includes(other) && !fetched && !isPlain) {
    return `${room} fetches ${other} by import()`;
  }
  return undefined;
}

const CATALOGUE = 'games/index.ts';

/** A game is known to itself and to the catalogue, which is known to no game. */
function reasonAgainstGame(path: string, target: string): string | undefined {
  if (path === CATALOGUE) return undefined;
  const own = gameOf(path);
  const game = gameOf(target);
  if (game === undefined) {
    const isType = target === 'games/manifest.ts';
    const upwards = own !== undefined && target.startsWith('games/') && !isType;
    return upwards ? 'a game does not know the catalogue' : undefined;
  }
  if (own === game) return undefined;
  return own === undefined
    ? `only ${CATALOGUE} imports games; take ${game} from it`
    : `${own} may not import another game, ${game}`;
}

/** In the same room, of the same game; a manifest stands in the folder of its game's rooms. */
function isNear(path: string, room: string, target: string): boolean {
  if (room === 'games') return target.startsWith('games/');
  if (gameOf(path) !== gameOf(target)) return false;
  return folderOf(path) === folderOf(target) && isSamePart(path, target);
}

function isSamePart(path: string, target: string): boolean {
  return folderOf(path) !== 'games' || roomOf(path) === roomOf(target);
}

/** Where an import leads, counted from `src/`; nothing for a library. */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
  return undefined;
}

/** The engine of an earlier rules number, `rules-1`: a room as its successor is. */
const EARLIER_RULES = /^rules-\d+$/;

function roomOf(path: string): string | undefined {
  const [first = '', second = '', third = ''] = path.split('/');
  const part = third.replace(EARLIER_RULES, 'rules');
  if (first === 'games' && partsOfGame.includes(part)) return `games/${part}`;
  return [`${first}/${second}`, first].find((room) => Object.hasOwn(mayImport, room));
}

function folderOf(path: string): string {
  return path.split('/', 1)[0] ?? '';
}

function gameOf(path: string): string | undefined {
  return /^games\/(?!tests\/)([^/]+)\//.exec(path)?.[1];
}

function isTest(path: string): boolean {
  return /(^|\/)tests\//.test(path);
}
