import { type KeyObject } from 'node:crypto';
type Options = {
    challenge: string;
    rp?: {
        id?: string;
    };
    rpId?: string;
};
type Held = {
    id: Buffer;
    key: KeyObject;
    domain: string;
};
/** An authenticator as browsers know them: makes passkeys, and shows those that it has. Its signatures are real. */
export declare class Authenticator {
    #private;
    readonly held: Held[];
    constructor(origin: string);
    make({ challenge, rp }: Options): {
        id: string;
        rawId: string;
        type: string;
        clientExtensionResults: {};
        response: object;
    };
    show({ challenge, rpId }: Options, held?: Held | undefined): {
        id: string;
        rawId: string;
        type: string;
        clientExtensionResults: {};
        response: object;
    };
}
export {};
