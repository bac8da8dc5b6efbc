import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon, StopDisc } from '#ui/icons.tsx';
import type { FileField } from '#ui/option-field.ts';
import { useLanguage } from '../../preferences.ts';
import { setupWords } from '../../words/setup/index.ts';
import { useCatalogue, useSaid } from '../../words/use-words.ts';
import { saveText } from '../save-text.ts';
import { type FileRead, readFile } from './read-file.ts';
import './file-drop.css';

/** So many faults are told one by one. */
const MOST_FAULTS = 6;

/** Asks for a file: chosen, or dropped here. What is wrong with it is listed, and nothing of it is used. */
export function FileDrop({ field, onFile }: FileDropProps): ReactNode {
  const { file: words } = useCatalogue(setupWords);
  const example = useSaid(field.example);
  const [read, setRead] = useState<FileRead>();
  const [over, setOver] = useState(false);
  const id = useId();
  const take = async (file: File | null | undefined): Promise<void> => {
    if (!file) return;
    const found = await readFile(file, field.open);
    setRead(found);
    onFile(found.is === 'good' ? found.value : undefined);
  };
  const drag = (event: DragEvent, isOver: boolean): void => {
    event.preventDefault();
    setOver(isOver);
  };
  const handOut = async (): Promise<void> => {
    const { name, text } = (await field.open()).example();
    saveText(name, text);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for who has a pointer; the button does the same.
    <div
      className={over ? 'setup-file over' : 'setup-file'}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        void take(event.dataTransfer.files.item(0));
      }}
    >
      <p className="setup-pick">
        <label className="button" htmlFor={id}>
          <Icon name="upload" size={20} /> {read?.is === 'good' ? words.another : words.choose}
        </label>
        <input
          className="visually-hidden"
          id={id}
          type="file"
          accept="application/json,.json"
          onChange={({ target }) => {
            void take(target.files?.item(0));
            // The same file, put right, may be chosen again.
            target.value = '';
          }}
        />
        <span>{words.drop}</span>
      </p>
      <div role="status">
        <Verdict read={read} />
      </div>
      <Button
        kind="quiet"
        onClick={() => void handOut().catch(() => setRead({ is: 'unreadable' }))}
      >
        <Icon name="download" size={18} /> {example}
      </Button>
    </div>
  );
}

type FileDropProps = { field: FileField; onFile: (value: unknown) => void };

function Verdict({ read }: { read: FileRead | undefined }): ReactNode {
  const { file: words } = useCatalogue(setupWords);
  const language = useLanguage();
  if (read === undefined) return undefined;
  if (read.is === 'good') {
    return (
      <p className="setup-good">
        <Icon name="check" size={20} /> {words.good(read.title)}
      </p>
    );
  }
  const plain = {
    'too-large': words.tooLarge,
    'not-json': words.notJson,
    unreadable: words.unreadable,
  };
  const faults = read.is === 'faulty' ? [...new Set(read.faults(language))] : [plain[read.is]];
  const more = faults.length - MOST_FAULTS;
  return (
    <div className="refusal">
      <h3>
        <StopDisc /> {words.bad}
      </h3>
      <ul>
        {faults.slice(0, MOST_FAULTS).map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
        {more > 0 ? <li>{words.more(more)}</li> : undefined}
      </ul>
    </div>
  );
}
