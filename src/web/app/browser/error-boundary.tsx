import { Component, type ReactNode, startTransition, useEffect } from 'react';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { EMBEDDED_BROWSER_FALLBACK, ERROR_FALLBACK, MISSING_ROOT_FALLBACK } from '#words/fallbacks.ts';
import styles from './error-boundary.module.css';

interface Props {
  readonly children: ReactNode;
  /** Whether the browser is part of another app. */
  readonly embedded: boolean;
  /** Clears what may have caused the error. */
  readonly beforeRetry: () => void;
}

interface State {
  readonly failed: boolean;
}

/** React logs the error to the console; nothing is sent anywhere. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  readonly retry = (): void => {
    this.props.beforeRetry();
    // The page may have to be fetched first; until then, the fallback stays.
    startTransition(() => this.setState({ failed: false }));
  };

  override render(): ReactNode {
    const { embedded, children } = this.props;
    return this.state.failed ? <ErrorScreen embedded={embedded} onRetry={this.retry} /> : children;
  }
}

const AUTO_RETRY_MS = 3000;

interface ErrorScreenProps extends Pick<Props, 'embedded'> {
  readonly onRetry: () => void;
}

/** In an in-app browser, the first attempt often fails and the second works, so it retries automatically. */
function ErrorScreen({ embedded, onRetry }: ErrorScreenProps) {
  const words = embedded ? EMBEDDED_BROWSER_FALLBACK : ERROR_FALLBACK;

  useEffect(() => {
    if (!embedded) return;
    const timer = setTimeout(onRetry, AUTO_RETRY_MS);
    return () => clearTimeout(timer);
  }, [embedded, onRetry]);

  return (
    <main className={styles.screen}>
      <LogoMark className={styles.logo} />
      <div role={embedded ? 'status' : 'alert'}>
        <h1 className={shared.section}>{words.title}</h1>
        <p className={styles.explanation}>{words.text}</p>
      </div>
      <Button onClick={onRetry}>{words.action}</Button>
    </main>
  );
}

/** For a document that arrived without its root element, as in some in-app browsers. */
export function MissingRoot() {
  return (
    <main className={styles.screen}>
      <h1 className={shared.section}>{MISSING_ROOT_FALLBACK.title}</h1>
      <Button onClick={() => window.location.reload()}>{MISSING_ROOT_FALLBACK.action}</Button>
    </main>
  );
}
