export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const SHAPE =
  'inline-flex min-h-touch min-w-touch items-center justify-center gap-2 rounded-md px-5 py-2 font-semibold text-base transition-[background-color,border-color,color,scale] active:scale-[0.98] disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55';

const LOOKS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-bright',
  secondary: 'border border-line-strong bg-surface-1/70 text-fg hover:border-accent hover:bg-accent-soft',
  quiet: 'text-muted hover:bg-surface-2 hover:text-fg',
  danger: 'bg-red text-on-accent hover:bg-red/85',
};

/** One look for buttons, for links that act like one, and for the screen that is drawn without React. */
export function buttonClass(variant: ButtonVariant = 'primary', className = ''): string {
  return `${SHAPE} ${LOOKS[variant]} ${className}`;
}
