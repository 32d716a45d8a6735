import { z } from 'zod';

/** When the lender accepts requests, in Pacific time. */
export const businessHours = z.object({
  /** First minute of the day that is inside, `09:00`. */
  opens: z.string(),
  /** Last minute that is inside, `15:59`. */
  closes: z.string(),
  /** Days of the week, 0 for Sunday. */
  days: z.array(z.int()).readonly(),
  /** Whether the lender closes on federal holidays. */
  closedOnFederalHolidays: z.boolean(),
  /** Further closed dates. */
  holidays: z.array(z.string()).readonly(),
});
export type BusinessHours = Readonly<z.output<typeof businessHours>>;
