export const DOWNLOADED: string;
export const EMBEDDED: string;
export function embeddedIn(folder: string): string;
export function findPostgres(): string | undefined;
