import { type ReactNode, useId } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { KeyLine } from '#ui/face.ts';
import { Icon } from '#ui/icons.tsx';
import { media } from '#ui/media.ts';
import { pace, paces } from '#ui/pace.ts';
import { singleKeys } from '#ui/single-keys.ts';
import { useMedia } from '#ui/use-media.ts';
import { useRemembered } from '#ui/use-remembered.ts';
import { Link } from '../../link.tsx';
import { toggleTheme, useTheme } from '../../preferences.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { adviceWords } from '../../words/advice/index.ts';
import { menuWords } from '../../words/menu/index.ts';
import { tableWords } from '../../words/table/index.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import type { PlanTool } from '../plan/use-plan.tsx';
import { SoundChoice } from '../sound/sound-choice.tsx';
import type { Panel } from './bar.tsx';
import './menu.css';

/** All that is not needed at every turn. */
export function TableMenu({
  keys,
  advised,
  crowded,
  draft,
  onClose,
  onPanel,
  onRead,
  more,
}: MenuProps): ReactNode {
  const { bar, why } = useCatalogue(tableWords);
  const menu = useCatalogue(menuWords);
  const { shell } = useWords();
  const { key } = useCatalogue(adviceWords);
  const night = useTheme() === 'night';
  const phone = useMedia(media.phone);
  const panel = (name: Panel): void => {
    onClose();
    onPanel(name);
  };
  return (
    <Dialog kind="sheet" open title={menu.title} close={why.close} onClose={onClose}>
      <div className="table-menu">
        <Button onClick={() => panel('rules')}>
          <Icon name="book" /> {bar.rules}
        </Button>
        <Button onClick={toggleTheme}>
          <Icon name={night ? 'sun' : 'moon'} /> {night ? shell.toDay : shell.toNight}
        </Button>
        {phone && draft && (advised || crowded) ? (
          <Button
            onClick={() => {
              onClose();
              draft.press();
            }}
          >
            <Icon name="pencil" /> {bar.draft(draft.steps)}
          </Button>
        ) : undefined}
        {onRead ? (
          <Button
            onClick={() => {
              onClose();
              onRead();
            }}
          >
            <Icon name="clipboard" /> {phone ? menu.read : `${menu.read} (S)`}
          </Button>
        ) : undefined}
        {more}
        <div className="table-menu-row">
          <span>{menu.language}</span>
          <LanguageSwitch />
        </div>
        <PaceChoice />
        <SoundChoice />
        <Keys
          board={[
            ...(advised ? [['C', key] as const] : []),
            ...(draft ? menu.draftKeys : []),
            ...keys,
          ]}
        />
        <Link className="button stop" href="/">
          {menu.home}
        </Link>
      </div>
    </Dialog>
  );
}

type MenuProps = {
  /** Of this game's board. */
  keys: readonly KeyLine[];
  /** Somebody can be asked for advice. */
  advised: boolean;
  /** There is a tool more in the bar: on a phone the pencil stands here. So it does where somebody can be asked. */
  crowded: boolean;
  draft: PlanTool | undefined;
  onClose: () => void;
  onPanel: (panel: Panel) => void;
  /** Nothing: there is nobody to read to. */
  onRead?: (() => void) | undefined;
  /** What people at a table may do besides playing. */
  more?: ReactNode;
};

/** How fast what happens is shown, and how long results stay. */
function PaceChoice(): ReactNode {
  const menu = useCatalogue(menuWords);
  const now = useRemembered(pace);
  const name = useId();
  return (
    <fieldset className="table-choice">
      <legend>{menu.pace}</legend>
      {paces.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === now} onChange={() => pace.set(one)} />
          {menu.paces[one]}
        </label>
      ))}
    </fieldset>
  );
}

function Keys({ board }: { board: readonly KeyLine[] }): ReactNode {
  const menu = useCatalogue(menuWords);
  const on = useRemembered(singleKeys);
  return (
    <section className="table-keys">
      <label>
        <input
          type="checkbox"
          checked={on}
          onChange={({ target }) => singleKeys.set(target.checked)}
        />
        {menu.keys}
      </label>
      <dl>
        {[...menu.keyList, ...board].map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p>{menu.keysHint}</p>
    </section>
  );
}
