import type { Quick } from '#protocol/talk.ts';

/** What the telegraph says: where those at a table, and those who watch, write to each other. */
export type TalkWords = {
  title: string;
  /** The key in the head, with what has not been read. */
  key(unread: number): string;
  unread(count: number): string;
  close: string;
  table: string;
  platform: string;
  notes: string;
  log: { table: string; platform: string };
  /** Over what is shown of another's line. */
  you: string;
  since: string;
  fresh: string;
  earlier: string;
  empty: { table: string; platform: string };
  /** Why the platform is not read, or read by watchers alone. */
  closedToPlayers: string;
  youWatch: string;
  /** To whoever has not sat down at a table that waits. */
  youStand: string;
  hushed: string;
  write: { table: string; platform: string };
  send: string;
  quicks: string;
  quick: Readonly<Record<Quick, string>>;
  sending: string;
  notSent: string;
  why: Readonly<Record<'too-often' | 'hushed' | 'name-taken' | 'other', string>>;
  retry: string;
  drop: string;
  about(name: string): string;
  mute(name: string): string;
  unmute(name: string): string;
  muted(name: string): string;
  report(name: string): string;
  reported: string;
  strips: string;
  hush: string;
  unhush: string;
  /** The strip on the map: who says what. */
  strip(name: string, text: string): string;
  noteLabel: string;
  noteHint: string;
  kept: { ticket: string; browser: string };
};
