import type { ReactNode } from 'react';
import type { Kind } from '#kernel/game.ts';
import { sayable } from '#ui/ear/sayable.ts';
import type { Face } from '#ui/face.ts';
import type { SeatColour } from '#ui/palettes.ts';
import { Seat } from '#ui/seat.tsx';
import { plain, Sentence } from '#ui/sentence.tsx';
import { useLanguage } from '../../preferences.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import type { AnyView } from '../play/stage.ts';
import { type DigestLine, withoutName } from './digest-lines.ts';
import { WholeWords } from './whole-words.tsx';

/** How much room there is: a row of strips, with names or without; a word or two each; full lines below each other. */
export type StripForm = 'row' | 'badges' | 'short' | 'full';

/** What every strip of a table is drawn with. */
export type StripLook = {
  form: StripForm;
  names: readonly string[];
  view: AnyView;
  Badge: Face<Kind>['Badge'];
  colours: readonly SeatColour[];
  /** Who is not at the table: their badge is dashed. */
  away: readonly number[];
  /** A strip that says so was pressed. */
  onAway?: (() => void) | undefined;
};

/** One strip of tape: whose it is, what it brought, what it was. */
export function DigestStrip(props: StripProps): ReactNode {
  const { line, look, pressed, now, tabIndex, onPress, onFocus } = props;
  const { strip, seat } = line;
  const press = strip ? onPress : line.quiet === 'away' ? look.onAway : undefined;
  const whole = useWhole(line, look);
  const spoken = useSpoken(line, look);
  const tone = strip && seat === undefined ? 'digest-tape table' : 'digest-tape';
  return (
    <li className={seat === undefined ? 'table' : undefined}>
      <button
        type="button"
        className="digest-strip"
        aria-pressed={strip ? pressed : undefined}
        aria-disabled={press ? undefined : true}
        aria-current={now ? 'step' : undefined}
        tabIndex={tabIndex}
        onFocus={onFocus}
        onClick={press}
      >
        <span className="visually-hidden">{spoken}</span>
        <span className={strip ? tone : `${tone} quiet`} aria-hidden="true">
          {seat === undefined ? undefined : (
            <SeatBadge seat={seat} look={look} about={strip?.about} />
          )}
          {strip?.gain === undefined ? undefined : <b className="digest-gain">{strip.gain}</b>}
          <Words line={line} look={look} whole={whole} />
        </span>
      </button>
      <span className="digest-whole" aria-hidden="true">
        <WholeLine line={line} whole={whole} />
      </span>
    </li>
  );
}

type StripProps = {
  line: DigestLine;
  look: StripLook;
  pressed: boolean;
  /** It is what the film shows just now. */
  now: boolean;
  tabIndex: number;
  onPress: () => void;
  onFocus: () => void;
};

export function SeatBadge({ seat, look, about }: SeatBadgeProps): ReactNode {
  const { Badge, colours, view, away } = look;
  return (
    <span className={away.includes(seat) ? 'digest-badge away' : 'digest-badge'}>
      {Badge ? (
        <Badge seat={seat} table={view.table} size={18} about={about} />
      ) : (
        <Seat colour={colours[seat] ?? 'red'} size={18} />
      )}
    </span>
  );
}

type SeatBadgeProps = {
  seat: number;
  look: StripLook;
  about?: readonly unknown[] | undefined;
};

/** The line in full, in one piece. */
export function useWhole({ strip, seat, quiet }: DigestLine, { names }: StripLook): string {
  const { digest } = useCatalogue(tableWords);
  if (strip) return strip.detail === undefined ? strip.text : `${strip.text} ${strip.detail}`;
  return digest.quiet[quiet](names[seat ?? 0] ?? '');
}

/** The line as it is heard: what it brought first. */
export function useSpoken(line: DigestLine, { names }: StripLook): string {
  const language = useLanguage();
  const { digest } = useCatalogue(tableWords);
  const { strip, seat, quiet } = line;
  if (!strip) return plain(digest.quiet[quiet](names[seat ?? 0] ?? ''));
  const { gain = '', text, detail } = strip;
  return sayable(plain(`${gain} ${detail === undefined ? text : `${text}, ${detail}`}`), language);
}

/** All of a line, with what may be left out in a lighter type. */
export function WholeLine({ line, whole }: { line: DigestLine; whole: string }): ReactNode {
  const { text = whole, detail } = line.strip ?? {};
  return (
    <>
      <Sentence text={text} />
      {detail === undefined ? undefined : <span className="digest-detail"> {detail}</span>}
    </>
  );
}

function Words({ line, look, whole }: WordsProps): ReactNode {
  const { strip, seat, quiet } = line;
  const { form } = look;
  const { digest } = useCatalogue(tableWords);
  const name = seat === undefined ? '' : (look.names[seat] ?? '');
  if (form === 'full') {
    return (
      <span>
        <WholeLine line={line} whole={whole} />
      </span>
    );
  }
  if (form === 'short') {
    const short =
      strip?.short ??
      (quiet === undefined ? undefined : digest.quietShort[quiet]) ??
      (strip?.gain === undefined ? withoutName(whole, name) : '');
    return short === '' ? undefined : <WholeWords text={short} />;
  }
  const text = strip?.text ?? whole;
  return (
    <WholeWords
      text={form === 'badges' ? withoutName(text, name) : text}
      {...(strip?.detail === undefined ? {} : { detail: strip.detail })}
    />
  );
}

type WordsProps = { line: DigestLine; look: StripLook; whole: string };
