import { type ReactNode, useEffect, useId, useState } from 'react';
import { WEBHOOK_FORMS, type WebhookForm } from '#protocol/http/notice-kinds.ts';
import type { FeedMade } from '#protocol/http/notices.ts';
import { Button } from '#ui/button.tsx';
import { addPush, knowsPush, ownPush, removePush } from '../notice/push.ts';
import { noticeWords } from '../words/notice/index.ts';
import { useCatalogue } from '../words/use-words.ts';
import { post } from './account-api.ts';
import { DeviceKinds } from './device-kinds.tsx';
import type { NoticesState } from './notices-state.ts';

type Props = { state: NoticesState };

/** Where each way leads, with a try. */
export function NoticePlaces({ state }: Props): ReactNode {
  const words = useCatalogue(noticeWords);
  return (
    <section className="notices-places" aria-label={words.where}>
      <PushPlace state={state} />
      <MailPlace state={state} />
      <WebhookPlace state={state} />
      <FeedPlace state={state} />
    </section>
  );
}

function Place({ title, text, children }: PlaceProps): ReactNode {
  return (
    <div className="notices-place">
      <b>{title}</b>
      <p>{text}</p>
      <div className="notices-deeds">{children}</div>
    </div>
  );
}

type PlaceProps = { title: string; text: ReactNode; children?: ReactNode };

/** A try, and that it has gone. */
function Try({ state, channel }: Props & { channel: 'push' | 'mail' | 'webhook' }): ReactNode {
  const words = useCatalogue(noticeWords);
  const [isSent, setSent] = useState(false);
  const send = (): void => {
    setSent(false);
    void state.act(() => post('notices/try', { channel }).then(() => setSent(true)));
  };
  return (
    <>
      <Button kind="quiet" aria-label={`${words.try}: ${words.channels[channel]}`} onClick={send}>
        {words.try}
      </Button>
      <span role="status">{isSent ? words.tried : ''}</span>
    </>
  );
}

