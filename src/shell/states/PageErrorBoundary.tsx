import { Component, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { ErrorState } from '../../ui/ErrorState';

interface FailedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Failed({ error, onRetry }: FailedProps) {
  const translate = useTranslate();
  return <ErrorState error={error} title={translate('states.errorPage')} onRetry={onRetry} page />;
}

interface Props {
  /** A new value, such as another page, clears the error. */
  readonly resetKey: string;
  /** Shown instead of the failed content. Default: the full-page message. */
  readonly failed?: ComponentType<FailedProps>;
  readonly children: ReactNode;
}

interface State {
  readonly error: unknown;
  readonly failedKey: string | null;
}

/** Keeps the rest of the portal alive when a page fails. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedKey: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, { error, failedKey }: State): Partial<State> | null {
    if (error === null) return null;
    if (failedKey === null) return { failedKey: resetKey };
    return failedKey === resetKey ? null : { error: null, failedKey: null };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    const Instead = this.props.failed ?? Failed;
    return <Instead error={this.state.error} onRetry={() => this.setState({ error: null, failedKey: null })} />;
  }
}
