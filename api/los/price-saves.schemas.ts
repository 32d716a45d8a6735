import { z } from 'zod';
import { currentPriceSave } from '../../domain/investor/current-price.schemas';
import { loanDocument, loanNumber } from '../../domain/loan/loan-document.schemas';
import { operation } from './operation';

/** The most prices that one call saves. */
export const MAX_PRICE_SAVES = 100;

/** One of several prices to save: a write with an operation of its own. */
export const priceSave = currentPriceSave.extend({ operation, loanNum: loanNumber });
export type PriceSave = Readonly<z.infer<typeof priceSave>>;

/** The changed loan, or why the loan was left as it is. */
export const priceSaveResult = z.union([
  z.object({ loanNum: loanNumber, loan: loanDocument }),
  z.object({ loanNum: loanNumber, refused: z.enum(['not-found', 'stale', 'not-offered']) }),
]);
export type PriceSaveResult = Readonly<z.infer<typeof priceSaveResult>>;
