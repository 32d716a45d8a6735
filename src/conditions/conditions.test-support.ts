import type { Edoc } from '../../domain/documents/document.schemas';
import type { Condition, ConditionDocument } from '../../domain/underwriting/condition.schemas';

const at = '2026-11-20T18:00:00.000Z';

/** An active condition prior to documents. */
export const aCondition = (number: number, more: Partial<Condition> = {}): Condition => ({
  ...{ id: `c${number}`, status: 'Active', state: 'active', cat: 'PTD', description: `Condition text ${number}` },
  ...{ createdD: '2026-11-20', doneD: null, dueD: null, number, version: 1, accepts: [], documents: [] },
  steps: [{ kind: 'add', state: 'active', at, by: 'Una Underwriter', note: null, files: [] }],
  ...more,
});

export const anAnswer = (docId: string, name: string, canDetach = true): ConditionDocument => ({
  ...{ docId, name, canDetach, size: 2000, docType: 'PAYSTUB', createdTime: at, createdBy: 'Lou Officer' },
});

/** A document of the loan. */
export const aDocument = (docId: string, name: string, more: Partial<Edoc> = {}): Edoc => ({
  ...{ id: docId, docId, name, size: 2000, createdTime: at, created_date: at, createdBy: 'Lou Officer' },
  ...{ folderName: '06 INCOME', properties: { docType: 'PAYSTUB' }, doc_type: 'PAYSTUB', version: 1, number: 1 },
  ...{ madeFrom: [], replacedTime: null, lenderOnly: false, canChange: true },
  ...more,
});
