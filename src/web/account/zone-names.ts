import { offsetAt } from '#clocks/zones.ts';

/** Zones as they are chosen from: by area, each with its city and how far it is from UTC now. */
export type ZoneNamed = { name: string; city: string; offset: string };

export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** `America/Argentina/La_Rioja`: La Rioja. */
export function cityOf(zone: string): string {
  return zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** All that this browser knows, and the one that is chosen already. */
export function zonesByArea(
  chosen: string,
  now: number = Date.now(),
): (readonly [area: string, zones: readonly ZoneNamed[]])[] {
  const names = new Set([...Intl.supportedValuesOf('timeZone'), chosen]);
  const areas = new Map<string, ZoneNamed[]>();
  for (const name of [...names].toSorted()) {
    const area = name.split('/', 1)[0] ?? name;
    const zone = { name, city: cityOf(name), offset: offsetText(offsetAt(name, now)) };
    areas.set(area, [...(areas.get(area) ?? []), zone]);
  }
  return [...areas].map(([area, zones]) => [
    area,
    zones.toSorted((one, other) => one.city.localeCompare(other.city)),
  ]);
}

/** `UTC+1`, `UTC−3:30`. */
function offsetText(ms: number): string {
  const minutes = Math.round(Math.abs(ms) / 60_000);
  if (minutes === 0) return 'UTC';
  const rest = minutes % 60;
  const part = rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`;
  return `UTC${ms < 0 ? '−' : '+'}${Math.floor(minutes / 60)}${part}`;
}
