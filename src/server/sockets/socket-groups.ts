import { type Limits, SCOPES, type Scope } from '../limits.ts';

/** A socket as the others see it. */
export type Member = {
  /** What it is counted by, as far as that is known. */
  readonly keys: Partial<Record<Scope, string>>;
  /** What has been sent and not been read, in bytes. */
  readonly waiting: number;
  cutOff(): void;
};

/** The sockets of each guest, of each address and at each table: how many there are, and how much waits for them. */
export class SocketGroups {
  readonly #limits: Limits;
  readonly #members = new Map<string, Set<Member>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts it among these, unless there are too many already. */
  add(member: Member, scope: Scope, key: string): boolean {
    const name = nameOf(scope, key);
    const members = this.#members.get(name) ?? new Set();
    if (members.size >= this.#limits.sockets[scope]) return false;
    this.#members.set(name, members.add(member));
    member.keys[scope] = key;
    return true;
  }

  delete(member: Member): void {
    for (const [scope, members] of this.#groupsOf(member)) {
      members.delete(member);
      if (members.size === 0) this.#members.delete(nameOf(scope, member.keys[scope]));
    }
  }

  /** More waits for this one. Where too much waits for all together, the one that reads least is cut off. */
  relieve(member: Member): void {
    for (const [scope, members] of this.#groupsOf(member)) {
      let sum = 0;
      let slowest = member;
      for (const each of members) {
        sum += each.waiting;
        if (each.waiting > slowest.waiting) slowest = each;
      }
      if (sum > this.#limits.backlog[scope]) slowest.cutOff();
    }
  }

  *#groupsOf({ keys }: Member): Iterable<[Scope, Set<Member>]> {
    for (const scope of SCOPES) {
      const members = this.#members.get(nameOf(scope, keys[scope]));
      if (members) yield [scope, members];
    }
  }
}

/** No key is empty, so nobody is found among those of none. */
function nameOf(scope: Scope, key = ''): string {
  return `${scope} ${key}`;
}
