import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { Conflict } from '#tables/store.ts';
import { type Sql, type Step, step } from '../sql/sql.ts';
import { maybeNumberIn, numberIn, type Row, textIn } from '../store/columns.ts';
import { hashOf } from './hashes.ts';
import { refuse } from './refused.ts';
import { accountStatements as statements } from './statements.ts';

/** Where the page is, by which a passkey is bound to this house and no other. */
export type Site = { origin: string; domain: string };

export type Passkey = {
  id: string;
  mark: string;
  label: string;
  key: string;
  counter: number;
  transports: AuthenticatorTransport[];
  made: number;
  seen: number | undefined;
};

/** EdDSA, ES256 and RS256, as COSE numbers them: what browsers make today. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** So long somebody may look for their finger. */
const CHALLENGE_MS = 300_000;

/** Passkeys: their public halves are kept, and nothing else of them. A challenge is good for one answer. */
export class Passkeys {
  readonly #sql: Sql;
  readonly #now: () => number;

  constructor(sql: Sql, now: () => number) {
    this.#sql = sql;
    this.#now = now;
  }

  async of(mark: string): Promise<Passkey[]> {
    return (await this.#sql.read(statements.passkeysOf, [mark])).map(passkeyIn);
  }

  /** What a browser needs to make one for this mark. */
  async optionsToMake({ domain }: Site, mark: string, name: string) {
    const known = await this.of(mark);
    const options = await generateRegistrationOptions({
      rpName: 'Rotonde',
      rpID: domain,
      userName: name,
      userDisplayName: name,
      // The same for all keys of a ticket, and nothing that is known elsewhere.
      userID: Uint8Array.from(Buffer.from(hashOf(`passkeys of ${mark}`), 'hex')),
      attestationType: 'none',
      supportedAlgorithmIDs,
      excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.#expect(options.challenge, 'make', mark);
    return options;
  }

  /** What was made for this mark, as a step that keeps it. */
  async made(site: Site, mark: string, answer: unknown, label: string): Promise<Step[]> {
    const { origin, domain } = site;
    const used: Step[] = [];
    const verified = await verifyRegistrationResponse({
      response: answer as RegistrationResponseJSON,
      expectedChallenge: (challenge) => this.#isExpected(challenge, 'make', mark, used),
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      supportedAlgorithmIDs,
    }).catch(() => undefined);
    if (!verified?.verified) return refuse('not-verified');
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    const values = [id, mark, label, key, counter, JSON.stringify(transports), this.#now()];
    return [...used, step(statements.makePasskey, values)];
  }

  /** What a browser needs to show one, whoever's it is. */
  async optionsToEnter({ domain }: Site) {
    const options = await generateAuthenticationOptions({
      rpID: domain,
      userVerification: 'required',
    });
    await this.#expect(options.challenge, 'enter', null);
    return options;
  }

  /** Whose key was shown, with the steps that note it. */
  async shown(site: Site, answer: unknown): Promise<{ mark: string; steps: Step[] }> {
    const { origin, domain } = site;
    const response = answer as AuthenticationResponseJSON;
    const [row] = await this.#sql.read(statements.passkey, [`${response.id}`]);
    if (!row) return refuse('unknown-passkey');
    const { id, mark, key, counter, transports } = passkeyIn(row);
    const used: Step[] = [];
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => this.#isExpected(challenge, 'enter', null, used),
      expectedOrigin: origin,
      expectedRPID: domain,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: Uint8Array.from(Buffer.from(key, 'base64url')),
        counter,
        transports,
      },
    }).catch(() => undefined);
    if (!verified?.verified) return refuse('not-verified');
    const { newCounter } = verified.authenticationInfo;
    return { mark, steps: [...used, step(statements.usePasskey, [id, newCounter, this.#now()])] };
  }

  async remove(mark: string, id: string, alongside: readonly Step[]): Promise<void> {
    try {
      await this.#sql.write([...alongside, step(statements.removePasskey, [id, mark], 1)]);
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
      const known = await this.of(mark);
      refuse(known.some((one) => one.id === id) ? 'last-way' : 'unknown-passkey');
    }
  }

  async #expect(challenge: string, purpose: string, mark: string | null): Promise<void> {
    const now = this.#now();
    await this.#sql.write([
      step(statements.tidyChallenges, [now]),
      step(statements.makeChallenge, [hashOf(challenge), mark, purpose, now + CHALLENGE_MS]),
    ]);
  }

  /** Is this one that we gave for this purpose? The step that uses it up must find it: of two answers one is taken. */
  async #isExpected(challenge: string, purpose: string, mark: string | null, used: Step[]) {
    const values = [hashOf(challenge), purpose, this.#now()];
    const [row] = await this.#sql.read(statements.challenge, values);
    if (!row || row['mark'] !== mark) return false;
    used.push(step(statements.useChallenge, [hashOf(challenge)], 1));
    return true;
  }
}

function passkeyIn(row: Row): Passkey {
  return {
    id: textIn(row, 'id'),
    mark: textIn(row, 'mark'),
    label: textIn(row, 'label'),
    key: textIn(row, 'key'),
    counter: numberIn(row, 'counter'),
    transports: JSON.parse(textIn(row, 'transports')) as AuthenticatorTransport[],
    made: numberIn(row, 'made'),
    seen: maybeNumberIn(row, 'seen'),
  };
}
