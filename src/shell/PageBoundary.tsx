import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useLocation } from 'react-admin';
import { Component, type ReactNode } from 'react';
import { requestIdOf } from '../data/requestIdOf.ts';
import { isMissingFile } from '../ui/isMissingFile.ts';
import { NewVersionPage } from './NewVersionPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';

interface CatcherProps {
  /** Path of the page; a change makes the boundary retry. */
  path: string;
  onRetry: () => void;
  children: ReactNode;
}

interface CatcherState {
  error?: unknown;
  path: string;
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

/**
 * Confines a page's error to its own area: renders the 500 page with a retry, and recovers when the path changes.
 */
export function PageBoundary(props: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { reset } = useQueryErrorResetBoundary();
  return (
    <Catcher path={pathname} onRetry={reset}>
      {props.children}
    </Catcher>
  );
}
