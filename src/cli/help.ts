const text = `Rotonde: railway board games.

  rotonde games [--json]
      The catalogue: id, names, seats, rules number, bots.

  rotonde simulate GAME --seats BOT,BOT[,…] [--games N] [--seed S] [--rotate] [--options JSON]
                   [--workers K] [--record FILE] [--json]
      Plays bots against each other: wins with 95 % intervals, scores, lengths, speed.
      Game number i depends on the seed and on i alone, whatever the number of workers.
      --rotate   the bots move one seat on with each game, so that no bot keeps the better seat
      --record   writes each game as a record, one to a line

  rotonde replay FILE [--verify] [--at SEQ] [--transcript [--lang en|fr]]
      Plays a record again and says OK, or names the first entry that could not have been.
      --verify      checks also the checksums, the secret and every draw of chance
      --at          shows the table after entry SEQ (0: before the first) as JSON
      --transcript  tells the game in words

  rotonde bench [engine] [--json]
      How fast the rules are, on one core.

  rotonde serve
      Opens the house on http://localhost:3000. PORT and HOST in the environment change that.

  rotonde help
`;

export function help(): void {
  process.stdout.write(text);
}
