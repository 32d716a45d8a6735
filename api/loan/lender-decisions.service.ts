import type { Kysely } from 'kysely';
import { DEFAULT_SUBJECT_RENT } from '../../domain/loan/codes/underwriting-codes';
import type { NewLoanDocument } from '../../domain/loan/document';
import type { PortalDb } from '../db/portal-db';
import { settingOf } from '../reference/reference.service';

/**
 * The decisions of the lender's settings that a loan stores, as far as they differ from what it has. A loan takes them over with
 * its next change, so that its figures and its change log agree.
 */
export async function lenderDecisions(
  db: Kysely<PortalDb>,
  { sSpRentQualT }: Pick<NewLoanDocument, 'sSpRentQualT'>,
): Promise<Pick<NewLoanDocument, 'sSpRentQualT'>> {
  const rent = await settingOf(db, 'subjectRent');
  return rent === (sSpRentQualT ?? DEFAULT_SUBJECT_RENT) ? {} : { sSpRentQualT: rent };
}
