import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { Toast } from '#ui/toast.tsx';
import { newVersion } from '../offline.ts';
import { useWords } from '../words/use-words.ts';

/** Says when a newer build of the site is ready. It never reloads by itself: somebody may be in the middle of a move. */
export function NewVersion(): ReactNode {
  const ready = useSyncExternalStore(newVersion.subscribe, newVersion.get, () => false);
  const [later, setLater] = useState(false);
  const { shell } = useWords();
  if (!ready || later) return undefined;
  return (
    <div className="new-version">
      <Toast lamp="go">
        <span>{shell.newVersion}</span>
        <Button onClick={newVersion.take}>{shell.reload}</Button>
        <IconButton icon="close" label={shell.close} onClick={() => setLater(true)} />
      </Toast>
    </div>
  );
}
