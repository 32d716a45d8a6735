import type { allBorrowerFields, allCoborrowerFields } from './fields/application-fields';
import type { applicationLevelFields } from './fields/application-level-fields';
import type { FieldKind, FieldSpec } from './fields/field';
import type {
  assetFields,
  employmentFields,
  incomeFields,
  liabilityFields,
  reoFields,
  residenceFields,
  vestingFields,
} from './fields/record-fields';

/** Whose a record is: application number (0 or 1), then B for the borrower or C for the co-borrower. */
export type Owner = '0B' | '0C' | '1B' | '1C';

export const owners: readonly Owner[] = ['0B', '0C', '1B', '1C'];

/** The JSON value of a field: decimals, dates and codes are strings, integers are numbers. */
type FieldValue<Kind extends FieldKind> = Kind extends 'integer'
  ? number
  : Kind extends 'yesno'
    ? boolean
    : Kind extends 'codes'
      ? string[]
      : string;

/** Values of a set of fields; one that is missing is absent or null. */
export type FieldValues<Fields extends Record<string, FieldSpec>> = {
  -readonly [Name in keyof Fields]?: FieldValue<Fields[Name]['kind']> | null;
};

/** Common to all records; each has at least one owner, except title holders. */
export interface LoanRecord {
  id: string;
  owners: Owner[];
}

export interface AssetRecord extends LoanRecord, FieldValues<typeof assetFields> {}
export interface LiabilityRecord extends LoanRecord, FieldValues<typeof liabilityFields> {}
export interface ReoRecord extends LoanRecord, FieldValues<typeof reoFields> {}
export interface EmploymentRecord extends LoanRecord, FieldValues<typeof employmentFields> {}
export interface IncomeRecord extends LoanRecord, FieldValues<typeof incomeFields> {}
export interface ResidenceRecord extends LoanRecord, FieldValues<typeof residenceFields> {}
/** A title holder; its owner is the borrower, if they are one. */
export interface VestingRecord extends LoanRecord, FieldValues<typeof vestingFields> {}

/** One application: a borrower (`aB*`), an optional co-borrower (`aC*`), and their shared answers (`a*`). */
export interface Applicant
  extends FieldValues<typeof applicationLevelFields>,
    FieldValues<typeof allBorrowerFields>,
    FieldValues<typeof allCoborrowerFields> {}

/** The lists of a loan document, by property name. */
export interface LoanRecords {
  assets: AssetRecord[];
  liabilities: LiabilityRecord[];
  reos: ReoRecord[];
  employments: EmploymentRecord[];
  incomes: IncomeRecord[];
  residences: ResidenceRecord[];
  vestings: VestingRecord[];
}
