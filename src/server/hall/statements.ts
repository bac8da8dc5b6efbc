import { named } from '../sql/sql.ts';

export const hallStatements = named('hall', {
  invite: `
    INSERT INTO invitations ("table", mark, inviter, made) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING`,
  isInvited: 'SELECT made FROM invitations WHERE "table" = $1 AND mark = $2',
  invitationsTo: `
    SELECT "table", inviter, made FROM invitations
     WHERE mark = $1 AND declined IS NULL ORDER BY made DESC, "table" LIMIT $2`,
  countInvited: 'SELECT count(*) AS count FROM invitations WHERE "table" = $1',
  decline: `
    UPDATE invitations SET declined = $3
     WHERE "table" = $1 AND mark = $2 AND declined IS NULL`,
  bring: `
    INSERT INTO invitations ("table", mark, inviter, made, declined)
    SELECT "table", $2, inviter, made, declined FROM invitations WHERE mark = $1
    ON CONFLICT DO NOTHING`,
  dropBrought: 'DELETE FROM invitations WHERE mark = $1',
  tidyInvitations: 'DELETE FROM invitations WHERE made < $1',
  arrive: `
    INSERT INTO present (mark, key, name, since, seen) VALUES ($1, $2, $3, $4, $4)
    ON CONFLICT (mark) DO UPDATE SET name = excluded.name, seen = excluded.seen`,
  go: 'DELETE FROM present WHERE mark = $1 AND seen <= $2',
  present: `
    SELECT mark, key, name FROM present WHERE seen > $1 ORDER BY since, key LIMIT $2`,
  presentBy: 'SELECT mark, name FROM present WHERE key = $1 AND seen > $2',
  tidyPresent: 'DELETE FROM present WHERE seen < $1',
});
