import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { TicketShown } from '#protocol/http/account.ts';
import type { NoticesShown, NoticeWishes } from '#protocol/http/notices.ts';
import { readNotices } from '../notice/push.ts';
import { noticeWords } from '../words/notice/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { NotDone, post, type Trouble } from './account-api.ts';
import { type Chapter, Section } from './chapter.tsx';
import { NoticeMatrix } from './notice-matrix.tsx';
import { TroubleLine } from './trouble-line.tsx';
import './notices.css';

/** Which notices come by which way. Its stop on the page's line, and what stands there. */
export function useNoticesChapters(): readonly Chapter[] {
  return [{ id: 'notices', title: useCatalogue(noticeWords).title }];
}

/** `ticket`: whoever adds an address elsewhere on the page has another one, and it is looked anew. */
export function Notices({ ticket }: { ticket: TicketShown }): ReactNode {
  const words = useCatalogue(noticeWords);
  const [chapter] = useNoticesChapters();
  const [shown, setShown] = useState<NoticesShown>();
  const [trouble, setTrouble] = useState<Trouble>();
  const act = useCallback(async (work: () => Promise<unknown>): Promise<void> => {
    setTrouble(undefined);
    try {
      await work();
    } catch (error) {
      setTrouble(error instanceof NotDone ? error.why : 'unavailable');
    }
    await readNotices().then(setShown, () => setTrouble((why) => why ?? 'unavailable'));
  }, []);
  const addresses = ticket.addresses.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked anew when an address comes or goes.
  useEffect(() => void act(async () => undefined), [act, addresses]);
  if (!chapter) return undefined;
  const change = (wishes: NoticeWishes): void => {
    if (!shown) return;
    setShown({ ...shown, wishes });
    void act(() => post('notices', wishes));
  };
  return (
    <Section {...chapter}>
      <p className="notices-lead">{words.lead}</p>
      <TroubleLine why={trouble} />
      {shown ? (
        <>
          <NoticeMatrix state={{ shown, act }} onChange={change} />
          <Arms wishes={shown.wishes} onChange={change} />
        </>
      ) : undefined}
    </Section>
  );
}

type ArmsProps = { wishes: NoticeWishes; onChange: (wishes: NoticeWishes) => void };

/** When they come. */
function Arms({ wishes, onChange }: ArmsProps): ReactNode {
  const words = useCatalogue(noticeWords);
  return (
    <div className="notices-arms">
      {(['inMyHours', 'hourlyMail'] as const).map((arm) => {
        const [name, detail] = words[arm];
        return (
          <label key={arm} className="notices-arm">
            <input
              type="checkbox"
              checked={wishes[arm]}
              onChange={({ target }) => onChange({ ...wishes, [arm]: target.checked })}
            />
            <span>
              <b>{name}</b>
              <small>{detail}</small>
            </span>
          </label>
        );
      })}
    </div>
  );
}
