import { DatabaseSync } from 'node:sqlite';

/** Another program that keeps the database of a house to itself, until its standard input ends. */
const [file = ''] = process.argv.slice(2);
// The house may be writing just now: whoever wants the file waits for it.
const database = new DatabaseSync(file, { timeout: 60_000 });
database.exec('BEGIN EXCLUSIVE');
console.log('held');
process.stdin.resume().on('end', () => {
  database.exec('COMMIT');
  database.close();
});
