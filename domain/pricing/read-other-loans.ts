import { loanOwnerCodes } from '../loan/codes/loan-codes';
import type { Cents } from '../numbers/fixed';
import { records } from './read-applicants';
import { FieldReader, type FieldSource } from './read-field';
import type { PricingScenario } from './scenario';
import { scenarioFields as at } from './scenario-fields';

type OtherLoansPart = Pick<PricingScenario, 'cashBack' | 'communitySecond' | 'existingLoanOwner' | 'balloon'>;

/** What the loan repays, what stays beside it, and how it is repaid. */
export function readOtherLoans(fields: FieldReader, document: FieldSource, amount: Cents | undefined): OtherLoansPart {
  return {
    cashBack: readCashBack(fields, document, amount),
    communitySecond: fields.yesNo(...at.communitySecond) ?? false,
    existingLoanOwner: fields.code(loanOwnerCodes, ...at.existingLoanOwner),
    balloon: fields.yesNo(...at.balloon) ?? false,
  };
}

/** How much more the scenario borrows than the loan whose cash at closing is stored. */
function addedAmount(fields: FieldReader, document: FieldSource, amount: Cents | undefined): Cents {
  const stored = new FieldReader({}, document).money(...at.amount);
  return amount === undefined || stored === undefined || fields.changed(...at.netCash) ? 0 : amount - stored;
}

/** As stated in the scenario, otherwise from the cash at closing, which is known once a debt is marked as paid off. */
function readCashBack(fields: FieldReader, document: FieldSource, amount: Cents | undefined): Cents | undefined {
  if (fields.changed(...at.cashOut)) return fields.money(...at.cashOut);
  const paysOff = records(document.liabilities).some(({ payoff }) => payoff === true);
  const net = fields.money(...at.netCash);
  return paysOff && net !== undefined
    ? Math.max(0, addedAmount(fields, document, amount) - net)
    : fields.money(...at.cashOut);
}
