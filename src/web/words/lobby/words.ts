/** Reasons for which only a change of seat is refused. */
export type SeatWhy = 'taken' | 'not-host' | 'one-seat' | 'begun' | 'too-few';

/** What a table says while it waits. Apart from the other words of the table: most tables never wait. */
export type LobbyWords = {
  title: string;
  text: string;
  /** For somebody who comes by the link: who sits there already. */
  invited(names: readonly string[]): string;
  invitedText(game: string): string;
  share: string;
  copy: string;
  copied: string;
  send: string;
  message(game: string): string;
  seats: string;
  open: string;
  sit: string;
  seatBot(bot: string): string;
  /** Before the bots that may sit there. */
  computer: string;
  /** On the button beside whoever sits there: spoken with the name. */
  unseat: string;
  unseatWho(name: string): string;
  /** The same for one's own seat; and what is said when it is no longer one's own. */
  leave: string;
  freed: string;
  /** Beside the name of whoever rules over the seats. */
  host: string;
  handOver: string;
  handOverTo(name: string): string;
  handOverTitle(name: string): string;
  handOverText: string;
  delete: string;
  deleteTitle: string;
  deleteText: string;
  /** Takes an empty seat away. */
  drop: string;
  dropWhich(number: number): string;
  /** Where the host says when it begins. */
  heldText: string;
  readyToBegin: string;
  begin: string;
  watchers(count: number): string;
  invite: string;
  inviteThem: string;
  inviteWhom(name: string): string;
  isInvited: string;
  notInvited: string;
  nobodyKnown: string;
  settled: string;
  pace: string;
  you: string;
  here: string;
  away: string;
  bot: string;
  name: string;
  refused: Readonly<Record<SeatWhy, string>>;
};