function PushPlace({ state }: Props): ReactNode {
  const words = useCatalogue(noticeWords);
  const { pushes, pushKey } = state.shown;
  const [own, setOwn] = useState<string>();
  const [isDenied, setDenied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked anew when a device comes or goes.
  useEffect(() => void ownPush().then(setOwn), [pushes.length]);
  const here = pushes.find(({ endpoint }) => endpoint === own);
  const isHere = here !== undefined;
  const add = (): void => {
    void state.act(async () => setDenied(!(await addPush(pushKey))));
  };
  const text = isDenied ? words.push.denied : words.push.count(pushes.length);
  const others = pushes.filter(({ endpoint }) => endpoint !== own);
  return (
    <Place title={words.channels.push} text={knowsPush() ? text : words.push.unknown}>
      {knowsPush() && !isHere ? <Button onClick={add}>{words.push.add}</Button> : undefined}
      {pushes.length > 0 ? <Try state={state} channel="push" /> : undefined}
      {isHere ? (
        <Button kind="quiet" onClick={() => void state.act(removePush)}>
          {words.push.remove}
        </Button>
      ) : undefined}
      {here ? <DeviceKinds state={state} push={here} /> : undefined}
      {others.length > 0 ? (
        <ul className="notices-devices">
          {others.map((push) => {
            const { endpoint } = push;
            const device = push.device === '' ? words.push.unnamed : push.device;
            return (
              <li key={endpoint}>
                <span>{device}</span>
                <Button
                  kind="quiet"
                  aria-label={words.push.removeThat(device)}
                  onClick={() => void state.act(() => post('notices/push/remove', { endpoint }))}
                >
                  {words.webhook.remove}
                </Button>
                <DeviceKinds state={state} push={push} name={device} />
              </li>
            );
          })}
        </ul>
      ) : undefined}
    </Place>
  );
}

function MailPlace({ state }: Props): ReactNode {
  const words = useCatalogue(noticeWords);
  const { addresses, isMailSent } = state.shown;
  const [address] = addresses;
  const text = isMailSent ? (address ?? words.mail.none) : words.mail.unsent;
  return (
    <Place title={words.channels.mail} text={text}>
      {isMailSent && address !== undefined ? <Try state={state} channel="mail" /> : undefined}
    </Place>
  );
}

function WebhookPlace({ state }: Props): ReactNode {
  const { webhook: words, channels } = useCatalogue(noticeWords);
  const { webhook } = state.shown;
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string>();
  const place = webhook ? `${words.forms[webhook.form]}, ${webhook.host}` : words.none;
  const trouble =
    webhook?.stopped === undefined ? webhook?.failing && words.failing : words.stopped;
  const text = trouble ? `${place}. ${trouble}` : place;
  return (
    <Place title={channels.webhook} text={text}>
      {isOpen ? (
        <WebhookForms state={state} onDone={setOpen} onSecret={setSecret} />
      ) : (
        <>
          <Button kind={webhook ? 'quiet' : 'plate'} onClick={() => setOpen(true)}>
            {webhook ? words.change : words.set}
          </Button>
          {webhook ? <Try state={state} channel="webhook" /> : undefined}
          {webhook ? (
            <Button
              kind="quiet"
              onClick={() => void state.act(() => post('notices/webhook/remove', {}))}
            >
              {words.remove}
            </Button>
          ) : undefined}
        </>
      )}
      {secret === undefined || webhook?.form !== 'json' ? undefined : (
        <p className="notices-secret">
          {words.secret} <code>{secret}</code>
        </p>
      )}
    </Place>
  );
}

function WebhookForms({ state, onDone, onSecret }: WebhookProps): ReactNode {
  const { webhook: words } = useCatalogue(noticeWords);
  const [url, setUrl] = useState('');
  const [form, setForm] = useState<WebhookForm>('discord');
  const id = useId();
  const save = async (): Promise<void> => {
    const made = (await post('notices/webhook', { url, form })) as { secret: string };
    onSecret(made.secret);
    onDone(false);
  };
  return (
    <form
      className="notices-form"
      onSubmit={(event) => {
        event.preventDefault();
        void state.act(save);
      }}
    >
      <label htmlFor={`${id}-url`}>{words.url}</label>
      <input
        id={`${id}-url`}
        className="field-input"
        type="url"
        required
        maxLength={500}
        value={url}
        onChange={({ target }) => setUrl(target.value)}
      />
      <label htmlFor={`${id}-form`}>{words.form}</label>
      <select
        id={`${id}-form`}
        className="field-input"
        value={form}
        onChange={({ target }) => setForm(target.value as WebhookForm)}
      >
        {WEBHOOK_FORMS.map((one) => (
          <option key={one} value={one}>
            {words.forms[one]}
          </option>
        ))}
      </select>
      <Button type="submit">{words.save}</Button>
      <Button kind="quiet" onClick={() => onDone(false)}>
        {words.cancel}
      </Button>
    </form>
  );
}

type WebhookProps = Props & {
  onDone: (isOpen: boolean) => void;
  onSecret: (secret: string) => void;
};

function FeedPlace({ state }: Props): ReactNode {
  const { feed: words, channels } = useCatalogue(noticeWords);
  const { feed } = state.shown;
  const [made, setMade] = useState<FeedMade>();
  const renew = (): void => {
    void state.act(async () => setMade((await post('notices/feed', {})) as FeedMade));
  };
  const remove = async (): Promise<void> => {
    await post('notices/feed/remove', {});
    setMade(undefined);
  };
  return (
    <Place title={channels.feed} text={feed ? words.made : words.none}>
      <Button kind={feed ? 'quiet' : 'plate'} onClick={renew}>
        {feed ? words.renew : words.make}
      </Button>
      {feed ? (
        <Button kind="quiet" onClick={() => void state.act(remove)}>
          {words.remove}
        </Button>
      ) : undefined}
      {made ? (
        <div className="notices-made">
          {(['calendar', 'atom'] as const).map((form) => (
            <label key={form}>
              {words[form]}
              <input className="field-input" readOnly value={made[form]} />
            </label>
          ))}
          <p>{words.once}</p>
        </div>
      ) : undefined}
    </Place>
  );
}
