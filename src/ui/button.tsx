import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';
import './button.css';

/**
 * `lever` ends the step, and there is never a second one in sight; `brass` buys or takes what is possible now; `stop` gives
 * up something; `quiet` is a link in a button's clothes. `keycap` names the key that does the same.
 */
export function Button({
  kind = 'plate',
  keycap,
  className,
  children,
  ...rest
}: ButtonProps): ReactNode {
  const classes = ['button', kind === 'plate' ? undefined : kind, className];
  return (
    <button type="button" {...rest} className={classes.filter(Boolean).join(' ')}>
      {children}
      {keycap === undefined ? undefined : (
        <span className="button-keycap" aria-hidden="true">
          <kbd>{keycap}</kbd>
        </span>
      )}
    </button>
  );
}

type ButtonProps = ComponentPropsWithRef<'button'> & {
  kind?: 'plate' | 'lever' | 'brass' | 'stop' | 'quiet';
  keycap?: string;
};

/** A tool in the bar: a drawing, with its name spoken and shown on hover. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      className={['icon-button', className].filter(Boolean).join(' ')}
      aria-label={label}
      title={label}
    >
      <Icon name={icon} />
    </button>
  );
}

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconName;
  label: string;
};
