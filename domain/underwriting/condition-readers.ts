import { mayReadDocument } from '../documents/document-readers';
import type { Condition, StoredCondition } from './condition.schemas';
import type { ConditionCategory } from './condition-categories';
import { INVESTOR_CATEGORY } from './investor-conditions';

const INTERNAL_CATEGORY = 'Internal' satisfies ConditionCategory;

/** Conditions of these categories are for the lender's people. */
const lenderCategories: readonly string[] = [INTERNAL_CATEGORY, INVESTOR_CATEGORY];

export const isForLenderOnly = ({ cat }: { readonly cat: string }): boolean => lenderCategories.includes(cat);

/** Users outside the lender do not know of internal conditions. */
export const mayReadCondition = (one: { readonly cat: string }, { isPml }: Pick<Reader, 'isPml'>): boolean =>
  !(isPml && isForLenderOnly(one));

interface Reader {
  readonly isPml: boolean;
  readonly login: string;
}

/** Users outside the lender attach and detach only documents that they uploaded. */
export const mayAttachDocument = (
  { createdByLogin }: { readonly createdByLogin: string | null },
  { isPml, login }: Reader,
): boolean => !isPml || createdByLogin === login;

/** The condition with the documents that the reader may know of, also in its history. */
const readable = ({ documents, steps, ...rest }: StoredCondition, reader: Reader): Condition => ({
  ...rest,
  documents: documents
    .filter((one) => mayReadDocument(one, reader))
    .map(({ lenderOnly: _lenderOnly, createdByLogin, ...document }) => ({
      ...document,
      canDetach: mayAttachDocument({ createdByLogin }, reader),
    })),
  steps: steps.map(({ files, lenderOnly, ...step }) => ({
    ...step,
    // What was said while the condition was internal stays so, whatever category it has now.
    note: lenderOnly && reader.isPml ? null : step.note,
    files: files.filter((one) => mayReadDocument(one, reader)).map(({ name }) => name),
  })),
});

/**
 * The conditions that the reader may know of, as they may see them: the only way from what the LOS keeps to what an answer has. Users
 * outside the lender see no internal conditions, and of the others no documents that are for the lender only, and no notes from when they were internal.
 */
export const readableConditions = (conditions: readonly StoredCondition[], reader: Reader): Condition[] =>
  conditions.filter((one) => mayReadCondition(one, reader)).map((one) => readable(one, reader));
