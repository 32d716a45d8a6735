import type { FieldSpec } from './field';

/** The co-borrower's field for a borrower's: `aBFirstNm` becomes `aCFirstNm`, `aProdBCitizenT` becomes `aProdCCitizenT`. */
type CoborrowerName<Name> = Name extends `aProdB${infer Rest}`
  ? `aProdC${Rest}`
  : Name extends `aB${infer Rest}`
    ? `aC${Rest}`
    : never;

type CoborrowerFields<Fields> = {
  [Name in keyof Fields as CoborrowerName<Name>]: Omit<Fields[Name], 'place'> & { readonly place: 'coborrower' };
};

/** The co-borrower's name of a borrower's field; any other name is unchanged. */
export function coborrowerName(name: string): string {
  return name.replace(/^(aProd|a)B(?=[A-Z])/, '$1C');
}

/** Every field of a borrower once more for the co-borrower, so that the two can never differ. */
export function coborrowerFields<const Fields extends Record<string, FieldSpec>>(
  fields: Fields,
): CoborrowerFields<Fields> {
  const entries = Object.entries(fields).map(([name, spec]) => [
    coborrowerName(name),
    { ...spec, place: 'coborrower' },
  ]);
  return Object.fromEntries(entries) as CoborrowerFields<Fields>;
}

/** Texts of borrower fields, such as labels, under the co-borrower's names. */
export function forCoborrower<const T extends Record<string, string>>(
  texts: T,
): { [Name in keyof T as CoborrowerName<Name>]: string } {
  const entries = Object.entries(texts).map(([name, words]) => [coborrowerName(name), words]);
  return Object.fromEntries(entries) as { [Name in keyof T as CoborrowerName<Name>]: string };
}
