import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { hasPayee } from '../../domain/disclosure/closing/payee';
import { catalogFeeOf, payeesOf } from '../../domain/fees/fee-catalog';
import { feePayers, feeTimings } from '../../domain/fees/fee-records';
import { borrowerPays, isAggregate, type WorksheetLine } from '../../domain/fees/worksheet';
import type { FeeRecord } from '../../domain/loan/fees/closing-lists';
import { useValueText } from '../fields/useValueText';
import { Box, Note, Text } from '../ui/layout/primitives';
import { AmountCell } from './AmountCell';
import { ChoiceCell } from './ChoiceCell';
import { PayeeCell } from './PayeeCell';
import { ProviderCell } from './ProviderCell';
import { amountText, changeText, useFeesText } from './useFeesText';

/** A row is a card on a phone: name and amount on its first line, the choices on the second. */
const row = {
  lineAbove: true,
  belowMd: { display: 'grid', columns: 'repeat(3, minmax(0, 1fr)) 36px', paddingBlock: 's2' },
} as const;
const name = {
  paddingInlineStart: 's8',
  paddingInlineEnd: 's1',
  belowMd: { gridColumn: '1 / span 2', paddingInlineStart: 's4' },
} as const;
const choice = { paddingInlineStart: 's1', belowMd: { gridRow: '2', paddingInlineStart: 's4' } } as const;
const figures = { belowMd: { display: 'none' } } as const;
const amountPlace = { belowMd: { gridColumn: '3', gridRow: '1' } } as const;

interface Props {
  readonly line: WorksheetLine;
  /** The entered fee; undefined for a calculated line. */
  readonly fee: FeeRecord | undefined;
  /** Undefined before the first Loan Estimate. */
  readonly baseline: number | undefined;
  readonly isOver: boolean;
  readonly channel: string | null | undefined;
  readonly editable: boolean;
  readonly problem: string | undefined;
  readonly onWrong: (isWrong: boolean) => void;
  readonly onPut: (fee: FeeRecord) => void;
  readonly onRemove: (id: string) => void;
  readonly onFocus: (id: string) => void;
  readonly onPasteRows: (id: string, rows: string[][]) => void;
}

/** Who is paid, who pays and when: choices of an entered fee. */
function Choices({ fee, line, channel, editable, onPut, onFocus }: Props & { readonly fee: FeeRecord }) {
  const { t, lineName } = useFeesText();
  const { code } = useValueText();
  const type = catalogFeeOf(fee.ClosingCostFeeType);
  // A payee that another system stored stays a choice.
  const payees = new Set([...(type ? payeesOf(type, channel) : []), fee.Beneficiary]);
  const common = { disabled: !editable, onFocus: () => onFocus(fee.id) };
  const of = (column: string): string => t('cellOf', { column: t(`columns.${column}`), name: lineName(line) });
  return (
    <>
      <Box as="td" {...choice} data-label={t('columns.paidTo')}>
        <ChoiceCell
          {...common}
          label={of('paidTo')}
          value={fee.Beneficiary}
          choices={[...payees].map((each) => ({ value: each, label: code('paidTo', each) }))}
          onChange={(Beneficiary) => onPut({ ...fee, Beneficiary })}
        />
      </Box>
      <Box as="td" {...choice} data-label={t('columns.paidBy')}>
        <ChoiceCell
          {...common}
          label={of('paidBy')}
          value={fee.PaidBy}
          choices={feePayers.map((each) => ({ value: each, label: t(`payers.${each}`) }))}
          onChange={(PaidBy) => onPut({ ...fee, PaidBy })}
        />
      </Box>
      <Box as="td" {...choice} data-label={t('columns.when')}>
        <ChoiceCell
          {...common}
          label={of('when')}
          value={fee.GfeClosingCostFeePaymentTimingT}
          choices={feeTimings.map((each) => ({ value: each, label: t(`timings.${each}`) }))}
          onChange={(GfeClosingCostFeePaymentTimingT) => onPut({ ...fee, GfeClosingCostFeePaymentTimingT })}
        />
      </Box>
    </>
  );
}

