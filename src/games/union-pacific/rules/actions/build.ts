import type { SeatAction } from '#kernel/play.ts';
import {
  type Board,
  boardOf,
  type City,
  citiesReached,
  fits,
  isConnected,
  isOn,
  type Section,
  type SectionAt,
  touches,
} from '../board.ts';
import { add } from '../counts.ts';
import { COMPANIES } from '../data/cards.ts';
import { valueOf } from '../dividends.ts';
import { afterBuilding } from '../flow.ts';
import {
  type Action,
  type CityName,
  type Company,
  type Own,
  type Space,
  type Table,
  TRACKS,
  type Track,
  type UnionPacific,
} from '../model.ts';
import { checkHolds, layAside } from './tracks.ts';

/** Every building there can be, made when it is first offered: `[(track * 10 + company) * 256 + space]`. */
const BUILDINGS: Action[] = [];

function building(track: Track, company: Company, space: Space): Action {
  const at = (track * COMPANIES.length + company) * 256 + space;
  let action = BUILDINGS[at];
  if (!action) {
    action = { do: 'build', track, company, space };
    BUILDINGS[at] = action;
  }
  return action;
}

/** 5.1 to 5.7 */
export const build = {
  phases: ['act'],

  check({ board: name, spaces, trains }, own, _seat, { track, company, space }) {
    const board = boardOf(name);
    const refusal = checkHolds(own, track);
    if (refusal) return refusal;
    if (spaces[space] !== 0) return { rule: '5.4' };
    const kind = board.trackOf[space] as Track;
    if (!fits(track, kind)) return { rule: '5.3' };
    if ((((board.mayUse[company] as number) >> kind) & 1) === 0) return { rule: '5.2' };
    if (trains[company] === 0) return { rule: '5.7' };
    const section = board.sections[board.sectionOf[space] as SectionAt] as Section;
    if (isOn(section, spaces, company)) return { rule: '5.5' };
    if (!isConnected(board, spaces, company, section)) return { rule: '5.6' };
    return undefined;
  },

  offer(table, own, _seat, into) {
    everyBuilding(table, (company, space, kind) => {
      for (let track = 0; track < TRACKS; track++) {
        if ((own.tracks[track] as number) > 0 && fits(track, kind)) {
          into.push(building(track, company, space));
        }
      }
    });
  },

  apply(state, seat, { track, company, space }, tell) {
    const { table } = state;
    layAside(state, seat, track, table.discards);
    table.spaces[space] = company + 1;
    add(table.trains, company, -1);
    table.idle = 0;
    if (tell) {
      const value = valueOf(table, company);
      const ends = endsOf(boardOf(table.board), space);
      tell({ is: 'train-built', seat, track, company, space, ends, value });
    }
    afterBuilding(table);
  },
} satisfies SeatAction<UnionPacific, 'build'>;

/** 3.5: is there anything this hand can build? */
export function canBuild(table: Table, own: Own): boolean {
  let found = false;
  everyBuilding(table, (_company, _space, kind) => {
    found ||= own.tracks.some((count, track) => count > 0 && fits(track, kind));
  });
  return found;
}

/** 5.2 to 5.7: calls with every train that could be placed, given a card for it. */
export function everyBuilding(
  table: Table,
  visit: (company: Company, space: Space, kind: Track) => void,
): void {
  const board: Board = boardOf(table.board);
  const { spaces, trains } = table;
  const reached = citiesReached(board, spaces);
  for (let i = 0; i < board.sections.length; i++) {
    const section = board.sections[i] as Section;
    const end = section.first + section.size;
    let free = 0;
    for (let space = section.first; space < end; space++) {
      if (spaces[space] === 0) free |= 1 << (board.trackOf[space] as Track);
    }
    if (free === 0) continue;
    for (let company = 0; company < trains.length; company++) {
      const usable = free & (board.mayUse[company] as number);
      if (usable === 0 || trains[company] === 0) continue;
      if (!touches(reached, company, section) || isOn(section, spaces, company)) continue;
      for (let space = section.first; space < end; space++) {
        const kind = board.trackOf[space] as Track;
        if (spaces[space] === 0 && ((usable >> kind) & 1) === 1) visit(company, space, kind);
      }
    }
  }
}

function endsOf({ data, sections, sectionOf }: Board, space: Space): [CityName, CityName] {
  const { a, b } = sections[sectionOf[space] as SectionAt] as Section;
  const nameOf = (city: City): CityName => {
    const { name, fr } = data.cities[city] as CityName;
    return fr === undefined ? { name } : { name, fr };
  };
  return [nameOf(a), nameOf(b)];
}
