import type { Kysely } from 'kysely';
import { DEFAULT_SHORT_DEBT_PERCENT, DEFAULT_SUBJECT_RENT } from '../../domain/loan/codes/underwriting-codes';
import type { LoanValues } from '../../domain/loan/document';
import type { lenderFields } from '../../domain/loan/fields/lender-fields';
import type { PortalDb } from '../db/portal-db';
import { settingOf } from '../reference/reference.service';

type Decisions = Pick<LoanValues, keyof typeof lenderFields>;

/**
 * The decisions of the lender's settings that a loan stores, as far as they differ from what it has. A loan takes them over with
 * its next change, so that its figures and its change log agree.
 */
export async function lenderDecisions(db: Kysely<PortalDb>, loan: Decisions): Promise<Decisions> {
  const [rent, percent] = await Promise.all([settingOf(db, 'subjectRent'), settingOf(db, 'shortDebtPercent')]);
  return {
    ...(rent !== (loan.sSpRentQualT ?? DEFAULT_SUBJECT_RENT) && { sSpRentQualT: rent }),
    ...(percent !== (loan.sShortDebtPc ?? DEFAULT_SHORT_DEBT_PERCENT) && { sShortDebtPc: percent }),
  };
}
