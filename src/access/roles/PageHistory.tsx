import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { crudCalls } from '../../crud/crud-calls';
import { queryKeys } from '../../providers/data/query-keys';
import { ErrorState } from '../../ui/ErrorState';
import { Text } from '../../ui/layout/primitives';
import { SidePanel } from '../../ui/SidePanel';
import { useRoleName } from '../useRoleName';
import { HistoryItem } from './HistoryItem';

/** Each page is its own history subject, so a role's changes are filtered from the latest of all pages. */
const SUBJECT = 'ui-access:';
const LAST = 500;

interface Props {
  /** The selected role, or null. */
  readonly role: string | null;
  readonly labelOf: (page: string) => string;
  /** Label of a letter: hidden, read, write. */
  readonly wordsOf: (letter: unknown) => string;
  readonly onClose: () => void;
}

/** Changes to a role's access to loan pages, newest first. */
export function PageHistory({ role, labelOf, wordsOf, onClose }: Props) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.history(SUBJECT),
    queryFn: ({ signal }) => crudCalls.history(SUBJECT, LAST, signal),
    enabled: role !== null,
    staleTime: 0,
  });
  const steps = data?.rows.flatMap(({ fields, subject, ...entry }) =>
    fields
      .filter(({ field }) => field === role)
      .map(({ before, after }) => ({ ...entry, page: subject.slice(SUBJECT.length), before, after })),
  );
  return (
    <SidePanel
      title={translate('people.role.historyOf', { role: role === null ? '' : roleName(role) })}
      open={role !== null}
      onClose={onClose}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Skeleton variant="rounded" height={60} aria-label={translate('states.loading')} /> : null}
      {steps?.length === 0 ? <p>{translate('records.history.empty')}</p> : null}
      <ol>
        {steps?.map(({ id, at, actor, actorName, page, before, after }) => (
          <HistoryItem key={id} who={actorName ?? actor ?? translate('records.history.portal')} at={at}>
            <p>
              {labelOf(page)}:{' '}
              <Text as="del" color="text-3">
                {wordsOf(before)}
              </Text>{' '}
              {wordsOf(after)}
            </p>
          </HistoryItem>
        ))}
      </ol>
    </SidePanel>
  );
}
