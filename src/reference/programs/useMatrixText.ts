import { useTranslate } from 'react-admin';
import { formatMoney } from '../../../domain/format/money';
import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { MatrixLine } from '../../../domain/pricing/eligibility-spec';
import { useValueText } from '../../fields/useValueText';
import { useFormats } from '../../providers/i18n/useFormats';

export const matrixColumns = ['purpose', 'occupancy', 'units', 'score', 'amount', 'ltv', 'cltv'] as const;

/** A line of an eligibility matrix as text. */
export function useMatrixText() {
  const translate = useTranslate();
  const { code } = useValueText();
  const { line } = useFormats();
  const codes = (list: string, values: readonly string[]): string => line(values.map((value) => code(list, value)));
  const purposeOf = (row: MatrixLine): string => codes('sLPurposeT', row.purposes);
  const unitsOf = ({ units: [least, most] }: MatrixLine): string =>
    least === most ? String(least) : `${least}–${most}`;
  /** What else a loan of the line must be. */
  const onlyOf = (row: MatrixLine): readonly string[] => [
    ...(row.propertyTypes ? [codes('sProdSpT', row.propertyTypes)] : []),
    ...(row.needsFirstTimeBuyer ? [translate('programs.matrixOnly.firstTime')] : []),
    ...(row.needsCommunitySecond ? [translate('programs.matrixOnly.communitySecond')] : []),
    ...(row.existingLoanOwner
      ? [translate('programs.matrixOnly.owner', { owner: code('sExistingLoanOwnerT', row.existingLoanOwner) })]
      : []),
  ];
  /** By column. */
  const columnsOf = (row: MatrixLine): Readonly<Record<(typeof matrixColumns)[number], string>> => ({
    purpose: [purposeOf(row), ...onlyOf(row)].join(' · '),
    occupancy: codes('sOccTPe', row.occupancies),
    units: unitsOf(row),
    score: row.minScore === undefined ? '–' : String(row.minScore),
    amount: row.maxAmount === undefined ? '–' : formatMoney(formatCents(row.maxAmount)),
    ltv: row.maxLtv === undefined ? '–' : `${formatThousandths(row.maxLtv)}%`,
    cltv: row.maxCltv === undefined ? '–' : `${formatThousandths(row.maxCltv)}%`,
  });
  /** Which loans the line is for: `Purchase · Primary Residence · Units: 1`. */
  const loansOf = (row: MatrixLine): string => {
    const units = translate('programs.versions.units', { units: unitsOf(row) });
    return [purposeOf(row), codes('sOccTPe', row.occupancies), units, ...onlyOf(row)].join(' · ');
  };
  return { columnsOf, loansOf };
}
