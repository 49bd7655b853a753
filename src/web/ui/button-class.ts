export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** One look, in button.css, for buttons, for links that act like one, and for the screen that is drawn without React. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `button ${variant} ${className}`;
}
