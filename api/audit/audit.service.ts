export { denialsOf } from './denials';
export {
  type AuditEntry,
  audit,
  closeAudit,
  closeEntries,
  openAudit,
  recordEvent,
} from './write-audit';
