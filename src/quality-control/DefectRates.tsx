import { Skeleton } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatMonth } from '../../domain/format/date';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { ErrorState } from '../ui/ErrorState';
import { Note, Stack } from '../ui/layout/primitives';
import { ScrollingTable } from '../ui/ScrollingTable';
import { Section } from '../ui/Section';
import { QUALITY, qualityCalls } from './quality-calls';

const numbers = ['population', 'loans', 'completed', 'minor', 'moderate', 'significant'] as const;

/** Defect rates of the random samples by month, and where findings are. */
export function DefectRates() {
  const translate = useTranslate();
  const { count } = useFormats();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.resource(QUALITY), 'report'],
    queryFn: ({ signal }) => qualityCalls.report(signal),
  });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={96} aria-label={translate('states.loading')} />;
  if (data.months.length === 0) return null;
  return (
    <Stack gap="s3">
      <Section title={translate('quality.report.title')} flush>
        <ScrollingTable label={translate('quality.report.title')}>
          <thead>
            <tr>
              <th scope="col">{translate('quality.month')}</th>
              {numbers.map((name) => (
                <th key={name} scope="col" data-numeric>
                  {translate(`quality.report.${name}`)}
                </th>
              ))}
              <th scope="col" data-numeric>
                {translate('quality.report.rate')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.months.map((month) => (
              <tr key={month.month}>
                <td>
                  <bdi>{formatMonth(month.month)}</bdi>
                </td>
                {numbers.map((name) => (
                  <td key={name} data-numeric data-label={translate(`quality.report.${name}`)}>
                    {count(month[name])}
                  </td>
                ))}
                <td data-numeric data-label={translate('quality.report.rate')}>
                  <bdi>{month.defectRate === null ? '–' : `${month.defectRate}%`}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollingTable>
      </Section>
      {data.items.length > 0 && (
        <Note as="p">
          {translate('quality.report.where')}{' '}
          {data.items
            .map(
              ({ item, minor, moderate, significant }) =>
                `${translate(`quality.items.${item}`)} ${count(minor + moderate + significant)}`,
            )
            .join(', ')}
        </Note>
      )}
    </Stack>
  );
}
