import { named } from '../sql/sql.ts';

const LINE = 'n, tape, mark, seat, name, said, quick, at';

export const talkStatements = named('talk', {
  last: 'SELECT last FROM talk_heads WHERE table_id = $1',
  // Whoever has it next waits here until this one is kept: lines are seen in the order of their numbers.
  count: `
    INSERT INTO talk_heads (table_id, last) VALUES ($1, 1)
    ON CONFLICT (table_id) DO UPDATE SET last = talk_heads.last + 1`,
  put: `
    INSERT INTO talk (table_id, n, tape, mark, seat, name, said, quick, at, request)
    SELECT $1, last, $2, $3, $4, $5, $6, $7, $8, $9 FROM talk_heads WHERE table_id = $1`,
  made: `SELECT ${LINE} FROM talk WHERE table_id = $1 AND mark = $2 AND request = $3`,
  line: `SELECT ${LINE} FROM talk WHERE table_id = $1 AND n = $2`,
  after: `SELECT ${LINE} FROM talk WHERE table_id = $1 AND n > $2 ORDER BY n LIMIT $3`,
  pageAfter: `
    SELECT ${LINE} FROM talk WHERE table_id = $1 AND tape = $2 AND n > $3 ORDER BY n LIMIT $4`,
  pageBefore: `
    SELECT ${LINE} FROM talk WHERE table_id = $1 AND tape = $2 AND n < $3 ORDER BY n DESC LIMIT $4`,
  bring: 'UPDATE talk SET mark = $2 WHERE mark = $1',
  report: `
    INSERT INTO reports (id, at, mark, table_id, n, about, name, said, network)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  reports: `
    SELECT at, mark, table_id, n, about, name, said, network FROM reports
     WHERE at > $1 ORDER BY at DESC LIMIT $2`,
  writeNote: `
    INSERT INTO notes (mark, table_id, said, at) VALUES ($1, $2, $3, $4)
    ON CONFLICT (mark, table_id) DO UPDATE SET said = excluded.said, at = excluded.at`,
  note: 'SELECT said FROM notes WHERE mark = $1 AND table_id = $2',
  muted: 'SELECT who FROM mutes WHERE mark = $1 ORDER BY at, who',
  isMuted: 'SELECT who FROM mutes WHERE mark = $1 AND who = $2',
  mute: 'INSERT INTO mutes (mark, who, at) VALUES ($1, $2, $3) ON CONFLICT (mark, who) DO NOTHING',
  unmute: 'DELETE FROM mutes WHERE mark = $1 AND who = $2',
  boundMutes: `
    DELETE FROM mutes WHERE mark = $1
       AND who NOT IN (SELECT who FROM mutes WHERE mark = $1 ORDER BY at DESC, who LIMIT $2)`,
  muteAlso: `
    UPDATE mutes SET who = $2
     WHERE who = $1 AND mark NOT IN (SELECT mark FROM mutes WHERE who = $2)`,
  forgetMuted: 'DELETE FROM mutes WHERE who = $1',
  tidyTalk: 'DELETE FROM talk WHERE table_id NOT IN (SELECT id FROM tables)',
  tidyHeads: 'DELETE FROM talk_heads WHERE table_id NOT IN (SELECT id FROM tables)',
  tidyNotes: 'DELETE FROM notes WHERE table_id NOT IN (SELECT id FROM tables)',
  tidyReports: 'DELETE FROM reports WHERE at < $1',
});
