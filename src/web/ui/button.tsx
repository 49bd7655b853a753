import type { ComponentPropsWithRef } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

type ButtonProps = ComponentPropsWithRef<'button'> & { readonly variant?: ButtonVariant };

/** `aria-disabled` ignores presses like `disabled`, but keeps the focus of whoever has just pressed. */
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
