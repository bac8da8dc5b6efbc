import { type ReactNode, useState } from 'react';
import { gameOf } from '#games/catalogue.ts';
import { calledAt } from '#protocol/cast.ts';
import type { DayShown, TrainShown } from '#protocol/http/daily.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons.tsx';
import { initialOf } from '../names/initial.ts';
import { push } from '../navigation.ts';
import { useLanguage } from '../preferences.ts';
import { useFigures } from '../profile/use-figures.ts';
import { pathTo } from '../routes.ts';
import { dailyWords } from '../words/daily/index.ts';
import { said, useCatalogue } from '../words/use-words.ts';
import { board } from './ask.ts';
import { settledOtherwise } from './deal-words.ts';
import './board.css';

type BoardProps = {
  shown: DayShown;
  /** Whose sheet is being read. */
  chosen: string | undefined;
  choose(game: string): void;
};

/** The departures of the day. */
export function Board({ shown, chosen, choose }: BoardProps): ReactNode {
  const { head, none } = useCatalogue(dailyWords);
  const [trouble, setTrouble] = useState<string>();
  if (shown.trains.length === 0) return <p className="daily-none">{none}</p>;
  return (
    <section className="daily-board" aria-label={head.board}>
      <table>
        <thead>
          <tr>
            <th scope="col">{head.train}</th>
            <th scope="col">{head.game}</th>
            <th scope="col">{head.deal}</th>
            <th scope="col">{head.crew}</th>
            <th scope="col">{head.travellers}</th>
            <th scope="col">{head.you}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {shown.trains.map((train, place) => (
            <Row
              key={train.game}
              train={train}
              place={place}
              shown={shown}
              isChosen={train.game === chosen}
              choose={choose}
              setTrouble={setTrouble}
            />
          ))}
        </tbody>
      </table>
      {trouble === undefined ? undefined : <p role="alert">{trouble}</p>}
    </section>
  );
}

type RowProps = Pick<BoardProps, 'shown' | 'choose'> & {
  train: TrainShown;
  place: number;
  isChosen: boolean;
  setTrouble(text: string | undefined): void;
};

const COLOURS = ['straw', 'rose', 'green', 'blue'] as const;

function Row({ train, place, shown, isChosen, choose, setTrouble }: RowProps): ReactNode {
  const words = useCatalogue(dailyWords);
  const language = useLanguage();
  const { whole } = useFigures();
  const { head } = words;
  const game = gameOf(train.game);
  const name = game ? said(game.name, language) : train.game;
  const rivals = train.seats.flatMap((bot) => (bot === null ? [] : [{ name: bot, bot }]));
  const settled = settledOtherwise(train, language);
  return (
    <tr className={isChosen ? 'chosen' : undefined}>
      <td data-of={head.train}>
        <span className={`daily-no ${COLOURS[place % COLOURS.length]}`}>
          {words.train(`${train.train}`)}
        </span>
      </td>
      <th scope="row">{name}</th>
      <td data-of={head.deal}>{settled.length === 0 ? words.usual : settled.join(', ')}</td>
      <td data-of={head.crew}>
        <small>{words.against(calledAt(rivals, language))}</small>
      </td>
      <td data-of={head.travellers}>
        <span className="daily-faces">
          {train.names?.map((one, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and nothing moves.
            <i key={i} className={COLOURS[i % COLOURS.length]} aria-hidden="true">
              {initialOf(one)}
            </i>
          ))}
          <span>{words.arrived(whole(train.arrived), train.arrived)}</span>
        </span>
      </td>
      <td data-of={head.you}>
        <OwnState train={train} isToday={shown.day === shown.today} />
      </td>
      <td className="daily-act">
        <Act train={train} shown={shown} name={name} choose={choose} setTrouble={setTrouble} />
      </td>
    </tr>
  );
}

function OwnState({ train, isToday }: { train: TrainShown; isToday: boolean }): ReactNode {
  const { state } = useCatalogue(dailyWords);
  const { whole } = useFigures();
  const { you, arrived } = train;
  if (!you) return <small>{isToday ? state.none : state.departed}</small>;
  if (you.state !== 'arrived') return <small>{state[you.state]}</small>;
  return (
    <>
      <b>{whole(you.score ?? 0)}</b> <small>{state.rank(you.rank ?? 1, whole(arrived))}</small>
    </>
  );
}

function Act({
  train,
  shown,
  name,
  choose,
  setTrouble,
}: Pick<RowProps, 'train' | 'shown' | 'choose' | 'setTrouble'> & { name: string }): ReactNode {
  const { act, trouble } = useCatalogue(dailyWords);
  const [busy, setBusy] = useState(false);
  const { game, you, names } = train;
  const go = async (): Promise<void> => {
    setBusy(true);
    setTrouble(undefined);
    const answer = await board(shown.day, game);
    if ('told' in answer) return push(pathTo.online(answer.told.table));
    setBusy(false);
    setTrouble(trouble[answer.why] ?? trouble.other);
  };
  if (you?.state === 'running')
    return (
      <Button disabled={busy} onClick={() => void go()}>
        {act.resume} <span className="visually-hidden">{name}</span>
      </Button>
    );
  if (names !== undefined)
    return (
      <Button onClick={() => choose(game)}>
        {you?.state === 'arrived' ? act.compare : act.look}{' '}
        <span className="visually-hidden">{name}</span>
      </Button>
    );
  return (
    <Button kind="brass" disabled={busy} onClick={() => void go()}>
      {act.board} <Icon name="arrow" size={18} /> <span className="visually-hidden">{name}</span>
    </Button>
  );
}
