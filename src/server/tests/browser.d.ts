import type { AccountShown } from '#protocol/http/account.ts';
import { Authenticator } from './authenticator.ts';
/** A browser on a device, as a test plays it: a guest's secret, a cookie, and an authenticator that may be another's too. */
export declare class Browser {
    #private;
    readonly address: string;
    readonly headers: Record<string, string>;
    readonly authenticator: Authenticator;
    secret: string;
    name: string;
    cookie: string | undefined;
    /** As it was last set, whole. */
    setCookie: string | undefined;
    /** `address` is the house's, by a name: passkeys know no numbers. */
    constructor(address: string, name: string, authenticator?: Authenticator);
    post(path: string, body: object, headers?: Record<string, string>): Promise<{
        status: number;
        body: Record<string, unknown>;
    }>;
    get(path: string): Promise<Response>;
    shown(): Promise<AccountShown>;
    /** Makes a passkey: with it a ticket, or one more for the holder. */
    makePasskey(more?: object): Promise<{
        status: number;
        body: Record<string, unknown>;
    }>;
    /** Comes in by a passkey. */
    enter(): Promise<{
        status: number;
        body: Record<string, unknown>;
    }>;
}
