import { DatabaseSync } from 'node:sqlite';

/** Another program that keeps the database of a house to itself, until its standard input ends. */
const [file = ''] = process.argv.slice(2);
const database = new DatabaseSync(file);
database.exec('BEGIN EXCLUSIVE');
console.log('held');
process.stdin.resume().on('end', () => {
  database.exec('COMMIT');
  database.close();
});
