import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon, StopDisc } from '#ui/icons.tsx';
import { chanceWords } from '../../words/chance/index.ts';
import { replayWords } from '../../words/replay/index.ts';
import { useCatalogue } from '../../words/use-words.ts';
import { badRecordText } from '../replay/bad-record.ts';
import type { Live } from '../snapshot.ts';
import type { PlayMode } from '../table-page.tsx';
import type { Sitting } from '../use-table.ts';
import { firstCommitment } from '../visits.ts';
import { type ChanceVerdict, checkChance } from './check-chance.ts';
import { recordOf } from './record.ts';

/** "Check the chance": the browser does, and says in words what it found. */
export function CheckChance({ sitting, live, way }: CheckProps): ReactNode {
  const chance = useCatalogue(chanceWords);
  const [verdict, setVerdict] = useState<ChanceVerdict | 'busy'>();
  const answer = useRef<HTMLDivElement>(null);
  // On a phone there is nothing below the button to be seen.
  useLayoutEffect(() => {
    if (verdict !== undefined) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [verdict]);
  const check = (): void => {
    setVerdict('busy');
    const seen = way === 'online' ? firstCommitment(live.id) : live.commitment;
    recordOf(sitting.store)
      .then((record) => record && checkChance(sitting.title, record, seen))
      .then(setVerdict, (error: unknown) =>
        setVerdict({ ok: false, because: 'entry', message: String(error) }),
      );
  };
  return (
    <section className="table-chance">
      <p>{chance.text}</p>
      <Button disabled={verdict === 'busy'} onClick={check}>
        <Icon name="dice" size={18} /> {chance.check}
      </Button>
      <div ref={answer} role="status">
        {verdict === 'busy' ? chance.busy : undefined}
        {typeof verdict === 'object' ? <Verdict verdict={verdict} /> : undefined}
      </div>
    </section>
  );
}

type CheckProps = { sitting: Sitting; live: Live; way: PlayMode };

function Verdict({ verdict }: { verdict: ChanceVerdict }): ReactNode {
  const chance = useCatalogue(chanceWords);
  const replay = useCatalogue(replayWords);
  if (!verdict.ok) {
    const reason = {
      'not-committed': () => chance.notCommitted,
      secret: () => chance.secretWrong,
      entry: () => ('message' in verdict ? badRecordText(verdict.message, replay) : ''),
    }[verdict.because]();
    return (
      <p className="table-bad">
        <StopDisc size={18} /> {chance.bad(reason)}
      </p>
    );
  }
  return (
    <ul className="table-good">
      <li>{chance.good(verdict.draws)}</li>
      <li>{chance.commitment}</li>
      <li>{verdict.webCrypto ? chance.other : chance.noWebCrypto}</li>
    </ul>
  );
}
