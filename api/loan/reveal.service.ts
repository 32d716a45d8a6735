import type { LoanDocument } from '../../domain/loan/document';
import { ownValue } from '../../domain/tables/own-value';
import { countReveal } from '../access/access.service';
import type { AppContext } from '../app-context';
import { audit } from '../audit/audit.service';
import { notFound } from '../http/app-error';
import type { Caller } from '../http/caller';

interface RevealRequest {
  /** Index of the application, from 0. */
  readonly applicant: number;
  readonly field: string;
}

function numberOf(loan: LoanDocument, { applicant, field }: RevealRequest): string | null {
  const values: Readonly<Record<string, unknown>> = { ...loan.applicants[applicant] };
  const value = ownValue(values, field);
  return typeof value === 'string' && value !== '' ? value : null;
}

/**
 * The full number that other answers mask. The audit entry is written first: who viewed whose number and when, never the
 * number.
 */
export async function reveal(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  requested: RevealRequest,
): Promise<{ value: string }> {
  const value = numberOf(loan, requested);
  if (value === null) throw notFound('no-number');
  await countReveal(portal, caller);
  await portal.db.transaction().execute((trx) =>
    audit(trx, caller, {
      action: 'loan.reveal',
      subject: `loan:${loan.sLNm}`,
      after: { applicant: requested.applicant, field: requested.field },
    }),
  );
  return { value };
}
