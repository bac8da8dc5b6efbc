import type { ReactNode } from 'react';
import type { Pionniers, Table } from '#games/pionniers/rules/model.ts';
import { narrate } from '#games/pionniers/rules/narrate.ts';
import { cardWords } from '#games/pionniers/rules/words/cards.ts';
import type { Who } from '#kernel/who.ts';
import type { Happening } from '#ui/face.ts';
import { Sentence } from '#ui/sentence.tsx';
import { isSettling } from '../logic/settling.ts';
import { upcomingOf } from '../logic/upcoming.ts';
import { verdictOf } from '../logic/verdict.ts';
import { durationOf, TUMBLE } from '../motion/durations.ts';
import { diceOf, NOTHING_TOLD, type Recent } from '../motion/told.ts';
import { useViewer, whoIs } from '../viewer.ts';
import { Throwers } from './throwers.tsx';
import { TumblingDie } from './tumbling-die.tsx';

/** While others play, and while dice roll: the throw, what came of it, who comes next. */
export function CastPanel({ table, told: all, happening, flat }: CastPanelProps): ReactNode {
  const viewer = useViewer();
  const { call, cast } = viewer.words;
  const event = happening?.event;
  const isOver = table.phase === 'over';
  const settling = isSettling(table, event);
  const settled = event?.is === 'order-settled' ? event : undefined;
  // Who starts is old news once somebody's turn has begun.
  const told = !settling && all[0]?.is === 'order-thrown' ? NOTHING_TOLD : all;
  const rolling = event?.is === 'dice-thrown' || event?.is === 'order-thrown';
  const roll = rolling ? (happening?.ms ?? durationOf(event)) / durationOf(event) : undefined;
  const first = told.find((one) => 'line' in one);
  const line = first && 'line' in first ? first.line : table.turn;
  const who = whoIs(viewer, table.trains[line]?.seat ?? 0);
  // What lies there may be the throw of a turn that is over by now.
  const theirs = diceOf(told).length > 0 ? cast.theirs : call.turnOf;
  const turn = who.you ? cast.yours : theirs(who.name);
  const yours = table.twoTrains ? `${viewer.words.line(line)} · ${turn}` : turn;
  return (
    <section className="pio-act cast">
      {flat ? null : <h3>{isOver ? cast.over : settling ? call.settling : yours}</h3>}
      <div className="pio-cast">
        {settled ? null : <Cup told={told} roll={roll} flat={flat} />}
        {settling ? <Throwers throws={table.throws} settled={settled} /> : null}
        {isOver ? <p className="pio-said-all">{verdictOf({ ...viewer, table })}</p> : null}
        {rolling || settling || isOver ? null : <Said told={told} thinks={who} flat={flat} />}
      </div>
      {flat || isOver ? null : <NextUp table={table} />}
    </section>
  );
}

type CastPanelProps = {
  table: Table;
  /** What has happened since the dice were thrown. */
  told: Recent;
  happening: Happening<Pionniers> | undefined;
  flat: boolean;
};

/** The dice as they lie, or as they roll. */
function Cup({ told, roll, flat }: CupProps): ReactNode {
  const { words } = useViewer();
  const dice = diceOf(told);
  const isRolling = roll !== undefined;
  if (dice.length === 0) return null;
  return (
    <span className="pio-cup" key={`${told[0]?.is ?? ''}${dice.join()}`}>
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
      {dice.length < 2 ? null : (
        <b
          className={isRolling ? 'pio-total figures rolling' : 'pio-total figures'}
          {...(isRolling ? { style: { animationDelay: `${TUMBLE * roll}ms` } } : {})}
        >
          {dice.reduce((a, b) => a + b, 0)}
        </b>
      )}
      <span className="visually-hidden">{isRolling ? null : dice.map(words.die).join(', ')}</span>
    </span>
  );
}

/** `roll`: for how long, while they roll. */
type CupProps = { told: Recent; roll: number | undefined; flat: boolean };

/** What came of the throw; before anything has, who thinks. */
function Said({ told, thinks, flat }: SaidProps): ReactNode {
  const viewer = useViewer();
  const { words, language } = viewer;
  const said = told
    .filter(({ is }) => is !== 'turn-begun' && is !== 'dice-thrown')
    .map((one) => narrate(one, viewer))
    .filter((sentence) => sentence !== undefined);
  const card = told.findLast((one) => one.is === 'card-drawn');
  return (
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
      {said.length === 0 ? <p>{thinks.you ? null : words.cast.thinks(thinks.name)}</p> : null}
    </div>
  );
}

type SaidProps = { told: Recent; thinks: Who; flat: boolean };

function NextUp({ table }: { table: Table }): ReactNode {
  const { words, names, eyes } = useViewer();
  const nameOf = (line: number): string => {
    const owner = table.trains[line]?.seat ?? 0;
    const name = owner === eyes ? words.cast.you : (names[owner] ?? '');
    return table.twoTrains ? words.cast.with(name, line) : name;
  };
  return (
    <p className="pio-next">
      {table.trains.length === 0
        ? words.cast.settles
        : words.cast.next(upcomingOf(table).map(nameOf))}
    </p>
  );
}
