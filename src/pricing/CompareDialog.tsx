import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { ProgramResult } from '../../domain/pricing/pricing.schemas';
import { token } from '../theme/tokens';
import { CostText } from './CostText';
import { leastOf } from './compare';
import { priceText } from './figures';
import { bestOption, termOf } from './program-list';
import { usePricingText } from './usePricingText';

/** On a phone, each row's name sits above its values, so that two programs fit side by side. */
const ComparisonTable = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  minInlineSize: '100%',
  fontSize: token('fs-body'),
  '& th, & td': { blockSize: 34, padding: `${token('s1')} ${token('s3')}`, textAlign: 'end', fontWeight: 400 },
  '& tr + tr, & tbody tr': { borderBlockStart: token('border') },
  '& th[scope="row"]': { paddingInlineStart: 0, color: token('text-3'), textAlign: 'start', whiteSpace: 'nowrap' },
  '& thead th': { minInlineSize: 132, verticalAlign: 'bottom', fontWeight: 600, color: token('text') },
  '& td': { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& td[data-least="true"]': { fontWeight: 600 },
  [theme.breakpoints.down('sm')]: {
    '&, & > thead, & > tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(var(--programs), minmax(124px, 1fr))' },
    '& thead td': { display: 'none' },
    '& th, & td': { blockSize: 'auto', paddingInline: 0, textAlign: 'start' },
    '& thead th': { minInlineSize: 0, paddingInlineEnd: token('s2') },
    '& th[scope="row"]': { gridColumn: '1 / -1', paddingBlockEnd: 0, fontSize: token('fs-small') },
  },
}));

interface Props {
  readonly programs: readonly ProgramResult[];
  readonly onOpen: (program: ProgramResult) => void;
  readonly onClose: () => void;
}

/** Programs side by side at their best rates. The lowest payment, APR and monthly insurance are bold. */
export function CompareDialog({ programs, onOpen, onClose }: Props) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const id = useId();
  const best = programs.map(bestOption);
  const payments = leastOf(best.map((option) => option?.Payment));
  const aprs = leastOf(best.map((option) => option?.APR));
  const years = (program: ProgramResult): string => {
    const count = Number(termOf(program));
    return t('years', { count, smart_count: count });
  };
  const row = (
    label: string,
    cell: (program: ProgramResult, place: number) => ReactNode,
    least?: readonly boolean[],
  ) => (
    <tr>
      <th scope="row">{label}</th>
      {programs.map((program, place) => (
        <td key={program.lLpTemplateId} data-least={least?.[place] ?? false}>
          <bdi>{cell(program, place)}</bdi>
        </td>
      ))}
    </tr>
  );
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('comparison')}</DialogTitle>
      <DialogContent sx={{ overflowX: 'auto' }}>
        <ComparisonTable style={{ '--programs': programs.length } as React.CSSProperties}>
          <thead>
            <tr>
              <td />
              {programs.map((program) => (
                <th key={program.lLpTemplateId} scope="col">
                  <bdi>{program.Name}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(t('bestRate'), (_, place) => formatPercent(best[place]?.Rate))}
            {row(t('price'), (_, place) => priceText(best[place]?.Price))}
            {row(t('costOrCredit'), (_, place) => (
              <CostText cost={best[place]?.Cost ?? '0'} />
            ))}
            {row(t('payment'), (_, place) => formatMoney(best[place]?.Payment), payments)}
            {row(t('apr'), (_, place) => formatPercent(best[place]?.APR), aprs)}
            {row(t('monthlyInsurance'), (program) => formatMoney(program.MonthlyInsurance))}
            {row(t('upfrontInsurance'), (program) => formatMoney(program.UpfrontInsurance))}
            {row(t('noteAmount'), (program) => formatMoney(program.LoanAmount))}
            {row(t('term'), years)}
            {row(t('rateKind'), (program) => t(program.FinMethT === '0' ? 'fixed' : 'arm'))}
            {row(t('investor'), (program) => program.Investor)}
            <tr>
              <th scope="row">
                <span className="sr-only">{t('showRates')}</span>
              </th>
              {programs.map((program) => (
                <td key={program.lLpTemplateId}>
                  <Button
                    size="small"
                    onClick={() => onOpen(program)}
                    aria-label={t('ratesOf', { program: program.Name })}
                  >
                    {t('showRates')}
                  </Button>
                </td>
              ))}
            </tr>
          </tbody>
        </ComparisonTable>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
