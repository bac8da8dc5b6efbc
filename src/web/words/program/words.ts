/** What is said about the token by which a program plays one's seat. */
export type ProgramWords = {
  entry: string;
  title: string;
  text: string;
  /** There is one since then. */
  exists(when: string): string;
  make: string;
  makeAnother: string;
  end: string;
  token: string;
  once: string;
  copy: string;
  copied: string;
  ended: string;
  examples: string;
  failed: string;
  tooFast: string;
  close: string;
};
