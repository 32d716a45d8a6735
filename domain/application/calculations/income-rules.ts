import { type Agency, type AgencyRule, agencies } from '../../loan/agency';
import { HOME_POSSIBLE, HOME_READY } from '../../loan/codes/underwriting-codes';

/** Rules that have no date of their own apply to every application. */
const ALWAYS = '1900-01-01';

const others = (...left: readonly Agency[]): readonly Agency[] => agencies.filter((agency) => !left.includes(agency));

/** The part of non-taxable income that is added to it. */
export interface GrossUpRule extends AgencyRule {
  readonly percent: number;
  /** The borrower's tax rate counts if it is higher. */
  readonly takesTaxRate: boolean;
}

/**
 * Fannie Mae Selling Guide B3-3.1-01; Freddie Mac Guide 5305.2; HUD 4000.1 II.A.4.c: the greater of 15% and the tax rate of the
 * previous year; USDA HB-1-3555 chapter 9. VA Pamphlet 26-7 chapter 4 allows it for the ratio, never for residual income.
 */
export const grossUpRules: readonly GrossUpRule[] = [
  { agencies: others('fha'), from: ALWAYS, percent: 25, takesTaxRate: false },
  { agencies: ['fha'], from: ALWAYS, percent: 15, takesTaxRate: true },
];

/**
 * Agencies that add the tax credit of a mortgage credit certificate to the income (Fannie Mae Selling Guide B3-3.1-09). For VA it
 * reduces the income tax of the residual income instead.
 */
export const creditCertificateRules: readonly AgencyRule[] = [{ agencies: others('va'), from: ALWAYS }];

/** Above this credit rate, the yearly tax credit is limited (26 USC 25(a)(2)). */
export const creditLimit = { abovePercent: 20, yearly: 2_000_00 } as const;

/** The shortest history, in months, with which overtime, bonuses and commissions count. */
export interface VariablePayRule extends AgencyRule {
  readonly months: number;
}

/**
 * Fannie Mae Selling Guide B3-3.1-01 and HUD 4000.1 II.A.4.c: two years are recommended, and at least one is needed. Freddie Mac Guide
 * 5303.3, VA Pamphlet 26-7 chapter 4 and USDA HB-1-3555 chapter 9.
 */
export const variablePayRules: readonly VariablePayRule[] = [{ agencies, from: ALWAYS, months: 12 }];

/** Rent that a boarder in the borrower's home pays, averaged over twelve months. */
export interface BoarderRule extends AgencyRule {
  /** Months of the last twelve in which it must have been received. */
  readonly months: number;
  /** Its largest share of the total income. */
  readonly sharePercent: number;
  /** The affordable program it is limited to (`sFannieCommunityLendingT`). A live-in assistant needs none. */
  readonly program?: string;
}

/** Fannie Mae Selling Guide B3-3.1-09; Freddie Mac Guide 4501.9; HUD Mortgagee Letter 2025-04. */
export const boarderRules: readonly BoarderRule[] = [
  { agencies: ['fannie-mae', 'other'], from: ALWAYS, months: 9, sharePercent: 30, program: HOME_READY },
  { agencies: ['freddie-mac'], from: ALWAYS, months: 12, sharePercent: 30, program: HOME_POSSIBLE },
  { agencies: ['fha'], from: '2025-03-14', months: 9, sharePercent: 30 },
];

/** Foster care income by its history. */
export interface FosterRule extends AgencyRule {
  readonly months: number;
  /** A history shorter than this counts up to a share of the total income. */
  readonly fullMonths: number;
  readonly sharePercent: number;
}

/** Fannie Mae Selling Guide B3-3.1-09; Freddie Mac Guide 5305.2. The others publish no shortest history. */
export const fosterRules: readonly FosterRule[] = [
  { agencies: ['fannie-mae', 'other'], from: ALWAYS, months: 12, fullMonths: 24, sharePercent: 30 },
  { agencies: ['freddie-mac'], from: ALWAYS, months: 24, fullMonths: 24, sharePercent: 100 },
  { agencies: ['fha', 'va', 'usda'], from: ALWAYS, months: 0, fullMonths: 0, sharePercent: 100 },
];

/** Income of a job that starts after closing. */
export interface ProjectedRule extends AgencyRule {
  /** It starts at most this many days after closing; undefined if the agency sets no limit. */
  readonly days?: number;
  /** Only fixed base pay counts. */
  readonly onlyBase: boolean;
  /** Only to purchase a principal residence with one unit, and not from a relative or a party to the transaction. */
  readonly onlyHomePurchase: boolean;
}

/** Fannie Mae Selling Guide B3-3.1-09; Freddie Mac Guide 5303.2; HUD 4000.1 II.A.4.c; USDA HB-1-3555 chapter 9. */
export const projectedRules: readonly ProjectedRule[] = [
  { agencies: ['fannie-mae', 'other'], from: ALWAYS, days: 90, onlyBase: true, onlyHomePurchase: true },
  { agencies: ['freddie-mac'], from: ALWAYS, days: 90, onlyBase: true, onlyHomePurchase: false },
  { agencies: ['fha', 'usda'], from: ALWAYS, days: 60, onlyBase: false, onlyHomePurchase: false },
  { agencies: ['va'], from: ALWAYS, onlyBase: false, onlyHomePurchase: false },
];
