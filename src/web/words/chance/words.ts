/** What is said when chance is checked, at the end of a game. Fetched with that. */
export type ChanceWords = {
  check: string;
  text: string;
  busy: string;
  good(draws: number): string;
  commitment: string;
  other: string;
  noWebCrypto: string;
  bad(reason: string): string;
  notCommitted: string;
  secretWrong: string;
};
