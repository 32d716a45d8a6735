import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatField } from '../../domain/loan/format-field';
import { queryKeys } from '../providers/data/query-keys';
import { useFormats } from '../providers/i18n/useFormats';
import { KeyFigure, KeyFigures } from '../ui/KeyFigures';
import { Box } from '../ui/layout/primitives';
import { investorCalls } from './investor-calls';
import { LOCK_REPORT, useReportQuery } from './lock-report-view';

const money = (value: string): string => formatField({ kind: 'money' }, value);

/** What the filtered locks add up to. */
export function ReportTotals() {
  const translate = useTranslate();
  const { count } = useFormats();
  const { filter } = useReportQuery();
  const { data } = useQuery({
    queryKey: [...queryKeys.resource(LOCK_REPORT), 'totals', filter],
    queryFn: ({ signal }) => investorCalls.totals(filter, signal),
    placeholderData: (previous) => previous,
  });
  const amount = (value: string | undefined) => <bdi>{value === undefined ? '–' : money(value)}</bdi>;
  const number = (value: number | undefined) => <bdi>{value === undefined ? '–' : count(value)}</bdi>;
  const text = (key: string, value: number | undefined) =>
    translate(`investor.totals.${key}`, { number: count(value ?? 0) });
  return (
    <Box paddingBlock="s3">
      <KeyFigures label={translate('investor.totals.label')}>
        <KeyFigure label={translate('investor.totals.loans')} value={number(data?.loans)} sub={amount(data?.amount)} />
        <KeyFigure
          label={translate('investor.totals.notAllocated')}
          value={number(data?.notAllocated)}
          sub={`${text('bestEfforts', data?.bestEfforts)} · ${text('mandatory', data?.mandatory)}`}
        />
        <KeyFigure
          label={translate('investor.totals.expiring')}
          value={number(data?.expiring)}
          sub={text('expired', data?.expired)}
        />
        <KeyFigure
          label={translate('investor.totals.uncovered')}
          value={number(data?.uncovered)}
          sub={translate('investor.totals.uncoveredText')}
        />
        <KeyFigure
          label={translate('investor.totals.revenue')}
          value={amount(data?.revenue)}
          sub={
            <>
              {translate('investor.totals.margin')} {amount(data?.marginAmount)}
            </>
          }
        />
      </KeyFigures>
    </Box>
  );
}
