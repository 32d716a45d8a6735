import type { ComplianceTest } from '../../compliance/compliance-test';
import type { ComplianceFinding } from '../../compliance/open-findings';
import type { RecordListName } from '../../loan/document';
import type { Owner } from '../../loan/records';
import type { FieldPath } from '../field-path';

/** The stages of a loan, each with its own requirements. */
export const requirementStages = ['registration', 'pricing', 'disclosure', 'underwriting'] as const;

export type RequirementStage = (typeof requirementStages)[number];

/** Something that a stage still misses. */
export interface Requirement {
  readonly stage: RequirementStage;
  /**
   * What is missing: a field name in the field table (the borrower's for both), shown by its label, or one of
   * `requirementTexts`.
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
  /** Values for the text: months as a number, dates as `YYYY-MM-DD`, money as a decimal. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** What a compliance test still needs; the key is `compliance` then. */
  readonly finding?: ComplianceFinding;
}

/** Requirements without a field label; the web app's message is `applicationNeeds.items.<key>`. */
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
  'unusualLtv',
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
  'creditReport',
  'creditReportOld',
] as const;

export type RequirementText = (typeof requirementTexts)[number];

/** Facts that are not part of the loan. */
export interface RequirementsFacts {
  /** Pacific day, `YYYY-MM-DD`. */
  readonly today: string;
  /** Number of files in the submission package; undefined while unknown, and then not required. */
  readonly submissionFiles: number | undefined;
  /** The compliance tests of the stored loan; absent while unknown, and for users who may not see them. */
  readonly compliance?: readonly ComplianceTest[] | undefined;
}
