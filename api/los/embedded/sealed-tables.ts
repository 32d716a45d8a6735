import { type SealedDatabase, type SealedTableStore, sealedTable } from '../../ports/keys/sealed-table';
import { journalStores } from '../journal/sealed-tables';
import { runPlace } from './aus-runs';
import { loanPlace } from './find-loan';
import { confirmationPlace } from './lock-confirmations';
import { lockPlace } from './lock-store';
import type { LosDb } from './los-db';
import { pricingPlace } from './saved-pricings';

/** Everything that the embedded LOS seals, for a rotation of the keys. */
export const embeddedStores = (database: SealedDatabase<LosDb>): SealedTableStore[] => [
  sealedTable(database, {
    name: 'los.loans',
    key: 'loan_num',
    versioned: true,
    columns: { doc: ({ loan_num, version }) => loanPlace(String(loan_num), Number(version)) },
  }),
  sealedTable(database, {
    name: 'los.locks',
    key: 'loan_num',
    versioned: true,
    columns: { record: ({ loan_num, version }) => lockPlace(String(loan_num), Number(version)) },
  }),
  sealedTable(database, {
    name: 'los.saved_pricings',
    key: 'id',
    columns: { content: ({ id }) => pricingPlace(String(id)) },
  }),
  sealedTable(database, {
    name: 'los.lock_confirmations',
    key: 'id',
    columns: { content: ({ id }) => confirmationPlace(String(id)) },
  }),
  sealedTable(database, {
    name: 'los.aus_runs',
    key: 'id',
    columns: { content: ({ id }) => runPlace(String(id)) },
  }),
  ...journalStores(database),
];
