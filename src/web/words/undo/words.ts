/** What is said where an undo takes consent. Fetched with the question. */
export type UndoWords = {
  title: string;
  /** Nothing has come to light since: these must agree, whose decisions it would take back. */
  askOthers(others: readonly string[]): string;
  /** Something has: everybody must. */
  askAll(others: readonly string[]): string;
  /** Nobody sits here but computer players; `drawn`: chance has drawn since. */
  askBots(drawn: boolean): string;
  /** All sit at this device. */
  askHere(drawn: boolean): string;
  send: string;
  take: string;
  keep: string;
  asked(name: string): string;
  /** Before the sentences that say what has come to light since. */
  learnt: string;
  more(count: number): string;
  anew: string;
  yes: string;
  no: string;
  waiting(names: readonly string[]): string;
};
