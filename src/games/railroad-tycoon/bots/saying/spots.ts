import type { Action, City, Event } from '#games/railroad-tycoon/rules/model.ts';

/** Cities on the map, and what else the board names. */
export function spotsOf(actions: readonly Action[], told: readonly Event[]): string[] {
  const ends = told.flatMap((event): City[] => {
    switch (event.is) {
      case 'link-finished':
      case 'goods-delivered':
        return event.ends.map(({ city }) => city);
      case 'track-laid':
        return [event.origin.city];
      case 'city-urbanised':
      case 'city-grown':
      case 'western-built':
        return [event.city.city];
      default:
        return [];
    }
  });
  const others = actions.flatMap((action) => {
    switch (action.do) {
      case 'upgrade':
        return ['mode:upgrade'];
      case 'take-card':
        return [`card:${action.card}`, 'mode:card'];
      case 'issue-share':
        return [];
      default:
        return [];
    }
  });
  return [...new Set([...ends.map((city) => `city:${city}`), ...others])];
}

/** What is pressed for it, up to the lever. A bid, and the tiles of a link that is not finished, are left to the player. */
export function layOutOf(actions: readonly Action[], told: readonly Event[]): string[] {
  for (const action of actions) {
    switch (action.do) {
      case 'deliver': {
        const event = told.find(({ is }) => is === 'goods-delivered');
        const to = event?.is === 'goods-delivered' ? [`to:${event.ends[1].city}`] : [];
        return ['mode:deliver', `cube:${action.from}:${action.colour}`, ...to];
      }
      case 'lay-track': {
        const event = told.find(({ is }) => is === 'link-finished');
        if (event?.is !== 'link-finished') return [];
        const [from, to] = event.ends;
        return ['mode:build', `city:${from.city}`, `city:${to.city}`];
      }
      case 'urbanise':
        return ['mode:urbanise', `city:${action.city}`, `colour:${action.colour}`];
      case 'upgrade':
        return ['mode:upgrade'];
      case 'take-card':
        return ['mode:card', `card:${action.card}`];
      case 'western-link':
        return ['mode:west', `city:${action.city}`];
      default:
    }
  }
  return [];
}
