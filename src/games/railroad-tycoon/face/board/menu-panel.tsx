import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useDock } from '../handling/dock.ts';
import { useViewer } from '../viewer.ts';
import { CubeOption } from './cube-option.tsx';
import { Head } from './head.tsx';

/** Nothing chosen yet: the six actions stand on the board, the rest is here. */
export function MenuPanel(): ReactNode {
  const { words } = useViewer();
  const { turn, table } = useDock();
  const [best] = turn.deliveries;
  return (
    <>
      <Head>{words.actions.what}</Head>
      <p>{words.hint.choose}</p>
      {best ? (
        <div className="rt-list">
          <h3 className="rt-label">{words.actions.best}</h3>
          <CubeOption cube={best} />
        </div>
      ) : null}
      <div className="rt-foot">
        <Button
          data-mode="share"
          data-spot="mode:share"
          onClick={({ currentTarget }) => turn.press({ on: 'mode', mode: 'share' }, currentTarget)}
        >
          {words.actions.issue}
        </Button>
        <Button
          data-mode="decline"
          onClick={({ currentTarget }) =>
            turn.press({ on: 'mode', mode: 'decline' }, currentTarget)
          }
        >
          {words.actions.decline}
          <span className="visually-hidden"> {words.actions.declineSub(table.actions)}</span>
        </Button>
      </div>
    </>
  );
}
