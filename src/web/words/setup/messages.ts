import type { Access } from '#protocol/parts.ts';

/** What the set-up of a table says, and the lobby about what was settled. */
export type SetupWords = {
  title: string;
  lead: string;
  /** The table's kind, by what is chosen. */
  players: string;
  playersOf(count: number): string;
  seats: string;
  seat(number: number): string;
  /** How a seat is filled, shown in a row of three. */
  kinds: Readonly<Record<'bot' | 'here' | 'open', string>>;
  whoSits(seat: string): string;
  you: string;
  name: string;
  level: string;
  openText: string;
  /** With two, and with more. */
  swap: string;
  move: string;
  reset: string;
  options: string;
  pace: string;
  noPace: string;
  noPaceText: string;
  access: string;
  accesses: Readonly<Record<Access, { name: string; text: string }>>;
  /** The host says when it begins. */
  held: string;
  start: string;
  openTable: string;
  busy: string;
  /** What will come of it, under the lever. */
  ways: Readonly<Record<'solo' | 'here' | 'online', string>>;
  offline: string;
  refused: string;
  on: string;
  off: string;
  file: {
    choose: string;
    another: string;
    drop: string;
    good(title: string): string;
    missing: string;
    bad: string;
    tooLarge: string;
    notJson: string;
    unreadable: string;
    more(count: number): string;
  };
};
