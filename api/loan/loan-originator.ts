import { hasAnyRole } from '../../domain/access/roles';
import type { LoanValues } from '../../domain/loan/document';
import { originatorFields } from '../../domain/loan/originator';
import { originatorProfile } from '../access/access.service';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';

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
    sUrlaOriginatorNmlsId: profile.nmls_id,
    sUrlaOriginatorPhone: profile.phone,
    sUrlaOriginatorEmail: profile.email,
  };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value));
}
