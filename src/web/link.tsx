import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { push } from './navigation.ts';

/** A link within the site: an ordinary one, followed without leaving the page. `go`: how, where not by the address alone. */
export function Link({ href, onClick, go = push, ...rest }: LinkProps): ReactNode {
  const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    event.preventDefault();
    go(href);
  };
  return <a {...rest} href={href} onClick={follow} />;
}

type LinkProps = ComponentPropsWithRef<'a'> & { href: string; go?: (href: string) => void };
