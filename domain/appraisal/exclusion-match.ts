/** Someone whose appraisals may not be accepted: an appraiser, or a company. */
export interface Examined {
  readonly name?: string | null | undefined;
  readonly licenseNumber?: string | null | undefined;
  readonly licenseState?: string | null | undefined;
  readonly company?: string | null | undefined;
}

interface ListedAppraiser {
  readonly name: string;
  readonly licenseNumber: string | null;
  readonly licenseState: string | null;
  readonly company: string | null;
}

const plain = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();

/** A license without its punctuation: `AR-012 345` is `ar012345`. */
const license = (text: string | null | undefined): string => plain(text).replaceAll(' ', '');

const same = (one: string, other: string): boolean => one !== '' && one === other;

/** Whether two people of one name are known by different licenses. */
function areOtherLicenses(listed: ListedAppraiser, one: Examined): boolean {
  const [known, other] = [license(listed.licenseNumber), license(one.licenseNumber)];
  if (known === '' || other === '') return false;
  return (
    known !== other || Boolean(listed.licenseState && one.licenseState && listed.licenseState !== one.licenseState)
  );
}

/**
 * How an entry of the exclusionary list names someone: by license in its state, by name unless both have other licenses, or by the company
 * of an entry without a license.
 */
export function matchedBy(listed: ListedAppraiser, one: Examined): 'license' | 'name' | 'company' | undefined {
  const isSameState = !listed.licenseState || !one.licenseState || listed.licenseState === one.licenseState;
  if (isSameState && same(license(listed.licenseNumber), license(one.licenseNumber))) return 'license';
  if (!areOtherLicenses(listed, one) && same(plain(listed.name), plain(one.name))) return 'name';
  const isCompanyEntry = listed.licenseNumber === null;
  return isCompanyEntry && same(plain(listed.company), plain(one.company)) ? 'company' : undefined;
}
