import type { Draft } from '../../aus/finding-draft';
import { addDays } from '../../format/date';
import type { LoanDocument, NewLoanDocument } from '../../loan/document';
import { DOCUMENT_LIFE_DAYS } from '../../loan/expiry';
import { fieldSpec } from '../../loan/fields/field-table';
import { owners } from '../../loan/records';
import { pagesOfLoan } from '../../pages/loan-path';
import { pathBehindLoan } from '../../pages/page';
import { ownValue } from '../../tables/own-value';
import type { Requirement } from '../requirements/requirement';
import { requirementsOf } from '../requirements/requirements-of';

/** The part of a complete application that a system cannot do without. Users see the rest on the application's pages. */
const needed: ReadonlySet<string> = new Set([
  ...['aBFirstNm', 'aBLastNm', 'aBSsn', 'aBDob', 'aProdBCitizenT', 'aBMaritalStatT'],
  ...['aBAddr', 'aBZip', 'aBCity', 'aBState', 'aBAddrMonths'],
  ...['aBDecOcc', 'aBDecPastOwnership', 'aBDecBorrowing', 'aBDecNewMortgage', 'aBDecNewCredit', 'aBDecPriorityLien'],
  ...['aBDecEndorser', 'aBDecJudgment', 'aBDecDelinquent', 'aBDecLawsuit', 'aBDecDeedInLieu', 'aBDecShortSale'],
  ...['aBDecForeclosure', 'aBDecBankrupt', 'aBDecBankruptcyChapters'],
  ...['sSpAddr', 'sSpZip', 'sSpCity', 'sSpState', 'sSpCounty', 'sProdSpT', 'sOccTPe', 'propertyValue', 'sPurchPrice'],
  ...['sLPurposeT', 'sLAmtCalc', 'sLT', 'sLienPosT', 'sNoteIR', 'sTerm', 'sFinMethT', 'sLTotI'],
  ...['sProRealETx', 'sProHazIns', 'cashToClose', 'unusualLtv'],
  ...['employment.status', 'employment.monthlyIncome', 'income.type', 'income.monthlyAmount'],
  ...['asset.type', 'asset.value', 'liability.type', 'liability.balance', 'liability.payment', 'liability.reoId'],
  ...['reo.value', 'reo.status'],
]);

const CREDIT_PAGE = pathBehindLoan(pagesOfLoan.credit).slice(1);

/** Applications whose credit report is missing, or too old for a submission on this day. */
function creditNeeds(loan: NewLoanDocument, today: string): Requirement[] {
  return loan.applicants.flatMap(({ aCrOd: day }, index): Requirement[] => {
    const owner = owners.find((one) => one === `${index}B`);
    if (owner === undefined) return [];
    const item = { stage: 'underwriting', path: `applicants.${index}.aCrOd`, page: CREDIT_PAGE, owner } as const;
    if (!day) return [{ ...item, key: 'creditReport' }];
    return addDays(day, DOCUMENT_LIFE_DAYS) < today ? [{ ...item, key: 'creditReportOld', values: { day } }] : [];
  });
}

/** What a submission still needs, in the order of the pages, with the path of each field. */
export function preflightOf(loan: LoanDocument | NewLoanDocument, today: string): readonly Requirement[] {
  const all = requirementsOf(loan, { today, submissionFiles: undefined });
  return [...all.filter(({ stage, key }) => stage === 'underwriting' && needed.has(key)), ...creditNeeds(loan, today)];
}

/** The field that the text of an item is about, if its key is not a field. */
const fieldOfItem: Readonly<Record<string, string>> = {
  propertyValue: 'sApprVal',
  cashToClose: 'asset.value',
  unusualLtv: 'sLtvR',
};

const credit = ['creditReport', 'creditReportOld'];

/** The same as messages of a system, which names each field. */
export const preflightDrafts = (items: readonly Requirement[]): Draft[] =>
  items.map(({ key, path }): Draft => {
    const at = { key: path, field: path };
    if (credit.includes(key)) return { code: 'aus-credit-missing', ...at };
    const name = ownValue(fieldOfItem, key) ?? key;
    const field = { text: fieldSpec(name)?.label ?? name, key: `fields.${name}` };
    return { code: key === 'unusualLtv' ? 'aus-field-contradicted' : 'aus-field-missing', values: { field }, ...at };
  });
