import type { LoanValues } from './document';

/** Whose rules a loan is underwritten by; a loan of another investor follows those of Fannie Mae unless a table says more. */
export const agencies = ['fannie-mae', 'freddie-mac', 'fha', 'va', 'usda', 'other'] as const;

export type Agency = (typeof agencies)[number];

interface AgencySign {
  readonly agency: Agency;
  readonly field: 'sLT' | 'sLpInvestorNm' | 'sGseDeliveryTargetT' | 'sLpProductType';
  readonly pattern: RegExp;
}

/** What a loan's type, investor and program family say about its agency; the first sign that matches counts. */
const signs: readonly AgencySign[] = [
  { agency: 'fha', field: 'sLT', pattern: /^1$/ },
  { agency: 'va', field: 'sLT', pattern: /^2$/ },
  { agency: 'usda', field: 'sLT', pattern: /^3$/ },
  { agency: 'other', field: 'sLT', pattern: /^4$/ },
  { agency: 'freddie-mac', field: 'sLpInvestorNm', pattern: /freddie|fhlmc/i },
  { agency: 'fannie-mae', field: 'sLpInvestorNm', pattern: /fannie|fnma/i },
  // Users outside the lender do not receive the investor.
  { agency: 'freddie-mac', field: 'sGseDeliveryTargetT', pattern: /^1$/ },
  { agency: 'other', field: 'sLpProductType', pattern: /^(jumbo|non-qm|second)$/ },
];

/** The agency of a loan; a conventional loan without a program counts as Fannie Mae's. */
export function agencyOf(loan: Pick<LoanValues, AgencySign['field']>): Agency {
  return signs.find(({ field, pattern }) => pattern.test(loan[field] ?? ''))?.agency ?? 'fannie-mae';
}

const targets: Readonly<Record<Agency, string>> = {
  'fannie-mae': '0',
  'freddie-mac': '1',
  fha: '2',
  va: '2',
  usda: '2',
  other: '3',
};

/** The code of the agency of a loan with a program (`sGseDeliveryTargetT`); as it was for a reader who lacks the investor. */
export function deliveryTarget(loan: Pick<LoanValues, AgencySign['field']>): string | undefined {
  if (!loan.sLpInvestorNm) return loan.sGseDeliveryTargetT ?? undefined;
  return targets[agencyOf({ ...loan, sGseDeliveryTargetT: null })];
}

/** A rule of some agencies that applies to applications from a day on (YYYY-MM-DD). */
export interface AgencyRule {
  readonly agencies: readonly Agency[];
  readonly from: string;
}

type RuledLoan = Pick<LoanValues, AgencySign['field'] | 'sHmdaApplicationD' | 'sCreatedD'>;

/** The rule of the loan's agency on the day of the application; the latest one for a loan without a day. */
export function ruleOf<Rule extends AgencyRule>(rules: readonly Rule[], loan: RuledLoan): Rule | undefined {
  const agency = agencyOf(loan);
  const day = loan.sHmdaApplicationD ?? loan.sCreatedD;
  return rules
    .filter((rule) => rule.agencies.includes(agency) && (!day || rule.from <= day))
    .reduce<Rule | undefined>((latest, rule) => (latest && latest.from > rule.from ? latest : rule), undefined);
}
