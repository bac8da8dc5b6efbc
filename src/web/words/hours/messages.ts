/** What the season ticket says about hours of play and holidays. */
export type HoursWords = {
  title: string;
  lead: string;
  /** Nobody has said anything: the clock runs at all hours. */
  always: string;
  choose: string;
  clear: string;
  weekdays: string;
  weekend: string;
  from(span: string): string;
  to(span: string): string;
  remove(span: string): string;
  add(days: string): string;
  none: string;
  zone: string;
  zoneOf(city: string, offset: string): string;
  /** The dial, in words. */
  dial(weekdays: string, weekend: string): string;
  span(from: string, to: string): string;
  /** In the middle of the dial. */
  at(city: string): string;
  tooFew: string;
  holidays: {
    title: string;
    /** The year, in words. */
    year(holidays: readonly string[]): string;
    range(from: string, to: string): string;
    days(count: number): string;
    change: string;
    changeOf(range: string): string;
    go: string;
    first: string;
    last: string;
    keep: string;
    giveUp: string;
    remove: string;
    taken(days: number, most: number): string;
    text: string;
    order: string;
    overlap: string;
    tooMany(most: number): string;
  };
};
