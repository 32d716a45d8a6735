import type { SealedStore } from '../../ports/keys/sealed-store';
import { type SealedDatabase, sealedTable } from '../../ports/keys/sealed-table';
import { journalStores } from '../journal/sealed-tables';
import { loanContext } from './find-loan';
import type { LosDb } from './los-db';

/** Everything that the embedded LOS seals, for a rotation of the keys. */
export const embeddedStores = (database: SealedDatabase<LosDb>): SealedStore[] => [
  sealedTable(database, {
    name: 'los.loans',
    key: 'loan_num',
    columns: { doc: ({ loan_num }) => loanContext(String(loan_num)) },
  }),
  ...journalStores(database),
];
