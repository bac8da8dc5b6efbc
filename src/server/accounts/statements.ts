import { named } from '../sql/sql.ts';

const TICKET = 'mark, name, since, language, settings, version, leaves';

const tickets = {
  ticket: `SELECT ${TICKET} FROM tickets WHERE mark = $1`,
  ticketNamed: `SELECT ${TICKET} FROM tickets WHERE drawn = $1 OR spelt = $2`,
  isTicket: 'SELECT mark FROM tickets WHERE mark = $1',
  makeTicket: `
    INSERT INTO tickets (mark, name, drawn, spelt, since, language, settings, version)
    VALUES ($1, $2, $3, $4, $5, $6, '{}', 0)`,
  rename: `
    UPDATE tickets SET name = $3, drawn = $4, spelt = $5, version = version + 1
     WHERE mark = $1 AND version = $2`,
  touch: 'UPDATE tickets SET version = version + 1 WHERE mark = $1',
  set: `
    UPDATE tickets SET settings = $3, version = version + 1 WHERE mark = $1 AND version = $2`,
  speak: 'UPDATE tickets SET language = $2 WHERE mark = $1',
  leave: 'UPDATE tickets SET leaves = $2 WHERE mark = $1 AND leaves IS NULL',
  stay: 'UPDATE tickets SET leaves = NULL WHERE mark = $1 AND leaves IS NOT NULL',
  endTicket: 'DELETE FROM tickets WHERE mark = $1 AND leaves <= $2',
};

/** One that is over has `ends` 0 until it is tidied away. */
const sessions = {
  session: `
    SELECT hash, id, mark, device, made, seen, ends FROM sessions WHERE hash = $1 AND ends > $2`,
  sessionsOf: `
    SELECT hash, id, mark, device, made, seen, ends FROM sessions
     WHERE mark = $1 AND ends > $2 ORDER BY seen DESC, id`,
  isOpen: 'SELECT id FROM sessions WHERE id = $1 AND ends > $2',
  makeSession: `
    INSERT INTO sessions (hash, id, mark, device, made, seen, ends)
    VALUES ($1, $2, $3, $4, $5, $5, $6)`,
  seeSession: 'UPDATE sessions SET seen = $2, ends = $3 WHERE hash = $1 AND ends > $2',
  endSession: 'UPDATE sessions SET ends = 0 WHERE mark = $1 AND id = $2 AND ends > 0',
  tidySessions: 'DELETE FROM sessions WHERE ends < $1 AND seen < $1',
};

const passkeys = {
  passkey: `
    SELECT id, mark, label, key, counter, transports, made, seen FROM passkeys WHERE id = $1`,
  passkeysOf: `
    SELECT id, mark, label, key, counter, transports, made, seen FROM passkeys
     WHERE mark = $1 ORDER BY made, id`,
  makePasskey: `
    INSERT INTO passkeys (id, mark, label, key, counter, transports, made)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  usePasskey: 'UPDATE passkeys SET counter = $2, seen = $3 WHERE id = $1',
  // Only while there is another way in.
  removePasskey: `
    DELETE FROM passkeys WHERE id = $1 AND mark = $2 AND (
      EXISTS (SELECT id FROM passkeys WHERE mark = $2 AND id <> $1)
      OR EXISTS (SELECT address FROM addresses WHERE mark = $2))`,
  makeChallenge: 'INSERT INTO challenges (hash, mark, purpose, ends) VALUES ($1, $2, $3, $4)',
  challenge: 'SELECT mark FROM challenges WHERE hash = $1 AND purpose = $2 AND ends > $3',
  useChallenge: 'DELETE FROM challenges WHERE hash = $1',
  tidyChallenges: 'DELETE FROM challenges WHERE ends < $1',
};

const letters = {
  address: 'SELECT address, mark, made FROM addresses WHERE address = $1',
  addressesOf: 'SELECT address, mark, made FROM addresses WHERE mark = $1 ORDER BY made, address',
  makeAddress: 'INSERT INTO addresses (address, mark, made) VALUES ($1, $2, $3)',
  removeAddress: `
    DELETE FROM addresses WHERE address = $1 AND mark = $2 AND (
      EXISTS (SELECT address FROM addresses WHERE mark = $2 AND address <> $1)
      OR EXISTS (SELECT id FROM passkeys WHERE mark = $2))`,
  makeLink: `
    INSERT INTO links (id, address, mark, purpose, about, made, ends)
    VALUES ($1, $2, $3, $4, $5, $6, $7)`,
  linksTo: 'SELECT count(id) AS count FROM links WHERE address = $1 AND made > $2',
  linksBy: 'SELECT count(id) AS count FROM links WHERE mark = $1 AND made > $2',
  nameLink: 'UPDATE links SET hash = $2, ends = $3 WHERE id = $1 AND used IS NULL',
  link: `
    SELECT id, address, mark, purpose, about FROM links
     WHERE hash = $1 AND used IS NULL AND ends > $2`,
  useLink: 'UPDATE links SET used = $2, hash = NULL WHERE hash = $1 AND used IS NULL AND ends > $2',
  tidyLinks: 'DELETE FROM links WHERE made < $1',
};

const audit = {
  note: `
    INSERT INTO audit (id, at, mark, what, network, about) VALUES ($1, $2, $3, $4, $5, $6)`,
  tidyAudit: 'DELETE FROM audit WHERE at < $1',
};

export const accountStatements = named('accounts', {
  ...tickets,
  ...sessions,
  ...passkeys,
  ...letters,
  ...audit,
});
