import type { Thousandths } from '../numbers/fixed';

/** The first column whose top is not below the LTV as the investor rounds it; -1 above the last or without an LTV. */
export const ltvColumn = (tops: readonly number[], ltv: Thousandths | undefined): number =>
  ltv === undefined ? -1 : tops.findIndex((top) => ltv <= top * 1000);
