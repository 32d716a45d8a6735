import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { type AddressSources, FillFromZip } from '../../fields/FillFromZip';
import { type FieldHolder, fieldNameOf, sourceOf } from './field-holder';

/** Form paths of a group's address: the fields closest to the ZIP code, since the group may include other states. */
export function addressSources(fields: readonly string[], holder: FieldHolder): AddressSources | null {
  const kindOf = (name: string) => fieldSpec(fieldNameOf(holder, name))?.kind;
  const at = fields.findIndex((name) => kindOf(name) === 'zip');
  const zip = fields[at];
  if (zip === undefined) return null;
  const distance = (name: string): number => Math.abs(fields.indexOf(name) - at);
  const find = (test: (name: string) => boolean): string | undefined => {
    const [name] = fields.filter(test).sort((a, b) => distance(a) - distance(b));
    return name === undefined ? undefined : sourceOf(holder, name);
  };
  return {
    zip: sourceOf(holder, zip),
    city: find((name) => /city/i.test(name)),
    state: find((name) => kindOf(name) === 'state'),
    country: find((name) => /country/i.test(name)),
    county: find((name) => /county$/i.test(name)),
    fips: find((name) => /countyFips$/i.test(name)),
  };
}

interface Props {
  readonly fields: readonly string[];
  readonly holder: FieldHolder;
}

/** Fills empty parts of a group's address from the ZIP code that the user types. */
export function ZipFill({ fields, holder }: Props) {
  const sources = addressSources(fields, holder);
  return sources && <FillFromZip key={sources.zip} sources={sources} />;
}
