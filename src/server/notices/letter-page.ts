import type { TicketLanguage } from '#protocol/http/account.ts';
import type { LetterImage, Written } from '../mail/letters.ts';
import { escaped } from '../mail/page-of.ts';

type Way = { words: string; url: string };

/** A drawing of the position, with words for whoever does not see it. Mail programs show no SVG. */
export type LetterPicture = Pick<LetterImage, 'type' | 'bytes'> & { alt: string };

/** A row of what others did: `badge` is their seat's letter, on its colour. */
export type LetterLine = {
  badge?: { letter: string; fill: string; ink: string };
  /** Whose it is, in bold before the words. */
  name?: string;
  text: string;
};

/** A notice as it is laid out. All parts but the first ones may be left out. */
export type LetterDraft = {
  language: TicketLanguage;
  subject: string;
  when: string;
  /** The game and whose table, of a letter of one table. */
  head?: { game: string; table: string };
  title: string;
  /** What has happened, in one sentence. */
  lead?: string;
  picture?: LetterPicture | undefined;
  since?: { title: string; lines: readonly LetterLine[] };
  /** Of a letter of several: what is said of each, and where it is. */
  tables?: readonly (Way & { text: string })[];
  action: Way;
  others?: { title: string; detail: string; ways: readonly Way[] };
  notes: readonly string[];
  foot: { text: string; way: Way };
};

const PICTURE = 'position';

/** The same words twice: plain, and as a page. Nothing in it is fetched from anywhere: a picture comes with the letter. */
export function letterPage(draft: LetterDraft): Written {
  const { subject, picture } = draft;
  const written = { subject, text: textOf(draft), html: htmlOf(draft) };
  if (!picture) return written;
  return { ...written, images: [{ name: PICTURE, type: picture.type, bytes: picture.bytes }] };
}

function textOf(draft: LetterDraft): string {
  const { head, title, lead, picture, since, tables = [], action, others, notes, foot } = draft;
  const wayOf = ({ words, url }: Way): string => `${words}\n${url}`;
  const lineOf = ({ name, text }: LetterLine): string =>
    name === undefined ? `– ${text}` : `– ${name} ${text}`;
  const parts = [
    title,
    ...(head ? [[head.game, head.table].filter(Boolean).join(', ')] : []),
    ...(lead ? [lead] : []),
    ...(picture ? [picture.alt] : []),
    ...(since ? [[since.title, ...since.lines.map(lineOf)].join('\n')] : []),
    ...tables.map(({ text, url }) => `${text}\n${url}`),
    ...(tables.length > 0 ? [] : [wayOf(action)]),
    ...(others ? [others.title, ...others.ways.map(wayOf)] : []),
    ...(notes.length > 0 ? [notes.join(' ').replaceAll('**', '')] : []),
    `${foot.text}\n${wayOf(foot.way)}`,
  ];
  return `${parts.join('\n\n')}\n\nRotonde\n`;
}

