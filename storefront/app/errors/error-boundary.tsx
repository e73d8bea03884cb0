import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  children: ReactNode;
  /** Shown in place of the children once one of them threw. */
  fallback: ReactNode;
  /** Another value gives the children another chance. */
  resetKey: unknown;
};

type State = { hasFailed: boolean; resetKey: unknown };

/** Keeps what surrounds it alive when a part of a page throws; React writes the error to the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
