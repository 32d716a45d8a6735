import { formatCents, formatThousandths } from '../../../domain/numbers/fixed';
import type { MatrixLine } from '../../../domain/pricing/eligibility-spec';
import type { RuleChanges } from '../../../domain/pricing/rule-versions.schemas';

/** A line of a matrix for the audit, in codes of the LOS. */
function lineText({ purposes, occupancies, units, minScore, maxAmount, maxLtv, maxCltv }: MatrixLine): string {
  const limits = [
    minScore === undefined ? '' : `score ${minScore}`,
    maxAmount === undefined ? '' : `amount ${formatCents(maxAmount)}`,
    maxLtv === undefined ? '' : `LTV ${formatThousandths(maxLtv)}%`,
    maxCltv === undefined ? '' : `CLTV ${formatThousandths(maxCltv)}%`,
  ];
  const loans = `purpose ${purposes.join('/')}, occupancy ${occupancies.join('/')}, units ${units.join('-')}`;
  return [loans, ...limits.filter(Boolean)].join(', ');
}

/** A version as the audit keeps it. */
export const auditedChanges = (
  effectiveFrom: string,
  { matrix, ...changes }: RuleChanges,
): Record<string, unknown> => ({
  effectiveFrom,
  ...changes,
  ...(matrix && { matrix: matrix.map(lineText) }),
});
