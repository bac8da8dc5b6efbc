import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Icon, LineIcon } from '#ui/icons.tsx';
import { media } from '#ui/media.ts';
import { useMedia } from '#ui/use-media.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { type DigestLine, lengthWritten } from './digest-lines.ts';
import { DigestSlip } from './digest-slip.tsx';
import { DigestStrip, type StripForm, type StripLook } from './digest-strip.tsx';
import type { DigestShown, Film } from './use-digest.ts';
import { WholeWords } from './whole-words.tsx';
import './digest.css';
import './digest-phone.css';

/** At a table of six there is no room for names. */
const MANY = 5;

/**
 * The row under the bar: what happened since your turn, or happens now, one strip for each rival. It has its place in the
 * page whatever is on show, so that nothing below it ever moves: the film and the past say here that they are on show.
 */
export function Digest(props: DigestProps): ReactNode {
  const { shown, title, watching, past, onBack } = props;
  const { digest, past: words } = useCatalogue(tableWords);
  const { lines, open, film, pointed, point, fold } = shown;
  const phone = useMedia(media.phone);
  const form = formOf(lines, open, phone);
  const small = phone && !open;
  const look = { ...props.look, form };
  const held = useRef(false);
  useFoldedByTouch(open, fold);
  const body = useOverMap(open, fold);
  return (
    <section className={open ? 'digest open' : 'digest'} aria-label={title}>
      <div ref={body} className="digest-body" data-covers={open ? '' : undefined}>
        <h2>{past === undefined ? (film.playing ? digest.playing : title) : words.after}</h2>
        {watching && past === undefined ? (
          <span className="digest-watching">
            <Icon name="eye" size={18} />
            <span className={small ? 'visually-hidden' : undefined}>{watching}</span>
          </span>
        ) : undefined}
        {past === undefined ? (
          <Strips key={open ? 'open' : 'row'} lines={lines} look={look} shown={shown} held={held} />
        ) : (
          <p className="digest-past" role="status">
            <span className="digest-tape">
              <WholeWords text={past} />
            </span>
          </p>
        )}
        {past === undefined ? (
          <FilmButton film={film} small={small} onPlay={fold} />
        ) : (
          <Button kind="brass" className="digest-back" onClick={onBack}>
            {words.back}
          </Button>
        )}
        {props.end}
        {open ? (
          <IconButton className="digest-fold" icon="close" label={digest.fold} onClick={fold} />
        ) : undefined}
      </div>
      {pointed ? (
        <DigestSlip line={pointed} look={look} onClose={() => point(undefined)} />
      ) : undefined}
    </section>
  );
}

type DigestProps = {
  shown: DigestShown;
  title: string;
  /** What stands beside the title, for who only watches. */
  watching: string | undefined;
  look: Omit<StripLook, 'form'>;
  /** After which sentence the table is on show, while its past is. */
  past: string | undefined;
  onBack: () => void;
  /** What stands at the end of the row. */
  end?: ReactNode;
};

function formOf(lines: readonly DigestLine[], open: boolean, phone: boolean): StripForm {
  if (open) return 'full';
  // One alone has the row for itself.
  if (phone) return lines.length === 1 ? 'badges' : 'short';
  const seated = lines.filter(({ seat }) => seat !== undefined);
  return seated.length >= MANY ? 'badges' : 'row';
}

/**
 * Arrows go along the strips: only one of them is in the tab order, so that the board is near. Open, they are another list:
 * it lies over the board, and nothing has moved there. Who was in the one is in the other.
 */
function Strips({ lines, look, shown, held }: StripsProps): ReactNode {
  const list = useCallback(
    (shownNow: HTMLUListElement) => {
      if (held.current) shownNow.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      return () => {
        held.current = shownNow.contains(document.activeElement);
      };
    },
    [held],
  );
  const { pointed, point, film } = shown;
  const [at, setAt] = useState<string>();
  const reached = lines.some(({ key }) => key === at) ? at : lines[0]?.key;
  const move = (event: KeyboardEvent<HTMLUListElement>): void => {
    if (event.key === 'Escape' && pointed) {
      event.preventDefault();
      event.stopPropagation();
      point(undefined);
    }
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const strips = [...event.currentTarget.querySelectorAll('button')];
    strips[strips.indexOf(event.target as HTMLButtonElement) + step]?.focus();
  };
  return (
    <ul ref={list} onKeyDown={move}>
      {lines.map((line) => (
        <DigestStrip
          key={line.key}
          line={line}
          look={look}
          pressed={line.key === pointed?.key}
          now={film.now !== undefined && (line.strip?.about.includes(film.now) ?? false)}
          tabIndex={line.key === reached ? 0 : -1}
          onFocus={() => setAt(line.key)}
          onPress={() => {
            shown.fold();
            point(line.key);
          }}
        />
      ))}
    </ul>
  );
}

type StripsProps = {
  lines: readonly DigestLine[];
  look: StripLook;
  shown: DigestShown;
  /** Whether the list that has gone had the focus. */
  held: RefObject<boolean>;
};

/** The film with its length; while it runs, the way out of it. Where nothing would be seen there is none. */
function FilmButton({ film, small, onPlay }: FilmProps): ReactNode {
  const { digest } = useCatalogue(tableWords);
  const { playing, ms, play, stop } = film;
  if (ms === 0 && !playing) return undefined;
  return (
    <button
      type="button"
      className="digest-film"
      onClick={() => {
        onPlay();
        if (playing) stop();
        else play();
      }}
    >
      {playing ? small ? <Icon name="forward" size={20} /> : undefined : <FilmIcon />}
      <span className={small ? 'visually-hidden' : undefined}>
        {playing ? digest.skip : digest.film}
        {playing ? undefined : <small> {lengthWritten(ms)}</small>}
      </span>
    </button>
  );
}

type FilmProps = { film: Film; small: boolean; onPlay: () => void };

function FilmIcon(): ReactNode {
  return (
    <LineIcon className="icon" size={20}>
      <path d="M2.500 5h19v14h-19zM2.500 9h19M2.500 15h19M6 5v4M10 5v4M14 5v4M18 5v4M6 15v4M10 15v4M14 15v4M18 15v4" />
    </LineIcon>
  );
}

/** So many pixels of a map must be left. */
const ROOM = 120;

/** Open, it lies over a map, which moves what is asked about below it; where too little of the map would be left it does not open. */
function useOverMap(open: boolean, fold: () => void): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!open) return;
    const bottom = body.current?.getBoundingClientRect().bottom ?? 0;
    const map = document.querySelector('.map-surface')?.getBoundingClientRect();
    if (map && map.bottom - bottom < ROOM) fold();
    else document.dispatchEvent(new Event('covered'));
  }, [open, fold]);
  return body;
}

/** The first touch beside the lines that lie over the board folds them; who has touched it already finds them folded. */
function useFoldedByTouch(open: boolean, fold: () => void): void {
  useEffect(() => {
    const touched = (event: Event): void => {
      if (event.target instanceof Element && !event.target.closest('.digest')) fold();
    };
    if (open) addEventListener('pointerdown', touched, true);
    // A click that only ended the show does not come so far, and folds nothing.
    addEventListener('click', touched);
    return () => {
      removeEventListener('pointerdown', touched, true);
      removeEventListener('click', touched);
    };
  }, [open, fold]);
}
