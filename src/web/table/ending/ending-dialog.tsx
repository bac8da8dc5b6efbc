import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons.tsx';
import { Link } from '../../link.tsx';
import { pathTo } from '../../routes.ts';
import { reportWords } from '../../words/report/index.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { replayPath, reportPath } from '../paths.ts';
import { KeepPoster } from '../poster/keep-poster.tsx';
import { Rematch } from '../together/rematch/rematch.tsx';
import { AgainButton } from './again-button.tsx';
import { CheckChance } from './check-chance-button.tsx';
import { EndedResult, NoRecord } from './ended.tsx';
import type { EndingProps } from './ending.tsx';
import { InstallOffer } from './install-offer.tsx';
import { recordOf, saveRecord } from './record.ts';
import { SameDeal } from './same-deal.tsx';
import '#ui/ticket.css';
import './ending.css';

/** How it stands, how it came, whether chance was true, and what next. */
export function EndingDialog(props: EndingProps): ReactNode {
  const { sitting, live, way, onClose, result, score, leaving } = props;
  const { end } = useCatalogue(tableWords);
  const { shell } = useWords();
  const next = useRef<HTMLDivElement>(null);
  const toNext = (): void =>
    next.current?.querySelector<HTMLElement>('.button')?.focus({ preventScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens.
  useEffect(() => {
    toNext();
    // The browser has scrolled to what it would have focused: the result comes first.
    next.current?.closest('dialog')?.scrollTo(0, 0);
  }, []);
  const { ended } = live.aside;
  return (
    <Dialog open title={end.title} close={end.show} onClose={onClose}>
      <div className="table-end">
        <div className="table-end-result">
          {ended ? <EndedResult live={live} ended={ended} score={score} /> : result}
        </div>
        <div ref={next} className="table-end-next">
          {live.aside.daily !== undefined ? (
            <Link className="button lever" href={pathTo.daily(live.aside.daily)}>
              {shell.daily} <Icon name="arrow" size={18} />
            </Link>
          ) : way === 'online' ? (
            <Rematch sitting={sitting} live={live} leaving={leaving} />
          ) : live.eyes === 'watcher' ? undefined : (
            <AgainButton live={live} way={way} />
          )}
          {way === 'solo' && live.chanceSecret !== undefined ? <SameDeal live={live} /> : undefined}
          {live.chanceSecret === undefined ? undefined : <RecordLinks {...props} />}
          <Link className="button" href="/">
            {end.home}
          </Link>
          <Button kind="quiet" onClick={onClose}>
            {end.show}
          </Button>
          {live.eyes === 'watcher' ? undefined : <InstallOffer onAway={toNext} />}
          {live.chanceSecret === undefined ? (
            <NoRecord />
          ) : (
            <CheckChance sitting={sitting} live={live} way={way} />
          )}
        </div>
      </div>
    </Dialog>
  );
}

function RecordLinks({ sitting, live, way }: EndingProps): ReactNode {
  const { end } = useCatalogue(tableWords);
  const report = useCatalogue(reportWords);
  const { store } = sitting;
  const kept = useCallback(() => recordOf(store), [store]);
  const save = (): void => {
    void recordOf(sitting.store).then((record) => record && saveRecord(record));
  };
  return (
    <>
      <Link className="button" href={replayPath(live.id)}>
        <Icon name="play" size={18} /> {end.replay}
      </Link>
      <Link className="button" href={reportPath(live.id)}>
        <Icon name="log" size={18} /> {report.open}
      </Link>
      <Button onClick={save}>
        <Icon name="download" size={18} /> {end.save}
      </Button>
      <KeepPoster
        title={sitting.title}
        recordOf={kept}
        link={way === 'online' ? location.href : undefined}
      />
    </>
  );
}
