export { denialsOf } from './denials';
export {
  type AuditEntry,
  audit,
  closeAudit,
  closeEntries,
  openAudit,
  openAudits,
  recordEvent,
} from './write-audit';
