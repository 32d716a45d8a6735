import { plus4Of } from '../../../domain/loan/fields/zip-plus4';
import type { Binding } from '../binding';

/** Fields of an address; those a place does not have are left out. */
interface AddressFields {
  readonly line: string;
  readonly unit?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly county?: string;
  readonly country?: string;
}

/** Rows of a MISMO `ADDRESS` at a path. */
export function addressBindings(path: string, fields: AddressFields): Binding[] {
  const rows: readonly [string, string | undefined][] = [
    ['AddressLineText', fields.line],
    ['AddressUnitIdentifier', fields.unit],
    ['CityName', fields.city],
    ['CountryCode', fields.country],
    ['CountyName', fields.county],
    ['PostalCode', fields.zip],
    ['StateCode', fields.state],
  ];
  return rows.flatMap(([name, field]): Binding[] => {
    if (!field) return [];
    return [{ path: `${path}/${name}`, field, ...(field === fields.zip ? { plus4: plus4Of(field) } : {}) }];
  });
}
