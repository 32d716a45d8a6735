/** Every address keeps the last four digits of a ZIP+4 in a field that is named after the one with the ZIP. */
const ENDING = 'Plus4';

/** The field with the last four digits of the ZIP in a field: `aBZipPlus4` of `aBZip`. */
export const plus4Of = (zip: string): string => `${zip}${ENDING}`;

/** The fields that four digits belong to: the ZIP and the street of their address. Undefined for any other field. */
export function addressOfPlus4(name: string): { readonly zip: string; readonly street: string } | undefined {
  if (!name.endsWith(ENDING)) return undefined;
  const zip = name.slice(0, -ENDING.length);
  return { zip, street: zip === 'zip' ? 'address' : zip.replace('Zip', 'Addr') };
}
