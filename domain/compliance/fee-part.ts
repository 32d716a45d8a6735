import type { Cents } from '../numbers/fixed';
import type { ComplianceLine, ComplianceRemark } from './compliance-test';

/** A part of points and fees: at least and at most so much of it counts. */
export interface FeePart {
  readonly least: Cents;
  /** Undefined if nothing bounds it. */
  readonly most: Cents | undefined;
  readonly lines: readonly ComplianceLine[];
  readonly remarks: readonly ComplianceRemark[];
}

export const counted = (least: Cents, lines: readonly ComplianceLine[] = []): FeePart => ({
  least,
  most: least,
  lines,
  remarks: [],
});

/** The option of a line that counts. */
export const plus = { effect: 'plus' } as const;
