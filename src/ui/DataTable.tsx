import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { DataCards } from './DataCards';
import { DataTableView, type DataTableViewProps } from './DataTableView';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

interface Props<Row> extends Omit<DataTableViewProps<Row>, 'instead'> {
  /** The records could not be had. Those of before stay where there are some. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** What is said where there are none; 'Nothing here yet' where not given. */
  readonly empty?: ReactNode;
  /** What stands under the name of a record on a phone; all columns with their heads where not given. */
  readonly card?: (row: Row) => ReactNode;
}

/** Records in all their states: a table on a desk, cards on a phone, and skeleton, emptiness or failure in their place. */
export function DataTable<Row>({ error, onRetry, empty, card, ...props }: Props<Row>) {
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const failed = error !== undefined && error !== null && props.rows === undefined;
  const instead = failed ? (
    <ErrorState error={error} onRetry={onRetry} />
  ) : props.rows?.length === 0 ? (
    (empty ?? <EmptyState />)
  ) : undefined;
  if (!isPhone) return <DataTableView {...props} instead={instead} />;
  return instead ?? <DataCards {...props} card={card} />;
}
