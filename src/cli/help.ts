const text = `Rotonde: railway board games.

  rotonde games [--json]
      The catalogue: id, names, seats, rules number, bots.

  rotonde simulate GAME --seats BOT,BOT[,…] [--games N] [--seed S] [--rotate] [--options JSON]
                   [--effort P] [--referee] [--workers K] [--record FILE] [--json]
      Plays bots against each other: wins with 95 % intervals, scores, lengths, speed, and what else the game is
      counted by.
      Game number i depends on the seed and on i alone, whatever the number of workers.
      --options  what is played by, as JSON; what it leaves out is as usual. A game may have a usual of its own
                 here, such as lines drawn by lot, so that wins by line are not wins by order of play
      --rotate   the bots move one seat on with each game, so that no bot keeps the better seat
      --effort   bots that search use P percent of their budget (100)
      --more     goes on from the games in bench/ladder/GAME.json: of these bots, or of some of them, at as many seats
      --referee  everything on the table is accounted for after every entry; it takes longer
      --record   writes each game as a record, one to a line

  rotonde ladder GAME [--games N] [--bots BOT,BOT[,…]] [--near] [--minutes M] [--seats N] [--seed S] [--effort P]
                 [--options JSON] [--workers K] [--more] [--write] [--json]
      Every bot of a game against every other, N games of each pair (100), by turns around the table: strengths in Elo with
      95 % intervals, the first bot's being 0, and how long each thinks where there is a choice.
      --near     each only against those next to it on the ladder
      --minutes  no game is begun after so much time; Ctrl-C ends it at once. Of quick pairs more games are played by then
      --effort   bots that search use P percent of their budget (100)
      --more     goes on from the games in bench/ladder/GAME.json: of these bots, or of some of them, at as many seats
      --write    keeps it in bench/ladder/GAME.json, from which the page of opponents is drawn

  rotonde positions [GAME] [--by NAME,NAME] [--only TEXT] [--effort P] [--seed S] [--json]
      Asks bots and the stationmaster (who advises) at positions about which there is no doubt, and says who is right at
      which. All four games take a minute and a half of one core.
      --by       who is asked (driver,inspector,dispatcher,stationmaster)
      --only     the positions whose name has this in it
      --effort   bots that search use P percent of their budget (100)

  rotonde replay FILE [--verify] [--at SEQ] [--transcript [--lang en|fr]]
      Plays a record again and says OK, or names the first entry that could not have been.
      --verify      checks also the checksums, the secret and every draw of chance
      --at          shows the table after entry SEQ (0: before the first) as JSON
      --transcript  tells the game in words

  rotonde bench [engine] [--quick] [--json]
      How fast the rules of every game are, at a full table, on one core; also as multiples of a reference that is
      measured in the same run.
      --quick    (in every bench) a glance, in seconds: that all can be measured, not how fast it is

  rotonde bench bots [--seconds S] [--quick] [--json]
      How long each bot thinks about a decision, over whole games among its like: S seconds (10) for each.
      Then how long a table waits for its bot while those of fifty tables of another address never rest.

  rotonde bench analysis [--quick] [--json]
      What it takes to read a finished game of four computer players, game by game: play-outs a second on one core, and how
      wide the account is when all is found and when the reading ends. A quarter of an hour.

  rotonde bench server [--tables N,N,…] [--seconds S] [--on sqlite,postgres,nats] [--nodes N,N,…] [--quick] [--json]
      The house under load on this machine, and a bare relay beside it: delay, moves, processor and memory, with
      one move a second at each table and with as many as go; and what a finished game takes on the disk. A few minutes.

      --on       where tables are kept: in a file (sqlite, as usual), or in a PostgreSQL that is started for the purpose,
                 whose nodes hear of each other by it (postgres) or by a NATS (nats); one after the other
      --nodes    so many nodes over one PostgreSQL (1), with the two players of a table at different ones

  rotonde bench idle [--tables N] [--seconds S] [--on …] [--nodes …] [--quick] [--json]
      What N (10,000) open tables cost at which nobody does anything: memory of each in a node, processor while
      idle; beside as many sockets at a bare relay.

  rotonde bench page [--quick] [--json]
      What a move, a pan and a plan cost the page in a browser, game by game. A few minutes.

  rotonde bench tables [--json]
      What a table of 1,000, 10,000 and 100,000 entries costs: to show its link, to open it for the first time and again,
      to look back. A few seconds.

  rotonde serve [--role all|web|worker]
      Opens the house on http://localhost:3000. In the environment: PORT and HOST; DATA_DIR, where everything is
      kept (./data), or DATABASE_URL, a PostgreSQL that is used instead and that several nodes may share
      (postgres://user@host:5432/name); BUS_URL, a NATS by which these nodes hear of each other, instead of the
      database (nats://host:4222); LOG_LEVEL (info); TRUST_PROXY, how many proxies there are before it (0), or their
      addresses; DRAIN_SECONDS, how long a node takes after a TERM to send its guests on (0). For season tickets:
      PUBLIC_URL, where people find it (https://rotonde.example.org); SMTP_URL and MAIL_FROM, by whom letters are sent;
      VAPID_PRIVATE_KEY, by which push services know it
      and from which address.
      /healthz says that it is alive, /readyz that guests may be sent here; /metrics, for callers from near by, is for
      Prometheus.
      --role     (or ROLE) what this node does: web serves people, worker plays bots and whatever must happen
                 later, all does both (all)

  rotonde play --url URL --table NAME --token TOKEN [--bot BOT]
      A computer player of the house (driver) plays a seat of that table until the game is over, as any program may:
      by the token that the holder of the seat has made. URL/api tells how.

  What follows works on what is kept in DATABASE_URL, or else in DATA_DIR.

  rotonde prune [--waiting-days N] [--finished-days N] [--dry-run]
      Removes tables and gives their space back to the system. Not while a server has the folder open: that one
      removes tables never begun by itself, after 7 days, and uses their space again.
      --waiting-days   those never begun, made more than N days ago (7)
      --finished-days  also those whose game has been over for more than N days; without it all of them are kept
      --dry-run        only counts them

  rotonde reports [--days N] [--json]
      What players have reported of what was said at tables, in the last N days (30), the latest first: when, at which
      table, who said what, and the marks of whoever said and whoever reported it. With a folder: not while a server
      has it open.

  rotonde check-store
      Reads the whole database and says OK, or what is wrong with it. Writes nothing. (At its opening a server
      reads all of a file of up to 256 MiB, and head and schema of a larger one.)

  rotonde migrate
      Brings a database to what this version expects. A server does so by itself when it opens.

  rotonde backup FILE
      Writes all tables, as they stand at one moment, into one file. Also while servers are open.

  rotonde restore FILE
      Puts back the tables of a backup that are not there. Those that are there stay as they are. Also while
      servers are open.

  rotonde move-store FROM TO
      Copies all tables, as they stand at one moment, from one place to another, each a folder or postgres://…, and
      compares checksums of what can be read there. Also while servers are open at the first; run again when they
      are closed, it brings over what has changed since.

  rotonde chaos [--kills N] [--tables N] [--pause MS] [--every MS] [--seed S] [--json]
      All games through real sockets, by persons, programs and bots, over a file, while the server is killed N times (50); then
      says OK, or what was lost, done twice, shown twice or in two states, did not end or does not verify.
      --tables  how many at once (40); a new one is laid where a game has ended, in the first part of the run
      --pause   between a player’s turn and their move, about (150)
      --every   between two kills, about (1500)
      --seed    what the players choose (1)

  rotonde chaos --nodes N [--minutes M] [--tables N] [--bus nats|postgres] [--drop N] [--pause MS] [--every MS] [--seed S]
      The same over one PostgreSQL, started for the purpose, with N nodes and the clients of a table at different
      ones: for M minutes (5) nodes are killed or stand still, the database and the bus (NATS) are each restarted, and
      one in N announcements is lost (--drop, 20; 0: none). 200 tables, a pause of 600 and a kill every 4000.
      --bus postgres: nodes hear of each other by LISTEN and NOTIFY, and there is no other bus to restart.

  rotonde help
`;

export function help(): void {
  process.stdout.write(text);
}
