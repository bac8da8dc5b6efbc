import { describe, expect, it } from 'vitest';
import { boardOf } from '#games/union-pacific/rules/board.ts';
import { none } from '#games/union-pacific/rules/counts.ts';
import { unionPacific } from '#games/union-pacific/rules/index.ts';
import { type Action, JOKER, type Phase, TRACKS, UP } from '#games/union-pacific/rules/model.ts';
import { hintOf } from '../board/hint.ts';
import { explain } from '../explain.ts';
import type { Dock } from '../handling/dock.ts';
import { citiesOf, whereabouts } from '../logic/cities.ts';
import { steps, subtitle } from '../logic/steps.ts';
import { verdictOf } from '../result/verdict.ts';
import { wordsIn } from '../words/index.ts';
import { whyIn } from '../words/why.ts';
import { NO_OPTIONS, stateAt } from './games.ts';

const { game } = unionPacific;

describe('cities as text', () => {
  const { table } = game.setup(4, NO_OPTIONS);
  const say = (language: 'en' | 'fr', name: string) => {
    const city = citiesOf(table, language).find((one) => one.name === name);
    return city && wordsIn(language).map.city(city);
  };

  it('names the sections, their spaces from the city on, and who is there', () => {
    expect(say('en', 'Denver')).toMatch(/^Denver: four sections; /);
    expect(say('en', 'Denver')).toContain('Kansas City 4 spaces, black, black, dotted, dotted');
    expect(say('en', 'Denver')).toContain('Denver Midland present');
    expect(say('en', 'Kansas City')).toContain('Denver 4 spaces, dotted, dotted, black, black');
  });

  it('is French in French', () => {
    expect(say('fr', 'La Nouvelle-Orléans')).toMatch(/sections/);
    expect(say('fr', 'Denver')).toContain('Denver Midland présente');
  });

  it('tells where a space lies', () => {
    const where = whereabouts(boardOf('north-america'), 0, 'en');
    expect(where.nth).toBe(1);
    expect(wordsIn('fr').where(where)[1]).toMatch(/^case/);
  });
});

it('counts rounds: four have played eleven times, and the first once more', () => {
  const { table } = stateAt('act');
  const late = { ...table, turns: 45, paid: 2, players: table.players.slice(0, 4) };
  expect(late.players).toHaveLength(4);
  expect(subtitle(late, 'en')).toBe('Round 12 · 2nd dividend paid');
  expect(subtitle({ ...late, turns: 44 }, 'fr')).toBe('Tour\u00a011 · 2e dividende versé');
  expect(subtitle({ ...late, phase: 'over' }, 'en')).toBe('Over after 12 rounds');
});

describe('why not', () => {
  const open = stateAt('open');
  const act = stateAt('act', { turn: 8, seed: 2 });
  const seat = act.table.turn;
  const seen = { table: act.table, own: game.own(act, seat) };
  const build = { do: 'build', track: 0, company: 4, space: 12 } as const;

  /** All rules by which a seat is refused, each with what was tried. */
  const tries: readonly [rule: string, action: Action][] = [
    ['2.4', { do: 'choose-opening', share: 3 }],
    ['2.5', { do: 'choose-opening', share: 3 }],
    ['3.2', { do: 'end-turn' }],
    ['3.3', { do: 'end-turn' }],
    ['3.5', { do: 'discard', track: 1 }],
    ['4.2', { do: 'discard', track: JOKER }],
    ['4.4', { do: 'swap-track', track: 2 }],
    ['5.2', build],
    ['5.3', build],
    ['5.4', build],
    ['5.5', build],
    ['5.6', build],
    ['5.7', build],
    ['6.2', { do: 'take-display', place: 1 }],
    ['6.3', { do: 'take-pile' }],
    ['6.4', { do: 'take-up' }],
    ['6.5', { do: 'take-up' }],
    ['7.2', { do: 'exchange', share: 2 }],
    ['8.1', { do: 'invest', share: 2, count: 1 }],
    ['8.2', { do: 'invest', share: 2, count: 4 }],
    ['8.3', { do: 'invest-pair', shares: [2, 2] }],
    ['11.2', { do: 'end-turn' }],
  ];

  for (const language of ['en', 'fr'] as const) {
    it(`has a sentence of its own for every rule; ${language}`, () => {
      const { unknown } = whyIn(language);
      const said = tries.map(([rule, action]) =>
        explain({ rule: rule as '5.2' }, action, seen, language),
      );
      for (const sentence of said) {
        expect(sentence).not.toBe(unknown);
        expect(sentence.split('**').length % 2).toBe(1);
      }
      expect(new Set(said).size).toBe(said.length);
    });
  }

  it('tells chance from another player', () => {
    const told = explain({ rule: '3.2' }, { do: 'end-turn' }, { ...open, own: undefined }, 'en');
    expect(told).toBe(whyIn('en').notYours);
  });
});

describe('a dead card', () => {
  const { table, hidden } = stateAt('act', { turn: 8, seed: 2 });
  const WHITE = 3;
  const own = { ...game.own({ table, hidden }, table.turn), tracks: [1, 0, 0, 2, 0] };
  const full = { ...table, phase: 'swap' as const, spaces: table.spaces.map(() => 1) };
  const bare = { ...full, trackPile: 0, discards: none(TRACKS) };
  const swap = { do: 'swap-track', track: WHITE } as const;
  const hint = (now: typeof table): string =>
    hintOf({ turn: { ask: 'swap' }, table: now, own } as Dock, wordsIn('en').hint);

  it('is not called alive where there is only nothing to draw for it', () => {
    const refusal = game.check(bare, own, table.turn, swap);
    expect(refusal).toEqual({ rule: '4.4' });
    for (const language of ['en', 'fr'] as const) {
      const why = whyIn(language);
      const say = (now: typeof table) =>
        explain({ rule: '4.4' }, swap, { table: now, own }, language);
      expect(say(bare)).toBe(why.noTrackLeft(WHITE));
      expect(say({ ...bare, spaces: table.spaces })).toBe(why.notDead(WHITE));
    }
  });

  it('is offered for swapping only while there is a card to draw', () => {
    const { hint: words } = wordsIn('en');
    expect(hint(full)).toBe(words.swap);
    expect(hint(bare)).toBe(words.swapNothing);
    expect(hint({ ...full, spaces: table.spaces })).toBe(words.swapNone);
  });
});

