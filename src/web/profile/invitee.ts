/** Whom somebody set out to invite from a log sheet, while they lay the table for it; as long as this page is open. */
export type Invitee = { mark: string; name: string };

let wanted: Invitee | undefined;

export function setOutToInvite(invitee: Invitee): void {
  wanted = invitee;
}

export const invitee = (): Invitee | undefined => wanted;

export function isInvited({ mark }: Invitee): void {
  if (wanted?.mark === mark) wanted = undefined;
}