/** The same of a calculated line, as texts. */
function Facts({ line }: Pick<Props, 'line'>) {
  const { t } = useFeesText();
  const { code } = useValueText();
  return (
    <>
      <Box as="td" color="text-2" {...choice} data-label={t('columns.paidTo')}>
        {code('paidTo', line.Beneficiary)}
      </Box>
      <Box as="td" color="text-2" {...choice} data-label={t('columns.paidBy')}>
        {t(`payers.${line.paidBy}`)}
      </Box>
      <Box as="td" color="text-2" {...choice} data-label={t('columns.when')}>
        {t(`timings.${line.beforeClosing ? '2' : '1'}`)}
      </Box>
    </>
  );
}

/** A line of the sheet with its bucket, its baseline and how far it is from it. */
export function FeeRow(props: Props) {
  const { line, fee, baseline, isOver, editable, problem, onWrong, onPut, onRemove, onFocus, onPasteRows } = props;
  const { t, lineName } = useFeesText();
  const counts = line.paidBy === 'borrower';
  const change = baseline === undefined ? 0 : borrowerPays(line) - baseline;
  // A charge that others pay is compared only if the borrower was to pay it.
  const hasBaseline = baseline !== undefined && (counts || baseline > 0);
  const tone = isOver ? 'bad-text' : 'text-2';
  const label = lineName(line);
  return (
    <Box as="tr" {...row} color={counts ? 'text' : 'text-3'} data-line={line.id}>
      <Box as="th" scope="row" {...name}>
        <Text weight={400} dir="auto">
          {label}
        </Text>
        {fee && line.section === 'C' && (
          <ProviderCell {...{ fee, onPut }} name={label} disabled={!editable} onFocus={() => onFocus(fee.id)} />
        )}
        {isAggregate(line) && <Note display="block">{t('notOnEstimate')}</Note>}
        {line.choice === 'own' && line.bucket === 'ten' && <Note display="block">{t('noProviderList')}</Note>}
        {fee && hasPayee(line) && <PayeeCell {...{ fee, onPut }} name={label} disabled={!editable} />}
        <Note display="none" color={isOver ? 'bad-text' : 'text-3'} belowMd={{ display: 'block' }}>
          {t(`buckets.${line.bucket}`)}
          {change !== 0 && ' · '}
          {change !== 0 && <bdi dir="ltr">{changeText(change)}</bdi>}
        </Note>
      </Box>
      {fee ? <Choices {...props} fee={fee} /> : <Facts line={line} />}
      <Box as="td" data-numeric="true" {...amountPlace}>
        {fee ? (
          <AmountCell
            label={t('cellOf', { column: t('columns.amount'), name: label })}
            value={fee.TotalAmount}
            disabled={!editable}
            problem={problem}
            onWrong={onWrong}
            onChange={(TotalAmount) => onPut({ ...fee, TotalAmount })}
            onFocus={() => onFocus(fee.id)}
            onPasteRows={(rows) => onPasteRows(fee.id, rows)}
          />
        ) : (
          <Text numeric paddingInlineEnd={7}>
            <bdi dir="ltr">{amountText(line.amount)}</bdi>
          </Text>
        )}
      </Box>
      <Box as="td" color={tone} whiteSpace="nowrap" {...figures}>
        {t(`buckets.${line.bucket}`)}
      </Box>
      <Box as="td" data-numeric="true" color="text-2" {...figures}>
        <bdi dir="ltr">{hasBaseline ? amountText(baseline) : '–'}</bdi>
      </Box>
      <Box as="td" data-numeric="true" color={tone} {...figures}>
        <bdi dir="ltr">{changeText(change)}</bdi>
      </Box>
      <Box as="td" inlineSize={28} belowMd={{ gridColumn: '4', gridRow: '1', paddingInline: 0 }}>
        {fee && editable && (
          <IconButton size="small" aria-label={t('remove', { name: label })} onClick={() => onRemove(fee.id)}>
            <Trash2 size={14} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </Box>
    </Box>
  );
}
