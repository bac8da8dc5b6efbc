import { named } from '../sql/sql.ts';

const JOURNEY = 'id, day, game, mark, table_id, name, made, ended, score, rival';

/** Who has arrived has a score. */
export const dailyStatements = named('daily', {
  putDeal: `
    INSERT INTO daily_deals (day, game, rules, options, seats, secret)
    VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
  deal: 'SELECT rules, options, seats, secret FROM daily_deals WHERE day = $1 AND game = $2',
  board: `
    INSERT INTO journeys (id, day, game, mark, table_id, name, made)
    VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING`,
  journeyOf: `SELECT ${JOURNEY} FROM journeys WHERE mark = $1 AND day = $2 AND game = $3`,
  journeyNamed: `SELECT ${JOURNEY} FROM journeys WHERE id = $1 AND day = $2 AND game = $3`,
  arrive: `
    UPDATE journeys SET ended = $2, score = $3, rival = $4 WHERE table_id = $1 AND ended IS NULL`,
  best: `
    SELECT ${JOURNEY} FROM journeys
     WHERE day = $1 AND game = $2 AND score IS NOT NULL
     ORDER BY score DESC, rival, ended, id LIMIT $3`,
  // How many have come to which result: there are never many different ones.
  results: `
    SELECT score, rival, count(id) AS count FROM journeys
     WHERE day = $1 AND game = $2 AND score IS NOT NULL
     GROUP BY score, rival ORDER BY score DESC, rival`,
  tidyDeals: 'DELETE FROM daily_deals WHERE day < $1',
  tidyJourneys: 'DELETE FROM journeys WHERE day < $1',
});
