import type { Kind, State } from '#kernel/game.ts';

/**
 * What a table has from its options as it came: a map of one's own, up to 64 KiB, which is the same object under the same
 * name in both. It is told and kept with the options, once, and left out of every table that is.
 */
export type Given = Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

/** What a fresh table has from these options. */
export function givenBy(options: unknown, { table }: State<Kind>): Given {
  const fields = fieldsOf(table);
  return Object.fromEntries(
    Object.entries(fieldsOf(options)).filter(
      ([name, value]) => typeof value === 'object' && value !== null && fields[name] === value,
    ),
  );
}

/** What every table has from these options, by the names that a welcome gives. */
export function givenNamed(options: unknown, names: readonly string[]): Given {
  const fields = fieldsOf(options);
  return Object.fromEntries(names.map((name) => [name, fields[name]]));
}

/** A table as it is told and kept. */
export function withoutGiven(given: Given, table: unknown): unknown {
  const names = Object.keys(given);
  if (names.length === 0) return table;
  const fields = fieldsOf(table);
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !(name in given) || value !== given[name]),
  );
}

/** The whole table again. */
export function withGiven(given: Given, table: unknown): unknown {
  return Object.keys(given).length === 0 ? table : { ...given, ...fieldsOf(table) };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {};
}
