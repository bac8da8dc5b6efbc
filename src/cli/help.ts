const text = `Rotonde: railway board games.

  rotonde games [--json]
      The catalogue: id, names, seats, rules number, bots.

  rotonde simulate GAME --seats BOT,BOT[,…] [--games N] [--seed S] [--rotate] [--options JSON]
                   [--referee] [--workers K] [--record FILE] [--json]
      Plays bots against each other: wins with 95 % intervals, scores, lengths, speed, and what else the game is
      counted by.
      Game number i depends on the seed and on i alone, whatever the number of workers.
      --options  what is played by, as JSON; what it leaves out is as usual. In pionniers the lines are usually drawn
                 by lot here ({"lines":"by-lot"}), so that wins by line are not wins by order of play
      --rotate   the bots move one seat on with each game, so that no bot keeps the better seat
      --referee  everything on the table is accounted for after every entry; it takes longer
      --record   writes each game as a record, one to a line

  rotonde replay FILE [--verify] [--at SEQ] [--transcript [--lang en|fr]]
      Plays a record again and says OK, or names the first entry that could not have been.
      --verify      checks also the checksums, the secret and every draw of chance
      --at          shows the table after entry SEQ (0: before the first) as JSON
      --transcript  tells the game in words

  rotonde bench [engine] [--json]
      How fast the rules of every game are, at a full table, on one core.

  rotonde bench bots [--seconds S] [--json]
      How long each bot thinks about a decision, over whole games among its like: S seconds (10) for each.

  rotonde bench server [--tables N,N,…] [--seconds S] [--json]
      The house under load on this machine, and a bare relay beside it: delay, moves, processor and memory, with
      one move a second at each table and with as many as go. A few minutes.

  rotonde bench tables [--json]
      What a table of 1,000, 10,000 and 100,000 entries costs: to show its link, to open it for the first time and again,
      to look back. A few seconds.

  rotonde serve
      Opens the house on http://localhost:3000. In the environment: PORT and HOST; DATA_DIR, where everything is
      kept (./data); LOG_LEVEL (info); TRUST_PROXY=1 behind a proxy that says who calls.

  rotonde help
`;

export function help(): void {
  process.stdout.write(text);
}
