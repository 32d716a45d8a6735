import { applicationLevelFields } from './application-level-fields';
import { borrowerFields } from './borrower-fields';
import { coborrowerFields } from './coborrower-fields';
import { declarationFields } from './declaration-fields';
import { demographicFields } from './demographic-fields';
import type { FieldSpec } from './field';
import {
  assetFields,
  employmentFields,
  incomeFields,
  liabilityFields,
  reoFields,
  residenceFields,
  vestingFields,
} from './record-fields';
import { sectionAnswerFields } from './section-answer-fields';
import { originatorFields, purchaseCreditFields } from './urla-loan-fields';

/** Every field of one borrower, `aB*`. */
export const allBorrowerFields = {
  ...borrowerFields,
  ...sectionAnswerFields,
  ...declarationFields,
  ...demographicFields,
} as const;

/** The same fields of the co-borrower, `aC*`. */
export const allCoborrowerFields = coborrowerFields(allBorrowerFields);

type Prefixed<Prefix extends string, Fields> = { [Name in keyof Fields & string as `${Prefix}.${Name}`]: Fields[Name] };

function prefixed<const Prefix extends string, const Fields extends Record<string, FieldSpec>>(
  prefix: Prefix,
  fields: Fields,
): Prefixed<Prefix, Fields> {
  const entries = Object.entries(fields).map(([name, spec]) => [`${prefix}.${name}`, spec]);
  return Object.fromEntries(entries) as Prefixed<Prefix, Fields>;
}

/** The fields of records. Each is prefixed with its list (`asset.value`), because the lists have fields with the same names. */
const recordFields = {
  ...prefixed('asset', assetFields),
  ...prefixed('liability', liabilityFields),
  ...prefixed('reo', reoFields),
  ...prefixed('employment', employmentFields),
  ...prefixed('income', incomeFields),
  ...prefixed('residence', residenceFields),
  ...prefixed('vesting', vestingFields),
} as const;

/** The fields of the loan application that are not those of a borrower. */
export const commonApplicationFields = {
  ...applicationLevelFields,
  ...recordFields,
  ...purchaseCreditFields,
  ...originatorFields,
} as const;

/** All fields of the loan application; in a loan document, the field of a record has its plain name. */
export const applicationFields = {
  ...applicationLevelFields,
  ...allBorrowerFields,
  ...allCoborrowerFields,
  ...recordFields,
  ...purchaseCreditFields,
  ...originatorFields,
} as const satisfies Record<string, FieldSpec>;
