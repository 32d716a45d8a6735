import { adjustmentLines } from '../../../domain/investor/adjustment-lines';
import { paidToOriginator } from '../../../domain/investor/lender-position';
import type { LoanDocument } from '../../../domain/loan/document';
import { centsOf } from '../../../domain/numbers/cents';
import { formatThousandths, mulDiv, toThousandths } from '../../../domain/numbers/fixed';
import { PAR } from '../../../domain/pricing/sign';
import { demoInvestors } from '../investors';
import { type Day, dayOf, dayText } from './calendar';
import { lockEnd } from './lock';
import type { Random } from './random';

const LOCKED = '1';
/** Statuses of loans that were shipped to an investor, which therefore has committed to buy them. */
const delivered: readonly string[] = ['20', '37', '38', '27', '46'];
const PERIODS: readonly (readonly [number, number])[] = [
  [15, 30],
  [30, 50],
  [45, 20],
];

/** What the lender pays the originator in points, in the steps of an investor's price. */
function originatorPoints(loan: LoanDocument): number {
  // The final amount is computed later.
  const amount = centsOf(loan.sFinalLAmt) ?? centsOf(loan.sLAmtCalc) ?? 0;
  return amount === 0 ? 0 : Math.ceil(mulDiv(paidToOriginator(loan, amount), 100_000, amount) / 125) * 125;
}

/**
 * The commitment of an investor for most locked loans, and all that were delivered: half a point or more above the borrower's price and what the lender pays the
 * originator, and a lock that now and then ends before the borrower's.
 */
export function drawSale(loan: LoanDocument, today: Day, random: Random): Partial<LoanDocument> {
  const { sStatusT, sRateLockStatusT, sRLckdD, sBrokerLockFinalBrokComp1PcPrice: price } = loan;
  if (sRateLockStatusT !== LOCKED || !sRLckdD || !price) return {};
  const isCommitted = random.chance(0.65);
  if (!isCommitted && !delivered.includes(sStatusT ?? '')) return {};
  const from = Math.min(dayOf(sRLckdD) + random.int(0, 4), today);
  const days = random.weighted(PERIODS);
  const sold = toThousandths(price) + originatorPoints(loan) + 500 + 125 * random.int(0, 10);
  const isMandatory = random.chance(0.3);
  return {
    sInvestorRolodexId: demoInvestors[random.int(0, demoInvestors.length - 1)]?.id ?? null,
    sInvestorLockLpTemplateNm: loan.sLpTemplateNm ?? null,
    sInvestorLockRLckdDays: days,
    sInvestorLockRLckdD: dayText(from),
    sInvestorLockRLckExpiredD: lockEnd(from, days),
    sInvestorLockNoteIR: loan.sNoteIR ?? null,
    sInvestorLockBrokComp1Pc: formatThousandths(PAR - sold),
    sInvestorLockCommitmentT: isMandatory ? '1' : '0',
    sInvestorLockAdjustments: adjustmentLines(
      random.chance(0.4)
        ? [{ description: 'Servicing released premium', rate: '0.000', price: '0.250', margin: '0.000' }]
        : [],
    ),
  };
}
