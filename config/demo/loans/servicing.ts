import { addDays, addMonths } from '../../../domain/format/date';
import type { LoanDocument, LoanValues } from '../../../domain/loan/document';
import type { Random } from './random';

const SOLD = '27';
/** Months from funding after which the servicing of a sold loan moves. */
const TRANSFER_AFTER = 2;

/** The first day of the month that many months later. */
const firstOfMonth = (day: string, later: number): string => addMonths(`${day.slice(0, 8)}01`, later);

/**
 * What servicing needs of a funded loan: interest from the day of funding, the first payment on the first of the second month after it,
 * and the days on which taxes and insurance are due. The servicing of a sold loan moves to a subservicer some months later.
 */
export function drawServicing(
  loan: LoanDocument,
  today: string,
  random: Random,
): Partial<Omit<LoanValues, 'sLNm' | 'sStatusT'>> {
  const { sFundD: funded, sStatusT } = loan;
  if (!funded) return {};
  const year = Number(funded.slice(0, 4));
  const transfer = firstOfMonth(funded, TRANSFER_AFTER + 1);
  const moves = sStatusT === SOLD && transfer <= addMonths(today, 1) && random.chance(0.4);
  return {
    sDisbursementD: funded,
    sConsummationD: addDays(funded, -1),
    sSchedDueD1: firstOfMonth(funded, 2),
    sPropertyTaxDueD: `${year}-11-01`,
    sPropertyTaxSecondDueD: `${year + 1}-02-01`,
    sHazInsDueD: addMonths(funded, 12),
    ...(moves && { sServicingTransferD: transfer, sSubservicerLoanNm: `7${loan.sLNm.slice(1)}` }),
  };
}
