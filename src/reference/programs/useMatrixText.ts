import { formatMoney } from '../../../domain/format/money';
import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { MatrixLine } from '../../../domain/pricing/eligibility-spec';
import { useValueText } from '../../fields/useValueText';
import { useFormats } from '../../providers/i18n/useFormats';

export const matrixColumns = ['purpose', 'occupancy', 'units', 'score', 'amount', 'ltv', 'cltv'] as const;

/** A line of an eligibility matrix as text, by column. */
export function useMatrixText() {
  const { code } = useValueText();
  const { line } = useFormats();
  const codes = (list: string, values: readonly string[]): string => line(values.map((value) => code(list, value)));
  return (row: MatrixLine): Readonly<Record<(typeof matrixColumns)[number], string>> => ({
    purpose: codes('sLPurposeT', row.purposes),
    occupancy: codes('sOccTPe', row.occupancies),
    units: row.units[0] === row.units[1] ? String(row.units[0]) : `${row.units[0]}–${row.units[1]}`,
    score: row.minScore === undefined ? '–' : String(row.minScore),
    amount: row.maxAmount === undefined ? '–' : formatMoney(formatCents(row.maxAmount)),
    ltv: row.maxLtv === undefined ? '–' : `${formatThousandths(row.maxLtv)}%`,
    cltv: row.maxCltv === undefined ? '–' : `${formatThousandths(row.maxCltv)}%`,
  });
}
