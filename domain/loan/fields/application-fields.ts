import { applicationLevelFields } from './application-level-fields';
import { borrowerFields } from './borrower-fields';
import { coborrowerTwin } from './coborrower-twin';
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
export const allCoborrowerFields = coborrowerTwin(allBorrowerFields);

type Prefixed<Prefix extends string, Fields> = { [Name in keyof Fields & string as `${Prefix}.${Name}`]: Fields[Name] };

function prefixed<const Prefix extends string, const Fields extends Record<string, FieldSpec>>(
  prefix: Prefix,
  fields: Fields,
): Prefixed<Prefix, Fields> {
  const entries = Object.entries(fields).map(([name, spec]) => [`${prefix}.${name}`, spec]);
  return Object.fromEntries(entries) as Prefixed<Prefix, Fields>;
}

/**
 * All fields of the loan application. A record's field is prefixed with its list (`asset.value`), because the lists have fields
 * with the same names; in a loan document the record uses the plain name.
 */
export const applicationFields = {
  ...applicationLevelFields,
  ...allBorrowerFields,
  ...allCoborrowerFields,
  ...prefixed('asset', assetFields),
  ...prefixed('liability', liabilityFields),
  ...prefixed('reo', reoFields),
  ...prefixed('employment', employmentFields),
  ...prefixed('income', incomeFields),
  ...prefixed('residence', residenceFields),
  ...prefixed('vesting', vestingFields),
  ...purchaseCreditFields,
  ...originatorFields,
} as const satisfies Record<string, FieldSpec>;

export type ApplicationFieldName = keyof typeof applicationFields;
