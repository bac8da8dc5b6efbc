/** The colours that all pictures share. */
export const INK = '#1d2126';
export const SOFT = '#625d52';
export const CREAM = '#f7f0de';
export const PAPER = '#fffaf0';
export const SIGN = '#12385b';
export const SIGN_INK = '#f7f3e8';
export const BRASS = '#c8922e';
