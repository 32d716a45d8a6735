import { type SealedDatabase, type SealedTableStore, sealedTable } from '../../ports/keys/sealed-table';
import { journalStores } from '../journal/sealed-tables';
import { loanPlace } from './find-loan';
import type { LosDb } from './los-db';

/** Everything that the embedded LOS seals, for a rotation of the keys. */
export const embeddedStores = (database: SealedDatabase<LosDb>): SealedTableStore[] => [
  sealedTable(database, {
    name: 'los.loans',
    key: 'loan_num',
    versioned: true,
    columns: { doc: ({ loan_num, version }) => loanPlace(String(loan_num), Number(version)) },
  }),
  ...journalStores(database),
];
