import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import styles from './button.module.css';
import { ExternalLink, Link } from './link.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'icon' | 'danger' | 'outlinedDanger';

/** For buttons, and for links that look like one. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `${styles.button} ${styles[variant]} ${className}`;
}

type ButtonProps = ComponentPropsWithRef<'button'> & { readonly variant?: ButtonVariant };

/** Like `disabled`, `aria-disabled` ignores presses, but the button keeps the focus. */
export function Button({ variant, className, type = 'button', onClick, ...rest }: ButtonProps) {
  const isOff = rest['aria-disabled'] === true;
  return (
    <button
      type={type}
      className={buttonClass(variant, className)}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

interface LinkButtonProps {
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Internal or external. */
export function LinkButton({ href, variant, className, children }: LinkButtonProps) {
  const Target = href.startsWith('/') ? Link : ExternalLink;
  return (
    <Target href={href} className={buttonClass(variant, className)}>
      {children}
    </Target>
  );
}

/** For a button that gets the focus while Enter may still be held down. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
