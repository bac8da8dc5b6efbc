/** The longest name a person may have, in code points. */
export const MOST_NAME_LENGTH = 24;

const PICTURE = String.raw`(?!\p{C})\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;

/**
 * First a picture, or several that are joined to one: what joins them is the only unseen sign that is kept. Then all
 * that takes no room or turns the writing round: controls, directions, zero widths, fillers, selectors, tags, blanks
 * that are no white space. Persian and Indic joiners go too: a name reads without them.
 */
const UNSEEN = new RegExp(
  String.raw`(${PICTURE}(?:\u200D${PICTURE})*)|(?!\p{White_Space})[\p{C}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]`,
  'gu',
);

/** Marks with no letter of their own would sit on whatever stands before the name. */
const LOOSE_MARKS = /(?<=^|\p{White_Space})\p{M}+/gu;

/** No language piles more than three marks on a letter; a pile of them covers the lines above and below. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** One line of text as it may be shown to others: all of it is seen, and it stays where it stands. */
export function tidyText(wish: string): string {
  return wish
    .replace(UNSEEN, '$1')
    .normalize('NFC')
    .replace(LOOSE_MARKS, '')
    .replace(PILED_MARKS, '$1')
    .replace(/\p{White_Space}+/gu, ' ')
    .trim();
}

/** What somebody will be called who wishes to be called so; nothing if nothing, or too much, is left of it. */
export function personName(wish: string): string | undefined {
  const name = tidyText(wish);
  const { length } = Array.from(name);
  return length > 0 && length <= MOST_NAME_LENGTH ? name : undefined;
}
