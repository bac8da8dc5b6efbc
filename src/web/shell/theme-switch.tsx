import type { ReactNode } from 'react';
import { IconButton } from '#web/kit/button.tsx';
import { toggleTheme, useTheme } from '#web/preferences.ts';
import { useWords } from '#web/words/use-words.ts';

export function ThemeSwitch(): ReactNode {
  const { shell } = useWords();
  const night = useTheme() === 'night';
  return (
    <IconButton
      icon={night ? 'sun' : 'moon'}
      label={night ? shell.toDay : shell.toNight}
      onClick={toggleTheme}
    />
  );
}
