import { lienCodes } from '../loan/codes/loan-codes';
import type { Cents } from '../numbers/fixed';
import { mulDiv } from '../numbers/fixed';
import { ratios } from './ratios';
import type { FieldReader } from './read-field';
import { positive } from './read-field';
import type { PricingScenario } from './scenario';
import { scenarioFields as at } from './scenario-fields';

type MoneyPart = Pick<PricingScenario, 'lien' | 'amount' | 'purchasePrice' | 'ratios' | 'subordinate' | 'cashOut'>;

/** The loan's amounts and their ratios to the value, by lien. */
export function readMoney(fields: FieldReader, purpose: string): MoneyPart {
  const lien = fields.code(lienCodes, ...at.lien) ?? '0';
  const { amount, purchasePrice, appraisedValue } = readValue(fields, purpose);
  const otherClosedEnd = fields.money(...(lien === '1' ? at.firstMortgageBalance : at.closedEndSecond));
  const helocLine = fields.money(...at.helocLine);
  const helocDrawn = fields.money(...at.helocDrawn);
  const others = (otherClosedEnd ?? 0) + (helocLine ?? 0) + (helocDrawn ?? 0);
  return {
    lien,
    amount,
    purchasePrice: positive(purchasePrice),
    ratios:
      amount === undefined
        ? undefined
        : ratios({ purpose, amount, purchasePrice, appraisedValue, otherClosedEnd, helocLine, helocDrawn }),
    subordinate: lien === '0' && others > 0,
    cashOut: fields.money(...at.cashOut) ?? 0,
  };
}

/** The amount as given, otherwise calculated from price and down payment, or from value and LTV. */
function readValue(
  fields: FieldReader,
  purpose: string,
): Record<'amount' | 'purchasePrice' | 'appraisedValue', Cents | undefined> {
  const purchasePrice = fields.money(...at.purchasePrice);
  const appraisedValue = fields.money(...at.appraisedValue);
  const value = purpose === '0' ? (purchasePrice ?? appraisedValue) : (appraisedValue ?? purchasePrice);
  const given = fields.money(...at.amount);
  const downPercent = fields.percent(...at.downPaymentPercent);
  const ltv = fields.percent(...at.ltv);
  const down = fields.money(...at.downPayment);
  let amount = given;
  if (value !== undefined && !fields.changed(...at.amount)) {
    if (fields.changed(...at.downPaymentPercent) && downPercent !== undefined) {
      amount = value - mulDiv(value, downPercent, 100_000);
    } else if (fields.changed(...at.downPayment) && down !== undefined) amount = value - down;
    else if (given === undefined && ltv !== undefined) amount = mulDiv(value, ltv, 100_000);
    else if (given === undefined && down !== undefined) amount = value - down;
  }
  return { amount: positive(amount), purchasePrice, appraisedValue };
}
