import type { LoanDocument } from '../loan/document';
import type { PlainCode } from '../messages/message';
import type { OrderInput } from './appraisal-order.schemas';
import { formsFor } from './forms';
import { requestTypeOf } from './request-types';

/** FHA assigns a number to each case before its appraisal is ordered (HUD 4000.1 II.D). */
const FHA = '1';

/** The fields of the loan that an order needs, by LOS name. */
const needed = ['sProdSpT', 'sSpAddr', 'sSpCity', 'sSpState', 'sSpZip'] as const;

/** The fields that the loan lacks for an order. */
export const missingFields = (loan: Partial<LoanDocument>): string[] =>
  [...needed, ...(loan.sLT === FHA ? (['sAgencyCaseNum'] as const) : [])].filter((name) => !loan[name]);

/**
 * Amounts and values in a text for the company, which could tell an appraiser what to aim at (12 CFR 1026.42): `$600`, `650,000`, `650000`,
 * `650k`, `1.2 million`. Numbers with a `#`, phone numbers and parcel numbers are none.
 */
const amounts: readonly RegExp[] = [
  /\$\s*\d/,
  /\b\d{1,3}(?:,\d{3})+\b/,
  /(?<![#\w./-])\d{6,7}(?:\.\d{1,2})?(?![\w/-])/,
  /(?<![#\w-])\d+(?:\.\d+)?(?:k|mm?)\b/i,
  /(?<![#\w-])\d+(?:\.\d+)?\s*(?:thousand|grand|million|usd|dollars)\b/i,
];

const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|\\w+ty|a|half|quarter)';
const worth = '(?:appraised value|appraisal value|market value|value|valuation|opinion)';
const aims =
  '(?:rais\\w*|increas\\w*|lift\\w*|boost\\w*|bump\\w*|inflat\\w*|adjust\\w* up\\w*|hit\\w*|reach\\w*|push\\w*|lower\\w*|reduc\\w*)';

/**
 * Words that give an appraiser a value to reach: an amount in words, a value to raise or to match, or that it is too low. Asking for
 * a correction, other comparables or an explanation of the value stays allowed (12 CFR 1026.42(c)(3)).
 */
const directions: readonly RegExp[] = [
  new RegExp(`\\b${number}[\\s-]+(?:and[\\s-]+)?(?:(?:${number}|hundred)[\\s-]+)*(?:thousand|million)\\b`, 'i'),
  new RegExp(`\\b${aims}\\b[^.;]{0,40}\\b${worth}\\b`, 'i'),
  new RegExp(`\\b${worth}\\b[^.;]{0,20}\\b${aims}\\b`, 'i'),
  /\b(?:mak|get|bring)\w*\s+(?:the|this|its|a|our|that)\s+(?:appraised\s+|market\s+)?(?:value|valuation)\b/i,
  /\bmak\w*\s+(?:the|this|its|our|that)\s+(?:number|figure)s?\b/i,
  new RegExp(`\\b${worth}\\b[^.;]{0,40}\\b(?:too|very|so|bit|little)\\s+(?:low|high|short|small|conservative)\\b`, 'i'),
  new RegExp(`\\b${worth}\\b[^.;]{0,40}\\b(?:come|came|comes|coming)\\s+in\\b`, 'i'),
  new RegExp(`\\b(?:higher|bigger|better|lower)\\s+${worth}\\b`, 'i'),
  /\b(?:match|meet|reach|hit|cover)\w*\b[^.;]{0,30}\b(?:contract|purchase|sales?|list|asking|agreed)\s+(?:price|amount)\b/i,
  // To explain what supports a price may be asked; to support it may not.
  /^(?![\s\S]*\bexplain)[\s\S]*\bsupport\w*\b[^.;]{0,30}\b(?:contract|purchase|sales?|list|asking|agreed)\s+(?:price|amount)\b/i,
  /\bapprais(?:e|es|ed)\b[^.;]{0,20}\b(?:for|at)\b[^.;]{0,20}\b(?:price|amount)\b/i,
  /\bcom(?:e|es|ing)\s+in\s+at\b/i,
  /\bvalue\b[^.;]{0,20}\bbe\s+\d/i,
  /\b(?:match|meet|support|reach|hit|cover)\w*\b[^.;]{0,30}\bloan\s+amount\b/i,
];

/** Whether a text gives an appraiser something to aim at: an amount, or a value to reach. */
export const namesAmount = (text: string): boolean => {
  const plain = text.normalize('NFKC');
  return [...amounts, ...directions].some((pattern) => pattern.test(plain));
};

interface OrderFacts {
  readonly loan: LoanDocument;
  readonly occupancy: string | null;
  readonly companies: readonly string[];
  /** Of the schedule in dollars; null if the company quotes it or is not in the schedule. */
  readonly scheduledFee: string | null;
  readonly mayCharge: boolean;
  readonly isExcluded: boolean;
}

/** What is wrong with an order that is to be sent, by field. */
export function orderProblems(input: OrderInput, facts: OrderFacts): Readonly<Record<string, PlainCode>> {
  const { loan, companies, scheduledFee, mayCharge } = facts;
  const type = requestTypeOf(loan.sProdSpT, facts.occupancy);
  const problems: Record<string, PlainCode> = {};
  if (type === undefined || !formsFor(type, loan).includes(input.form)) problems.form = 'appraisal-other-form';
  if (!companies.includes(input.company)) problems.company = 'appraisal-company-unknown';
  else if (facts.isExcluded) problems.company = 'appraisal-company-excluded';
  const hasFee = input.manualAmt !== null || scheduledFee !== null;
  if (!hasFee && input.payer === 'borrower') problems.manualAmt = 'appraisal-needs-fee';
  if (input.manualAmt !== null && Number(input.manualAmt) <= 0) problems.manualAmt = 'required';
  if (input.manualAmt !== null && scheduledFee !== null && input.manualReason === '') {
    problems.manualReason = 'appraisal-needs-reason';
  }
  if (input.payer === 'borrower' && !mayCharge) problems.payer = 'appraisal-before-intent';
  if (input.access.name === '') problems['access.name'] = 'required';
  if (input.access.phone === '') problems['access.phone'] = 'required';
  if (namesAmount(input.instructions)) problems.instructions = 'appraisal-names-amount';
  return problems;
}
