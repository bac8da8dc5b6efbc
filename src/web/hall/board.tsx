import { type ReactNode, useState } from 'react';
import { type HallShown, MOST_PAGES } from '#protocol/hall.ts';
import { Sign } from '#ui/sign.tsx';
import { hallWords } from '../words/hall/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { Bots } from './bots.tsx';
import {
  beyondOf,
  boardOf,
  type Filters,
  type Group,
  type GroupName,
  isAnswered,
  isDeserted,
} from './departures.ts';
import { FilterBar } from './filters.tsx';
import { Row } from './row.tsx';
import './board.css';

/** The departures: one split-flap board in an iron frame, the same by day and by night. */
export function Board({ shown, now, turned, wanted, onWanted }: BoardProps): ReactNode {
  const words = useCatalogue(hallWords);
  const { filters, pages } = wanted;
  const [unfolded, setUnfolded] = useState<ReadonlySet<GroupName>>(new Set());
  const groups = boardOf(shown, filters, unfolded);
  const toggle = (name: GroupName): void => {
    const next = new Set(unfolded);
    if (!next.delete(name)) next.add(name);
    setUnfolded(next);
  };
  const isMineEmpty = shown.mine.length === 0 && shown.invited.length === 0;
  return (
    <section className="hall-board" aria-label={words.departures}>
      <div className="hall-board-head">
        <Sign>{words.departures}</Sign>
        <FilterBar filters={filters} onChange={(next) => onWanted({ filters: next, pages: 1 })} />
      </div>
      <div className="hall-cols" aria-hidden="true">
        <span />
        {(['time', 'game', 'table', 'pace', 'state'] as const).map((column) => (
          <span key={column}>{words.columns[column]}</span>
        ))}
        <span />
      </div>
      {isMineEmpty ? (
        <Nothing
          title={words.empty.mineTitle}
          name={words.empty.mine}
          text={words.empty.mineText}
        />
      ) : undefined}
      {isDeserted(shown) ? <Bots /> : undefined}
      {groups.map((group) => (
        <Section
          key={group.name}
          group={group}
          now={now}
          turned={turned}
          isUnfolded={unfolded.has(group.name)}
          beyond={group.name === 'open' ? beyondOf(shown, filters) : 0}
          onToggle={() => toggle(group.name)}
          onNext={pages < MOST_PAGES ? () => onWanted({ filters, pages: pages + 1 }) : undefined}
        />
      ))}
      {groups.some(({ name }) => name === 'open') || !isAnswered(shown, filters) ? undefined : (
        <Nothing
          title={words.groups.open.name}
          name={isDeserted(shown) ? words.empty.open : words.empty.filtered}
          text={isDeserted(shown) ? words.empty.openText : words.empty.filteredText}
          blanks={isDeserted(shown) ? 3 : 1}
        />
      )}
    </section>
  );
}

type BoardProps = {
  shown: HallShown;
  now: number;
  /** The rows that have changed, in the order in which they turn. */
  turned: readonly string[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
};

/** Which of the open tables are asked for, and how many pages of them. */
export type Wanted = { filters: Filters; pages: number };

function Section({ group, now, turned, ...rest }: SectionProps): ReactNode {
  const { name, rows, count, folded } = group;
  const words = useCatalogue(hallWords);
  const { isUnfolded, beyond, onToggle, onNext } = rest;
  const isOpen = name === 'open';
  return (
    <section className="hall-group" aria-label={words.groups[name].name}>
      <h2>
        <b>{words.groups[name].name}</b> <span className="figures">{count}</span>
        <span className="hall-hint">{words.groups[name].hint}</span>
      </h2>
      <ol>
        {rows.map((row, i) => (
          <Row
            key={row.id}
            row={row}
            now={now}
            isLever={name === 'yours' && i === 0}
            turned={turned.includes(row.id) ? turned.indexOf(row.id) : undefined}
          />
        ))}
      </ol>
      {folded > 0 || isUnfolded ? (
        <button type="button" className="hall-all" aria-expanded={isUnfolded} onClick={onToggle}>
          {isUnfolded ? words.fold : isOpen ? words.more(folded + beyond) : words.unfold}
        </button>
      ) : undefined}
      {isOpen && isUnfolded && beyond > 0 ? (
        onNext ? (
          <button type="button" className="hall-all" onClick={onNext}>
            {words.next(beyond)}
          </button>
        ) : (
          <p className="hall-beyond">{words.beyond(beyond)}</p>
        )
      ) : undefined}
    </section>
  );
}

type SectionProps = {
  group: Group;
  now: number;
  turned: readonly string[];
  isUnfolded: boolean;
  beyond: number;
  onToggle: () => void;
  /** Nothing: the board holds no more. */
  onNext: (() => void) | undefined;
};

/** A group without tables says so; blank lines fill the board. */
function Nothing({ title, name, text, blanks = 0 }: NothingProps): ReactNode {
  return (
    <section className="hall-group" aria-label={title}>
      <h2>
        <b>{title}</b>
      </h2>
      <p className="hall-dep none">
        <span className="hall-lamp" aria-hidden="true" />
        <span className="hall-when" aria-hidden="true">
          <span className="hall-word">–</span>
        </span>
        <span className="hall-nothing">
          <b>{name}</b> <small>{text}</small>
        </span>
      </p>
      {Array.from({ length: blanks }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
        <span key={i} className="hall-dep blank" aria-hidden="true">
          <span className="hall-lamp" />
          <span />
          <span />
          <span />
          <span />
          <span />
          <span />
        </span>
      ))}
    </section>
  );
}

type NothingProps = { title: string; name: string; text: string; blanks?: number };
