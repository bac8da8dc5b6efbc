import type { DeviceShown } from '#protocol/http/account.ts';
import type { Trouble } from '../../account/account-api.ts';

/** What the page of the season ticket says, to guests and to holders, and the page that a letter leads to. */
export type AccountMessages = {
  guest: {
    title: string;
    /** Tables that are this browser's alone. */
    lead(tables: number): string;
    passkey: { title: string; text: string; make: string; enter: string };
    mail: { title: string; text: string; label: string; example: string; send: string };
    noPasskey: string;
    noMail: string;
    /** What one gains. */
    gains(tables: number): readonly string[];
    note: string;
    goOn: string;
    name(name: string): string;
    rename: string;
  };
  sent: { title: string; text(address: string): string };
  holder: {
    title: string;
    lead: string;
    onThisPage: string;
    note: string;
    chapters: { ways: string; devices: string; leave: string };
  };
  card: {
    kind: string;
    lines: string;
    specimen: string;
    yourName: string;
    since: string;
    number: string;
    noNumber: string;
    rename: string;
    sheet: string;
  };
  ways: {
    passkey: string;
    passkeys(count: number): string;
    add: string;
    mail: string;
    address(address: string): string;
    noAddress: string;
    addAddress: string;
    another: string;
    note: string;
    remove: string;
    /** Which key, or which address: spoken. */
    removeThis(way: string): string;
    removeTitle: string;
    removeText(way: string): string;
    passkeyNamed(label: string, made: string): string;
  };
  devices: {
    kinds: Readonly<Record<DeviceShown['kind'], string>>;
    ways: Readonly<Record<DeviceShown['way'], string>>;
    here: string;
    end: string;
    endThis(device: string): string;
    leave: string;
    others: string;
    othersTitle: string;
    othersText: string;
  };
  leave: {
    take: { title: string; text: string; button: string };
    give: { title: string; text: string; button: string; ask: string };
    leaving(when: string): string;
    stay: string;
  };
  rename: {
    title: string;
    text: string;
    label: string;
    save: string;
    /** At so many tables the former name stays. */
    kept(count: number): string;
  };
  link: {
    enter: { title(name: string): string; text: string; button: string };
    make: { title: string; text: string; button: string };
    add: { title(name: string): string; text(address: string): string; button: string };
    done: { title: string; text: string };
    over: { title: string; text: string };
    home: string;
    account: string;
  };
  troubles: Readonly<Record<Trouble, string>>;
  again: string;
};
