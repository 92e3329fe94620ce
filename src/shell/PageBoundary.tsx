import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLocation } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { requestIdOf } from '../data/requestIdOf.ts';
import { NewVersionPage } from './NewVersionPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';

interface CatcherProps {
  /** Another value lets the page try again. */
  path: string;
  onRetry: () => void;
  children: ReactNode;
}

interface CatcherState {
  error?: unknown;
  path: string;
}

/** After a release the old page asks for files that are gone; only a reload helps then. */
function isMissingFile(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|module script failed|Unable to preload CSS/i.test(error.message)
  );
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { path: this.props.path };

  static getDerivedStateFromError(error: unknown): Partial<CatcherState> {
    return { error: error ?? new Error() };
  }

  static getDerivedStateFromProps(props: CatcherProps, state: CatcherState): CatcherState {
    return props.path === state.path ? state : { path: props.path, error: undefined };
  }

  readonly retry = (): void => {
    this.props.onRetry();
    this.setState({ error: undefined });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return isMissingFile(error) ? (
      <NewVersionPage />
    ) : (
      <ServerErrorPage onRetry={this.retry} requestId={requestIdOf(error)} />
    );
  }
}

/** Keeps a page that breaks inside its own place: the 500 page with a retry; another path recovers. */
export function PageBoundary(props: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Catcher path={pathname} onRetry={reset}>
      {props.children}
    </Catcher>
  );
}
