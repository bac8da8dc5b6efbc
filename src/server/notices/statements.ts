import { named } from '../sql/sql.ts';

const NOTICE = 'mark, "table", kind, turn, channel, about, made, due, sent';

export const noticeStatements = named('notices', {
  put: `
    INSERT INTO notices (mark, "table", kind, turn, channel, about, made, due, dropped)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) ON CONFLICT DO NOTHING`,
  lastOf: `
    SELECT COALESCE(MAX(turn), -1) AS turn FROM notices WHERE mark = $1 AND "table" = $2 AND kind = $3`,
  openAt: `SELECT ${NOTICE} FROM notices WHERE "table" = $1 AND dropped IS NULL`,
  newsTo: `
    SELECT ${NOTICE} FROM notices
     WHERE mark = $1 AND "table" = $2 AND kind IN ('departure', 'talk', 'over', 'stand-in')
       AND dropped IS NULL`,
  countOpen: `
    SELECT COUNT(kind) AS count FROM notices
     WHERE mark = $1 AND "table" = $2 AND kind = $3 AND dropped IS NULL`,
  unsent: `
    SELECT ${NOTICE} FROM notices
     WHERE mark = $1 AND due <= $2 AND sent IS NULL AND dropped IS NULL ORDER BY made`,
  nextDue: `
    SELECT COALESCE(MIN(due), -1) AS due FROM notices
     WHERE mark = $1 AND sent IS NULL AND dropped IS NULL`,
  shownTo: `
    SELECT DISTINCT "table" FROM notices
     WHERE mark = $1 AND channel = 'push' AND kind IN ('turn', 'short', 'nudge')
       AND sent IS NOT NULL AND dropped IS NULL`,
  lastSent: `
    SELECT COALESCE(MAX(sent), -1) AS sent FROM notices WHERE mark = $1 AND channel = $2`,
  send: `
    UPDATE notices SET sent = $6
     WHERE mark = $1 AND "table" = $2 AND kind = $3 AND turn = $4 AND channel = $5
       AND sent IS NULL AND dropped IS NULL`,
  drop: `
    UPDATE notices SET dropped = $6
     WHERE mark = $1 AND "table" = $2 AND kind = $3 AND turn = $4 AND channel = $5
       AND dropped IS NULL`,
  tidy: 'DELETE FROM notices WHERE made < $1',

  // Of those that were kept before sessions were nobody knows in which they were made, and so whether it is over.
  pushesOf: `
    SELECT id, mark, endpoint, key, auth, device, made, unwanted FROM pushes
     WHERE mark = $1
       AND session IN (SELECT id FROM sessions WHERE mark = $1 AND ends > $2)
     ORDER BY made, id`,
  putPush: `
    INSERT INTO pushes (id, mark, endpoint, key, auth, device, made, session)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
    ON CONFLICT (id) DO UPDATE SET mark = excluded.mark, key = excluded.key, auth = excluded.auth,
      session = excluded.session`,
  setUnwanted: 'UPDATE pushes SET unwanted = $3 WHERE id = $1 AND mark = $2',
  tidyPushes: `
    DELETE FROM pushes WHERE session IS NULL
        OR session NOT IN (SELECT id FROM sessions WHERE ends > $1)`,
  dropPush: 'DELETE FROM pushes WHERE id = $1',
  dropPushOf: 'DELETE FROM pushes WHERE id = $1 AND mark = $2',

  webhook: 'SELECT url, form, secret, failing, stopped FROM webhooks WHERE mark = $1',
  putWebhook: `
    INSERT INTO webhooks (mark, url, form, secret, made) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (mark) DO UPDATE SET url = excluded.url, form = excluded.form,
      secret = excluded.secret, made = excluded.made, failing = NULL, stopped = NULL`,
  dropWebhook: 'DELETE FROM webhooks WHERE mark = $1',
  webhookWorks: 'UPDATE webhooks SET failing = NULL, stopped = NULL WHERE mark = $1 AND url = $2',
  webhookFails: `
    UPDATE webhooks SET failing = COALESCE(failing, $3) WHERE mark = $1 AND url = $2`,
  stopWebhook: `
    UPDATE webhooks SET stopped = $3 WHERE mark = $1 AND url = $2 AND failing <= $4`,

  feedOf: 'SELECT made FROM feeds WHERE mark = $1',
  feedBy: 'SELECT mark FROM feeds WHERE hash = $1',
  putFeed: `
    INSERT INTO feeds (mark, hash, made) VALUES ($1, $2, $3)
    ON CONFLICT (mark) DO UPDATE SET hash = excluded.hash, made = excluded.made`,
  dropFeed: 'DELETE FROM feeds WHERE mark = $1',

  putAnswer: `
    INSERT INTO answers (hash, mark, "table", seat, turn, about, made)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  answer: 'SELECT hash, mark, "table", seat, turn, about, used FROM answers WHERE hash = $1',
  useAnswer: 'UPDATE answers SET used = $2, about = $3 WHERE hash = $1 AND used IS NULL',
  undoAnswer: 'UPDATE answers SET about = $2 WHERE hash = $1',
  tidyAnswers: 'DELETE FROM answers WHERE made < $1',

  houseKey: 'SELECT value FROM house_keys WHERE name = $1',
  putHouseKey: 'INSERT INTO house_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING',
});
