import {
  type ChangeEvent,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { City, Table } from '#games/railroad-tycoon/rules/model.ts';
import { Icon } from '#ui/icons.tsx';
import { citiesNamed } from '../logic/network-reading.ts';
import { useViewer } from '../viewer.ts';

const MOST = 8;

/** Finds a city by its first letters: the map goes there, and who plays by keys stands on it. */
export function FindCity({ map, onFound }: FindCityProps): ReactNode {
  const { words } = useViewer();
  const id = useId();
  const { text, shown, hits, active, input, choose, onChange, onBlur, onKeyDown } = useFinding(
    map,
    onFound,
  );
  return (
    <div className="rt-find">
      <Icon name="search" size={18} />
      <input
        ref={input}
        type="text"
        role="combobox"
        data-find=""
        title={words.map.find}
        aria-label={words.map.find}
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={shown && hits.length > 0 ? `${id}-${hits[active]?.city}` : undefined}
        placeholder={words.map.find}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={onChange}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <div className={shown ? 'rt-found' : undefined}>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={words.map.find}
          tabIndex={-1}
          hidden={!shown}
        >
          {shown &&
            hits.map(({ city, name }, i) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's.
              <div
                key={city}
                id={`${id}-${city}`}
                role="option"
                tabIndex={-1}
                aria-selected={i === active}
                // The box would lose the focus before the click.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(city)}
              >
                {name}
              </div>
            ))}
        </div>
        {shown && hits.length === 0 ? <p role="status">{words.map.notFound}</p> : null}
      </div>
    </div>
  );
}

type FindCityProps = {
  map: Table['map'];
  onFound: (city: City) => void;
};

/** What is written, what it may mean, and which of these the keys stand on. */
function useFinding(map: Table['map'], onFound: (city: City) => void) {
  const { language } = useViewer();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const hits = useMemo(
    () => citiesNamed({ map }, text, language).slice(0, MOST),
    [map, text, language],
  );
  const shown = open && text.trim() !== '';
  const active = Math.min(at, hits.length - 1);
  const choose = (city: City | undefined): void => {
    if (city === undefined) return;
    setText('');
    setOpen(false);
    onFound(city);
  };
  const step = (by: number): void => setAt((active + by + hits.length) % Math.max(1, hits.length));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      setOpen(true);
      step(1);
    },
    ArrowUp: () => step(-1),
    Enter: () => choose(shown ? hits[active]?.city : undefined),
    Escape: () => {
      if (text === '') input.current?.blur();
      setText('');
      setOpen(false);
    },
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const does = keys[event.key];
    if (!does) return;
    does();
    event.preventDefault();
    event.stopPropagation();
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    setText(target.value);
    setOpen(true);
    setAt(0);
  };
  const onBlur = (): void => setOpen(false);
  return { text, shown, hits, active, input, choose, onChange, onBlur, onKeyDown };
}
