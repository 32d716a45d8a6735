import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { DataCards } from './DataCards';
import { DataTableView, type DataTableViewProps } from './DataTableView';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';

interface Props<Row> extends Omit<DataTableViewProps<Row>, 'instead'> {
  /** Loading failed. Records that are already shown stay. */
  readonly error?: unknown;
  readonly onRetry?: () => void;
  /** Text when there are none. Default: 'Nothing here yet'. */
  readonly empty?: ReactNode;
  /** Columns under a record's name on a phone. Default: all, with their labels. */
  readonly card?: (row: Row) => ReactNode;
}

/** Records in all states: a table on a desktop, cards on a phone, and a loading, empty or error state. */
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
