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

/**
 * How an entry of the exclusionary list names someone: by license in its state, by name, or by a company that is listed itself (an entry
 * without a license whose name or company it is).
 */
export function matchedBy(listed: ListedAppraiser, one: Examined): 'license' | 'name' | 'company' | undefined {
  const isSameState = !listed.licenseState || !one.licenseState || listed.licenseState === one.licenseState;
  if (isSameState && same(license(listed.licenseNumber), license(one.licenseNumber))) return 'license';
  if (same(plain(listed.name), plain(one.name))) return 'name';
  const isCompanyEntry = listed.licenseNumber === null;
  const names = [plain(listed.name), plain(listed.company)];
  return isCompanyEntry && names.some((name) => same(name, plain(one.company))) ? 'company' : undefined;
}
