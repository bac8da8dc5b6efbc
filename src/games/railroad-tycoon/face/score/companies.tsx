import type { ReactNode } from 'react';
import { incomeAt } from '#games/railroad-tycoon/rules/data/economy.ts';
import { effectOf } from '#games/railroad-tycoon/rules/held.ts';
import type { Card, Own, Player, Table } from '#games/railroad-tycoon/rules/model.ts';
import type { RuleId } from '#kernel/game.ts';
import { BesideSeat } from '#ui/beside-seat.tsx';
import { Seat } from '#ui/seat.tsx';
import { Icon, type IconName } from '../art/icons.tsx';
import { useHints } from '../handling/use-hints.ts';
import { minus, type Points, pointsOf } from '../logic/points.ts';
import { signRule } from '../logic/sign-rule.ts';
import { colourOf, useViewer } from '../viewer.ts';

/** All companies: points, level, income, shares, cards kept. Money on one's own plate only (20.1). */
export function Companies({ table, own }: { table: Table; own: Own | undefined }): ReactNode {
  const hints = useHints();
  const { words, names, eyes } = useViewer();
  const { score } = words;
  return (
    <table className={`rt-companies figures ${table.result ? 'counted' : ''}`}>
      <caption className="visually-hidden">{score.title}</caption>
      <thead>
        <tr>
          <th scope="col">{score.title}</th>
          <Head icon="engine" name={score.heads.level} hint={hints?.level} rule="11.5" />
          <Head icon="income" name={score.heads.income} hint={hints?.income} rule="15.1" />
          <Head icon="share" name={score.heads.shares} hint={hints?.shares} rule="5.3" />
          <th scope="col" data-hint={hints?.points} data-hint-rule="16.5">
            {score.points}
          </th>
        </tr>
      </thead>
      <tbody>
        {table.players.map((player, seat) => (
          <Company
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is named by its number.
            key={seat}
            player={player}
            seat={seat}
            name={names[seat] ?? ''}
            acts={isAsked(table) && table.seat === seat}
            isFirst={table.turn > 0 && table.first === seat}
            money={seat === eyes ? own?.money : table.result?.money[seat]}
            points={pointsOf(table, seat)}
            counted={table.result !== null}
          />
        ))}
      </tbody>
    </table>
  );
}

const isAsked = ({ phase }: Table): boolean =>
  ['auction', 'act', 'build', 'industry', 'growth'].includes(phase);

function Head({ icon, name, hint, rule }: HeadProps): ReactNode {
  return (
    <th scope="col" data-hint={hint} data-hint-rule={rule}>
      <Icon name={icon} size={18} />
      <span className="visually-hidden">{name}</span>
    </th>
  );
}

type HeadProps = { icon: IconName; name: string; hint: string | undefined; rule: RuleId };

type CompanyProps = {
  player: Player;
  seat: number;
  name: string;
  acts: boolean;
  isFirst: boolean;
  money: number | undefined;
  points: Points;
  /** Shares are taken off and tycoons added: the sum is what counts. */
  counted: boolean;
};

function Company(props: CompanyProps): ReactNode {
  const { player, seat, name, acts, isFirst, money, points, counted } = props;
  const hints = useHints();
  const { words, eyes } = useViewer();
  const { score } = words;
  const you = seat === eyes;
  return (
    <tr className={[acts && 'acts', you && 'you'].filter(Boolean).join(' ') || undefined}>
      <th scope="row">
        <span className="rt-co">
          <Seat colour={colourOf(seat)} size={22} />
          <span className="who">
            <span className="line">
              <span className="name">
                {name}
                {you ? <em> {score.you}</em> : null}
              </span>
              {isFirst ? (
                <span className="first" data-hint={hints?.first} data-hint-rule="4.6">
                  <Icon name="first" size={15} />
                  <span className="visually-hidden">{score.first}</span>
                </span>
              ) : null}
              <Kept cards={player.cards} />
            </span>
            {money === undefined ? null : (
              <span className="cash">
                <span className="visually-hidden">{score.cash} </span>
                {words.money(money)}
              </span>
            )}
            {acts ? <span className="visually-hidden">{score.acts}</span> : null}
            <BesideSeat seat={seat} />
          </span>
        </span>
      </th>
      <td>{player.level}</td>
      <td>{incomeAt(player.score)}</td>
      <td>{player.shares}</td>
      <td>
        <b>{counted ? minus(points.net) : points.score}</b>
        {counted ? (
          <small className="net">{`${points.score}−${points.shares}+${points.bonus}`}</small>
        ) : points.shares > 0 ? (
          <small className="net">{`${minus(points.net)} ${score.net}`}</small>
        ) : null}
      </td>
    </tr>
  );
}

const KINDS = ['grant', 'engineering', 'hotel'] as const;

/** 12.10: the cards that somebody keeps lie open; of several of a kind, their number. */
function Kept({ cards }: { cards: readonly Card[] }): ReactNode {
  const hints = useHints();
  const { words } = useViewer();
  return KINDS.map((kind) => {
    const kept = cards.filter((card) => effectOf(card).is === kind);
    const [first] = kept;
    if (first === undefined) return null;
    return (
      <span
        key={kind}
        className="kept"
        data-hint={kept.flatMap((card) => hints?.card(card) ?? []).join(' ') || undefined}
        data-hint-rule={signRule(first)}
      >
        <Icon name={kind} size={15} />
        {kept.length > 1 ? <span aria-hidden="true">{kept.length}</span> : null}
        <span className="visually-hidden">{kept.map(words.cards.name).join(', ')}</span>
      </span>
    );
  });
}
