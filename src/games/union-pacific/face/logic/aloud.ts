import { total } from '#games/union-pacific/rules/counts.ts';
import { paymentsInAll } from '#games/union-pacific/rules/dividends.ts';
import type { Action, UnionPacific } from '#games/union-pacific/rules/model.ts';
import type { ScoreProps } from '#ui/face.ts';
import { type News, newsIn, type Sum } from '../words/news.ts';
import { buildingsIn } from './building.ts';
import { sumsOf } from './digest.ts';
import { fortunesOf } from './history.ts';
import { outlookOf } from './outlook.ts';
import { standingOf } from './standing.ts';
import { takingsOf } from './worth.ts';

/** How the table stands, in two sentences: what everybody has, and what these eyes may do. */
export function readAloud(props: ScoreProps<UnionPacific>, choices: readonly Action[]): string {
  const { table, own, eyes, names, language } = props;
  const { aloud } = newsIn(language);
  const listener = { names, eyes, language };
  if (table.phase === 'over') return aloud.over(sumsOf(fortunesOf(table), listener));
  const mine = eyes === 'watcher' ? undefined : standingOf(table).sums[eyes];
  const left = paymentsInAll(table.players.length) - table.paid;
  const { chance } = outlookOf(table.groups);
  const money: Sum[] = sumsOf(moneyOf(props), listener);
  const score = aloud.score(money, table.turns === 0 ? undefined : mine, left, chance);
  return `${score} ${possible(props, choices, aloud, own)}`;
}

/** As far as these eyes may know it. */
const moneyOf = ({ table, own, eyes }: ScoreProps<UnionPacific>): (number | null)[] =>
  table.turns === 0
    ? []
    : table.players.map(
        (_, seat) => table.money?.[seat] ?? (seat === eyes ? (own?.money ?? null) : null),
      );

function possible(
  { table, eyes, names }: ScoreProps<UnionPacific>,
  choices: readonly Action[],
  aloud: News['aloud'],
  own: ScoreProps<UnionPacific>['own'],
): string {
  if (choices.length === 0 || own === undefined || eyes === 'watcher') {
    return table.turns === 0 ? aloud.house : aloud.waits(names[table.turn] ?? '');
  }
  switch (table.phase) {
    case 'open':
      return aloud.open(own.shares.flatMap((count, share) => (count > 0 ? [share] : [])));
    case 'act': {
      const builds = buildingsIn(choices);
      const spaces = new Set(builds.map(({ space }) => space)).size;
      const companies = new Set(builds.map(({ company }) => company)).size;
      const invests = choices.some((action) => action.do === 'invest');
      return aloud.act(spaces, companies, invests ? total(own.shares) : 0);
    }
    case 'take':
      return aloud.take(takingsOf(table, own, eyes));
    case 'exchange':
      return aloud.exchange(table.upPile);
    case 'swap':
      return aloud.swap;
    default:
      return aloud.discard;
  }
}
