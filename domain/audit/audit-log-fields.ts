import type { RecordFields } from '../records/record-fields';
import { auditActions } from './audit-actions';

/** What became of a write or event: `open` until the LOS reports the write, `denied` if the portal refused it. */
export const auditOutcomes = ['done', 'denied', 'failed', 'open'] as const;

const text = { kind: 'text', required: true } as const;

/** An entry of the audit as lists show it. */
export const auditLogFields = {
  at: text,
  actor: { kind: 'text' },
  action: { ...text, options: auditActions },
  subject: text,
  outcome: { ...text, options: auditOutcomes },
  address: { kind: 'text' },
  requestId: { kind: 'text' },
  times: { kind: 'integer' },
} as const satisfies RecordFields;
