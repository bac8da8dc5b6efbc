import type { ReactNode } from 'react';
import { useLanguage } from '../preferences.ts';
import { useTurns } from '../turns.ts';
import { turnsWords } from '../words/turns.ts';
import './lamp.css';

/** Brass means your turn, here as everywhere: how many tables wait. */
export function Lamp(): ReactNode {
  const language = useLanguage();
  const turns = useTurns();
  if (turns === 0) return undefined;
  return (
    <span className="bar-turns figures">
      <span aria-hidden="true">{turns}</span>
      <span className="visually-hidden">{turnsWords[language](turns)}</span>
    </span>
  );
}
