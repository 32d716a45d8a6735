import Decimal from 'decimal.js';
import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import { exactSchedule, wholeCents } from '../../../domain/disclosure/figures/exact-schedule';
import { adjustmentPayments, type DisclosedTerms, ratePaths } from '../../../domain/disclosure/figures/rate-paths';
import { formatCents } from '../../../domain/numbers/fixed';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { amount, percent, values } from './ucd-values';

const indexes: readonly (readonly [RegExp, string])[] = [
  [/libor/i, 'LIBOR'],
  [/cmt|constant maturity|treasury/i, 'ConstantMaturityTreasury'],
  [/prime/i, 'BankPrimeLoan'],
];

function writeRates(adjustment: OutElement, terms: DisclosedTerms, form: ClosingForm): void {
  const table = form.adjustableRate;
  if (table === null) return;
  const rates = append(adjustment, 'INTEREST_RATE_ADJUSTMENT');
  const type = indexes.find(([pattern]) => pattern.test(table.index))?.[1] ?? 'Other';
  values(ensure(rates, 'INDEX_RULES/INDEX_RULE'), {
    IndexType: type,
    IndexTypeOtherDescription: type === 'Other' ? table.index : undefined,
  });
  const { highest } = ratePaths(terms);
  const top = highest.findIndex(({ rate }) => rate === table.maximum);
  const months = highest.slice(0, Math.max(top, 0)).reduce((sum, step) => sum + step.months, 0);
  values(append(rates, 'INTEREST_RATE_LIFETIME_ADJUSTMENT_RULE'), {
    CeilingRatePercent: percent(table.maximum),
    CeilingRatePercentEarliestEffectiveMonthsCount: months,
    FirstRateChangeMonthsCount: table.firstMonth - 1,
    FloorRatePercent: percent(table.minimum),
    MarginRatePercent: percent(table.margin),
  });
  const rules = append(rates, 'INTEREST_RATE_PER_CHANGE_ADJUSTMENT_RULES');
  for (const [rule, limit] of [
    ['First', table.firstLimit],
    ['Subsequent', table.laterLimit],
  ] as const)
    values(append(rules, 'INTEREST_RATE_PER_CHANGE_ADJUSTMENT_RULE'), {
      AdjustmentRuleType: rule,
      PerChangeMaximumIncreaseRatePercent: percent(limit),
      PerChangeRateAdjustmentFrequencyMonthsCount: table.everyMonths,
    });
}

function writePayments(adjustment: OutElement, terms: DisclosedTerms, form: ClosingForm): void {
  const high = exactSchedule(terms, ratePaths(terms).highest);
  const highest = Decimal.max(...high.map(({ payment }) => payment));
  const ends = terms.interestOnlyMonths > 0 ? [terms.interestOnlyMonths + 1] : [];
  const first = Math.min(...adjustmentPayments(terms), ...ends);
  const payments = append(adjustment, 'PRINCIPAL_AND_INTEREST_PAYMENT_ADJUSTMENT');
  values(append(payments, 'PRINCIPAL_AND_INTEREST_PAYMENT_LIFETIME_ADJUSTMENT_RULE'), {
    FirstPrincipalAndInterestPaymentChangeMonthsCount: first,
    PrincipalAndInterestPaymentMaximumAmount: amount(wholeCents(highest)),
    PrincipalAndInterestPaymentMaximumAmountEarliestEffectiveMonthsCount:
      high.findIndex(({ payment }) => highest.minus(payment).lt('0.005')) + 1,
  });
  const table = form.adjustablePayments;
  const frequency = table?.everyMonths ?? form.adjustableRate?.everyMonths;
  values(
    ensure(
      payments,
      'PRINCIPAL_AND_INTEREST_PAYMENT_PER_CHANGE_ADJUSTMENT_RULES/PRINCIPAL_AND_INTEREST_PAYMENT_PER_CHANGE_ADJUSTMENT_RULE',
    ),
    {
      AdjustmentRuleType: 'First',
      PerChangeMaximumPrincipalAndInterestPaymentAmount: table ? formatCents(table.firstChange.most * 100) : undefined,
      PerChangeMinimumPrincipalAndInterestPaymentAmount: table ? formatCents(table.firstChange.least * 100) : undefined,
      PerChangePrincipalAndInterestPaymentAdjustmentFrequencyMonthsCount: frequency,
    },
  );
}

/** The tables of page 4: how rate and payment change. Nothing for a loan whose payment stays. */
export function writeAdjustments(target: OutElement, terms: DisclosedTerms, form: ClosingForm): void {
  if (form.adjustableRate === null && form.adjustablePayments === null) return;
  const adjustment = append(target, 'ADJUSTMENT');
  writeRates(adjustment, terms, form);
  writePayments(adjustment, terms, form);
  values(append(target, 'INTEREST_ONLY'), { InterestOnlyTermMonthsCount: terms.interestOnlyMonths || undefined });
}
