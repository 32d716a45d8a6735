import { type Cents, mulDiv, type Thousandths } from '../numbers/fixed';
import {
  type ComplianceLine,
  type ComplianceTest,
  type ComplianceTestKey,
  complianceLine,
  moneyOf,
  percentOf,
} from './compliance-test';
import type { PointsAndFees } from './points-and-fees';

const ALL = 100_000;

/** A share of the total loan amount, with the lines that lead to it. */
export function shareOf(total: Cents, share: Thousandths): { limit: Cents; lines: readonly ComplianceLine[] } {
  const limit = mulDiv(total, share, ALL);
  return {
    limit,
    lines: [
      complianceLine('totalLoanAmount', moneyOf(total)),
      complianceLine('share', moneyOf(limit), { values: { percent: percentOf(share) } }),
    ],
  };
}

interface FeeLimit {
  readonly limit: Cents;
  readonly lines: readonly ComplianceLine[];
}

/**
 * Points and fees against a limit that they may reach: they fail if what is known is above it, and pass if even the most that they can
 * be is not. In between it is open.
 */
export function feeVerdict(key: ComplianceTestKey, fees: PointsAndFees, { limit, lines }: FeeLimit): ComplianceTest {
  const { least, most, open } = fees;
  const verdict = least > limit ? 'fails' : most !== undefined && most <= limit ? 'passes' : 'unknown';
  return {
    key,
    verdict,
    figure: moneyOf(verdict === 'passes' && most !== undefined ? most : least),
    limit: moneyOf(limit),
    remarks: verdict === 'unknown' ? open : [],
    lines: [...fees.lines, ...lines],
  };
}
