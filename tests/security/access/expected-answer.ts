import { homeBranch, homeCompany } from '../../../config/demo/organization';
import type { AccessLetter, LetterSubject } from '../../../domain/access/page-letters';
import type { RoleName } from '../../../domain/access/roles';
import { type MenuPage, menuNumber, menuPages } from '../../../domain/pages/loan-pages';
import type { RoleUser } from '../../support/role-user';
import type { Whose } from '../support/security-portal';
import { type Audience, mailing } from './expectations';

/** The letter of each role for each page and right; a missing one hides the page. */
export type Letters = Readonly<Partial<Record<RoleName, Readonly<Partial<Record<LetterSubject, AccessLetter>>>>>>;

/** External users see the loans of their company, branch employees those of their branch, all other employees every loan. */
export function sees({ isPml, branch, company }: RoleUser, whose: Whose): boolean {
  if (isPml) return company === homeCompany && whose === 'company';
  return branch === null || (branch === homeBranch && (whose === 'branch' || whose === 'canceled'));
}

/** The status of each of the harness's loans: open, or canceled. */
const statusOf = (whose: Whose): string => (whose === 'canceled' ? '9' : '0');

function mayUse(user: RoleUser, page: MenuPage, use: 'read' | 'write', letters: Letters): boolean {
  if (page === 'email' && !mailing.includes(user.role)) return false;
  const letter = letters[user.role]?.[page];
  return user.menu.includes(menuNumber(page)) && (use === 'write' ? letter === 'w' : letter !== undefined);
}

/** Whether the user may export loans, with full Social Security numbers or at least with masked ones. */
export function mayExport({ role }: RoleUser, numbers: 'masked' | 'full', letters: Letters): boolean {
  const letter = letters[role]?.export;
  return numbers === 'full' ? letter === 'w' : letter !== undefined;
}

/** Whether the portal must let this user make a call with this audience; `whose` is the loan, for calls that concern one. */
export function isAllowed(user: RoleUser, audience: Audience, whose: Whose | null, letters: Letters): boolean {
  if (audience === 'anyone' || audience === 'signed-in') return true;
  if ('page' in audience) return !(audience.staff && user.isPml) && mayUse(user, audience.page, audience.use, letters);
  if ('pages' in audience) {
    if (whose === null || !sees(user, whose)) return false;
    const pages = audience.pages === 'any' ? menuPages : audience.pages;
    const use = audience.use === 'read' ? 'read' : 'write';
    if (!pages.some((page) => mayUse(user, page, use, letters))) return false;
    if (audience.staff && user.isPml) return false;
    if (audience.exports && !mayExport(user, audience.exports, letters)) return false;
    if (audience.decides && letters[user.role]?.decide !== 'w') return false;
    if (audience.discloses && letters[user.role]?.disclose !== 'w') return false;
    if (audience.roles && !audience.roles.includes(user.role)) return false;
    const dependsOnStatus = audience.use === 'write' || (audience.use === 'register' && whose !== 'canceled');
    return !dependsOnStatus || user.statuses.includes(statusOf(whose));
  }
  return audience.includes(user.role);
}
