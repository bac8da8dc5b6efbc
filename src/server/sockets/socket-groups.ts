import { type Limits, SCOPES, type Scope } from '../limits.ts';

/** A socket as the others see it. */
export type Member = {
  /** What it is counted by, as far as that is known. */
  [scope in Scope]: string | undefined;
} & {
  /** What has been sent and not been read, in bytes. */
  readonly waiting: number;
  cutOff(): void;
};

/** Those of one guest, address or table. Most have one socket, and that needs no set. */
type Group = Member | Set<Member>;

/** The sockets of each guest, of each address and at each table: how many there are, and how much waits for them. */
export class SocketGroups {
  readonly #limits: Limits;
  readonly #groups: Readonly<Record<Scope, Map<string, Group>>> = {
    guest: new Map(),
    address: new Map(),
    table: new Map(),
  };

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Counts it among these, unless there are too many already. */
  add(member: Member, scope: Scope, key: string): boolean {
    const groups = this.#groups[scope];
    const group = groups.get(key);
    const size = group instanceof Set ? group.size : Number(group !== undefined);
    if (size >= this.#limits.sockets[scope]) return false;
    if (group instanceof Set) group.add(member);
    else groups.set(key, group ? new Set([group, member]) : member);
    member[scope] = key;
    return true;
  }

  delete(member: Member): void {
    for (const scope of SCOPES) {
      const groups = this.#groups[scope];
      // No key is empty, so nobody is found among those of none.
      const key = member[scope] ?? '';
      const group = groups.get(key);
      if (group instanceof Set) group.delete(member);
      if (group === member || (group instanceof Set && group.size === 0)) groups.delete(key);
    }
  }

  /** More waits for this one. Where too much waits for all together, the one that reads least is cut off. */
  relieve(member: Member): void {
    for (const scope of SCOPES) {
      const group = this.#groups[scope].get(member[scope] ?? '');
      if (!group) continue;
      let sum = 0;
      let slowest = member;
      for (const each of group instanceof Set ? group : [group]) {
        sum += each.waiting;
        if (each.waiting > slowest.waiting) slowest = each;
      }
      if (sum > this.#limits.backlog[scope]) slowest.cutOff();
    }
  }
}
