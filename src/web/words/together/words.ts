/** What is said of people at a table: somebody away, a bot in their place, the way back, another game. Fetched with it. */
export type TogetherWords = {
  absence: {
    title(name: string): string;
    since(minutes: number): string;
    text: string;
    wait: string;
    waitText: string;
    nudge: string;
    nudgeText: string;
    nudgePress: string;
    nudged(by: string): string;
    standIn(bot: string): string;
    /** Whose seat, and how good the bot is. */
    standInText(name: string, trade: string): string;
    stop: string;
    stopText: string;
    stopAlone: string;
    stopPress: string;
    agree: string;
    takeBack: string;
    /** So many of so many that are needed. */
    votes(yes: number, needed: number): string;
    /** As it is heard: who has agreed. */
    agreed(names: readonly string[]): string;
  };
  /** In the head, while a bot plays for somebody. */
  plays(bot: string): string;
  inPlaceOf(name: string): string;
  inYourPlace: string;
  stopAsked: {
    asked(name: string): string;
    waiting(names: readonly string[]): string;
    yes: string;
    no: string;
    takeBack: string;
  };
  pauseAsked: {
    asked(name: string): string;
    waiting(names: readonly string[]): string;
    yes: string;
    no: string;
    takeBack: string;
  };
  /** The clocks stand still. */
  paused: { text: string; resume: string };
  report: {
    title(name: string): string;
    since(minutes: number): string;
    why: { vote(bot: string): string; time(bot: string): string; left(bot: string): string };
    deeds(bot: string, deeds: number): string;
    nothing(bot: string): string;
    yours: string;
    figures: string;
    /** `from` and `to` as they are written; for those who hear it. */
    becomes(name: string, from: string, to: string): string;
    list: string;
    /** What pressing one of them does. */
    film: string;
    all: string;
    retake: string;
    finish: string;
    finishing(bot: string): string;
  };
  resigned(bot: string): string;
  /** Where nothing is to be done at this table, and something is at others. */
  next: { waits(game: string): string; go(waiting: number): string };
  menu: {
    resign: string;
    resignAsk(bot: string): string;
    resignYes: string;
    /** By this the game ends: nobody is left to play against. */
    resignLast: string;
    pause: string;
    stop: string;
    stopAsk: string;
    stopYes: string;
    keep: string;
  };
  ended: {
    stopped: string;
    stoppedText: string;
    resigned: string;
    resignedText(resigned: readonly string[], won: readonly string[]): string;
    noRecord: string;
    standing: string;
  };
  rematch: {
    /** In the ticket's corner: the game, and that this is the way back. */
    route(game: string): string;
    offer: string;
    offerText: string;
    offered(name: string): string;
    offeredByYou: string;
    offeredText: string;
    watcherTitle: string;
    watcherText: string;
    you: string;
    watchers(count: number): string;
    watchersFollow: string;
    state: {
      by: string;
      byYou: string;
      yes: string;
      yesYou: string;
      no: string;
      noYou: string;
      silent: string;
      silentYou: string;
    };
    press: string;
    accept: string;
    decline: string;
    withdraw: string;
    sameAddress: string;
    withBots(bots: readonly string[], silent: readonly string[]): string;
    possibleIn(seconds: number): string;
    leaving(seconds: number): string;
    leavingSoon: string;
    stay: string;
    go: string;
    failed: string;
  };
};
