import { isToMove, type NoticeKind } from '#protocol/http/notice-kinds.ts';
import { type Step, step } from '../sql/sql.ts';
import { maybeNumberIn, numberIn, type Row, textIn } from '../store/columns.ts';
import { noticeStatements as statements } from './statements.ts';

/** `close`: the call to a move that was pushed is withdrawn, or with a kind what was pushed of that kind. */
type Closing = 'close' | `close-${NoticeKind}`;
export type RowKind = NoticeKind | Closing;

export const isClosing = (kind: RowKind): kind is Closing => kind.startsWith('close');

export const closingOf = (kind: NoticeKind): Closing =>
  isToMove(kind) ? 'close' : `close-${kind}`;

/** `seen`: they were at the table, and are not told. */
export type RowChannel = 'push' | 'mail' | 'webhook' | 'seen';

/** Kinds of letters. */
export const NOTICE_LETTER = 'notice';
export const TRIAL_LETTER = 'notice-trial';

/** One thing that one person is told by one way, once. */
export type Notice = {
  mark: string;
  table: string;
  kind: RowKind;
  turn: number;
  channel: RowChannel;
  /** `again`: it was withdrawn, because somebody took a move back, and comes again without a sound. */
  about: { by?: string; again?: true };
  due: number;
  sent?: number | undefined;
};

export const noticeIn = (row: Row): Notice => ({
  mark: textIn(row, 'mark'),
  table: textIn(row, 'table'),
  kind: textIn(row, 'kind') as RowKind,
  turn: numberIn(row, 'turn'),
  channel: textIn(row, 'channel') as RowChannel,
  about: JSON.parse(textIn(row, 'about')) as Notice['about'],
  due: numberIn(row, 'due'),
  sent: maybeNumberIn(row, 'sent'),
});

const keyOf = ({ mark, table, kind, turn, channel }: Notice) => [mark, table, kind, turn, channel];

/** Nothing changes if it has been put down before. */
export const putting = (notice: Notice, now: number): Step =>
  step(statements.put, [
    ...keyOf(notice),
    JSON.stringify(notice.about),
    now,
    notice.due,
    notice.channel === 'seen' ? now : null,
  ]);

/** Refused if somebody else sends it, or there is nothing to tell any more. */
export const sending = (notice: Notice, now: number): Step =>
  step(statements.send, [...keyOf(notice), now], 1);

export const dropping = (notice: Notice, now: number): Step =>
  step(statements.drop, [...keyOf(notice), now]);
