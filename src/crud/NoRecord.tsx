import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ApiError } from '../providers/data/api-error';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { FactSkeleton } from '../ui/FactSkeleton';
import { Section } from '../ui/Section';
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
  const translate = useTranslate();
  if (!error) {
    return (
      <RecordPage title="…">
        <Section>
          <FactSkeleton groups={[4, 3]} />
        </Section>
      </RecordPage>
    );
  }
  if (!(error instanceof ApiError) || error.status !== 404) return <ErrorState error={error} onRetry={onRetry} page />;
  return (
    <EmptyState
      title={translate('records.notHere')}
      actions={
        <Button component={Link} to={list} variant="outlined">
          {translate('records.backToList')}
        </Button>
      }
    >
      {translate('records.notHereText')}
    </EmptyState>
  );
}
