/**
 * A number for a value of plain JSON, the same wherever it is worked out, whatever the order of its fields. It finds out
 * by accident what has come apart, and is no match for anybody who wants two values to agree.
 */
export function valueSum(value: unknown): number {
  switch (typeof value) {
    case 'number':
      // Larger ones have bits that a sum of 32 would drop: by their digits.
      return value === (value | 0) ? mixed(value) : textSum(`${value}`);
    case 'string':
      return textSum(value);
    case 'boolean':
      return value ? 0x2f6e2b1 : 0x51ed270;
    case 'object':
      if (value === null) return NOTHING;
      return Array.isArray(value) ? listSum(value) : fieldsSum(value as Fields);
    default:
      return NOTHING;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const NOTHING = 0x6b43a9b5;
const LIST = 0x3c6ef372;
const FIELDS = 0x1f83d9ab;
const FNV_PRIME = 0x01000193;
const FNV_START = 0x811c9dc5 | 0;

function listSum(list: readonly unknown[]): number {
  let sum = LIST;
  for (let i = 0; i < list.length; i++) sum = mixed((Math.imul(sum, 31) + valueSum(list[i])) | 0);
  return sum;
}

/** A field that is nothing is not there, as in JSON. */
function fieldsSum(fields: Fields): number {
  let sum = FIELDS;
  for (const name in fields) {
    const value = fields[name];
    if (value !== undefined)
      sum = (sum + mixed(textSum(name) ^ Math.imul(valueSum(value), 31))) | 0;
  }
  return mixed(sum);
}

/** FNV-1a over the letters. */
function textSum(text: string): number {
  let sum = FNV_START;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), FNV_PRIME);
  return sum;
}

/** Every bit of a number touches every bit of what comes out: the end of MurmurHash3. */
export function mixed(number: number): number {
  let x = number | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}
