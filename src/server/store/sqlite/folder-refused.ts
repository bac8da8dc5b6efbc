/** Nothing can be kept in this folder, though the system would let us. What lies there is as it was. */
export class FolderRefused extends Error {
  override name = 'FolderRefused';
}
