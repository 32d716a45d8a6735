import type { RecordListName } from '../../loan/document';
import type { Owner } from '../../loan/records';
import type { FieldPath } from '../field-path';

/** What a loan goes through, each with its own demands on the application. */
export const requirementStages = ['registration', 'pricing', 'disclosure', 'underwriting'] as const;

export type RequirementStage = (typeof requirementStages)[number];

/** Something that a stage still misses. */
export interface Requirement {
  readonly stage: RequirementStage;
  /**
   * What is missing: the name of a field in the field table (the borrower's for both), whose label says it, or one of
   * `needTexts`.
   */
  readonly key: string;
  readonly path: FieldPath;
  /** The page behind `/loans/{loanNum}/` where it is entered. */
  readonly page: string;
  /** The borrower it is about; of a record the first owner. */
  readonly owner?: Owner;
  /** The record it is about. */
  readonly list?: RecordListName;
  readonly recordId?: string;
  /** What the text says beside: months as a number, dates as `YYYY-MM-DD`, money as a decimal. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Needs that a field's label does not say; the web app's message is `applicationNeeds.items.<key>`. */
export const requirementTexts = [
  'edisclosure',
  'submission',
  'addressHistory',
  'employmentHistory',
  'employmentGap',
  'ownedHome',
  'cashToClose',
  'phone',
  'propertyValue',
  'propertyPlace',
  'acquired',
  'aBEmpCurrentNA',
  'aBEmpAdditionalNA',
  'aBOtherIncomeNA',
  'aBAssetsNA',
  'aBOtherAssetsNA',
  'aBGiftsNA',
  'aBLiabilitiesNA',
  'aBExpensesNA',
  'aBReoNA',
  'sOtherMtgNA',
  'reoMortgage',
  'sSpGrossRent',
] as const;

export type RequirementText = (typeof requirementTexts)[number];

/** What is known beside the loan itself. */
export interface RequirementsFacts {
  /** Pacific day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Counted files of the submission package; undefined while that is not known: nothing is said of them then. */
  readonly submissionFiles: number | undefined;
}
