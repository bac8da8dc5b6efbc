import type { ReactNode } from 'react';
import {
  carries,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
} from '#protocol/http/notice-kinds.ts';
import type { NoticeWishes } from '#protocol/http/notices.ts';
import { noticeWords } from '../words/notice/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { NoticePlaces } from './notice-places.tsx';
import type { NoticesState } from './notices-state.ts';
import { WayIcon } from './way-icon.tsx';

const ICONS = { push: 'bell', mail: 'mail', webhook: 'hook', feed: 'feed' } as const;

/** Kinds of notices by ways, and under them where each way leads. */
export function NoticeMatrix({ state, onChange }: MatrixProps): ReactNode {
  const words = useCatalogue(noticeWords);
  const { wishes } = state.shown;
  return (
    <div className="notices-sheet">
      <table className="notices-matrix">
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.kind}</span>
            </th>
            {NOTICE_CHANNELS.map((channel) => (
              <th key={channel} scope="col">
                <WayIcon name={ICONS[channel]} size={20} />
                {words.channels[channel]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NOTICE_KINDS.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <b>{words.kinds[kind][0]}</b>
                <small>{words.kinds[kind][1]}</small>
              </th>
              {NOTICE_CHANNELS.map((channel) => (
                <td key={channel}>
                  <Box {...{ kind, channel, wishes, onChange }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <NoticePlaces state={state} />
    </div>
  );
}

type MatrixProps = { state: NoticesState; onChange: (wishes: NoticeWishes) => void };

/** A dash where it makes no sense. */
function Box({ kind, channel, wishes, onChange }: BoxProps): ReactNode {
  const words = useCatalogue(noticeWords);
  const label = words.box(words.kinds[kind][0], words.channels[channel]);
  if (!carries(channel, kind)) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{words.none}</span>
      </>
    );
  }
  const set = (isOn: boolean): void => {
    const others = wishes.kinds[kind].filter((one) => one !== channel);
    const channels = isOn ? [...others, channel] : others;
    onChange({ ...wishes, kinds: { ...wishes.kinds, [kind]: channels } });
  };
  return (
    <label className="notices-box">
      <input
        type="checkbox"
        aria-label={label}
        checked={wishes.kinds[kind].includes(channel)}
        onChange={({ target }) => set(target.checked)}
      />
    </label>
  );
}

type BoxProps = {
  kind: NoticeKind;
  channel: NoticeChannel;
  wishes: NoticeWishes;
  onChange: (wishes: NoticeWishes) => void;
};
