import { ratioInput } from '../../../domain/application/calculations/ratio-input';
import { isRefinance } from '../../../domain/loan/purpose';
import type { Owner } from '../../../domain/loan/records';
import { formatThousandths } from '../../../domain/numbers/fixed';
import { ratios } from '../../../domain/pricing/ratios';
import { emptyPlacement, type PlacementForm, type PlacementParts, placementBody } from './placement';

/** Fields of the short form by LOS name, in order. The form also has the placement and a job. */
const formFields = [
  'sLPurposeT',
  'sSpAddr',
  'sSpCity',
  'sSpState',
  'sSpZip',
  'sSpCounty',
  'sSpCountyFips',
  'sProdSpT',
  'sOccTPe',
  'sPurchPrice',
  'sApprVal',
  'sLAmtCalc',
  'sProdDocT',
  'sCreditScoreType2',
  'aBFirstNm',
  'aBLastNm',
  'aBSsn',
  'aBDob',
  'aBEmail',
  'aBHPhone',
] as const;

type FormField = (typeof formFields)[number];

/** Values of the short form in stored form; null if empty. */
export type NewLoanForm = PlacementForm &
  Record<Exclude<FormField, 'sCreditScoreType2'>, string | null> & {
    readonly sCreditScoreType2: number | null;
    readonly employment: { readonly employer: string | null; readonly monthlyIncome: string | null };
  };

export const emptyNewLoan: NewLoanForm = {
  ...emptyPlacement,
  ...(Object.fromEntries(formFields.map((name) => [name, null])) as Record<FormField, null>),
  employment: { employer: null, monthlyIncome: null },
};

const firstBorrower: Owner[] = ['0B'];

/** Refinances have no purchase price. */
export const hasPurchasePrice = (purpose: string | null): boolean => !isRefinance({ sLPurposeT: purpose });

const given = (value: unknown): boolean => value !== null && value !== undefined && String(value).trim() !== '';

/** The fields that LTV is calculated from. */
export type LtvForm = Pick<NewLoanForm, 'sLPurposeT' | 'sPurchPrice' | 'sApprVal' | 'sLAmtCalc'>;

/** LTV of the entered values as a percentage with three decimals; null if values are missing. */
export function ltvOf(form: LtvForm): string | null {
  const price = hasPurchasePrice(form.sLPurposeT) ? form.sPurchPrice : null;
  const input = ratioInput({ ...form, sPurchPrice: price });
  const found = input && input.amount > 0 ? ratios(input) : undefined;
  return found ? formatThousandths(found.ltv) : null;
}

/** The request body for the new loan, with only the fields that were filled in. `id` identifies the job record. */
export function newLoanBody(form: NewLoanForm, parts: PlacementParts, id: string): Record<string, unknown> {
  const { employer, monthlyIncome } = form.employment;
  const shownFields = formFields.filter((name) => name !== 'sPurchPrice' || hasPurchasePrice(form.sLPurposeT));
  const job = { id, owners: firstBorrower, employer, monthlyIncome };
  return {
    ...placementBody(form, parts),
    ...Object.fromEntries(shownFields.filter((name) => given(form[name])).map((name) => [name, form[name]])),
    ...(given(employer) || given(monthlyIncome) ? { employments: [job] } : {}),
  };
}
