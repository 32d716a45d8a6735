import { residualRuleOf } from '../../../../domain/application/calculations/va-residual-rules';
import type { LoanDocument } from '../../../../domain/loan/document';
import { formatCents, mulDiv, toCents } from '../../../../domain/numbers/fixed';
import type { Party } from './party';

/** Hundredths of a percent: invented income taxes, and Social Security and Medicare as the law sets them. */
const taxRates = { aBVaFedTax: 1100, aBVaStateTax: 400, aBVaSsTax: 765 } as const;
const CENTS_PER_SQUARE_FOOT = 260_00;

/** What the residual income of a VA loan needs: the household and the living area. */
export function residualValues(document: LoanDocument, parties: readonly Party[]): Partial<LoanDocument> {
  if (!residualRuleOf(document)) return {};
  const dependents = parties.reduce((sum, party) => sum + Number(party.value('aBDependNum') ?? 0), 0);
  const value = toCents(document.sApprVal ?? document.sPurchPrice ?? '0');
  return {
    sUsdaHouseholdSize: parties.length + dependents,
    sSpSquareFeet: document.sSpSquareFeet ?? Math.round(value / CENTS_PER_SQUARE_FOOT),
  };
}

/** The taxes on a borrower's income, by the borrower's field names. */
export function incomeTaxes(document: LoanDocument, { owner }: Party): Record<string, string> {
  if (!residualRuleOf(document)) return {};
  const income = document.employments
    .filter(({ owners, status }) => owners.includes(owner) && status === '0')
    .reduce((sum, job) => sum + toCents(job.monthlyIncome ?? '0'), 0);
  const entries = Object.entries(taxRates);
  return Object.fromEntries(entries.map(([name, rate]) => [name, formatCents(mulDiv(income, rate, 10_000))]));
}
