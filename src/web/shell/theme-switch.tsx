import type { ReactNode } from 'react';
import { IconButton } from '#ui/button.tsx';
import { toggleTheme, useTheme } from '../preferences.ts';
import { useWords } from '../words/use-words.ts';

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
