/** Signs that are drawn like a Latin letter, each in its own case: Latin, Cyrillic, Greek, Armenian, digits. */
const DRAWN_LIKE: Readonly<Record<string, string>> = {
  a: 'АаΑα',
  ae: 'Ææ',
  b: 'ВвЬьΒβ8',
  c: 'СсϹϲ',
  d: 'ԀԁĐđðÐ',
  e: 'ЕеΕε',
  g: 'Ԍԍ',
  h: 'НнҺһΗհĦħ',
  j: 'ЈјϳͿ',
  k: 'КкΚκ',
  // A small l, a capital i and a one are one stroke; and whoever writes in capitals writes I for i.
  l: 'iIlL1|ІіӀӏΙιıŁł',
  m: 'МмΜ',
  n: 'пΝηո',
  o: 'ОоΟοσՕօ0Øø',
  oe: 'Œœ',
  p: 'РрΡρÞþ',
  q: 'Ԛԛ',
  r: 'г',
  s: 'ЅѕՏ5',
  ss: 'ẞß',
  t: 'ТтΤτ',
  u: 'υμսՍ',
  v: 'Ѵѵν',
  w: 'Ԝԝω',
  x: 'ХхΧχ',
  y: 'УуҮүΥγ',
  z: 'Ζ',
  '3': 'ЗзƷʒ',
};

const LETTERS = new Map(
  Object.entries(DRAWN_LIKE).flatMap(([letter, signs]) =>
    Array.from(signs, (sign): [string, string] => [sign, letter]),
  ),
);

/** How a name looks: as it is drawn, and as it is spelt. */
export type Look = { drawn: string; spelt: string };

export function lookOf(name: string): Look {
  return { drawn: drawn(name), spelt: spelt(name) };
}

/** Could one name be taken for the other? Alike are those that are drawn alike, or differ in case alone. */
export function looksLike(one: string, other: string): boolean {
  return areAlike(lookOf(one), lookOf(other));
}

export function areAlike(one: Look, other: Look): boolean {
  return one.drawn === other.drawn || one.spelt === other.spelt;
}

function drawn(name: string): string {
  const letters = Array.from(bare(name), (sign) => LETTERS.get(sign) ?? sign).join('');
  return letters.toLowerCase().replaceAll('rn', 'm').replaceAll('vv', 'w');
}

function spelt(name: string): string {
  return bare(name).toUpperCase();
}

/** Without accents, spaces and punctuation; unless it has nothing else. */
function bare(name: string): string {
  const whole = name.normalize('NFKD');
  return (
    whole.replace(/[\p{M}\p{White_Space}\p{P}\p{Sk}\p{Default_Ignorable_Code_Point}]/gu, '') ||
    whole
  );
}
