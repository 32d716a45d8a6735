import type { RecordFields } from '../records/record-fields';

/** What became of a write or event: `open` until the LOS reports the write, `denied` if the portal refused it. */
export const auditOutcomes = ['done', 'denied', 'failed', 'open'] as const;

/** Actions that are often looked for, as choices of a filter. */
export const auditActions = [
  'sign-in',
  'sign-out',
  'session.end',
  'user.password',
  'user.password-link',
  'user.create',
  'user.change',
  'user.delete',
  'throttle',
  'throttle.clear',
  'call.denied',
  'denials',
  'loan.create',
  'loan.import',
  'loan.reveal',
  'loan.export',
  'loan.original',
  'upload.malware',
  'list.export',
  'ui-access.change',
  'role.change',
  'settings.change',
  'audit.retention',
] as const;

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
} as const satisfies RecordFields;
