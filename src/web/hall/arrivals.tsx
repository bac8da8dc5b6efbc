import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { games } from '#games/index.ts';
import type { HallRow } from '#protocol/hall.ts';
import type { ArrivalsShown } from '#protocol/http/hall.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '../link.tsx';
import { useLanguage } from '../preferences.ts';
import { namesOf } from '../table/names.ts';
import { replayPath } from '../table/paths.ts';
import { ago } from '../words/ago.ts';
import { hallWords } from '../words/hall/index.ts';
import { said, useCatalogue } from '../words/use-words.ts';
import { findArrivals } from './ask.ts';
import { Emblem } from './marks.tsx';
import { resultWords } from './result-words.ts';
import './arrivals.css';

/** What has come of the last games, each with its replay; others are found by who played what. */
export function Arrivals({ rows }: { rows: readonly HallRow[] }): ReactNode {
  const { arrivals } = useCatalogue(hallWords);
  const [found, setFound] = useState<ArrivalsShown>();
  return (
    <section className="hall-arrivals" aria-labelledby="hall-arrivals">
      <h2 id="hall-arrivals">{arrivals.title}</h2>
      {rows.length === 0 ? <p className="hall-note">{arrivals.none}</p> : undefined}
      <List rows={found?.rows ?? rows.slice(0, 4)} />
      <p className="hall-note" role="status">
        {found === undefined
          ? ''
          : found.rows.length === 0
            ? arrivals.nothing
            : found.more
              ? arrivals.foundMore(found.rows.length)
              : arrivals.found(found.rows.length)}
      </p>
      <Search onFound={setFound} />
    </section>
  );
}

function List({ rows }: { rows: readonly HallRow[] }): ReactNode {
  const words = useCatalogue(hallWords);
  const { arrivals, together } = words;
  const language = useLanguage();
  return (
    <ul>
      {rows.map((row) => {
        const names = namesOf(row.seats, language);
        const game = said(gameOf(row.game)?.name ?? { en: row.game, fr: row.game }, language);
        const { large, small } = resultWords(row, names, words);
        return (
          <li key={row.id}>
            <Emblem game={row.game} size={26} />
            <span>
              <b title={together(names)}>{large}</b>
              <small>{`${game}, ${small}, ${ago(language, row.touched, Date.now())}`}</small>
            </span>
            <Link
              className="button quiet"
              href={replayPath(row.id)}
              aria-label={arrivals.reviewWhat(`${game}, ${large}`)}
            >
              {arrivals.review}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Search({ onFound }: { onFound: (found: ArrivalsShown | undefined) => void }) {
  const { arrivals, filter } = useCatalogue(hallWords);
  const language = useLanguage();
  const [name, setName] = useState('');
  const [game, setGame] = useState('');
  const [nameId, gameId] = [useId(), useId()];
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void findArrivals(game === '' ? undefined : game, name.trim()).then((found) => onFound(found));
  };
  return (
    <details className="hall-search">
      <summary>{arrivals.search}</summary>
      <form onSubmit={submit}>
        <label htmlFor={nameId}>{arrivals.name}</label>
        <input
          id={nameId}
          className="field-input"
          value={name}
          maxLength={24}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <label htmlFor={gameId}>{filter.game}</label>
        <select
          id={gameId}
          className="field-input"
          value={game}
          onChange={({ target }) => setGame(target.value)}
        >
          <option value="">{filter.allGamesLong}</option>
          {games.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {said(title, language)}
            </option>
          ))}
        </select>
        <Button type="submit">{arrivals.find}</Button>
      </form>
    </details>
  );
}