describe('what is asked', () => {
  const { table, hidden } = stateAt('take', { turn: 8, seed: 2 });
  const own = game.own({ table, hidden }, table.turn);
  const say = (now: typeof table, language: 'en' | 'fr', share?: number): string =>
    hintOf({ turn: { ask: now.phase, share }, table: now, own } as Dock, wordsIn(language).hint);

  it('names only what can be taken', () => {
    expect(say(table, 'fr')).toMatch(/ou une action Union Pacific\.$/);
    expect(say({ ...table, upPile: 0 }, 'fr')).toBe(
      'Prenez une action visible ou la première carte de la pioche.',
    );
    expect(say({ ...table, upPile: 0, groups: [] }, 'en')).toBe('Take a share: from the display.');
    const second = { ...table, options: { ...table.options, second: true } };
    expect(say(second, 'en')).not.toMatch(/Union Pacific/);
  });

  it('says that Union Pacific for Union Pacific changes nothing', () => {
    const exchange = { ...table, phase: 'exchange' as const, upPile: 4 };
    expect(say(exchange, 'en', UP)).toMatch(/your hand stays the same\*\*, and 3 are left/);
    expect(say(exchange, 'fr', 2)).toMatch(/Miami Southern.* sort du jeu/);
  });

  it('tells in a sentence what a share more brings', () => {
    const { hint } = wordsIn('fr');
    const taking = { share: 2, from: 3, to: 5, nth: 3, hand: 2 };
    const nameOf = () => 'Inès';
    expect(hint.taking({ ...taking, stand: { is: 'passes', seats: [2] } }, nameOf)).toBe(
      'Votre 3e, à exposer avec les 2 de votre main\u00a0: vous passez devant Inès, **+3 → +5** au prochain dividende. Tous la voient.',
    );
    const first = { ...taking, from: 0, to: 0, nth: 1, hand: 0 };
    expect(hint.taking({ ...first, stand: { is: 'unpaid', seat: 2, shares: 4 } }, nameOf)).toBe(
      'Votre 1re\u00a0: pas encore de rang payé, Inès en expose 4. Tous la voient.',
    );
    expect(
      wordsIn('en').hint.taking({ ...taking, from: 5, stand: { is: 'leads' } }, nameOf),
    ).toContain('you stay ahead, **+5** with or without it');
  });
});

describe('the verdict', () => {
  const { table } = stateAt('act', { seats: 2 });
  const verdict = (money: number[], third: number | null, language: 'en' | 'fr' = 'en') =>
    verdictOf(
      {
        table: { ...table, money, third: third === null ? null : { shares: [], money: third } },
        names: ['Ada', 'Basile'],
        eyes: 0,
      },
      wordsIn(language),
    );

  it('names the one who has won', () => {
    expect(verdict([50, 40], 30)).toBe('You win with 50 million.');
    expect(verdict([50, 60], null)).toBe('Basile wins with 60 million.');
    expect(verdict([50, 60], 70)).toBe('The imaginary third player wins with 70 million.');
  });

  it('says that they are tied, be it with the imaginary player', () => {
    expect(verdict([50, 50], 40)).toMatch(/^Ada and Basile share the victory/);
    expect(verdict([50, 40], 50)).toMatch(/^Ada and the imaginary player share the victory/);
    expect(verdict([40, 50], 50, 'fr')).toMatch(
      /^Basile et le joueur imaginaire se partagent la victoire/,
    );
    expect(verdict([50, 50], 50)).toMatch(/^Ada, Basile and the imaginary player share/);
  });
});

describe('French', () => {
  const { call, papers, tracks } = wordsIn('fr');

  it('elides before a vowel, and only there', () => {
    expect(call.turnOf('Inès')).toBe('Au tour d’Inès');
    expect(call.turnOf('Yann')).toBe('Au tour de Yann');
    expect(call.waits(['Yann', 'Ada', 'Basile'])).toBe('En attente de Yann, d’Ada et de Basile');
  });

  it('counts cards in the plural', () => {
    expect([tracks(1, 0), tracks(2, 0), tracks(3, 3), tracks(2, 4)]).toEqual([
      '1 simple',
      '2 simples',
      '3 blanches',
      '2 jokers',
    ]);
    expect(papers.discards([[3, 3]])).toContain('3 blanches');
  });

  it('lets no line break before a colon in a refusal', () => {
    expect(whyIn('fr').mustAct(true)).toContain('passe pas\u00a0:');
  });
});

describe('the steps of a turn', () => {
  it('has one for every phase', () => {
    const phases: Phase[] = ['deal', 'open', 'reveal', 'display', 'swap', 'swap-draw', 'track'];
    const rest: Phase[] = ['act', 'discard', 'take', 'draw', 'refill', 'exchange'];
    for (const phase of [...phases, ...rest]) {
      const { names, now } = steps({ phase }, 'fr');
      expect(names[now]).toBeTruthy();
    }
    expect(steps({ phase: 'over' }, 'en').now).toBe(-1);
  });
});
