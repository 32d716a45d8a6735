import { type ConsentStep, lastSteps } from '../../domain/disclosure/electronic-consent';
import type { AppContext } from '../app-context';

/** The last thing that each person said on the signing pages of a loan about electronic documents: consent, or its withdrawal. */
export async function consentsOf({ db }: Pick<AppContext, 'db'>, loanNum: string): Promise<readonly ConsentStep[]> {
  const rows = await db
    .selectFrom('portal.signing_signers as signer')
    .innerJoin('portal.signing_packages as package', 'package.id', 'signer.package_id')
    .select(['signer.name', 'signer.consented_at', 'signer.ended', 'signer.ended_at'])
    .where('package.loan_num', '=', loanNum)
    .where('signer.consented_at', 'is not', null)
    .execute();
  const steps = rows.flatMap(({ name, consented_at: given, ended, ended_at: left }) => [
    ...(given ? [{ name, at: given, isGiven: true }] : []),
    ...(ended === 'withdrawn' && left ? [{ name, at: left, isGiven: false }] : []),
  ]);
  return lastSteps(steps);
}
