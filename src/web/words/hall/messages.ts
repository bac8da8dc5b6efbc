import type { GroupName } from '../../hall/departures.ts';

/** What the hall says. */
export type HallWords = {
  title: string;
  departures: string;
  loading: string;
  lost: string;
  /** It has not been shown yet, and nobody answers. */
  away: string;
  /** Under the title: how many tables wait, and when the first must be played. */
  lead(waiting: number, first: { time: string; day: string } | undefined): string;
  nothing: string;
  nobody: string;
  columns: Readonly<Record<'time' | 'game' | 'table' | 'pace' | 'state', string>>;
  filter: Readonly<
    Record<'game' | 'allGames' | 'allGamesLong' | 'pace' | 'allPaces' | 'allPacesLong', string>
  > & { paces: Readonly<Record<'live' | 'slow', string>> };
  groups: Readonly<Record<GroupName, { name: string; hint: string }>>;
  /** When a move must be made, or why it need not. */
  /** `mark`: what stands between hours and minutes. */
  hour(at: Date): { digits: string; mark: string; spoken: string };
  day(at: number, now: number): string;
  stopped: string;
  paused: string;
  whenFull: string;
  whenSaid: string;
  noClock: string;
  anyTime: string;
  /** On the flap of a table without a clock. */
  flap: Readonly<Record<'free' | 'full' | 'said' | 'now', string>>;
  you: string;
  nobodySits: string;
  together(names: readonly string[]): string;
  andOthers(names: readonly string[], others: number): string;
  yours(since: string): string;
  thinks(names: readonly string[]): string;
  since(time: string): string;
  left(time: string): string;
  asleep(name: string): string;
  until(when: string): string;
  seatsFree(count: number): string;
  ready: string;
  hostBegins: string;
  openSince(when: string): string;
  underWay: string;
  moves(count: number): string;
  watchers(count: number): string;
  inviter(name: string): string;
  invitedBySomebody: string;
  act: Readonly<Record<'play' | 'watch' | 'accept' | 'join' | 'back', string>>;
  decline: string;
  /** As it is heard, where several say the same. */
  actAt(action: string, game: string): string;
  more(count: number): string;
  /** The next of so many. */
  next(count: number): string;
  beyond(count: number): string;
  unfold: string;
  fold: string;
  announce(game: string): string;
  announceMany(count: number): string;
  lay: { title: string; text: string; kind: string; route: string; go: string; serial: string };
  bring: {
    title: string;
    text: string;
    make: string;
    busy: string;
    failed: string;
    link(game: string): string;
    copy: string;
    copied: string;
    send: string;
  };
  quay: {
    title: string;
    free: string;
    you: string;
    waits(game: string): string;
    plays(game: string): string;
    invite: string;
    inviteWhom(name: string): string;
    invited: string;
    failed: string;
    more(count: number): string;
    alone: string;
  };
  arrivals: {
    title: string;
    none: string;
    review: string;
    reviewWhat(names: string): string;
    won(names: readonly string[]): string;
    /** With these others, if there are any. */
    youWon(others: readonly string[]): string;
    byResigning(won: string): string;
    place(place: number, of: number): string;
    scored(name: string, score: number): string;
    /** Who did how well, the best first. */
    row(seats: readonly string[]): string;
    over: string;
    stopped: string;
    search: string;
    name: string;
    find: string;
    found(count: number): string;
    /** These are the latest of more. */
    foundMore(count: number): string;
    nothing: string;
  };
  empty: {
    mine: string;
    mineText: string;
    mineTitle: string;
    bots: string;
    botsHint: string;
    waits(name: string): string;
    botsText: string;
    open: string;
    openText: string;
    filtered: string;
    filteredText: string;
  };
};
