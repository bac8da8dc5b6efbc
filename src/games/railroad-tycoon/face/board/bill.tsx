import type { ReactNode } from 'react';
import { Sentence } from '#ui/sentence.tsx';
import { Icon, type IconName } from '../art/icons.tsx';
import { useDock } from '../handling/dock.ts';
import type { Bill as BillData, Item } from '../logic/bill.ts';
import { useViewer } from '../viewer.ts';
import { Stepper } from './stepper.tsx';

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

/** What it costs, item by item. */
export function Bill({ bill }: { bill: BillData }): ReactNode {
  const { words } = useViewer();
  const crosses = bill.items.some(({ what }) => what === 'river');
  return (
    <table className="rt-bill" data-preview="">
      <tbody>
        {bill.items.map((item) => (
          <tr key={item.what}>
            <th scope="row">
              <Icon name={ICONS[item.what]} size={18} />
              {words.bill.item(item)}
            </th>
            <td>{words.money(item.count * item.each)}</td>
          </tr>
        ))}
        {bill.tiles > 0 && !crosses ? (
          <tr className="nil">
            <th scope="row">
              <Icon name="river" size={18} />
              {words.bill.noRiver}
            </th>
            <td>{words.money(0)}</td>
          </tr>
        ) : null}
      </tbody>
      <tfoot>
        <tr className="sum">
          <th scope="row">{words.bill.total}</th>
          <td>{words.money(bill.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** So many shares at once are enough for anybody. */
const MOST = 30;

/** The shares that pay for it: as many as are needed, or more. */
export function Shares({ bill }: { bill: BillData }): ReactNode {
  const { words } = useViewer();
  const { turn } = useDock();
  const least = bill.shares - turn.held.extra;
  return (
    <div className="rt-issue">
      <span>{words.bill.shares}</span>
      <Stepper
        name="shares"
        value={bill.shares}
        least={least}
        most={least + MOST}
        onChange={(shares, at) => turn.press({ on: 'shares', extra: shares - least }, at)}
        words={words.bill}
      />
      <p>
        <Sentence text={words.bill.payment(bill)} />
      </p>
    </div>
  );
}
