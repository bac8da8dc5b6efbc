import { describe, expect, it } from 'vitest';
import { railroadTycoon } from '#games/railroad-tycoon/rules/index.ts';
import type { Event, NamedCity, RailroadTycoon } from '#games/railroad-tycoon/rules/model.ts';
import { typeset } from '#kernel/french.ts';
import type { Eyes, Language } from '#kernel/game.ts';
import type { ToldEntry } from '#ui/face.ts';
import { digest } from '../telling/digest.ts';
import { readAloud } from '../telling/read-aloud.ts';
import { sign } from '../telling/signs.ts';
import { type Entry, recordedGame, recordNames } from './games.ts';

const { game } = railroadTycoon;
const NAMES = ['Ada', 'Basile', 'Inès', 'Jules', 'Marta', 'Otto'];
const SEATS = NAMES.slice(0, 4);

const listening = (language: Language, eyes: Eyes = 0, names = SEATS) => ({
  language,
  eyes,
  names,
});

/** All of a game, each entry with what its own moment was. */
const played = (name: string): Entry[] =>
  [...recordedGame(name)].map((entry) => ({ ...entry, after: game.clone(entry.after) }));

const told = (entries: readonly Entry[]): ToldEntry<RailroadTycoon>[] =>
  entries.map(({ actor, events }) => ({ actor, events }));

describe('since your turn', () => {
  // The journal's entries 226 to 238 of this record: the end of turn 8, and turn 9 up to Ada's first action.
  const since = () => {
    const all = played('four-players');
    const end = all.findIndex(({ actor }, i) => i > 234 && actor === 0);
    return { entries: told(all.slice(225, end)), state: all[end - 1]?.after };
  };

  it('says income first, then what each rival did', () => {
    const { entries, state } = since();
    if (!state) throw new Error('no such moment');
    const seen = { table: state.table, own: game.own(state, 0) };
    const strips = digest(entries, seen, listening('fr'));
    expect(strips.map(({ seat }) => seat)).toEqual([undefined, 1, 2, 3]);
    expect(strips[0]).toMatchObject({
      gain: typeset('+16 000 $'),
      text: typeset('Revenus du tour 8'),
    });
    expect(strips[1]?.text).toBe(
      typeset('**Basile** émet 2 parts ·\u00a0tour 9 : 1er joueur pour 4 000 $'),
    );
    expect(strips[2]?.text).toBe('**Inès** relie Chicago–Rock Island');
    expect(strips[2]?.detail).toBe(typeset('3 tuiles'));
    expect(strips[3]).toMatchObject({
      gain: '+4',
      text: '**Jules** livre New Haven → Washington',
    });
    expect(strips[3]?.about.map(({ is }) => is)).toEqual(['goods-delivered']);
    const english = digest(entries, seen, listening('en'));
    expect(english[0]).toMatchObject({ gain: '+$16,000', text: 'Income of turn 8' });
    expect(english[1]?.text).toContain('turn 9: is first for $4,000');
  });

  it('says who passed an auction that is over, and has done nothing since', () => {
    const { state } = since();
    if (!state) throw new Error('no such moment');
    const seen = { table: state.table, own: game.own(state, 0) };
    const events: Event[] = [
      { is: 'bid-passed', seat: 1 },
      { is: 'bid-made', seat: 2, amount: 3 },
      { is: 'bid-passed', seat: 3 },
      { is: 'first-chosen', seat: 2, paid: 3, issued: 0 },
      { is: 'action-declined', seat: 3 },
    ];
    const strips = digest([{ actor: 1, events }], seen, listening('en'));
    expect(strips.map(({ text }) => text)).toEqual([
      '**Basile** passes',
      '**Inès** is first for $3,000',
      '**Jules** declines',
    ]);
  });

  const seenIn = (name: string) => {
    const table = played(name)[0]?.after.table;
    if (!table) throw new Error('no such game');
    return table;
  };
  const city = (name: string) => ({ city: 1, name });
  const rose = (events: Event[], table = seenIn('four-players')) =>
    digest([{ actor: 1, events }], { table, own: undefined }, listening('en')).find(
      ({ seat }) => seat === 1,
    );

  it('tells what somebody did in the order of time, and what came after an income apart', () => {
    const events: Event[] = [
      { is: 'card-taken', seat: 1, card: 0 },
      { is: 'share-issued', seat: 1, shares: 3 },
      { is: 'link-finished', seat: 1, link: 0, ends: [city('Troy'), city('Utica')], tiles: 3 },
      { is: 'turn-begun', turn: 4, last: false },
      { is: 'bid-made', seat: 1, amount: 2 },
    ];
    const strip = rose(events);
    expect(strip?.text).toMatch(
      /^\*\*Basile\*\* takes .*, issues 1 share, links Troy–Utica ·\u00a0turn 4: bids \$2,000$/,
    );
    // A count of tiles would hang on the bid.
    expect(strip?.detail).toBeUndefined();
    expect(strip?.short).toBe('→\u00a0Utica');
  });

  it('says once that somebody takes several cards', () => {
    const strip = rose([
      { is: 'card-taken', seat: 1, card: 0 },
      { is: 'card-taken', seat: 1, card: 1 },
    ]);
    expect(strip?.text.match(/takes/g)).toHaveLength(1);
    expect(strip?.short).toBe('2 cards');
    expect(strip?.about).toHaveLength(2);
  });

  it('says what a rival’s delivery brought to oneself beside that delivery', () => {
    const ends: [NamedCity, NamedCity] = [city('Troy'), city('Utica')];
    const route = [0];
    expect(
      rose([
        { is: 'goods-delivered', seat: 1, colour: 0, ends, route, points: [1, 1, 0, 0] },
        { is: 'level-raised', seat: 1, level: 2, price: 5 },
      ])?.text,
    ).toBe('**Basile** delivers Troy → Utica (+1 for you), reaches level 2');
  });

  it('knows who passed or leads before one’s own last word in the auction', () => {
    const table = structuredClone(seenIn('four-players'));
    Object.assign(table, { phase: 'auction', bid: 3, bidder: 2 });
    for (const [seat, player] of table.players.entries()) player.passed = seat === 1;
    const strips = digest([], { table, own: undefined }, listening('en'));
    expect(strips.map(({ seat, text }) => [seat, text])).toEqual([
      [1, '**Basile** passes'],
      [2, '**Inès** bids $3,000'],
    ]);
    // Ada is first, and acts: Basile is still to come.
    Object.assign(table, { phase: 'act', round: 1, first: 0, seat: 0, bid: 0, bidder: -1 });
    const told = () =>
      digest([], { table, own: undefined }, listening('en')).map(({ text }) => text);
    expect(told()).toEqual(['**Basile** passes']);
    table.seat = 2;
    expect(told()).toEqual([]);
  });

  it('goes on to the tycoons and to who won', () => {
    const all = played('four-players');
    const last = all.at(-1);
    if (!last) throw new Error('no such moment');
    const seen = { table: last.after.table, own: game.own(last.after, 0) };
    const strips = digest(told(all.slice(-3)), seen, listening('fr'));
    const texts = strips.map(({ text, detail }) => `${text} ${detail}`).join(' | ');
    expect(texts).toContain('Revenus');
    expect(texts).toMatch(/votre nabab.:/);
    const winner = game.standings(last.after).find(({ place }) => place === 1);
    if (winner?.seat === 0) throw new Error('another winner is wanted');
    expect(texts).toContain(`**${SEATS[winner?.seat ?? 0]}** gagne avec`);
    for (const seat of [1, 2, 3])
      expect(strips.find((one) => one.seat === seat)?.text).toContain('montre ');
  });

  it('speaks of links, never of tiles, and never twice of one rival, in any game', () => {
    for (const name of recordNames()) {
      const all = played(name);
      const seats = all[0]?.after.table.players.length ?? 0;
      for (const language of ['en', 'fr'] as const) {
        for (let at = 0; at + 12 < all.length; at += 9) {
          const part = all.slice(at, at + 12);
          const table = part.at(-1)?.after.table;
          if (!table) continue;
          const names = NAMES.slice(0, seats);
          const strips = digest(
            told(part),
            { table, own: undefined },
            listening(language, 0, names),
          );
          const rivals = strips.flatMap(({ seat }) => seat ?? []);
          expect(new Set(rivals).size).toBe(rivals.length);
          expect(rivals).not.toContain(0);
          for (const { text, short, gain } of strips) {
            expect(text).not.toMatch(/tuile|tile|undefined|NaN/);
            expect(short ?? gain).toBeTruthy();
          }
        }
      }
    }
  });
});

