import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { HistoryEntry } from '../../../domain/audit/history.schemas';
import { ownValue } from '../../../domain/tables/own-value';
import { crudCalls } from '../../crud/crud-calls';
import { queryKeys } from '../../providers/data/query-keys';
import { ErrorState } from '../../ui/ErrorState';
import { Text } from '../../ui/layout/primitives';
import { SidePanel } from '../../ui/SidePanel';
import { useRoleName } from '../useRoleName';
import { menuKey, statusKey } from './columns';
import { HistoryItem } from './HistoryItem';

const SHOWN = 50;

interface Props {
  /** The selected role, or null. */
  readonly role: string | null;
  readonly labelOf: (column: string) => string;
  readonly onClose: () => void;
}

const keyOf: Readonly<Record<string, (value: string) => string>> = {
  menuPermissions: (id) => menuKey(Number(id)),
  loanStatusPermissions: statusKey,
};
const listOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Columns that a write granted and revoked. */
function steps({ fields }: HistoryEntry): { readonly column: string; readonly given: boolean }[] {
  return fields.flatMap(({ field, before, after }) => {
    const [was, is] = [listOf(before), listOf(after)];
    const column = ownValue(keyOf, field) ?? ((value: string) => value);
    return [
      ...is.filter((value) => !was.includes(value)).map((value) => ({ column: column(value), given: true })),
      ...was.filter((value) => !is.includes(value)).map((value) => ({ column: column(value), given: false })),
    ];
  });
}

/** Changes to a role, newest first. */
export function RoleHistory({ role, labelOf, onClose }: Props) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.history(`role:${role}`),
    queryFn: ({ signal }) => crudCalls.history(`role:${role}`, SHOWN, signal),
    enabled: role !== null,
    staleTime: 0,
  });
  return (
    <SidePanel
      title={translate('people.role.historyOf', { role: role === null ? '' : roleName(role) })}
      open={role !== null}
      onClose={onClose}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data ? <Skeleton variant="rounded" height={60} aria-label={translate('states.loading')} /> : null}
      {data?.rows.length === 0 ? <p>{translate('records.history.empty')}</p> : null}
      <ol>
        {data?.rows.map((entry) => (
          <HistoryItem
            key={entry.id}
            who={entry.actorName ?? entry.actor ?? translate('records.history.portal')}
            at={entry.at}
          >
            {entry.fields.some(({ field }) => field === 'versionChecked') && (
              <Text as="p" color="warn-text">
                {translate('people.role.unchecked')}
              </Text>
            )}
            <ul>
              {steps(entry).map(({ column, given }) => (
                <Text as="li" key={column + String(given)} color={given ? 'ok-text' : 'bad-text'}>
                  {given ? '+ ' : '− '}
                  {labelOf(column)}
                </Text>
              ))}
            </ul>
          </HistoryItem>
        ))}
      </ol>
    </SidePanel>
  );
}
