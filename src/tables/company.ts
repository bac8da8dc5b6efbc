import type { Request } from '#protocol/to-server.ts';
import { Absence, type AbsenceRequest, isAbsenceRequest } from './absence.ts';
import type { TableParts } from './playing.ts';
import { Rematches, type RematchRequest } from './rematch.ts';
import type { Visitor } from './seating.ts';
import type { Change } from './store.ts';

type CompanyRequest = AbsenceRequest | RematchRequest;

/** What the people at a table settle among themselves beside the game. A browser has no such company, and does not load it. */
export class Company {
  readonly #absence: Absence;
  readonly #rematches: Rematches;

  constructor(parts: TableParts, deeds: { change(change: Change): Promise<void> }) {
    this.#absence = new Absence(parts, deeds);
    this.#rematches = new Rematches(parts, deeds);
  }

  has(request: Request): request is CompanyRequest {
    return request.t === 'rematch' || isAbsenceRequest(request);
  }

  do(visitor: Visitor, request: CompanyRequest): Promise<void> {
    return request.t === 'rematch'
      ? this.#rematches.answer(visitor, request)
      : this.#absence.do(visitor, request);
  }
}