describe('signs', () => {
  const signsOf = (name: string, language: Language) =>
    played(name).flatMap(({ events, after: { table } }) =>
      events.flatMap((event: Event) => {
        const names = NAMES.slice(0, table.players.length);
        const one = sign(event, { table, own: undefined }, listening(language, 0, names));
        return one ? [{ is: event.is, ...one }] : [];
      }),
    );

  it('tell the end, the last turn, a major line and the West', () => {
    const all = recordNames().flatMap((name) => signsOf(name, 'fr'));
    const kinds = new Set(all.map(({ is }) => is));
    expect(kinds).toEqual(
      new Set(['end-announced', 'turn-begun', 'points-gained', 'western-built']),
    );
    const west = all.find(({ is }) => is === 'western-built');
    expect(west?.text).toContain(typeset('**4 cubes rouges** y arrivent'));
    // A line is for whoever built it: the sum stands before the sign where it is one's own.
    for (const { is, text, gain } of all)
      if (is === 'points-gained') expect(gain !== undefined).toBe(text.startsWith('Vous'));
    expect(all.some(({ gain }) => gain !== undefined && /^\+\d+$/.test(gain))).toBe(true);
    for (const { title, text } of all) expect(`${title} ${text}`).not.toMatch(/undefined|NaN/);
  });
});

it('reads the table aloud: the score, then what is possible', () => {
  const before = played('four-players').find(
    ({ before: { table }, actor }) => actor === 0 && table.phase === 'act' && table.turn === 9,
  )?.before;
  if (!before) throw new Error('no such moment');
  const { table } = before;
  const own = game.own(before, 0);
  const choices = game.choices(table, own, 0);
  const said = (language: Language) =>
    readAloud({ table, own, eyes: 0, names: SEATS, language }, choices);
  expect(said('fr')).toContain(
    typeset('Points : vous 42, Basile 7, Inès 59 et Jules 36 ; vous avez 26 000 $'),
  );
  expect(said('en')).toMatch(/\d+ cubes? (is|are) in reach; the best is the \w+ cube of/);
  const waits = readAloud({ table, own, eyes: 0, names: SEATS, language: 'en' }, []);
  expect(waits).toMatch(/shares\.$/);
});
