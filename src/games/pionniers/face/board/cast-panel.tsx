import type { ReactNode } from 'react';
import type { Event, Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { narrate } from '#games/pionniers/rules/narrate.ts';
import { cardWords } from '#games/pionniers/rules/words/cards.ts';
import type { Happening } from '#ui/face.ts';
import { Sentence } from '#ui/sentence.tsx';
import { upcomingOf } from '../logic/upcoming.ts';
import { durationOf } from '../motion/durations.ts';
import { diceOf } from '../motion/use-told.ts';
import { useSight, whoIs } from '../sight.ts';
import { Throwers } from './throwers.tsx';
import { TumblingDie } from './tumbling-die.tsx';

/** While others play, and while dice roll: the throw, what came of it, who comes next. */
export function CastPanel({ table, told: all, happening, flat }: CastPanelProps): ReactNode {
  const sight = useSight();
  const { words, names, eyes, language } = sight;
  const event = happening?.event;
  // Who starts is old news once somebody's turn has begun.
  const settled = table.trains.length > 0 && event?.is !== 'order-settled';
  const told = settled && all[0]?.is === 'order-thrown' ? [] : all;
  const dice = diceOf(told);
  const rolling = event?.is === 'dice-thrown' || event?.is === 'order-thrown';
  const roll = rolling ? (happening?.ms ?? durationOf(event)) / durationOf(event) : undefined;
  const said = told
    .filter(({ is }) => is !== 'turn-begun' && is !== 'dice-thrown')
    .map((one) => narrate(one, { language, names, eyes }))
    .filter((sentence) => sentence !== undefined);
  const card = told.findLast(({ is }) => is === 'card-drawn') as
    | Extract<Event, { is: 'card-drawn' }>
    | undefined;
  const first = told.find((one) => 'line' in one);
  const seat = (first && 'line' in first ? first.seat : table.trains[table.turn]?.seat) ?? 0;
  const who = whoIs(sight, seat);
  return (
    <section className="pio-act cast">
      {flat ? null : <h3>{headline()}</h3>}
      <div className="pio-cast">
        {dice.length > 0 ? (
          <span className="pio-cup" key={`${told.length > 0 ? told[0]?.is : ''}${dice.join()}`}>
            {dice.map((value, i) => (
              <TumblingDie
                // biome-ignore lint/suspicious/noArrayIndexKey: the dice of one throw have no other name.
                key={i}
                value={value}
                size={flat ? 34 : 58}
                nth={i}
                roll={roll}
              />
            ))}
            {rolling || dice.length < 2 ? null : (
              <b className="pio-total num">{dice.reduce((a, b) => a + b, 0)}</b>
            )}
            <span className="vh">{rolling ? null : dice.map(words.die).join(', ')}</span>
          </span>
        ) : null}
        {table.trains.length === 0 ? <Throwers throws={table.throws} /> : null}
        {rolling || table.trains.length === 0 ? null : (
          <div className="pio-said-all">
            {said.slice(-3).map((sentence, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice.
              <p key={i}>
                <Sentence text={sentence} />
              </p>
            ))}
            {card && !flat ? (
              <p className="pio-card-again">{cardWords[language][card.card]?.text}</p>
            ) : null}
            {said.length === 0 ? <p>{idle()}</p> : null}
          </div>
        )}
      </div>
      {flat || table.phase === 'over' ? null : (
        <p className="pio-next">
          {table.trains.length === 0
            ? words.cast.settles
            : words.cast.next(upcomingOf(table).map(nameOf))}
        </p>
      )}
    </section>
  );

  function headline(): string {
    if (table.phase === 'over') return words.cast.over;
    if (table.trains.length === 0) return words.call.settling;
    return who.you ? words.cast.yours : words.cast.title(who.name);
  }

  function idle(): string | null {
    if (table.phase === 'over') return null;
    return who.you ? null : words.cast.thinks(who.name);
  }

  function nameOf(line: number): string {
    const owner = table.trains[line]?.seat ?? 0;
    return owner === eyes ? words.cast.you : (names[owner] ?? '');
  }
}

type CastPanelProps = {
  table: Table;
  /** What has happened since the dice were thrown. */
  told: readonly Event[];
  happening: Happening<Pionniers> | undefined;
  flat: boolean;
};
