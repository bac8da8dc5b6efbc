import type { ReactNode } from 'react';
import { NOTICE_KINDS, type NoticeKind } from '#protocol/http/notice-kinds.ts';
import type { NoticesShown } from '#protocol/http/notices.ts';
import { noticeWords } from '../words/notice/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { post } from './account-api.ts';
import type { NoticesState } from './notices-state.ts';

/** Of what comes by push at all: which of it this device is told. */
export function DeviceKinds({ state, push, name }: DeviceKindsProps): ReactNode {
  const words = useCatalogue(noticeWords);
  const { endpoint, unwanted } = push;
  const kinds = NOTICE_KINDS.filter((kind) => state.shown.wishes.kinds[kind].includes('push'));
  if (kinds.length === 0) return undefined;
  const set = (kind: NoticeKind, isWanted: boolean): void => {
    const others = unwanted.filter((one) => one !== kind);
    const next = isWanted ? others : [...others, kind];
    void state.act(() => post('notices/push/kinds', { endpoint, unwanted: next }));
  };
  return (
    <details className="notices-kinds">
      <summary>{words.push.kinds(name)}</summary>
      {kinds.map((kind) => (
        <label key={kind} className="notices-box">
          <input
            type="checkbox"
            checked={!unwanted.includes(kind)}
            onChange={({ target }) => set(kind, target.checked)}
          />
          {words.kinds[kind][0]}
        </label>
      ))}
    </details>
  );
}

type DeviceKindsProps = {
  state: NoticesState;
  push: NoticesShown['pushes'][number];
  /** Nothing: it is this device. */
  name?: string;
};
