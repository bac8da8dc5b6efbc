import { tables } from './2026-11-15-tables.ts';
import { beside, besideOnPostgres } from './2026-11-16-beside.ts';
import { hall } from './2026-11-16-hall.ts';
import { host } from './2026-11-16-host.ts';
import { nodes, nodesOnPostgres } from './2026-11-16-nodes.ts';
import { notices } from './2026-11-16-notices.ts';
import { programs } from './2026-11-16-programs.ts';
import { results } from './2026-11-16-results.ts';
import { snapshots } from './2026-11-16-snapshots.ts';
import { talk } from './2026-11-16-talk.ts';
import { tickets } from './2026-11-16-tickets.ts';
import { wholeGestures } from './2026-11-16-whole-gestures.ts';
import { mutes } from './2026-11-18-mutes.ts';
import { pushSessions } from './2026-11-18-push-sessions.ts';
import { analyses } from './2026-11-19-analyses.ts';
import { daily } from './2026-11-19-daily.ts';
import { pushKinds } from './2026-11-19-push-kinds.ts';

/** In each dialect. What was before PostgreSQL is none of its affair. */
export type Migration = { name: string; sqlite: string; postgres?: string };

/** By name, in their order, forward only. One that has been in a release is never changed. */
export const migrations: readonly Migration[] = [
  { name: '2026-11-15-tables', sqlite: tables },
  { name: '2026-11-16-host', sqlite: host },
  { name: '2026-11-16-snapshots', sqlite: snapshots },
  { name: '2026-11-16-whole-gestures', sqlite: wholeGestures },
  { name: '2026-11-16-nodes', sqlite: nodes, postgres: nodesOnPostgres },
  { name: '2026-11-16-beside', sqlite: beside, postgres: besideOnPostgres },
  { name: '2026-11-16-tickets', sqlite: tickets, postgres: tickets },
  { name: '2026-11-16-talk', sqlite: talk, postgres: talk },
  { name: '2026-11-16-hall', sqlite: hall, postgres: hall },
  { name: '2026-11-16-notices', sqlite: notices, postgres: notices },
  { name: '2026-11-16-results', sqlite: results, postgres: results },
  { name: '2026-11-16-programs', sqlite: programs, postgres: programs },
  { name: '2026-11-18-mutes', sqlite: mutes, postgres: mutes },
  { name: '2026-11-18-push-sessions', sqlite: pushSessions, postgres: pushSessions },
  { name: '2026-11-19-analyses', sqlite: analyses, postgres: analyses },
  { name: '2026-11-19-daily', sqlite: daily, postgres: daily },
  { name: '2026-11-19-push-kinds', sqlite: pushKinds, postgres: pushKinds },
];

/** A database with any other is a later version's. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

/** Where it stands which have been made. The library whose name it has kept it in earlier versions. */
export const MIGRATIONS_MADE = 'kysely_migration';
