/** By line. */
export const NUMERALS = ['I', 'II', 'III', 'IV'] as const;
