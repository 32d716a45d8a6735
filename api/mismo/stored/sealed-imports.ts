import type { AppContext } from '../../app-context';
import { type SealedTableStore, sealedTable } from '../../ports/keys/sealed-table';
import { beyondContext } from './stored-import.service';

/** What is known of imported files, for a rotation of the keys. The files are in the file store. */
export const sealedImports = (portal: Pick<AppContext, 'db' | 'vault'>): SealedTableStore =>
  sealedTable(portal, {
    name: 'portal.loan_imports',
    key: 'operation',
    columns: { beyond: ({ operation }) => beyondContext(String(operation)) },
  });
