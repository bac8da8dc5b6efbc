import type { NoticeChannel, NoticeKind } from '#protocol/http/notice-kinds.ts';

/** What is said about notices: on the season ticket's page, and where a notice is answered. */
export type NoticeMessages = {
  title: string;
  lead: string;
  kinds: Readonly<Record<NoticeKind, readonly [name: string, detail: string]>>;
  channels: Readonly<Record<NoticeChannel, string>>;
  kind: string;
  where: string;
  /** A box of the matrix, for whoever hears it. */
  box(kind: string, channel: string): string;
  none: string;
  push: {
    count(n: number): string;
    add: string;
    remove: string;
    denied: string;
    unknown: string;
    /** A device of which no name is known. */
    unnamed: string;
    removeThat(device: string): string;
    /** What a device is told; without a name it is this one. */
    kinds(device?: string): string;
  };
  mail: { none: string; unsent: string };
  webhook: {
    none: string;
    set: string;
    change: string;
    remove: string;
    dialog: string;
    url: string;
    form: string;
    forms: Readonly<Record<'discord' | 'slack' | 'json', string>>;
    save: string;
    cancel: string;
    stopped: string;
    failing: string;
    secret: string;
  };
  feed: {
    none: string;
    made: string;
    make: string;
    renew: string;
    remove: string;
    atom: string;
    calendar: string;
    once: string;
  };
  try: string;
  tried: string;
  inMyHours: readonly [name: string, detail: string];
  hourlyMail: readonly [name: string, detail: string];
  answer: {
    asks(words: string): string;
    yes(words: string): string;
    rather(words: string): string;
    text: string;
    /** Until the move must leave. */
    left(time: string): string;
    look: string;
    given: string;
    givenText(names: readonly string[]): string;
    used: string;
    /** Whose move ends it; nobody's: whoever plays. */
    canUndo(names: readonly string[]): string;
    undo: string;
    undone: string;
    undoneText: string;
    past: string;
    pastText(names: readonly string[]): string;
    over: string;
    overText: string;
    gone: string;
    goneText: string;
    table: string;
    next(game: string): string;
    home: string;
    failed: string;
  };
};
