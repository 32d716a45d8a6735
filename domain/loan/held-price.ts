import type { LoanValues } from './document';

const LOCKED = '1';

/** Whether a lock holds the price of a loan: it does through the day on which it expires. An expired lock stays `Locked` in the LOS. */
export const holdsPrice = ({ sRateLockStatusT, sRLckdExpiredD }: LoanValues, today: string): boolean =>
  sRateLockStatusT === LOCKED && (!sRLckdExpiredD || today <= sRLckdExpiredD);
