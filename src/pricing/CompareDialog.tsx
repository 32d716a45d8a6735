import { Button } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { ProgramResult, RateOption } from '../../domain/pricing/pricing.schemas';
import { Box, Note } from '../ui/layout/primitives';
import type { StyleProps } from '../ui/layout/style-props';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '../ui/overlays';
import { Table } from '../ui/Table';
import { CostText } from './CostText';
import { leastOf } from './compare';
import { priceText } from './figures';
import { LabelWithNote } from './LabelWithNote';
import { bestOption, ranked, termOf } from './program-list';
import { usePricingText } from './usePricingText';

/** On a phone, each row's name sits above its values, so that two programs fit side by side. */
const stacked: StyleProps = { display: 'block' };
const value: StyleProps = { blockSize: 'auto', paddingInline: 0, textAlign: 'start' };

function RowName({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      as="th"
      scope="row"
      paddingInlineStart={0}
      color="text-3"
      textAlign="start"
      weight={400}
      whiteSpace="nowrap"
      belowSm={{ blockSize: 'auto', gridColumn: '1 / -1', padding: 's1 0 0', size: 'small' }}
    >
      {children}
    </Box>
  );
}

/** The debt ratio; that of an adjustable rate can be at a higher rate than the one of the payment. */
function Ratio({ option }: { readonly option: RateOption | undefined }) {
  const { t } = usePricingText();
  if (!option?.QualifyingRate) return formatPercent(option?.DTI);
  return (
    <>
      {formatPercent(option.DTI)}
      <Note as="small" display="block" lineHeight="16px">
        {t('atQualifyingRate', { rate: formatPercent(option.QualifyingRate) })}
      </Note>
    </>
  );
}

interface Props {
  readonly programs: readonly ProgramResult[];
  readonly onOpen: (program: ProgramResult) => void;
  readonly onClose: () => void;
}

/** Programs side by side at their best rates, the lowest full payment first. The lowest payment and APR are bold. */
export function CompareDialog({ programs: chosen, onOpen, onClose }: Props) {
  const translate = useTranslate();
  const { t } = usePricingText();
  const id = useId();
  const programs = ranked(chosen);
  const best = programs.map(bestOption);
  const payments = leastOf(best.map((option) => option?.HousingPayment));
  const lacks = programs.find(({ HousingPaymentLacks }) => HousingPaymentLacks)?.HousingPaymentLacks;
  const aprs = leastOf(best.map((option) => option?.APR));
  const years = (program: ProgramResult): string => {
    const count = Number(termOf(program));
    return t('years', { count, smart_count: count });
  };
  /** A private premium without an insurer's rate card says that it is an estimate. */
  const insurance = ({ Insurance }: ProgramResult, amount: string | undefined): string =>
    Insurance?.Company === null && Number(amount) > 0
      ? t('mi.estimated', { amount: formatMoney(amount) })
      : formatMoney(amount);
  const phoneRow: StyleProps = { display: 'grid', columns: `repeat(${programs.length}, minmax(124px, 1fr))` };
  const row = (
    label: ReactNode,
    cell: (program: ProgramResult, place: number) => ReactNode,
    least?: readonly boolean[],
  ) => (
    <Box as="tr" belowSm={phoneRow}>
      <RowName>{label}</RowName>
      {programs.map((program, place) => (
        <Box as="td" key={program.lLpTemplateId} data-numeric weight={least?.[place] ? 600 : 400} belowSm={value}>
          <bdi>{cell(program, place)}</bdi>
        </Box>
      ))}
    </Box>
  );
  return (
    <Dialog open onClose={onClose} maxWidth="md" aria-labelledby={id}>
      <DialogTitle id={id}>{t('comparison')}</DialogTitle>
      <DialogContent sx={{ overflowX: 'auto' }}>
        <Table
          size="body"
          cells={{ blockSize: 34, padding: 's1 s3', textAlign: 'end' }}
          heads={{ minInlineSize: 132, color: 'text', size: 'body', weight: 600, verticalAlign: 'bottom' }}
          belowSm={stacked}
        >
          <Box as="thead" belowSm={stacked}>
            <Box as="tr" belowSm={phoneRow}>
              <Box as="td" belowSm={{ display: 'none' }} />
              {programs.map((program) => (
                <Box
                  as="th"
                  key={program.lLpTemplateId}
                  scope="col"
                  belowSm={{ ...value, minInlineSize: 0, paddingInlineEnd: 's2' }}
                >
                  <bdi>{program.Name}</bdi>
                </Box>
              ))}
            </Box>
          </Box>
          <Box as="tbody" belowSm={stacked}>
            {row(t('bestRate'), (_, place) => formatPercent(best[place]?.Rate))}
            {row(t('price'), (_, place) => priceText(best[place]?.Price))}
            {row(t('costOrCredit'), (_, place) => (
              <CostText cost={best[place]?.Cost ?? '0'} />
            ))}
            {row(
              <LabelWithNote label={t('fullPayment')} lacks={lacks} />,
              (_, place) => formatMoney(best[place]?.HousingPayment),
              payments,
            )}
            {row(t('principalAndInterest'), (_, place) => formatMoney(best[place]?.Payment))}
            {row(t('apr'), (_, place) => formatPercent(best[place]?.APR), aprs)}
            {row(t(lacks ? 'strip.dtiEstimated' : 'strip.dti'), (_, place) => (
              <Ratio option={best[place]} />
            ))}
            {row(t('strip.cash'), (_, place) => formatMoney(best[place]?.CashToClose))}
            {row(t('monthlyInsurance'), (program) => insurance(program, program.MonthlyInsurance))}
            {row(t('upfrontInsurance'), (program) => insurance(program, program.UpfrontInsurance))}
            {row(t('noteAmount'), (program) => formatMoney(program.LoanAmount))}
            {row(t('term'), years)}
            {row(t('rateKind'), (program) => t(program.FinMethT === '0' ? 'fixed' : 'arm'))}
            {programs.some(({ Investor }) => Investor) && row(t('investor'), (program) => program.Investor)}
            {row(<span className="sr-only">{t('showRates')}</span>, (program) => (
              <Button size="small" onClick={() => onOpen(program)} aria-label={t('ratesOf', { program: program.Name })}>
                {t('showRates')}
              </Button>
            ))}
          </Box>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('shell.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
