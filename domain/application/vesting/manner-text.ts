import type { NewLoanDocument } from '../../loan/document';
import type { VestingRecord } from '../../loan/records';
import { ownValue } from '../../tables/own-value';

/** How several hold title together (`sTitleHeldT`). */
const together: Readonly<Record<string, string>> = {
  '1': 'as joint tenants',
  '2': 'as tenants in common',
  '3': 'as tenants by the entirety',
  '5': 'as community property',
};

const LIFE_ESTATE = '4';
const MARRIED = '0';

/** `as joint tenants`: the chosen manner, otherwise the written one (`sTitleHeldDesc`, `aManner`). Empty if there is none. */
export function mannerText(document: NewLoanDocument, people: readonly VestingRecord[]): string {
  const code = document.sTitleHeldT ?? '';
  const [first] = people;
  if (first === undefined) return '';
  if (code === LIFE_ESTATE) return 'as a life estate';
  if (code === '0' && people.length === 1 && first.maritalStatus === MARRIED && !first.entityName) {
    return 'as sole and separate property';
  }
  const ofAll = people.length > 1 ? ownValue(together, code) : undefined;
  if (ofAll) return ofAll;
  const written = document.sTitleHeldDesc?.trim() || (document.applicants[0]?.aManner?.trim() ?? '');
  if (written === '' || (code !== '' && code !== '7')) return '';
  return /^as\b/i.test(written) ? written : `as ${written}`;
}
