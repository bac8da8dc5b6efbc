/** What a node does: everything, serve people, or do what must happen later. */
export const ROLES = ['all', 'web', 'worker'] as const;
export type Role = (typeof ROLES)[number];
