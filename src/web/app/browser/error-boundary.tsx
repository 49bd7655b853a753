import { Component, type ReactNode, startTransition } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: (retry: () => void) => ReactNode;
  /** Puts aside what may have caused the failure. */
  readonly beforeRetry: () => void;
}

interface State {
  readonly failed: boolean;
}

/** React itself logs what was caught to the console; nothing is sent anywhere. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  readonly retry = (): void => {
    this.props.beforeRetry();
    // The page may have to be fetched first; until it is there, the fallback stays.
    startTransition(() => this.setState({ failed: false }));
  };

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
