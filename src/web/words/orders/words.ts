/** What standing orders say at the table. Fetched with them. */
export type OrdersWords = {
  title: string;
  /** Only who gave it sees it, and what ends it. */
  private: string;
  /** Before an order that stands. */
  stands: string;
  /** Before one that made no sense any more. */
  lifted: string;
  withdraw: string;
  seen: string;
  give: string;
  none: string;
  plan(steps: number): string;
};
