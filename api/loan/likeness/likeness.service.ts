import type { LoanDocument, NewLoanDocument } from '../../../domain/loan/document';
import type { LikelyDuplicate } from '../../../domain/loan/loan-import.schemas';
import { loanScope } from '../../../domain/loan/visibility';
import type { CodedMessage } from '../../../domain/messages/message';
import { countComparison } from '../../access/access.service';
import type { AppContext } from '../../app-context';
import { audit } from '../../audit/audit.service';
import type { Caller } from '../../http/caller';
import type { Vault } from '../../ports/keys/vault';
import type { LoanFill } from '../fill-loans.service';
import type { LoanLikenessRow } from '../loan.tables';
import { scopeParts } from '../pipeline/conditions';
import { viewScope } from '../pipeline/view-scope';
import { type LikeRow, loansLike, loansWithoutLikeness, storingLikeness } from './likeness.queries';
import { duplicateReasons, KEY_RULES, keysFor } from './likeness-keys';

const MAX_SHOWN = 10;

/** By what duplicates of these loans are recognized. */
export const likenessRows = (vault: Vault, loans: readonly LoanDocument[]): LoanLikenessRow[] =>
  loans.map((loan) => ({
    loan_num: loan.sLNm,
    version: loan.version,
    rules: KEY_RULES,
    keys: duplicateReasons.flatMap((reason) => keysFor(reason, loan, vault.hash)),
  }));

/** Also the rows of loans whose keys follow earlier rules. */
export const likenessFill: LoanFill = {
  lacking: (db, after, limit) => loansWithoutLikeness(db, KEY_RULES, after, limit),
  store: async ({ db, vault, los }, loanNums) => {
    await storingLikeness(likenessRows(vault, await los.loadLoans(loanNums))).execute(db);
  },
};

interface Found {
  readonly duplicates: LikelyDuplicate[];
  /** Why the numbers were not compared; null if they were. */
  readonly notCompared: CodedMessage | null;
}

/**
 * Loans that the user may see and that may be the same as this new one, the likeliest first. Telling that a loan has a number
 * is like revealing it to someone who guessed: the numbers compared are limited, and the loans found by one are audited.
 */
export async function likelyDuplicates(
  portal: Pick<AppContext, 'db' | 'vault' | 'secret' | 'log'>,
  caller: Caller,
  loan: NewLoanDocument,
): Promise<Found> {
  const numbers = keysFor('ssn', loan, portal.vault.hash).length;
  const notCompared = numbers === 0 ? null : await countComparison(portal, caller, numbers);
  const searched = duplicateReasons
    .filter((reason) => reason !== 'ssn' || notCompared === null)
    .map((reason) => ({
      reason,
      keys: keysFor(reason, loan, portal.vault.hashes),
      // External users learn of a number only in a loan that they could have named.
      weak: reason === 'ssn' && caller.actor.isPml,
    }));
  const scope = scopeParts(await viewScope(portal.db, loanScope(caller.actor)));
  const found = await loansLike(portal.db, searched, scope, MAX_SHOWN);
  await auditFound(
    portal,
    caller,
    found.filter(({ reasons }) => reasons.includes('ssn')),
  );
  return { duplicates: found.map(answered), notCompared };
}

/** Records of which loans the user learns that they have a number of the file, never the number. */
async function auditFound({ db }: Pick<AppContext, 'db'>, caller: Caller, found: readonly LikeRow[]): Promise<void> {
  if (found.length === 0) return;
  await db.transaction().execute(async (trx) => {
    for (const { loan_num, reasons } of found)
      await audit(trx, caller, { action: 'loan.match-number', subject: `loan:${loan_num}`, after: { reasons } });
  });
}

const answered = (row: LikeRow): LikelyDuplicate => ({
  loanNum: row.loan_num,
  name: `${row.aBFirstNm} ${row.aBLastNm}`.trim(),
  sStatusT: row.sStatusT,
  // Missing amounts are stored as an infinity.
  sFinalLAmt: row.sFinalLAmt.endsWith('nfinity') ? null : row.sFinalLAmt,
  sEmployeeLoanRepName: row.sEmployeeLoanRepName || null,
  reasons: row.reasons,
});
