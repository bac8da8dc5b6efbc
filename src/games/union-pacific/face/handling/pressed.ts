import { canSwap } from '#games/union-pacific/rules/actions/tracks.ts';
import type {
  Action,
  Company,
  Share,
  Space,
  Track,
  UnionPacific,
} from '#games/union-pacific/rules/model.ts';
import { type ByKeys, judged, type Outcome, type Pressed } from '#ui/handling/outcome.ts';
import { missedAt, NO_PARTS, type Parts, tracksIn, withPart } from '../logic/building.ts';
import { pickShare } from '../logic/selection.ts';
import { EMPTY, type Held, isSame, lessThan, type Mode, type Source } from './held.ts';
import { type Asked, type Turn, takingFrom, turnOf } from './turn.ts';

/** What can be pressed. By keys, what is chosen already is done by pressing it again. */
export type Press = ByKeys &
  (
    | { is: 'mode'; mode: Mode }
    | { is: 'track'; track: Track }
    | { is: 'company'; company: Company }
    | { is: 'space'; space: Space }
    /** A space that takes no train. */
    | { is: 'missed'; space: Space }
    | { is: 'share'; share: Share }
    | { is: 'source'; source: Source }
    | { is: 'lever' }
    /** Lets go of what was chosen last; `from`: what has the focus. */
    | { is: 'back'; from: 'space' | 'company' | undefined }
  );

type Pressing = Outcome<Held, Action>;

export const pressed: Pressed<UnionPacific, Held, Press, Asked> = (held, press, asked) => {
  const turn = turnOf(held, asked);
  switch (press.is) {
    case 'mode':
      return withMode(held, press.mode, turn);
    case 'track':
      return withTrack(held, press.track, press, turn, asked);
    case 'company':
      return withCompany(held, press.company, press, turn, asked);
    case 'space':
      return press.byKeys && turn.space === press.space && turn.deed
        ? pulled(held, turn, asked)
        : { held: building(held, turn, { space: press.space }) };
    case 'missed':
      return turn.ask === 'act' && turn.mode === 'build' && asked.own
        ? tried(held, missedAt(asked.table, asked.own.tracks, held, press.space), asked)
        : { held };
    case 'share':
      return withShare(held, press.share, press, turn, asked);
    case 'source':
      return withSource(held, press.source, press, turn, asked);
    case 'lever':
      return pulled(held, turn, asked);
    case 'back':
      return steppedBack(held, press.from, turn);
  }
};

function pulled(held: Held, { deed }: Turn, asked: Asked): Pressing {
  return deed ? judged<UnionPacific, Held>(held, deed, asked) : { held };
}

/** Says why not, where it is not allowed; and does nothing. */
function tried(held: Held, action: Action, { check }: Asked): Pressing {
  const refusal = check(action);
  return refusal ? { held, refused: { refusal, action } } : { held };
}

const building = (held: Held, { buildings }: Turn, more: Partial<Parts>): Held => ({
  ...held,
  ...withPart(buildings, held, more),
  mode: 'build',
});

function withMode(held: Held, mode: Mode, turn: Turn): Pressing {
  if (mode === turn.mode || !turn.canBuild || !turn.canInvest) return { held };
  const focus = mode === 'invest' ? '[data-piece^="hand:"]' : '[data-piece^="track:"]';
  return { held: { ...EMPTY, mode }, focus };
}

function withTrack(
  held: Held,
  track: Track,
  { byKeys }: ByKeys,
  turn: Turn,
  asked: Asked,
): Pressing {
  const again = byKeys && held.track === track;
  switch (turn.ask) {
    case 'act':
      if (turn.mode === 'build' && !tracksIn(turn.buildings).has(track)) {
        return tried(held, { do: 'discard', track }, asked);
      }
      if (again && turn.deed) return pulled(held, turn, asked);
      return {
        held: building(held, turn, { track }),
        ...(held.track === track ? {} : { focus: '[data-piece^="chip:"]' }),
      };
    case 'swap':
      if (!canSwap(asked.table, track)) return tried(held, { do: 'swap-track', track }, asked);
      break;
    case 'idle':
    case 'discard':
      break;
    default:
      return { held };
  }
  if (again) return pulled(held, turn, asked);
  return { held: { ...held, track: held.track === track ? undefined : track } };
}

function withCompany(
  held: Held,
  company: Company,
  { byKeys }: ByKeys,
  turn: Turn,
  asked: Asked,
): Pressing {
  const again = held.company === company;
  if (byKeys && again && turn.deed) return pulled(held, turn, asked);
  const now = building(held, turn, { company });
  return again ? { held: now } : { held: now, focus: '[data-place]' };
}

/** 8.1: for an investment as many as may be; else the one that is asked for. */
function withShare(
  held: Held,
  share: Share,
  { byKeys }: ByKeys,
  turn: Turn,
  asked: Asked,
): Pressing {
  if (turn.ask !== 'act') {
    if (byKeys && held.share === share) return pulled(held, turn, asked);
    return { held: { ...held, share: held.share === share ? undefined : share } };
  }
  const selection = pickShare(held.selection, asked.own?.shares ?? [], share);
  if (selection) return { held: { ...held, ...NO_PARTS, selection, mode: 'invest' } };
  const action: Action = { do: 'invest', share, count: 1 };
  return { held, refused: { refusal: { rule: '8.1' }, action } };
}

function withSource(
  held: Held,
  source: Source,
  { byKeys }: ByKeys,
  turn: Turn,
  asked: Asked,
): Pressing {
  if (isSame(held.source, source)) {
    return byKeys ? pulled(held, turn, asked) : { held: { ...held, source: undefined } };
  }
  const { refused } = tried(held, takingFrom(source), asked);
  return refused ? { held, refused } : { held: { ...held, source } };
}

function steppedBack(
  held: Held,
  from: 'space' | 'company' | undefined,
  { canBuild }: Turn,
): Pressing {
  const before = lessThan(held, canBuild);
  if (before === undefined) return { held };
  const { company, track } = held;
  if (from === 'space' && held.space === undefined) {
    return {
      held: before,
      focus: company === undefined ? '[data-piece^="chip:"]' : `[data-piece="chip:${company}"]`,
    };
  }
  if (from === 'company' && track !== undefined) {
    return { held: before, focus: `[data-piece="track:${track}"]` };
  }
  return { held: before };
}
