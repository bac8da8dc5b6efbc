import type { Saying } from '#bots/saying.ts';
import type {
  Action,
  CityName,
  Own,
  Table,
  UnionPacific,
} from '#games/union-pacific/rules/model.ts';
import { play } from '#games/union-pacific/rules/play.ts';
import type { Language, Seat } from '#kernel/game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { AdviceWords } from './words.ts';

const words: Readonly<Record<Language, AdviceWords>> = { en, fr };

export const saying: Saying<UnionPacific> = {
  title: ([action], { table, own }, seat, language) =>
    action ? titleOf(words[language], action, table, own, seat) : '',
  get parts() {
    return { en: en.parts, fr: fr.parts };
  },
  least: 0.5,
  spots: (actions) => actions.flatMap((action) => [...new Set(pressesOf(action))]),
  layOut: (actions, { table }) =>
    actions.flatMap((action) => [
      ...(table.phase === 'act' && action.do.startsWith('invest') ? ['mode:invest'] : []),
      ...pressesOf(action),
    ]),
};

function titleOf(said: AdviceWords, action: Action, table: Table, own: Own, seat: Seat): string {
  switch (action.do) {
    case 'choose-opening':
      return said.open(action.share);
    case 'build':
      return said.build(action.company, endsOf(action, table, own, seat));
    case 'invest':
      return said.invest(action.share, action.count);
    case 'invest-pair':
      return said.pair(...action.shares);
    case 'discard':
      return said.discard(action.track);
    case 'take-display':
      return said.take(table.display[action.place] ?? 0);
    case 'take-pile':
      return said.pile;
    case 'take-up':
      return said.up;
    case 'exchange':
      return said.exchange(action.share);
    case 'swap-track':
      return said.swap(action.track);
    case 'stop-swapping':
      return said.stop;
    default:
      return said.end;
  }
}

/** Between which cities the train would stand: as it would be told. */
function endsOf(action: Action, table: Table, own: Own, seat: Seat): readonly CityName[] {
  const state = play.imagine(table, own, seat, { below: () => 0 });
  let ends: readonly CityName[] = [];
  play.apply(state, seat, action, (event) => {
    if (event.is === 'train-built') ({ ends } = event);
  });
  return ends;
}

/** The cards, companies and spaces that are pressed for it, before the lever. */
function pressesOf(action: Action): string[] {
  switch (action.do) {
    case 'build':
      return [`track:${action.track}`, `chip:${action.company}`, `${action.space}`];
    case 'choose-opening':
    case 'exchange':
      return [`hand:${action.share}`];
    case 'invest':
      return new Array<string>(action.count).fill(`hand:${action.share}`);
    case 'invest-pair':
      return action.shares.map((share) => `hand:${share}`);
    case 'discard':
    case 'swap-track':
      return [`track:${action.track}`];
    case 'take-display':
      return [`display:${action.place}`];
    case 'take-pile':
      return ['display:pile'];
    case 'take-up':
      return ['display:up'];
    default:
      return [];
  }
}
