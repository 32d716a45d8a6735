import { catalogFeeOf } from '../../../../domain/fees/fee-catalog';
import { newFee } from '../../../../domain/fees/fee-records';
import type { LoanDocument } from '../../../../domain/loan/document';
import type { FeeRecord } from '../../../../domain/loan/fees/closing-lists';
import { formatCents } from '../../../../domain/numbers/fixed';
import { ownValue } from '../../../../domain/tables/own-value';
import type { Random } from '../random';

/** The fee that changes of circumstance of the demo are about: of the zero bucket, so that a change is needed. */
export const APPRAISAL = 'AppraisalFee';

/** Type, lowest and highest amount in dollars. */
const fees: readonly (readonly [type: string, least: number, most: number])[] = [
  ['UnderwritingFee', 995, 1295],
  [APPRAISAL, 575, 725],
  ['CreditReportFee', 62, 96],
  ['FloodCertification', 15, 25],
  ['SettlementFee', 650, 1150],
  ['TitleLendersCoveragePremium', 700, 1600],
  ['RecordingFee', 125, 225],
];

/** Companies that are no contacts of the loans. */
const payees: Readonly<Record<string, string>> = {
  CreditReportFee: 'Lantern Credit Reports',
  FloodCertification: 'High Ground Flood Services',
};

/** Fees of each bucket, as a lender of California charges them. */
export const drawFees = (loan: LoanDocument, random: Random): FeeRecord[] =>
  fees.flatMap(([type, least, most]) => {
    const fee = catalogFeeOf(type);
    if (fee === undefined) return [];
    const made = newFee(fee, loan, `demo-${type}`, formatCents(100 * random.int(least, most)));
    return [{ ...made, ProviderName: ownValue(payees, type) ?? null }];
  });
