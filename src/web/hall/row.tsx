import type { ReactNode } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { type HallRow, isMyTurn } from '#protocol/hall.ts';
import { IconButton } from '#ui/button.tsx';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { hallWords } from '../words/hall/index.ts';
import { said, useCatalogue } from '../words/use-words.ts';
import { decline } from './ask.ts';
import { Emblem, PaceIcon, SeatMarks } from './marks.tsx';
import { type RowWords, rowWords, sentenceOf } from './row-words.ts';
import './row.css';
import './cells.css';

/** One table on the board: a sentence for whoever hears it, flaps for whoever sees it, and its button. */
export function Row({ row, now, isLever, turned }: RowProps): ReactNode {
  const words = useCatalogue(hallWords);
  const language = useLanguage();
  const isMine = isMyTurn(row);
  const name = said(gameOf(row.game)?.name ?? { en: row.game, fr: row.game }, language);
  const told = rowWords(row, words, language, now);
  const classes = ['hall-dep', isMine && 'mine', turned !== undefined && 'turned'];
  return (
    <li
      className={classes.filter(Boolean).join(' ')}
      data-table={row.id}
      style={turned === undefined ? undefined : { animationDelay: `${turned * TURN_MS}ms` }}
    >
      <span className="visually-hidden">{sentenceOf(name, told, isMine)}</span>
      <span className={isMine ? 'hall-lamp hall-lamp-lit' : 'hall-lamp'} aria-hidden="true" />
      <When told={told} />
      <Cells row={row} name={name} told={told} isMine={isMine} />
      <span className="hall-act">
        <Link
          className={`button ${kindOf(told.action, isLever)}`}
          href={told.href}
          aria-label={words.actAt(words.act[told.action], name)}
        >
          {words.act[told.action]}
        </Link>
        {told.action === 'accept' ? (
          <IconButton
            icon="close"
            className="hall-decline"
            label={words.decline}
            onClick={() => void decline(row.id)}
          />
        ) : undefined}
      </span>
    </li>
  );
}

type RowProps = {
  row: HallRow;
  now: number;
  /** There is one at most. */
  isLever: boolean;
  /** It has changed: as which of those that have. */
  turned: number | undefined;
};

/** One row turns at a time. */
const TURN_MS = 420;

function kindOf(action: RowWords['action'], isLever: boolean): string {
  if (action === 'play') return isLever ? 'lever' : 'brass';
  return action === 'watch' || action === 'back' ? 'ghost' : 'plate';
}

/** The hour on flaps, or one word. */
export function When({ told }: { told: Pick<RowWords, 'time' | 'flap'> }): ReactNode {
  const { time, flap } = told;
  if (!time) {
    return (
      <span className="hall-when" aria-hidden="true">
        <span className="hall-word">{flap}</span>
      </span>
    );
  }
  const [a = '', b = '', c = '', d = ''] = time.digits;
  return (
    <span className="hall-when" aria-hidden="true">
      <span className="hall-digits figures">
        <i>{a.trim()}</i>
        <i>{b}</i>
        <em>{time.mark}</em>
        <i>{c}</i>
        <i>{d}</i>
      </span>
      <small>{time.day}</small>
    </span>
  );
}

export function Cells({ row, name, told, isMine }: CellsProps): ReactNode {
  return (
    <>
      <span className="hall-game" aria-hidden="true">
        <Emblem game={row.game} size={isMine ? 40 : 36} />
        <span>
          <b>{name}</b>
          <small>
            <PaceIcon pace={row.pace} size={16} />
            {told.pace}
          </small>
        </span>
      </span>
      <span className="hall-table" aria-hidden="true">
        <SeatMarks game={row.game} seats={row.seats} toAct={row.turn?.toAct ?? []} />
        <span className="hall-who" title={told.who}>
          {told.who}
        </span>
      </span>
      <span className="hall-pace" aria-hidden="true">
        <PaceIcon pace={row.pace} size={20} />
        <span>{told.pace}</span>
      </span>
      <span className="hall-state" aria-hidden="true">
        <b title={told.state}>{told.state}</b>
        <small className={told.isShort ? 'short' : undefined}>{told.detail}</small>
        {told.percent === undefined ? undefined : (
          <span className={told.isShort ? 'hall-fuse short' : 'hall-fuse'}>
            <i style={{ width: `${told.percent}%` }} />
          </span>
        )}
      </span>
    </>
  );
}

type CellsProps = {
  row: Pick<HallRow, 'game' | 'seats' | 'pace' | 'turn'>;
  name: string;
  told: Pick<RowWords, 'who' | 'pace' | 'state' | 'detail' | 'isShort' | 'percent'>;
  isMine: boolean;
};
