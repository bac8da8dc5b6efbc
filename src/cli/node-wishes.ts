import { ROLES, type Role } from '#server/jobs/roles.ts';
import { quoted, UsageError } from './failure.ts';

/** What one node of several is told beside where everything is kept. */
export type NodeWishes = { role: Role; busUrl: string | undefined };

/** `role`: as an option; else ROLE. Both it and BUS_URL are for nodes that share a database. */
export function readNodeWishes(
  option: string | undefined,
  databaseUrl: string | undefined,
): NodeWishes {
  const { ROLE, BUS_URL } = process.env;
  const wish = option ?? (ROLE || 'all');
  const role = ROLES.find((one) => one === wish);
  if (role === undefined) {
    throw new UsageError(`a role is one of ${ROLES.join(', ')}, not ${quoted(wish)}`);
  }
  const busUrl = BUS_URL || undefined;
  if (busUrl !== undefined && !(busUrl.startsWith('nats://') && URL.canParse(busUrl))) {
    throw new UsageError('BUS_URL takes an address as in nats://host:4222');
  }
  if (databaseUrl === undefined && (role !== 'all' || busUrl !== undefined)) {
    throw new UsageError(
      'a folder is for one server, which does everything: nodes share a DATABASE_URL',
    );
  }
  return { role, busUrl };
}
