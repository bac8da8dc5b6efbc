/** So many may be muted by one reader. Apart: the page of a ticket needs it, and nothing else of what is said. */
export const MOST_MUTED = 200;
