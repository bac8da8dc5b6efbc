/** The table is for those who are invited, and this is somebody else. */
export class NotInvited extends Error {
  override name = 'NotInvited';
}
