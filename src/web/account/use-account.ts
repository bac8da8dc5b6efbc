import { useCallback, useEffect, useState } from 'react';
import type { AccountShown } from '#protocol/http/account.ts';
import { enterAs, leaveTicket } from '../guest.ts';
import { bringMutes, leaveMutes } from '../mutes.ts';
import { NotDone, readAccount, type Trouble } from './account-api.ts';

export type AccountState = {
  /** Nothing, until it is known. */
  account: AccountShown | undefined;
  trouble: Trouble | undefined;
  /** Is something being done? */
  isBusy: boolean;
  /** Does something, says why if it cannot be done, and looks anew how things stand. Has it been done? */
  act(work: () => Promise<unknown>): Promise<boolean>;
};

/** The season ticket as the server has it. This browser remembers only that there is one, and its name. */
export function useAccount(): AccountState {
  const [account, setAccount] = useState<AccountShown>();
  const [trouble, setTrouble] = useState<Trouble>();
  const [isBusy, setBusy] = useState(false);
  const act = useCallback(async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setTrouble(undefined);
    let isDone = true;
    try {
      await work();
    } catch (error) {
      isDone = false;
      setTrouble(whyOf(error));
    }
    try {
      const shown = await readAccount();
      if (shown.ticket) {
        enterAs(shown.ticket.name);
        await bringMutes();
      } else {
        leaveTicket();
        leaveMutes();
      }
      setAccount(shown);
    } catch (error) {
      setTrouble((before) => before ?? whyOf(error));
    }
    setBusy(false);
    return isDone;
  }, []);
  useEffect(() => void act(async () => undefined), [act]);
  return { account, trouble, isBusy, act };
}

export function whyOf(error: unknown): Trouble {
  if (error instanceof NotDone) return error.why;
  throw error;
}
