import type { Commitment } from '../../../domain/investor/commitment.schemas';
import type { CurrentPrice, CurrentPriceSave } from '../../../domain/investor/current-price.schemas';
import type { LoanDocument } from '../../../domain/loan/document';
import type { ServicingMove } from '../../../domain/servicing/transfer.schemas';
import type { Operation } from '../operation';
import type { PriceSave, PriceSaveResult } from '../price-saves.schemas';

/** The sale of loans: commitments with investors, and what a loan is worth today. */
export interface Investor {
  /** Sets the commitment; `stale` if the loan has another version, `invalid` with the fields that are missing or wrong. */
  saveCommitment(
    operation: Operation,
    loanNum: string,
    commitment: { readonly version: number; readonly commitment: Commitment },
  ): Promise<LoanDocument>;
  /** Sets the day on which the servicing moves, and the number at the new servicer; `stale` if the loan has another version. */
  moveServicing(operation: Operation, loanNum: string, move: ServicingMove): Promise<LoanDocument>;
  /** Prices each loan today with its own program and note rate; loans that do not exist are left out. Reads only. */
  currentPrices(loanNums: readonly string[]): Promise<CurrentPrice[]>;
  /** Stores today's price with the loan; `stale` if the loan has another version, `not-offered` if the price is another one. */
  saveCurrentPrice(operation: Operation, loanNum: string, seen: CurrentPriceSave): Promise<LoanDocument>;
  /**
   * Like `saveCurrentPrice` for many loans, each loan once: every save has its own operation, and one that is refused leaves the
   * others. A failure of the call saves none of them.
   */
  saveCurrentPrices(saves: readonly PriceSave[]): Promise<PriceSaveResult[]>;
}
