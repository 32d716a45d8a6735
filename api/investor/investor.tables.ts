import type { ColumnType, Generated } from 'kysely';
import type { runLoanStates, SaveState } from '../../domain/investor/price-run.schemas';

/** A run of batch pricing. Its order does the work; its loans have the results. */
interface PriceRunRow {
  /** Chosen by the browser, so that starting it again after a lost answer starts no second run. */
  id: string;
  order_id: string | null;
  login: string;
  name: string;
  created_at: Date;
  loans: number;
}

/** A loan of a run. */
interface PriceRunLoanRow {
  run_id: string;
  loan_num: string;
  /** The version that was chosen and, once it is priced, the one that was priced. */
  version: number;
  state: ColumnType<(typeof runLoanStates)[number], string | undefined, string>;
  program: string | null;
  rate: string | null;
  amount: string | null;
  is_locked: Generated<boolean>;
  lock_days: number | null;
  before: string | null;
  price: string | null;
  /** Dollars of the price against the one before. */
  gain: string | null;
  /** The order that saves the price. */
  save_order_id: string | null;
  save_state: SaveState | null;
  /** The write to the LOS, the same in every try. */
  save_operation_id: string | null;
}

export interface InvestorTables {
  'portal.price_runs': PriceRunRow;
  'portal.price_run_loans': PriceRunLoanRow;
}
