import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { letterPath } from '../../../domain/access/page-letters';
import type { CountedRole } from '../../../domain/access/role.schemas';
import { ownValue } from '../../../domain/tables/own-value';
import { queryKeys } from '../../providers/data/query-keys';
import { useFormats } from '../../providers/i18n/useFormats';
import { peopleCalls, type RoleChange } from '../people-calls';
import { menuKey, statusKey, useRoleParts } from './columns';
import type { CellValue, MatrixRow, RowChange } from './draft';
import { draftValue } from './draft';
import { holdersPath } from './holders-path';
import { MatrixTab } from './MatrixTab';
import { useMismatches } from './mismatches';
import { RoleHistory } from './RoleHistory';
import { useDraft } from './useDraft';

export interface TabProps {
  readonly roles: readonly CountedRole[];
  /** Roles of the chosen set that match the search. */
  readonly shown: readonly CountedRole[];
  readonly refetch: () => Promise<unknown>;
}

const rowOf = (role: CountedRole): MatrixRow => ({
  key: role.role,
  people: role.people,
  peopleAt: holdersPath(role),
  values: new Map<string, CellValue>([
    ...role.menuPermissions.map((id) => [menuKey(id), 'on'] as const),
    ...role.loanStatusPermissions.map((code) => [statusKey(code), 'on'] as const),
  ]),
});

/** The role with the changes of its row applied. */
function changedRole(role: CountedRole, cells: RowChange['cells']): RoleChange {
  const removed = new Set(cells.filter(({ after }) => after === '').map(({ column }) => column));
  const added = cells.filter(({ after }) => after === 'on').map(({ column }) => column);
  const part = (prefix: string): string[] =>
    added.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  return {
    role: role.role,
    isPml: role.isPml,
    version: role.version,
    menuPermissions: [...role.menuPermissions.filter((id) => !removed.has(menuKey(id))), ...part('menu:').map(Number)],
    loanStatusPermissions: [
      ...role.loanStatusPermissions.filter((code) => !removed.has(statusKey(code))),
      ...part('status:'),
    ],
  };
}

/** A sentence about the users that the changes affect. */
function useWhom(changes: readonly RoleChange[]): string {
  const translate = useTranslate();
  const { count } = useFormats();
  const { data } = useQuery({
    queryKey: queryKeys.roleImpact(changes),
    queryFn: ({ signal }) => peopleCalls.impact(changes, signal),
    enabled: changes.length > 0,
  });
  if (!data) return translate('people.bar.counting');
  const { people, noticing } = data;
  const holders = translate('people.bar.holders', { smart_count: people });
  if (people === 0) return holders;
  if (noticing === people) return `${holders} ${translate('people.bar.allNotice', { smart_count: people })}`;
  const values = { noticing: count(noticing), keeping: count(people - noticing) };
  return `${holders} ${translate('people.bar.someNotice', values)}`;
}

/** Loan menu and status permissions of all roles. */
export function PermissionsTab({ roles, shown, refetch }: TabProps) {
  const translate = useTranslate();
  const parts = useRoleParts();
  const [open, setOpen] = useStore<readonly string[]>('people.role.open', []);
  const [historyRole, setHistoryRole] = useState<string | null>(null);
  const rows = useMemo(() => roles.map(rowOf), [roles]);
  const changesOf = (changes: readonly RowChange[]): RoleChange[] =>
    changes.flatMap(({ row, cells }) => {
      const role = roles.find((each) => each.role === row.key);
      return role ? [changedRole(role, cells)] : [];
    });
  const work = useDraft({
    name: 'permissions',
    rows,
    refetch,
    save: (changes) => peopleCalls.saveRoles(changesOf(changes)),
  });
  const mismatches = useMismatches();
  const { data: uiAccess } = useQuery({
    queryKey: queryKeys.uiAccess(),
    queryFn: ({ signal }) => peopleCalls.uiAccess(signal),
    enabled: work.changes.length > 0,
  });
  const whom = useWhom(changesOf(work.changes));
  const names = new Set(shown.map(({ role }) => role));
  const labels = new Map(
    parts.flatMap(({ groups }) => groups.flatMap(({ columns }) => columns.map(({ key, label }) => [key, label]))),
  );
  const collapsible = parts.flatMap(({ groups }) => groups.filter(({ color }) => color).map(({ key }) => key));
  const flip = (row: MatrixRow, column: string): void =>
    work.set(row, column, draftValue(row, column, work.draft) === 'on' ? '' : 'on');
  return (
    <>
      <MatrixTab
        label={translate('people.role.permissions')}
        parts={parts}
        rows={rows.filter(({ key }) => names.has(key))}
        work={work}
        onToggle={flip}
        collapsed={new Set(collapsible.filter((key) => !open.includes(key)))}
        onCollapse={(key) => setOpen(open.includes(key) ? open.filter((each) => each !== key) : [...open, key])}
        onRole={(row) => setHistoryRole(row.key)}
        bar={{
          nameOf: ({ column }) => labels.get(column) ?? column,
          warnings: uiAccess
            ? mismatches(work.changes, (name, page, menu) => {
                const record = uiAccess.find(({ connectPortal }) => connectPortal === letterPath(page)) ?? {};
                return { menu, letter: ownValue(record, name) !== undefined };
              })
            : [],
          whom,
        }}
      />
      <RoleHistory role={historyRole} labelOf={(key) => labels.get(key) ?? key} onClose={() => setHistoryRole(null)} />
    </>
  );
}