function htmlOf(draft: LetterDraft): string {
  const { language, subject, when } = draft;
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:0;background:${STREET}">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:600px;margin:0 auto;background:${PAPER};color:${INK};${TEXT}">
<tr><td style="padding:14px 20px;background:${ENAMEL};color:${PAPER};${SIGN}font-size:20px"><b>Rotonde</b></td>
<td align="right" style="padding:14px 20px;background:${ENAMEL};color:${PAPER};${SIGN}font-size:14px">${escaped(when)}</td></tr>
<tr><td colspan="2" style="padding:18px 20px 20px">
${bodyOf(draft)}
</td></tr>
<tr><td colspan="2" style="padding:14px 20px 22px;border-top:3px double ${EDGE};font-size:14px;line-height:1.55;color:${SOFT}">${footOf(draft)}</td></tr>
</table>
</body></html>
`;
}

function bodyOf(draft: LetterDraft): string {
  const { head, title, lead, picture, since, tables = [], action, others, notes } = draft;
  const game = head
    ? `<p style="margin:0 0 10px;font-size:16px;line-height:1.25;${SIGN}"><b>${escaped(head.game)}</b>${
        head.table === '' ? '' : `<br><span style="${SMALL}">${escaped(head.table)}</span>`
      }</p>`
    : '';
  return [
    game,
    `<h1 style="margin:0 0 4px;font-size:34px;line-height:1.1;${SIGN}">${escaped(title)}</h1>`,
    lead ? `<p style="margin:0 0 14px;font-size:19px;line-height:1.35">${escaped(lead)}</p>` : '',
    picture ? pictureOf(picture) : '',
    since ? sinceOf(since) : '',
    tables.length > 0 ? tablesOf(tables) : leverOf(action),
    others ? othersOf(others) : '',
    ...notes.map((note) => `<p style="margin:14px 0 0;${SMALL}">${bold(note)}</p>`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** What stands between asterisks is what counts. */
const bold = (text: string): string =>
  escaped(text).replaceAll(/\*\*(.+?)\*\*/g, `<b style="color:${INK}">$1</b>`);

/** The place of the position: with the letter, by its name. */
const pictureOf = ({ alt }: LetterPicture): string =>
  `<img src="cid:${PICTURE}" width="560" alt="${escaped(alt)}" style="display:block;box-sizing:border-box;width:100%;max-width:560px;height:auto;margin:14px 0 0;border:1px solid ${INK};border-radius:4px">`;

function sinceOf({ title, lines }: NonNullable<LetterDraft['since']>): string {
  const rows = lines.map(({ badge, name, text }) => {
    const mark = badge
      ? `<span aria-hidden="true" style="display:inline-block;width:26px;height:26px;border-radius:13px;background:${badge.fill};color:${badge.ink};font-size:13px;line-height:26px;text-align:center;${SIGN}"><b>${escaped(badge.letter)}</b></span>`
      : '';
    const who = name === undefined ? '' : `<b>${escaped(name)}</b> `;
    return `<tr><td style="width:38px;${ROW}">${mark}</td><td style="${ROW};font-size:16px;line-height:1.3">${who}${escaped(text)}</td></tr>`;
  });
  return `<h2 style="margin:18px 0 4px;font-size:16px;line-height:1.2;${SIGN}">${escaped(title)}</h2>
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:0 0 18px">
${rows.join('\n')}
</table>`;
}

function tablesOf(tables: NonNullable<LetterDraft['tables']>): string {
  const rows = tables.map(
    ({ text, words, url }) =>
      `<tr><td style="${ROW};font-size:16px;line-height:1.3">${escaped(text)}</td><td align="right" style="${ROW};padding-left:12px"><a href="${escaped(url)}" style="${PLATE};background:${ENAMEL};color:${PAPER}">${escaped(words)}</a></td></tr>`,
  );
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;border-collapse:collapse;margin:12px 0 0">
${rows.join('\n')}
</table>`;
}

const leverOf = ({ words, url }: Way): string =>
  `<p style="margin:18px 3px 0"><a href="${escaped(url)}" style="display:block;padding:17px 12px;background:${ENAMEL};color:${PAPER};border:1px solid ${PAPER};outline:3px solid ${ENAMEL};border-radius:5px;text-align:center;text-decoration:none;font-size:22px;line-height:1.1;${SIGN}"><b>${escaped(words)}</b></a></p>`;

function othersOf({ title, detail, ways }: NonNullable<LetterDraft['others']>): string {
  const links = ways.map(({ words, url }, i) => {
    const look = i === 0 ? `background:${BRASS};border-color:${BRASS_EDGE}` : `background:#fffaf0`;
    return `<a href="${escaped(url)}" style="${PLATE};${look}">${escaped(words)}</a>`;
  });
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%;margin:20px 0 0;background:#efd9a4;border-radius:5px"><tr>
<td style="padding:12px 14px;font-size:14px;line-height:1.3"><b style="font-size:16px;${SIGN}">${escaped(title)}</b><br>${escaped(detail)}
<div style="padding-top:6px">${links.join(' ')}</div></td>
</tr></table>`;
}

const footOf = ({ foot }: LetterDraft): string =>
  `${escaped(foot.text)} <a href="${escaped(foot.way.url)}" style="color:${INK}">${escaped(foot.way.words)}</a>`;

// Mail programs read no style sheets: the house's colours and type, as they are by day.
const [STREET, PAPER, INK, SOFT] = ['#e2d6b9', '#f5efe1', '#1d2126', '#454b51'];
const [ENAMEL, EDGE, BRASS, BRASS_EDGE] = ['#12385b', '#8d8164', '#c8922e', '#7d5510'];
const TEXT = "font-family:'EB Garamond',Georgia,serif;";
const SIGN = "font-family:Jost,'Segoe UI',Helvetica,Arial,sans-serif;";
const SMALL = `font-size:15px;line-height:1.45;color:${SOFT}`;
const ROW = 'border-bottom:1px solid #cdbf9f;padding:7px 0';
const PLATE = `display:inline-block;margin:6px 6px 0 0;padding:12px 16px;border:1px solid #6f6a5c;border-radius:5px;color:${INK};text-decoration:none;font-size:16px;line-height:1.1;font-weight:600;${SIGN}`;
