import type { ReactNode } from 'react';
import { HIGHEST_BID } from '#games/railroad-tycoon/rules/data/economy.ts';
import { Button } from '#ui/button.tsx';
import { Seat } from '#ui/seat.tsx';
import { Sentence } from '#ui/sentence.tsx';
import { bidIn } from '../handling/deed.ts';
import { useDock } from '../handling/dock.ts';
import { useLimit } from '../handling/limit.ts';
import { type Auction, auctionOf, type Bidder, bidCost, speaksNext } from '../logic/auction.ts';
import { colourOf, useViewer, whoIs } from '../viewer.ts';
import { Head } from './head.tsx';
import { Lever } from './lever.tsx';
import { Stepper } from './stepper.tsx';

/** Who is in and with what; and, for who is asked, what a bid would cost. */
export function AuctionPanel(): ReactNode {
  const { words } = useViewer();
  const { table, turn } = useDock();
  const auction = auctionOf(table);
  if (!auction) return null;
  return (
    <>
      <Head side={words.auction.turn(table.turn)}>{words.auction.title}</Head>
      <div className="rt-scroll">
        <ul className="rt-bids">
          {auction.bidders.map((bidder) => (
            <Row key={bidder.seat} bidder={bidder} />
          ))}
        </ul>
        {turn.ask === 'auction' ? <Bidding auction={auction} /> : <Limit auction={auction} />}
      </div>
      {turn.ask === 'auction' ? (
        <div className="rt-foot">
          <Lever idle={words.auction.pass} />
          <Button
            kind="stop"
            data-pass=""
            aria-disabled={turn.doing}
            onClick={(event) => turn.press({ on: 'pass' }, event.currentTarget)}
          >
            {words.auction.pass}
          </Button>
        </div>
      ) : null}
    </>
  );
}

const CLASSES: Readonly<Record<Bidder['state'], string | undefined>> = {
  leads: 'best',
  speaks: 'speaks',
  waits: undefined,
  passed: 'out',
  first: 'best',
};

function Row({ bidder }: { bidder: Bidder }): ReactNode {
  const viewer = useViewer();
  const { words } = viewer;
  const { seat, state, bid } = bidder;
  const who = whoIs(viewer, seat);
  const does = state === 'speaks' && who.you ? 'youSpeak' : state;
  const said = bid !== undefined ? words.money(bid) : words.auction[does];
  return (
    <li className={CLASSES[state]}>
      <Seat colour={colourOf(seat)} size={22} />
      <b>{words.me(who)}</b>
      <span>{said}</span>
    </li>
  );
}

function Bidding({ auction }: { auction: Auction }): ReactNode {
  const viewer = useViewer();
  const { words } = viewer;
  const { table, own, turn } = useDock();
  const { least } = auction;
  const next = speaksNext(table, turn.seat);
  const bid = bidIn(table, turn.held);
  const limit = useLimitOver(bid - 1);
  return (
    <div className="rt-issue">
      <span>{words.auction.yourBid}</span>
      <Stepper
        name="bid"
        value={bid}
        text={words.money(bid)}
        least={least ?? HIGHEST_BID}
        most={HIGHEST_BID}
        onChange={(to, at) => turn.press({ on: 'amount', bid: to }, at)}
        words={words.auction}
      />
      {rivalsIn(auction, turn.seat) ? <LimitStepper least={bid} limit={limit} /> : null}
      <p data-preview="">
        {own ? (
          <>
            <Sentence text={words.auction.cost(bidCost(table, own, turn.seat, bid))} />{' '}
            {next === undefined ? null : words.auction.next(whoIs(viewer, next))}{' '}
            {auction.leader === undefined
              ? words.auction.otherwise(whoIs(viewer, auction.otherwise))
              : null}{' '}
          </>
        ) : null}
        {limit === undefined ? null : words.auction.upToNote(limit)}
      </p>
    </div>
  );
}

/** 4.5: who has passed is asked no more, so a limit is of use only to who is still in, and against somebody. */
function Limit({ auction }: { auction: Auction }): ReactNode {
  const { words } = useViewer();
  const { turn } = useDock();
  const limit = useLimitOver(auction.bid);
  const me = auction.bidders.find(({ seat }) => seat === turn.seat);
  if (me === undefined || me.state === 'passed' || !rivalsIn(auction, turn.seat)) return null;
  return (
    <div className="rt-issue">
      <LimitStepper least={auction.bid + 1} limit={limit} />
      <p data-preview="">{limit === undefined ? null : words.auction.upToNote(limit)}</p>
    </div>
  );
}

const rivalsIn = ({ bidders }: Auction, me: number): boolean =>
  bidders.some(({ seat, state }) => seat !== me && state !== 'passed');

/** What others have gone over is no limit any more. */
function useLimitOver(none: number): number | undefined {
  const { table, turn, orders } = useDock();
  const [kept] = useLimit(table.turn, turn.seat, turn.ask === 'auction', orders);
  return kept !== undefined && kept > none ? kept : undefined;
}

/** The table bids one more each time, until the limit is reached, whether this page is open or not. */
function LimitStepper({ least, limit }: { least: number; limit: number | undefined }): ReactNode {
  const { words } = useViewer();
  const { table, turn, orders } = useDock();
  const [, setLimit] = useLimit(table.turn, turn.seat, turn.ask === 'auction', orders);
  const none = least - 1;
  return (
    <>
      <span>{words.auction.upTo}</span>
      <Stepper
        name="limit"
        value={limit ?? none}
        text={limit === undefined ? words.auction.limitOff : words.money(limit)}
        least={none}
        most={HIGHEST_BID}
        onChange={(to) => setLimit(to <= none ? undefined : to)}
        words={words.auction}
      />
    </>
  );
}
