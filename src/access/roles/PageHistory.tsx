import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format/date';
import { crudCalls } from '../../crud/crud-calls';
import { queryKeys } from '../../providers/data/query-keys';
import { ErrorState } from '../../ui/ErrorState';
import { SidePanel } from '../../ui/SidePanel';
import { useRoleName } from '../useRoleName';
import { HistoryList } from './history-list';

/** Every page has a subject of its own; a role's own changes are found among the last of all. */
const SUBJECT = 'ui-access:';
const LAST = 500;

interface Props {
  /** The role that is looked at; null where none is. */
  readonly role: string | null;
  readonly labelOf: (page: string) => string;
  /** The words of a letter: hidden, read, write. */
  readonly wordsOf: (letter: unknown) => string;
  readonly onClose: () => void;
}

/** Who changed what a role may do with the pages of a loan, the last change first. */
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
      <HistoryList>
        {steps?.map(({ id, at, actor, actorName, page, before, after }) => (
          <li key={id}>
            <b>
              <bdi>{actorName ?? actor ?? translate('records.history.portal')}</bdi>
            </b>{' '}
            <time dateTime={at}>
              <bdi>{formatInstant(at)}</bdi>
            </time>
            <p>
              {labelOf(page)}: <del className="none">{wordsOf(before)}</del> {wordsOf(after)}
            </p>
          </li>
        ))}
      </HistoryList>
    </SidePanel>
  );
}
