import type { AppContext } from '../app-context';
import { type SealedTableStore, sealedTable } from '../ports/keys/sealed-table';
import { appraisalContext } from './appraisals.queries';

/** Appraisals, for a rotation of the keys. */
export const sealedAppraisals = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.appraisals',
    key: 'id',
    columns: { content: ({ id }) => appraisalContext(String(id)) },
  });
