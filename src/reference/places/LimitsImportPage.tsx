import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { limitsImport } from '../../../domain/reference/limits-import';
import { type ImportValues, TableImportPage } from '../../crud/import/TableImportPage';
import { queryKeys } from '../../providers/data/query-keys';
import { PageLoader } from '../../shell/states/PageLoader';
import { ErrorState } from '../../ui/ErrorState';
import { referenceCalls } from '../reference-calls';

type LimitYear = Awaited<ReturnType<typeof referenceCalls.limitYears>>[number];

const names = ['baseline1', 'baseline2', 'baseline3', 'baseline4'] as const;

/** The figures of a stored year; empty for another one. */
const figuresOf = (year: LimitYear | undefined): ImportValues =>
  Object.fromEntries(names.map((name, units) => [name, year ? String(year.baseline[units]) : null]));

/** The first day of a stored year, otherwise the first of January. */
const firstDay = (known: LimitYear | undefined, year: unknown): string | null =>
  known?.from ?? (Number(year) >= 2000 && Number(year) <= 2100 ? `${year}-01-01` : null);

/** The first day and the figures of the year entered; those of another year are cleared, others that the user entered are kept. */
function followYear(years: readonly LimitYear[], values: ImportValues): ImportValues {
  const known = years.find(({ year }) => year === values.year);
  const stale = years.some((year) => names.every((name) => values[name] === figuresOf(year)[name]));
  return { from: firstDay(known, values.year), ...(known || stale ? figuresOf(known) : {}) };
}

/** Imports the county limits of a year. */
export function LimitsImportPage() {
  const { data, error, refetch } = useQuery({
    queryKey: queryKeys.limitYears(),
    queryFn: ({ signal }) => referenceCalls.limitYears(signal),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} page />;
  if (!data) return <PageLoader />;
  return <YearImport years={data} />;
}

function YearImport({ years }: { readonly years: readonly LimitYear[] }) {
  const translate = useTranslate();
  const inForce = years.find((year) => year.inForce);
  const follow = useCallback(
    (name: string, values: ImportValues) => (name === 'year' ? followYear(years, values) : {}),
    [years],
  );
  return (
    <TableImportPage
      title={translate('pages.limitsImport')}
      lead={translate('places.importLead')}
      formTitle={translate('places.general')}
      table={limitsImport}
      labelOf={(name) =>
        Object.hasOwn(limitsImport.form, name)
          ? translate(`places.${name}`)
          : translate(`resources.main/admin/county.fields.${name}`)
      }
      defaults={{ year: inForce?.year ?? null, from: inForce?.from ?? null, ...figuresOf(inForce) }}
      follow={follow}
      send={referenceCalls.importLimits}
      resource="main/admin/county"
    />
  );
}
