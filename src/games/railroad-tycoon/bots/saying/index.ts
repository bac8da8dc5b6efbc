import type { Saying } from '#bots/saying.ts';
import type {
  Action,
  Event,
  NamedCity,
  Own,
  RailroadTycoon,
  Table,
} from '#games/railroad-tycoon/rules/model.ts';
import { play } from '#games/railroad-tycoon/rules/play.ts';
import type { Language, Seat } from '#kernel/game.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { layOutOf, spotsOf } from './spots.ts';
import type { AdviceWords } from './words.ts';

const words: Readonly<Record<Language, AdviceWords>> = { en, fr };

export const saying: Saying<RailroadTycoon> = {
  title: (actions, { table, own }, seat, language) =>
    titleOf(actions, toldOf(actions, table, own, seat), words[language], (city) =>
      language === 'fr' ? (city.fr ?? city.name) : city.name,
    ),
  get parts() {
    return { en: en.parts, fr: fr.parts };
  },
  least: 0.5,
  spots: (actions, { table, own }, seat) => spotsOf(actions, toldOf(actions, table, own, seat)),
  layOut: (actions, { table, own }, seat) => layOutOf(actions, toldOf(actions, table, own, seat)),
};

/** What would be told if these were done, as far as nothing comes between. */
function toldOf(actions: readonly Action[], table: Table, own: Own, seat: Seat): Event[] {
  const state = play.imagine(table, own, seat, { below: () => 0 });
  const told: Event[] = [];
  for (const action of actions) {
    if (!play.actors(state.table).includes(seat)) break;
    if (play.check(state.table, play.own(state, seat), seat, action)) break;
    play.apply(state, seat, action, (event) => told.push(event));
  }
  return told;
}

/** By what it comes to: of a link, not its tiles; of a card, not what follows. */
function titleOf(
  actions: readonly Action[],
  told: readonly Event[],
  said: AdviceWords,
  name: (city: NamedCity) => string,
): string {
  for (const event of told) {
    switch (event.is) {
      case 'link-finished':
        return said.link(name(event.ends[0]), name(event.ends[1]));
      case 'goods-delivered':
        return said.deliver(name(event.ends[0]), name(event.ends[1]), event.colour);
      case 'city-urbanised':
        return said.urbanise(name(event.city), event.colour);
      case 'city-grown':
        return said.grow(name(event.city));
      case 'level-raised':
        return said.upgrade(event.level);
      case 'card-taken':
        return said.card(event.card);
      case 'western-built':
        return said.west(name(event.city));
      default:
    }
  }
  for (const event of told) if (event.is === 'track-laid') return said.track(name(event.origin));
  return plainTitle(actions.findLast(({ do: kind }) => kind !== 'issue-share') ?? actions[0], said);
}

function plainTitle(action: Action | undefined, said: AdviceWords): string {
  switch (action?.do) {
    case 'bid':
      return said.bid(action.amount);
    case 'pass':
      return said.pass;
    case 'take-card':
      return said.card(action.card);
    case 'redirect':
      return said.redirect;
    case 'stop-building':
      return said.stop;
    case 'announce-grant':
      return said.grant;
    case 'issue-share':
      return said.issue;
    default:
      return said.decline;
  }
}
