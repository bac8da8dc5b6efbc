/** Asked for something that does not exist or cannot be: one line, exit code 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** Asked rightly, and it went wrong: one line, exit code 1. */
export class Failure extends Error {
  override name = 'Failure';
}

/** A word of the user's, fit to stand in a message: on one line, not too long. */
export function quoted(word: string): string {
  return JSON.stringify(word.length > 60 ? `${word.slice(0, 60)}…` : word);
}

/** Why the system would not open, read or write a file, in words. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'there is no such file or folder';
    case 'EISDIR':
      return 'that is a folder';
    case 'EACCES':
    case 'EPERM':
      return 'not permitted';
    default:
      return String(code ?? error);
  }
}
