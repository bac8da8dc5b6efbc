/**
 * A number that names one thing of its kind: a city, a card, a line. Any number may become one, a literal or a sum, without a
 * cast; but what names a city can never be taken for what names a card. It is a plain number in every state and record.
 */
export type Id<Kind extends string> = number & { readonly idOf?: Kind };
