/** What the About page says. */
export type AboutMessages = {
  title: string;
  lead: string;
  what: Chapter;
  privacy: Chapter;
  fair: Chapter;
  numbers: Chapter & {
    /** Heads of the table. */
    figure: string;
    value: string;
    origin: string;
    note: string;
    rulings: string;
  };
  installed: Chapter;
  credits: Chapter & {
    by(designers: string): string;
    notAffiliated: string;
    drawings: string;
    fonts: string;
  };
};

type Chapter = { title: string; text: readonly string[] };
