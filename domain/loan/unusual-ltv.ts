import { compareDecimals } from '../format/decimal';

/** A loan above this share of the value, in percent, is more likely a typing error than meant. */
const MAX_USUAL_LTV = '110';

/** Whether an LTV or CLTV deserves a warning where amounts are entered. Whether a program allows it is decided by its matrix. */
export const isUnusualLtv = (ratio: string | null | undefined): boolean =>
  Boolean(ratio) && compareDecimals(ratio ?? '', MAX_USUAL_LTV) > 0;
