import type { Kysely, Selectable } from 'kysely';
import type { LoanDocument } from '../../domain/loan/document';
import { changesBetween, itemState } from '../../domain/post-closing/checklist';
import { expectedDocument, isExpectedKind } from '../../domain/post-closing/expected-documents';
import { expectedOf } from '../../domain/post-closing/expected-of';
import type { ChecklistItem } from '../../domain/post-closing/post-closing.schemas';
import type { PortalDb } from '../db/portal-db';
import { fixedKinds } from './follow-post-closing';
import type { PostClosingItemRow, PostClosingStepRow } from './post-closing.tables';

type Item = Selectable<PostClosingItemRow>;
type Step = Selectable<PostClosingStepRow>;

/** A required document of which nothing is stored yet: the feed is a moment behind. */
const untouched = (loanNum: string, { kind, dueOn }: { readonly kind: string; readonly dueOn: string }): Item => ({
  ...{ loan_num: loanNum, kind, label: null, due_on: dueOn, is_due_entered: false, is_required: true },
  ...{ received_on: null, received_by: null, document_id: null, document_name: null, exception: null, version: 0 },
});

const isSaid = ({ received_on, exception, label }: Item): boolean =>
  received_on !== null || exception !== null || label !== null;

/** The documents of the checklist of a loan, as they are stored or, where nothing is stored, as the loan requires them. */
export async function itemsOf(db: Kysely<PortalDb>, loan: LoanDocument): Promise<readonly Item[]> {
  const stored = await db
    .selectFrom('portal.post_closing_items')
    .selectAll()
    .where('loan_num', '=', loan.sLNm)
    .execute();
  const required = expectedOf(loan).map((one) => {
    const item = stored.find(({ kind }) => kind === one.kind) ?? untouched(loan.sLNm, one);
    return item.is_due_entered ? item : { ...item, due_on: one.dueOn };
  });
  const others = stored.filter((item) => isSaid(item) && required.every(({ kind }) => kind !== item.kind));
  return [...required, ...others.toSorted((a, b) => a.due_on.localeCompare(b.due_on) || a.kind.localeCompare(b.kind))];
}

const stepFacts = ({ due_on, received_on, document_id, exception }: Step) => ({
  ...{ dueOn: due_on, receivedOn: received_on, documentId: document_id, exception },
});

function stepsOf(steps: readonly Step[], first: Item): ChecklistItem['steps'] {
  return steps.map((step, index) => {
    const before = steps[index - 1];
    const start =
      first.label === null ? { dueOn: step.due_on, receivedOn: null, documentId: null, exception: null } : null;
    return {
      at: step.at.toISOString(),
      by: step.by_name,
      changes: [...changesBetween(before ? stepFacts(before) : start, stepFacts(step))],
      ...{ dueOn: step.due_on, receivedOn: step.received_on, document: step.document_name, exception: step.exception },
    };
  });
}

/** The checklist of a loan with its history. */
export async function checklistOf(
  db: Kysely<PortalDb>,
  loan: LoanDocument,
  today: string,
): Promise<readonly ChecklistItem[]> {
  const items = await itemsOf(db, loan);
  const steps = await db
    .selectFrom('portal.post_closing_steps')
    .selectAll()
    .where('loan_num', '=', loan.sLNm)
    .orderBy('id')
    .execute();
  return items.map((item): ChecklistItem => {
    const { kind, label, due_on: dueOn, received_on: receivedOn, exception, version } = item;
    return {
      ...{ kind, label, dueOn, receivedOn, exception, version, receivedBy: item.received_by },
      docType: isExpectedKind(kind) ? expectedDocument(kind).docType : null,
      document: item.document_id ? { docId: item.document_id, name: item.document_name ?? '' } : null,
      state: itemState({ dueOn, receivedOn, exception }, today),
      isFixed: receivedOn !== null && fixedKinds.some((fixed) => fixed === kind),
      // The feed and the desk may both have stored a day that the LOS recorded.
      steps: stepsOf(
        steps.filter((step) => step.kind === kind),
        item,
      ).filter(({ changes }) => changes.length > 0),
    };
  });
}
