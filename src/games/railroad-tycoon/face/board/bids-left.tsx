import { type ReactNode, useMemo } from 'react';
import { LineIcon } from '#ui/icons.tsx';
import { bidIn } from '../handling/deed.ts';
import { useDock } from '../handling/dock.ts';
import { bidsLeft, type Gestures } from '../logic/bids.ts';
import { useViewer } from '../viewer.ts';
import { bidWords } from '../words/bids.ts';
import './bids-left.css';

/** In the auction, for whoever is asked and has a plan: what each bid leaves of the cash, whether the plan holds then, and what it asks for. */
export function BidsLeft({ draft }: { draft: Gestures }): ReactNode {
  const { language, words } = useViewer();
  const { table, own, turn } = useDock();
  const said = bidWords[language];
  const inHand = bidIn(table, turn.held);
  const asked = turn.ask === 'auction';
  const rows = useMemo(
    () => (own && asked ? bidsLeft(table, own, turn.seat, draft, inHand) : []),
    [table, own, asked, turn.seat, draft, inHand],
  );
  if (!asked) return null;
  return (
    <section className="rt-bids-left">
      <h3>
        <LineIcon className="icon" size={18}>
          <path d="M4 20l1.200-4.800L16.500 4l3.500 3.500L8.800 18.800zM14 6.500l3.500 3.500" />
        </LineIcon>
        {said.title} <small>{said.private}</small>
      </h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{said.bid}</th>
            <th scope="col">{said.cash}</th>
            <th scope="col">{said.plan}</th>
            <th scope="col">{said.shares}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ bid, cash, shares }) => (
            <tr key={bid} className={bid === inHand ? 'chosen' : undefined}>
              <td>{words.money(bid)}</td>
              <td>{words.money(cash)}</td>
              <td>{shares === undefined ? said.breaks : said.holds}</td>
              <td className={shares ? 'rt-dear' : undefined}>
                {shares === undefined ? '–' : shares > 0 ? `+${shares}` : 0}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
