import type { SigningPackage } from '../../domain/signing/signing.schemas';
import { type PackageState, stateAt } from '../../domain/signing/signing-state';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { packageViews } from './package-view';
import { packagesOfKeys, packagesOfLoan, type WholePackage } from './signing.queries';

export { consentsOf } from './consents';
export { assertSender, createSigningPackage, sendToSign } from './create-package.service';
export { addDemoPaper } from './demo-paper.service';
export { paperToMail } from './paper-mailings.service';

/** The packages of a loan as staff see them, the latest first. */
export const signingPackagesOf = async (
  portal: Pick<AppContext, 'db' | 'clock'>,
  { isPml }: Pick<Actor, 'isPml'>,
  loanNum: string,
): Promise<SigningPackage[]> => {
  const stored = await packagesOfLoan(portal.db, loanNum);
  if (!isPml) return packageViews(portal, stored);
  const told = stored.map(withoutLenderOnly).filter(({ documents }) => documents.length > 0);
  return (await packageViews(portal, told)).map(withoutAddresses);
};

/** What became of packages that were sent under these keys. */
export async function sentUnder(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  loanNum: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, { readonly id: string; readonly state: PackageState }>> {
  const rows = keys.length === 0 ? [] : await packagesOfKeys(db, loanNum, keys);
  const now = clock().toISOString();
  return new Map(
    rows.map(({ key, id, state, expires_at }) => [key, { id, state: stateAt(state, expires_at.toISOString(), now) }]),
  );
}

/**
 * A package as users outside the lender see it: without the documents that are for the lender alone, and if it has some, without the
 * reason why it was voided. One with no other documents is none of theirs.
 */
function withoutLenderOnly({ row, documents, ...of }: WholePackage): WholePackage {
  const shown = documents.filter((document) => !document.lender_only);
  return { ...of, documents: shown, row: shown.length === documents.length ? row : { ...row, reason: null } };
}

/** Users outside the lender do not see from which networks borrowers came. */
const withoutAddresses = ({ events, ...of }: SigningPackage): SigningPackage => ({
  ...of,
  events: events.map((event) => ({ ...event, address: null })),
});
