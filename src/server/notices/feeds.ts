import { hashOf, newToken } from '../accounts/hashes.ts';
import { escaped } from '../mail/page-of.ts';
import { type Sql, step } from '../sql/sql.ts';
import { numberIn, textIn } from '../store/columns.ts';
import type { Item } from './items.ts';
import { noticeStatements as statements } from './statements.ts';
import { noticeWords, type Reader, saidOf } from './words.ts';

/** A new secret address, in place of the one before. */
export async function renewFeed(sql: Sql, mark: string, now: number): Promise<string> {
  const token = newToken();
  await sql.write([step(statements.putFeed, [mark, hashOf(token), now])]);
  return token;
}

export async function holderOfFeed(sql: Sql, token: string): Promise<string | undefined> {
  const [row] = await sql.read(statements.feedBy, [hashOf(token)]);
  return row && textIn(row, 'mark');
}

export async function feedOf(sql: Sql, mark: string): Promise<{ made: number } | undefined> {
  const [row] = await sql.read(statements.feedOf, [mark]);
  return row && { made: numberIn(row, 'made') };
}

/** What a feed is made of. `site`: where people find the house. */
export type Feed = { items: readonly Item[]; reader: Reader; site: string; id: string };

const iso = (at: number): string => new Date(at).toISOString();

/** Atom (RFC 4287). */
export function atomOf({ items, reader, site, id }: Feed): string {
  const { feed } = noticeWords[reader.language];
  const newest = Math.max(0, ...items.map(({ since }) => since));
  const entries = items.map((item) => {
    const { title, lines } = saidOf([item], reader);
    return `<entry>
<id>urn:rotonde:${item.kind}:${item.table}:${item.since}</id>
<title>${escaped(clean(title))}</title>
<updated>${iso(item.since)}</updated>
<link href="${escaped(`${site}/t/${item.table}`)}"/>
<summary>${escaped(clean(lines.join(' ')))}</summary>
</entry>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${reader.language}">
<id>urn:rotonde:feed:${id}</id>
<title>${escaped(feed)}</title>
<updated>${iso(newest)}</updated>
<author><name>Rotonde</name></author>
${entries.join('\n')}
</feed>
`;
}

/** iCalendar (RFC 5545): each turn stands at the hour by which it must leave; without one, when it came. */
export function calendarOf({ items, reader, site }: Feed): string {
  const events = items.flatMap((item) => {
    const { title, lines } = saidOf([item], reader);
    const at = item.deadline ?? item.since;
    return [
      'BEGIN:VEVENT',
      `UID:${item.kind}-${item.table}-${item.since}@rotonde`,
      `DTSTAMP:${stamp(item.since)}`,
      `DTSTART:${stamp(at)}`,
      `SUMMARY:${inCalendar(title)}`,
      `DESCRIPTION:${inCalendar(lines.join(' '))}`,
      `URL:${site}/t/${item.table}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const { feed } = noticeWords[reader.language];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Rotonde//Notices//EN',
    ...named(feed),
    ...events,
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('');
}

const named = (title: string): string[] => [`X-WR-CALNAME:${inCalendar(title)}`, 'METHOD:PUBLISH'];

const stamp = (at: number): string => iso(at).replaceAll(/[-:]|\.\d+/g, '');

/** Without what XML and calendars have no sign for. */
const clean = (text: string): string => text.replaceAll(/[^\P{Cc}\n\r\t]/gu, '');

const inCalendar = (text: string): string =>
  clean(text)
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll(/\r?\n/g, '\\n');

/** Lines have 75 bytes at most; what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = [''];
  let room = 75;
  for (const sign of line) {
    const size = Buffer.byteLength(sign);
    if (size > room) {
      parts.push('');
      room = 74;
    }
    parts[parts.length - 1] += sign;
    room -= size;
  }
  return `${parts.join('\r\n ')}\r\n`;
}
