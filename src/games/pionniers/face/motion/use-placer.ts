import type { Event, Line, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { useApart } from '#ui/apart.ts';
import type { BoardProps } from '#ui/face.ts';

/**
 * Whose dynamite pushed back the train that may strike now, out of turn: as it was told, or else whoever was asked for a
 * crate before. Who comes to the table only now is not told.
 */
export function usePlacer(
  { table, readOnly }: Pick<BoardProps<Pionniers>, 'table' | 'readOnly'>,
  told: readonly Event[],
): Line | undefined {
  const [seen, setSeen] = useApart<{ table: Table; placer: Line | undefined }>(readOnly, () => ({
    table,
    placer: undefined,
  }));
  if (table !== seen.table) setSeen(() => ({ table, placer: placerAfter(seen, table) }));
  if (!isStruck(table)) return undefined;
  const placed = told.findLast((event) => event.is === 'crate-placed');
  return placed?.on === table.striker ? placed.line : seen.placer;
}

const isStruck = ({ phase, striker, turn }: Table): boolean =>
  phase === 'strike' && striker !== turn;

export function placerAfter(
  seen: { table: Table; placer: Line | undefined },
  table: Table,
): Line | undefined {
  if (!isStruck(table)) return undefined;
  const { phase, striker } = seen.table;
  return phase === 'strike' && striker !== table.striker ? striker : seen.placer;
}
