import type { Cents, Thousandths } from '../numbers/fixed';
import type { ProgramFamily } from '../reference/program-family';
import type { DatedRow } from './dated-rows';

/** Names of the adjustment tables in `domain/pricing/data`. */
export type AdjustmentSetId =
  | 'fannie-llpa'
  | 'freddie-fees'
  | 'fha'
  | 'va'
  | 'usda'
  | 'jumbo'
  | 'non-qm'
  | 'rental'
  | 'second'
  | 'lender';

/** The agencies' programs for modest incomes, as flags of a program. */
export type AffordableProgram = 'homeReady' | 'homePossible';

/** When an adjustment applies: all given parts must match. */
export interface AdjustmentCondition {
  readonly families?: readonly ProgramFamily[];
  readonly purposes?: readonly string[];
  readonly occupancies?: readonly string[];
  readonly propertyTypes?: readonly string[];
  readonly units?: readonly [number, number];
  readonly attached?: boolean;
  readonly states?: readonly string[];
  readonly docTypes?: readonly string[];
  readonly citizenships?: readonly string[];
  /** Above `over`, up to and with `upTo`. */
  readonly amount?: { readonly over?: Cents; readonly upTo?: Cents };
  /** From `from`, up to and with `to`. */
  readonly score?: { readonly from?: number; readonly to?: number };
  /** Rent over payment, 1000 is once: from `from`, below `below`. */
  readonly coverage?: { readonly from?: number; readonly below?: number };
  /** Above `over` months, up to and with `upTo`. */
  readonly term?: { readonly over?: number; readonly upTo?: number };
  readonly arm?: boolean;
  readonly manufactured?: boolean;
  readonly highBalance?: boolean;
  readonly interestOnly?: boolean;
  readonly impounds?: boolean;
  readonly subordinate?: boolean;
  readonly communitySecond?: boolean;
  readonly selfEmployed?: boolean;
  /** HomeReady or Home Possible. */
  readonly affordable?: boolean;
  /** Mortgage insurance covers less than this whole percent, by LTV column; loans up to 80% and unknown coverage never do. */
  readonly insuranceBelow?: { readonly ltvTops: readonly number[]; readonly percent: readonly number[] };
}

interface EntryBase {
  /** Stable code; the web app's message is `pricing.adjustment.<code>`. */
  readonly code: string;
  /** English name. */
  readonly title: string;
  /** English reason, if the entry does not generate its own. */
  readonly detail?: string;
  readonly when?: AdjustmentCondition;
  /** Only lender users see it. */
  readonly hidden?: true;
  /** Charged even if a waiver covers the rest of the table. */
  readonly neverWaived?: true;
  /** In a table by gross LTV, this entry goes by the base amount. */
  readonly baseLtv?: true;
}

/** Cost by credit score band (lowest score of each, best first) and LTV column (highest LTV of each in whole percent). */
export interface GridEntry extends EntryBase {
  readonly kind: 'grid';
  readonly scoreFloors: readonly number[];
  readonly ltvTops: readonly number[];
  readonly cost: readonly (readonly Thousandths[])[];
}

/** Cost by LTV column alone. */
export interface LtvEntry extends EntryBase {
  readonly kind: 'ltv';
  readonly ltvTops: readonly number[];
  readonly cost: readonly Thousandths[];
}

/** Cost by loan amount: the first band whose top is not below the amount; the last has no top. */
export interface AmountEntry extends EntryBase {
  readonly kind: 'amount';
  readonly bands: readonly { readonly upTo?: Cents; readonly cost: Thousandths }[];
}

/** One cost. */
export interface FlatEntry extends EntryBase {
  readonly kind: 'flat';
  readonly cost: Thousandths;
}

/** One adjustment of a table. Costs are points in thousandths as investors print them: positive costs the borrower. */
export type AdjustmentEntry = GridEntry | LtvEntry | AmountEntry | FlatEntry;

/** Income up to this percent of the area's median. */
export interface WaiverIncome {
  readonly upToAreaIncomePercent: number;
  readonly highCostArea?: true;
}

/** Loans for which a table is not charged, except for entries that are never waived. */
export interface Waiver {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly program?: AffordableProgram;
  /** A Duty to Serve loan that buys or refinances the borrowers' home without taking cash out. */
  readonly dutyToServe?: WaiverIncome;
  /** At least one borrower buys a first home to live in. */
  readonly firstTimeBuyer?: WaiverIncome;
}

/** A table as it is published, in force from a day on until the next one of its name. */
export interface AdjustmentSet extends DatedRow {
  readonly id: AdjustmentSetId;
  readonly source: string;
  readonly entries: readonly AdjustmentEntry[];
  /** The LTV columns are those of the note with a financed private premium. */
  readonly grossLtv?: true;
  readonly waivers?: readonly Waiver[];
}
