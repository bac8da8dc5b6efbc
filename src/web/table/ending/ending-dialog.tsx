import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons.tsx';
import { Link } from '../../link.tsx';
import { push } from '../../navigation.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { replayPath } from '../paths.ts';
import { playAgain } from './again.ts';
import { CheckChance } from './check-chance-button.tsx';
import type { EndingProps } from './ending.tsx';
import { recordOf, saveRecord } from './record.ts';
import './ending.css';

/** How it stands, how it came, whether chance was true, and what next. */
export function EndingDialog({ sitting, live, way, onClose, result }: EndingProps): ReactNode {
  const { end } = useCatalogue(tableWords);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const next = useRef<HTMLDivElement>(null);
  useEffect(() => {
    next.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true });
    // The browser has scrolled to what it would have focused: the result comes first.
    next.current?.closest('dialog')?.scrollTo(0, 0);
  }, []);
  const again = (): void => {
    setBusy(true);
    setFailed(false);
    playAgain(live, way)
      .then(push, () => setFailed(true))
      .finally(() => setBusy(false));
  };
  const save = (): void => {
    void recordOf(sitting.store).then((record) => record && saveRecord(record));
  };
  return (
    <Dialog open title={end.title} close={end.show} onClose={onClose}>
      <div className="table-end">
        <div className="table-end-result">{result}</div>
        <div ref={next} className="table-end-next">
          {live.eyes === 'watcher' ? undefined : (
            <Button kind="lever" disabled={busy} onClick={again}>
              {end.again(live.seats.length)}
            </Button>
          )}
          {failed ? <p role="alert">{end.refused}</p> : undefined}
          {way === 'online' && live.eyes !== 'watcher' ? <p>{end.againHint}</p> : undefined}
          <Link className="button" href={replayPath(live.id)}>
            <Icon name="play" size={18} /> {end.replay}
          </Link>
          <Button onClick={save}>
            <Icon name="download" size={18} /> {end.save}
          </Button>
          <Link className="button" href="/">
            {end.home}
          </Link>
          <Button kind="quiet" onClick={onClose}>
            {end.show}
          </Button>
          <CheckChance sitting={sitting} live={live} way={way} />
        </div>
      </div>
    </Dialog>
  );
}
