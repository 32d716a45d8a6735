import type { AuditTables } from '../audit/audit.tables';

/**
 * Row types of the schema `portal`: each area keeps its own in `<area>.tables.ts` and joins here. The keys carry the schema,
 * so that a query says where it reads.
 */
export interface PortalDb extends AuditTables {}
