import { z } from 'zod';
import { staffRoles } from '../../domain/access/roles';
import { issueText } from '../../domain/messages/issue-text';
import { recordAnswer } from '../../domain/records/record-answer.schemas';
import { recordBody } from '../../domain/records/record-body.schemas';
import { branchFeeFields } from '../../domain/reference/organization-fields';
import { type Call, defineCall } from '../http/call';
import { feesOf, removeFees, saveFee } from './branch-fees.service';

const path = '/emet-data/prog/branch-fees';
const branchName = z.string().min(1).max(100);
const fees = z.array(recordAnswer(branchFeeFields)).readonly();
const feeBody = recordBody(branchFeeFields);
const admin = { kind: 'roles', roles: ['Administrator'] } as const;

/** The body names its branch, as the query of the other two does. */
const savedFee = z.looseObject({ branchName }).transform((body, context) => {
  const fee = feeBody.safeParse('fee' in body ? body.fee : body, { error: issueText });
  if (fee.success) return { branchName: body.branchName, fee: fee.data };
  for (const { path: at, message } of fee.error.issues)
    context.addIssue({ code: 'custom', path: [...at], message, input: body });
  return z.NEVER;
});

export const branchFeeCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path,
    area: 'emet-data',
    summary: 'The fees of a branch. All staff read them: who prices a retail loan explains them.',
    access: { kind: 'roles', roles: staffRoles },
    query: z.object({ branchName }),
    answer: fees,
    handle: ({ portal, query }) => feesOf(portal.db, query.branchName),
  }),
  defineCall({
    method: 'POST',
    path,
    area: 'emet-data',
    summary: 'Saves a fee of a branch: a new one, or with id and version what changed of one. Answers all its fees.',
    access: admin,
    body: savedFee,
    answer: fees,
    handle: ({ portal, body, caller }) => {
      const { id, values } = body.fee;
      const version = body.fee.id === null ? undefined : body.fee.version;
      return saveFee(portal.db, body.branchName, { ...values, id, version }, caller);
    },
  }),
  defineCall({
    method: 'DELETE',
    path,
    area: 'emet-data',
    summary: 'Removes the fee of a branch that `id` names, or without one all its fees. Answers those that are left.',
    access: admin,
    query: z.object({ branchName, id: z.uuid().optional() }),
    answer: fees,
    handle: ({ portal, query, caller }) => removeFees(portal.db, query.branchName, query.id, caller),
  }),
];
