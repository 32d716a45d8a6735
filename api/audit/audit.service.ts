export { denialsOf } from './denials';
export {
  type AuditEntry,
  audit,
  closeAudit,
  closeEntries,
  closingEntries,
  openAudit,
  openAuditAhead,
  openAudits,
  recordEvent,
} from './write-audit';
