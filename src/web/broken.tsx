import { Component, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { useWords } from './words/use-words.ts';

/** Something went wrong while a page was loaded or drawn: says so, and offers to start again. */
export class Broken extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Sorry /> : this.props.children;
  }
}

function Sorry(): ReactNode {
  const { shell } = useWords();
  return (
    <section className="notice-page">
      <h1>{shell.brokenTitle}</h1>
      <p>{shell.brokenText}</p>
      <Button kind="lever" onClick={() => location.reload()}>
        {shell.reload}
      </Button>
    </section>
  );
}
