import { pacificDate } from '../../domain/format/date';
import { applicantName, type LoanDocument } from '../../domain/loan/document';
import { heldDisclosure } from '../../domain/signing/held-disclosure';
import { isNameOf } from '../../domain/signing/signer-name';
import { allMustReceive } from '../../domain/signing/signing-kinds';
import type { StoredDocument, WholePackage } from './signing.queries';

type Step = 'received' | 'signed';

/** The disclosure in a package: what happens to its other documents says nothing about it. */
export function heldDocument(loan: LoanDocument, { row, documents }: WholePackage): StoredDocument | undefined {
  const numberOf = (fileIds: readonly string[]) => heldDisclosure(row.kind, loan, fileIds);
  const number = numberOf(documents.map(({ file_id }) => file_id));
  return number === undefined ? undefined : documents.find(({ file_id }) => numberOf([file_id]) === number);
}

/** The latest of days; undefined if there is none, or one is not known yet. */
const latest = (days: readonly (string | null)[]): string | undefined =>
  days.includes(null)
    ? undefined
    : days
        .filter((day) => day !== null)
        .toSorted()
        .at(-1);

const borrowersOf = ({ applicants }: LoanDocument): string[] =>
  applicants.flatMap((each) => [applicantName(each), applicantName(each, 'C')]).filter(Boolean);

/**
 * The day on which a step of the disclosure in a package was taken: opened by one borrower, or by each of them if each must receive it;
 * signed by all who were to sign it. Undefined before that.
 */
export function dayOfStep(loan: LoanDocument, whole: WholePackage, step: Step): string | undefined {
  const held = heldDocument(loan, whole);
  const dayOf = (at: Date | null | undefined): string | null => (at ? pacificDate(at) : null);
  const steps = whole.signers.flatMap(({ id, name, signed_at }) => {
    const turn = whole.turns.find(({ signer_id, document_id }) => signer_id === id && document_id === held?.id);
    return turn ? [{ name, day: dayOf(step === 'signed' ? signed_at : turn.opened_at) }] : [];
  });
  const days = steps.map(({ day }) => day);
  if (!allMustReceive(whole.row.kind))
    return step === 'signed' ? latest(days) : days.filter((day) => day !== null).toSorted()[0];
  const ofBorrowers = borrowersOf(loan).map((name) => steps.find((each) => isNameOf(each.name, name))?.day ?? null);
  return latest([...days, ...ofBorrowers]);
}
