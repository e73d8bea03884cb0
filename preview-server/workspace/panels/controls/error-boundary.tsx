import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  /** Stands in for what could not be shown. */
  fallback(error: unknown): ReactNode;
  children: ReactNode;
};

type ErrorBoundaryState = { error: unknown; hasFailed: boolean };

/** Keeps a fault in one part of the window from taking the rest, and the work in it, along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, hasFailed: false };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
