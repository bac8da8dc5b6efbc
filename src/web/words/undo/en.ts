import { listIn } from '../list.ts';
import type { UndoWords } from './words.ts';

const list = listIn('en');

const since = (drawn: boolean): string =>
  drawn ? 'Since then chance has spoken.' : 'Since then others have played.';

export const en: UndoWords = {
  title: 'Go back further?',
  askOthers: (others) =>
    `Since then others have played. ${list.format(others)} must agree; nobody else need be asked.`,
  askAll: (others) => `Since then something has come to light. ${list.format(others)} must agree.`,
  askBots: (drawn) =>
    `${since(drawn)} The computer agrees: your last move and all that followed will be undone.`,
  askHere: (drawn) => `${since(drawn)} Does everybody at the table agree to undo it?`,
  send: 'Ask',
  take: 'Undo the move',
  keep: 'Leave it',
  asked: (name) => `${name} would like to undo their last move.`,
  learnt: 'Learnt since then:',
  more: (count) => `and ${count} more before`,
  anew: 'What was drawn will be drawn anew.',
  yes: 'Agree',
  no: 'No',
  waiting: (names) => `Waiting for ${list.format(names)} to agree…`,
};
