import type { AppContext } from '../app-context';

/** Who has consented to electronic documents on the signing pages of a loan, and when. A consent that was withdrawn counts no more. */
export async function consentsOf(
  { db }: Pick<AppContext, 'db'>,
  loanNum: string,
): Promise<{ readonly name: string; readonly at: Date }[]> {
  const rows = await db
    .selectFrom('portal.signing_signers as signer')
    .innerJoin('portal.signing_packages as package', 'package.id', 'signer.package_id')
    .select(['signer.name', 'signer.consented_at', 'signer.ended'])
    .where('package.loan_num', '=', loanNum)
    .where('signer.consented_at', 'is not', null)
    .orderBy('signer.consented_at')
    .execute();
  const withdrawn = new Set(rows.filter(({ ended }) => ended === 'withdrawn').map(({ name }) => name));
  return rows.flatMap(({ name, consented_at: at }) => (at === null || withdrawn.has(name) ? [] : [{ name, at }]));
}
