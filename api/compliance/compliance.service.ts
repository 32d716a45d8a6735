import { complianceTests } from '../../domain/compliance/compliance';
import type { ComplianceAnswer } from '../../domain/compliance/compliance.schemas';
import { rateSetOn } from '../../domain/compliance/compliance-input';
import { pacificDate } from '../../domain/format/date';
import { pacificMidnight } from '../../domain/format/pacific-day';
import type { LoanDocument } from '../../domain/loan/document';
import { mondayOf } from '../../domain/pricing/apor';
import type { AppContext } from '../app-context';
import { aporWeeks, pricingFacts } from '../reference/reference.service';

/** The compliance tests of a loan, with the rates of the week in which its rate was set and the limits of that year. */
export async function readCompliance(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  loan: LoanDocument,
): Promise<ComplianceAnswer> {
  const today = pacificDate(clock());
  const { day } = rateSetOn(loan, today);
  const week = mondayOf(day);
  const [apor, facts] = await Promise.all([
    aporWeeks(db, week, week),
    pricingFacts(db, loan, new Date(pacificMidnight(day))),
  ]);
  return { version: loan.version, tests: complianceTests(loan, { today, apor, ...facts }) };
}
