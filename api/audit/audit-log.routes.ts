import { auditLogContract } from '../../domain/audit/audit-log.contract';
import { type Call, pageReply } from '../http/call';
import { administrators } from '../http/call-access';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { recordFile } from '../http/record-file';
import { auditColumns, auditDetail, auditLog, auditPage, auditRows } from './audit-log.service';

const area = 'emet-data';

/** The audit for administrators: a list, its CSV, and single entries. Rows are never changed. */
export const auditLogCalls: readonly Call[] = [
  defineCall(auditLogContract, 'GET /emet-data/audit', {
    area,
    summary:
      'The audit, newest first. `q` finds a whole user ID, action, subject, loan number, network address or request ID. The ' +
      'total is counted up to 10000; beyond it reads 10000+.',
    access: administrators('admin-audit'),
    query: listParameters(auditLog),
    handle: async ({ portal, query }) => pageReply('audit', await auditPage(portal.db, query)),
  }),
  defineCall(auditLogContract, 'GET /emet-data/audit/export', {
    area,
    summary: 'All matching entries of the audit as CSV. The export is itself recorded.',
    access: administrators('admin-audit'),
    query: listParameters(auditLog).omit({ range: true }),
    handle: async ({ portal, query }) =>
      recordFile({ rows: auditRows(portal.db), list: auditLog, columns: auditColumns, name: 'audit' }, query),
  }),
  defineCall(auditLogContract, 'GET /emet-data/audit/{id}', {
    area,
    summary: 'One entry of the audit, with each value before and after.',
    access: administrators('admin-audit'),
    handle: ({ portal, params }) => auditDetail(portal.db, params.id),
  }),
];
