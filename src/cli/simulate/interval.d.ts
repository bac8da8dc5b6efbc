/**
 * Wilson's score interval for a share: with 95 % confidence the true share lies within. Unlike the textbook
 * interval it stays between 0 and 1 and is honest about 0 wins of 10.
 */
export declare function wilson(wins: number, played: number): [low: number, high: number];
