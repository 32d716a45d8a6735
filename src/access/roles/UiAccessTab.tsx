import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { roleNamed } from '../../../domain/access/roles';
import { menuNumber } from '../../../domain/pages/loan-pages';
import { ownValue } from '../../../domain/tables/own-value';
import { queryKeys } from '../../providers/data/query-keys';
import { PageLoader } from '../../shell/states/PageLoader';
import { ErrorState } from '../../ui/ErrorState';
import { type LetterChange, peopleCalls } from '../people-calls';
import { usePageParts } from './columns';
import { type CellValue, draftValue, type MatrixRow, type RowChange } from './draft';
import { holdersPath } from './holders-path';
import { MatrixTab } from './MatrixTab';
import { useMismatches } from './mismatches';
import { PageHistory } from './PageHistory';
import type { TabProps } from './PermissionsTab';
import { useDraft } from './useDraft';

const letter = (value: string | undefined): CellValue => (value === 'r' || value === 'w' ? value : '');
/** Cycles hidden, read, write. */
const next: Readonly<Record<CellValue, CellValue>> = { '': 'r', r: 'w', w: '', on: '' };

const sentLetter = (value: CellValue): 'r' | 'w' | null => (value === 'r' || value === 'w' ? value : null);

const lettersOf = (changes: readonly RowChange[]): LetterChange[] =>
  changes.flatMap(({ row, cells }) => {
    const role = roleNamed(row.key);
    if (role === undefined) return [];
    return cells.map(({ column, before, after }) => ({
      connectPortal: column,
      role,
      before: sentLetter(before),
      after: sentLetter(after),
    }));
  });

/** What each role may do with each page of a loan: hidden, read or write (decisions ROLE-15). */
export function UiAccessTab({ roles, shown }: TabProps) {
  const translate = useTranslate();
  const parts = usePageParts();
  const mismatches = useMismatches();
  const [historyRole, setHistoryRole] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.uiAccess(),
    queryFn: ({ signal }) => peopleCalls.uiAccess(signal),
  });
  const rows = useMemo(
    () =>
      roles.map(
        ({ role, isPml, people }): MatrixRow => ({
          key: role,
          people,
          peopleAt: holdersPath({ role, isPml }),
          values: new Map((data ?? []).map((record) => [record.connectPortal, letter(ownValue(record, role))])),
        }),
      ),
    [roles, data],
  );
  const work = useDraft({
    name: 'pages',
    rows,
    save: (changes) => peopleCalls.saveUiAccess(lettersOf(changes)),
    refetch,
  });
  const valueLabel = (value: CellValue): string => translate(`people.ui.values.${value === '' ? 'none' : value}`);
  const names = new Set(shown.map(({ role }) => role));
  const labels = new Map(
    parts.flatMap(({ groups }) => groups.flatMap(({ columns }) => columns.map((each) => [each.key, each.label]))),
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageLoader />;
  return (
    <>
      <MatrixTab
        label={translate('people.ui.title')}
        parts={parts}
        rows={rows.filter(({ key }) => names.has(key))}
        work={work}
        onToggle={(row, column) => work.set(row, column, next[draftValue(row, column, work.draft)])}
        wordsOf={valueLabel}
        onRole={(row) => setHistoryRole(row.key)}
        bar={{
          nameOf: ({ column, before, after }) => {
            const page = labels.get(column) ?? column;
            if (after === '') return page;
            const changed = { page, before: valueLabel(before), after: valueLabel(after) };
            return before === '' ? `${page}: ${changed.after}` : translate('people.ui.changed', changed);
          },
          warnings: mismatches(work.changes, (name, page, letter) => ({
            menu: roles.find(({ role }) => role === name)?.menuPermissions.includes(menuNumber(page)) ?? false,
            letter,
          })),
          whom: translate('people.ui.whom'),
        }}
      />
      <PageHistory
        role={historyRole}
        labelOf={(key) => labels.get(key) ?? key}
        wordsOf={(value) => valueLabel(letter(typeof value === 'string' ? value : undefined))}
        onClose={() => setHistoryRole(null)}
      />
    </>
  );
}
