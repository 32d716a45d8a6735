import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import { auditOutcomes } from './audit-log-fields';
import { changedField } from './history.schemas';

const auditLogEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** Login; null for the portal itself, and before sign-in. */
  actor: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  outcome: z.enum(auditOutcomes),
  address: z.string().nullable(),
  requestId: z.string().nullable(),
  /** How often the same was denied within a minute, where an entry is for repetitions. */
  times: z.number().nullable(),
});

const auditLogDetail = auditLogEntry.extend({ fields: z.array(changedField) });

export type AuditLogEntry = z.output<typeof auditLogEntry>;
export type AuditLogDetail = z.output<typeof auditLogDetail>;

/** The audit, for administrators. */
export const auditLogContract = {
  'GET /emet-data/audit': { query: listQuery, answer: z.array(auditLogEntry).readonly() },
  'GET /emet-data/audit/export': { query: exportQuery, file: 'text/csv' },
  'GET /emet-data/audit/{id}': { params: z.object({ id: z.uuid() }), answer: auditLogDetail },
} satisfies Contract;

export type AuditLogContract = typeof auditLogContract;
