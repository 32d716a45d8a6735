import { ApiError } from '../providers/data/api-error';
import { ErrorState } from '../ui/ErrorState';
import { FactSkeleton } from '../ui/FactSkeleton';
import { Section } from '../ui/Section';
import { RecordNotFound } from './RecordNotFound';
import { RecordPage } from './RecordPage';

interface Props {
  /** Why it could not be loaded; null while it is loading. */
  readonly error: unknown;
  /** Path of the list. */
  readonly list: string;
  readonly onRetry: () => void;
}

/** Shown instead of a record that is loading, missing, or failed to load. */
export function NoRecord({ error, list, onRetry }: Props) {
  if (!error) {
    return (
      <RecordPage title="…">
        <Section>
          <FactSkeleton groups={[4, 3]} />
        </Section>
      </RecordPage>
    );
  }
  // The server answers 400 for an ID that no record can have, such as a mistyped one in the URL.
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return isMissing ? <RecordNotFound list={list} /> : <ErrorState error={error} onRetry={onRetry} page />;
}
