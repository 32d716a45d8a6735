import { Component, type ReactNode } from 'react';
import { ChunkError } from '../providers/chunks/chunk-error';
import { useAccessTexts } from './AccessTexts';
import { failureText } from './failure-text';
import { leave } from './leave';

/** A failure before or outside of the portal's own frame, in plain text: what happened, and how to try again. */
export function EntryFailure({ error }: { readonly error: unknown }) {
  const { texts } = useAccessTexts();
  const other = error instanceof ChunkError ? texts.failure.chunk : texts.messages['landing-failed'];
  return (
    <main className="access-plain" id="content">
      <p role="alert">{failureText(error, texts, other)}</p>
      <button type="button" className="access-quiet" onClick={leave.reload}>
        {texts.failure.reload}
      </button>
    </main>
  );
}

interface State {
  readonly failed: boolean;
  readonly error: unknown;
}

/** Shows what no boundary of the portal has caught, such as a failure of its providers or of the sign-in's code. */
export class EntryBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false, error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error };
  }

  override render(): ReactNode {
    return this.state.failed ? <EntryFailure error={this.state.error} /> : this.props.children;
  }
}
