import { table, whole } from '../text.ts';
import type { Outcome } from './run.ts';

/** What a run has shown, for people. */
export function chaosText({ counts, faults, seconds, harmSeconds, byGame, said }: Outcome): string {
  const rows: [string, string][] = [
    ['tables', `${whole(counts.tables)}, of which ${whole(counts.ended)} were played to their end`],
    ...Object.entries(byGame).map(([game, lengths]): [string, string] => [
      game,
      `${lengths.length} tables of ${whole(Math.min(...lengths))} to ${whole(Math.max(...lengths))} entries`,
    ]),
    [
      'moves acknowledged',
      `${whole(counts.moves)}, ${whole(counts.gestures)} of several actions; ${whole(counts.undos)} to go back, ${whole(counts.consents)} answers to that`,
    ],
    [
      'left with the table',
      `${whole(counts.orders)} orders; ${whole(counts.silences)} silences, ${whole(counts.retakes)} seats taken again`,
    ],
    [
      'notices',
      `${whole(counts.notices)}, and ${whole(counts.answers)} moves by a link in a letter`,
    ],
    [
      'beside the games',
      `${whole(counts.nudges)} calls, ${whole(counts.lines)} lines said, ${whole(counts.pauses)} pauses, ${whole(counts.votedFor)} stand-ins by vote, ${whole(counts.rematches)} rematches`,
    ],
    [
      'left before the end',
      `${whole(counts.resigned)} resigned, ${whole(counts.stopped)} games stopped by all`,
    ],
    ['by programs', `${whole(counts.byProgram)} moves, told by ${whole(counts.streams)} streams`],
    [
      'in the hall',
      `${whole(counts.hallShown)} boards shown, ${whole(counts.hallReturns)} returns`,
    ],
    ['sessions', `${whole(counts.signedIn)} begun by a link, ${whole(counts.signedOut)} ended`],
    [
      'entries stored',
      whole(
        Object.values(byGame)
          .flat()
          .reduce((sum, each) => sum + each, 0),
      ),
    ],
    ['entries shown', `${whole(counts.shown)}; views summed ${whole(counts.summed)}`],
    ['kills', whole(counts.kills)],
    ['nodes frozen', whole(counts.freezes)],
    ['database restarts', whole(counts.databaseRestarts)],
    ['bus restarts', whole(counts.busRestarts)],
    ['announcements lost', whole(counts.lost)],
    ['reconnects', whole(counts.reconnects)],
    ['requests sent again', whole(counts.resends)],
    [
      'refused',
      `${whole(counts.stale)} stale, ${whole(counts.unavailable)} unavailable, ${whole(counts.ruled)} by a rule`,
    ],
    ['seconds', `${whole(seconds)}, harm until ${whole(harmSeconds)}`],
  ];
  const verdict =
    faults.count === 0
      ? 'OK: every acknowledged move is stored once, nobody was shown an entry twice or a table in two states, every game ended, every record is true, no notice came twice for a turn, every hall shows what is stored, and who has signed out is out'
      : [
          `${whole(faults.count)} faults: ${[...faults.kinds].map(([kind, count]) => `${kind} ${count}`).join(', ')}`,
          ...faults.first,
        ].join('\n');
  const words = Object.entries(said).map(([sentence, count]) => `${whole(count)} × ${sentence}`);
  const logs =
    words.length === 0 ? [] : ['the latest errors in the logs of the servers:', ...words, ''];
  return [table(rows, 'left'), '', ...logs, verdict].join('\n');
}
