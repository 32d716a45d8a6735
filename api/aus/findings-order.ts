import { orderKinds } from '../../domain/orders/orders.schemas';
import { fileFindings } from '../documents/documents.service';
import { readLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';
import { defineOrderType } from '../orders/orders.service';

/** The findings of a run as a document of the loan. The same run is filed once. */
export const findingsOrder = defineOrderType({
  kind: 'aus-findings',
  ...orderKinds['aus-findings'],
  action: 'loan.underwriting-findings',
  pages: ['aus'],
  limitMs: 60_000,
  retry: { firstMs: 2_000, factor: 2, mostMs: 5 * 60_000 },
  deadlineMs: 24 * 3_600_000,
  isRepeatable: () => true,
  async submit(portal, { loanNum, operation, request: { runId } }) {
    if (loanNum === null) throw new Error('Findings are about a loan.');
    if (!(await offeredByLos(portal.los)).includes('documents')) return { kind: 'completed', result: { docIds: [] } };
    const runs = await readLos(() => portal.los.underwritingRuns(loanNum));
    const run = runs.find(({ id }) => id === runId);
    if (run === undefined) throw new Error('The LOS does not have the run that it reported.');
    const actor = { login: operation.by, displayName: operation.byName };
    const loan = await readLos(() => portal.los.loadLoan(loanNum));
    const docId = await fileFindings(portal, { actor, requestId: null, address: null }, loan, run);
    return { kind: 'completed', result: { docIds: [docId] } };
  },
});
