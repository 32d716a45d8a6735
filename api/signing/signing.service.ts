import type { SigningPackage } from '../../domain/signing/signing.schemas';
import type { AppContext } from '../app-context';
import { packageViews } from './package-view';
import { packagesOfLoan } from './signing.queries';

export { createSigningPackage } from './create-package.service';

/** The packages of a loan as staff see them, the latest first. */
export const signingPackagesOf = async (
  portal: Pick<AppContext, 'db' | 'clock'>,
  loanNum: string,
): Promise<SigningPackage[]> => packageViews(portal, await packagesOfLoan(portal.db, loanNum));
