import type { ReactNode } from 'react';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import type { Event, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { Seat } from '#kernel/game.ts';
import { Icon } from '../art/icons.tsx';
import { useHints } from '../handling/use-hints.ts';
import { signRule } from '../logic/sign-rule.ts';
import { useViewer } from '../viewer.ts';

/** The cards that one keeps; a hotel with what it has brought. */
export function Hand({ table, seat, told = [] }: Props): ReactNode {
  const hints = useHints();
  const { words } = useViewer();
  const cards = table.players[seat]?.cards ?? [];
  const kinds = [...new Set(cards)];
  const gained = (card: number): number =>
    told.reduce(
      (sum, event) =>
        event.is === 'points-gained' && event.card === card ? sum + event.points : sum,
      0,
    );
  return (
    <section className="rt-hand">
      <h3>{words.score.hand}</h3>
      {kinds.length === 0 ? <span>{words.score.noCards}</span> : null}
      <ul>
        {kinds.map((card) => {
          const { is } = effectOf(card);
          const count = cards.filter((each) => each === card).length;
          return (
            <li key={card} data-hint={hints?.card(card)} data-hint-rule={signRule(card)}>
              <Icon name={is} size={18} />
              <span>
                {count > 1 ? `${words.cards.count(count)} ` : null}
                {words.cards.name(card)}
              </span>
              {is === 'hotel' ? <small>{words.gain(gained(card))}</small> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Props = { table: Table; seat: Seat; told: readonly Event[] | undefined };
