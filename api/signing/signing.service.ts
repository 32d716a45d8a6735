import type { SigningPackage } from '../../domain/signing/signing.schemas';
import type { AppContext } from '../app-context';
import type { Actor } from '../http/actor';
import { packageViews } from './package-view';
import { packagesOfLoan } from './signing.queries';

export { createSigningPackage } from './create-package.service';

/** The packages of a loan as staff see them, the latest first. */
export const signingPackagesOf = async (
  portal: Pick<AppContext, 'db' | 'clock'>,
  { isPml }: Pick<Actor, 'isPml'>,
  loanNum: string,
): Promise<SigningPackage[]> => {
  const packages = await packageViews(portal, await packagesOfLoan(portal.db, loanNum));
  return isPml ? packages.map(withoutAddresses) : packages;
};

/** Users outside the lender do not see from which networks borrowers came. */
const withoutAddresses = ({ events, ...of }: SigningPackage): SigningPackage => ({
  ...of,
  events: events.map((event) => ({ ...event, address: null })),
});
