import type { ReactNode } from 'react';
import { Sentence } from '#ui/sentence.tsx';
import { Icon, type IconName } from '../art/icons.tsx';
import { useDock } from '../handling/dock.ts';
import type { Bill as BillData, Item } from '../logic/bill.ts';
import type { Brings } from '../logic/brings.ts';
import { useViewer } from '../viewer.ts';
import { Stepper } from './stepper.tsx';
import { useModes } from './use-modes.ts';

const ICONS: Readonly<Record<Item['what'], IconName>> = {
  open: 'plain',
  hill: 'hill',
  ridge: 'ridge',
  river: 'river',
  free: 'grant',
  level: 'engine',
  'new-city': 'urbanise',
  western: 'west',
};

/** What it costs, item by item; and the cards that it earns at once, for they come with it. */
export function Bill({ bill, brings, to }: BillProps): ReactNode {
  const modes = useModes();
  const { words } = useViewer();
  const crosses = bill.items.some(({ what }) => what === 'river');
  return (
    <table className="rt-bill" data-preview="">
      {to === undefined ? null : (
        <caption className="visually-hidden">{modes.routes.said(to, brings?.gain ?? 0)}</caption>
      )}
      <tbody>
        {bill.items.map((item) => (
          <tr key={item.what}>
            <th scope="row">
              <Icon name={ICONS[item.what]} size={18} />
              {modes.bill.item(item)}
            </th>
            <td>{words.money(item.count * item.each)}</td>
          </tr>
        ))}
        {bill.tiles > 0 && !crosses && !brings ? (
          <tr className="nil">
            <th scope="row">
              <Icon name="river" size={18} />
              {modes.bill.noRiver}
            </th>
            <td>{words.money(0)}</td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        {brings?.cards.map(({ card, points }) => (
          <tr key={card} className="earns">
            <th scope="row">★ {words.cards.name(card)}</th>
            <td>{words.gain(points)}</td>
          </tr>
        ))}
        <tr className="sum">
          <th scope="row">{modes.bill.total}</th>
          <td>{words.money(bill.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

type BillProps = {
  bill: BillData;
  brings?: Brings | undefined;
  /** Where the track would lead, for who hears what others point at. */
  to?: string;
};

/** So many shares at once are enough for anybody. */
const MOST = 30;

/** The shares that pay for it: as many as are needed, or more. */
export function Shares({ bill }: { bill: BillData }): ReactNode {
  const modes = useModes();
  const { turn } = useDock();
  const least = bill.shares - turn.held.extra;
  return (
    <div className="rt-issue">
      <span>{modes.bill.shares}</span>
      <Stepper
        name="shares"
        value={bill.shares}
        least={least}
        most={least + MOST}
        onChange={(shares, at) => turn.press({ on: 'shares', extra: shares - least }, at)}
        words={modes.bill}
      />
      <p>
        <Sentence text={modes.bill.payment(bill)} />
      </p>
    </div>
  );
}
