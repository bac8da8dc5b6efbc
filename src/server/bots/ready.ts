/** What a thread says once it has loaded: from here on its time counts as thinking. */
export const READY = 'ready';
