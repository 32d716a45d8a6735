import { hasAnyRole } from '../../domain/access/roles';
import { publicDefaults } from '../../domain/lender/public-settings';
import type { LoanValues } from '../../domain/loan/document';
import { nmlsIdIn, originatorCompanyFields, originatorFields } from '../../domain/loan/originator';
import { originatorProfile } from '../access/access.service';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { placeNamed, settingOf } from '../reference/reference.service';

const known = (facts: LoanValues): LoanValues => Object.fromEntries(Object.entries(facts).filter(([, value]) => value));

/**
 * The loan originator of a new loan (URLA 9): the officer who creates it, from their profile. An originator that was entered, or
 * that an imported file states, stays as a whole, so that no license number is mixed with another person's name.
 */
export async function creatorOriginator(
  { db }: Pick<AppContext, 'db'>,
  actor: Actor,
  draft: LoanValues,
): Promise<LoanValues> {
  const isStated = originatorFields.some((name) => Boolean(draft[name]));
  if (isStated || !hasAnyRole(actor.roles, ['Loan Officer', 'PML Loan Officer'])) return {};
  const profile = await originatorProfile(db, actor.userId);
  if (profile === undefined) return {};
  const facts = {
    sUrlaOriginatorNm: `${profile.first_name} ${profile.last_name}`.trim(),
    sUrlaOriginatorNmlsId: nmlsIdIn(profile.nmls_id),
    sUrlaOriginatorPhone: profile.phone,
    sUrlaOriginatorEmail: profile.email,
  };
  return known(facts);
}

/** The NMLS number of the lender, once its settings have one; a branch of a lender without one has its own. */
async function lenderNmlsId(db: AppContext['db'], branchId: string | null): Promise<string | null> {
  const own = await settingOf(db, 'nmlsId');
  return own === null || own === publicDefaults.nmlsId ? branchId : own;
}

/**
 * The organization of the originator of a new loan (URLA 9): the company that the loan belongs to, or the lender with the address of
 * the branch. One that was entered, or that an imported file states, stays as a whole.
 */
export async function originatorOrganization({ db }: Pick<AppContext, 'db'>, draft: LoanValues): Promise<LoanValues> {
  if (originatorCompanyFields.some((name) => Boolean(draft[name]))) return {};
  const { sOriginatingCompanyName: company, sBranchName: branch } = draft;
  const place = company
    ? await placeNamed(db, 'portal.companies', company)
    : branch && (await placeNamed(db, 'portal.branches', branch));
  if (!place) return {};
  return known({
    sUrlaCompanyNm: company ? place.name : await settingOf(db, 'lenderName'),
    sUrlaCompanyNmlsId: nmlsIdIn(company ? place.nmls_id : await lenderNmlsId(db, place.nmls_id)),
    sUrlaCompanyAddr: place.address,
    sUrlaCompanyCity: place.city,
    sUrlaCompanyState: place.state,
    sUrlaCompanyZip: place.zip,
  });
}
