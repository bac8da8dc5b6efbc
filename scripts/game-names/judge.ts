/** What the house calls a game, as far as this needs it. */
export type Named = { id: string; name: Readonly<Record<string, string>> };

export type Mention = { line: number; word: string };

/** Where a text names one of these games: by its id, by its name in either language, or as code writes the id. */
export function mentionsIn(text: string, games: readonly Named[]): Mention[] {
  const words = new RegExp(games.flatMap(patternsOf).join('|'), 'gu');
  return text
    .split('\n')
    .flatMap((content, index) =>
      Array.from(content.matchAll(words), ([word]) => ({ line: index + 1, word })),
    );
}

function patternsOf({ id, name }: Named): string[] {
  const parts = id.split('-');
  const pascal = parts.map((part) => `${part[0]?.toUpperCase()}${part.slice(1)}`).join('');
  const camel = `${pascal[0]?.toLowerCase()}${pascal.slice(1)}`;
  return [
    // A word that only begins or ends like an id is another word: `last-wagons`, `everlast-wagon`.
    ...[id, camel].map((word) => String.raw`(?<!\p{L})${word}(?!\p{Ll})`),
    String.raw`(?<!\p{Lu})${pascal}(?!\p{Ll})`,
    ...[...Object.values(name), parts.join('_').toUpperCase(), id.toUpperCase()].map(
      (word) => String.raw`(?<!\p{L})${escaped(word)}(?!\p{L})`,
    ),
  ];
}

const escaped = (word: string): string => word.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
