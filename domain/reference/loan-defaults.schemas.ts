import { z } from 'zod';
import { defaultsChannels } from './loan-defaults';

const fieldValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]).nullable();

/** The defaults of new loans of a channel, or of all, as one record; null for fields without a default. */
export const loanDefaultsRecord = z.object({ id: z.enum(defaultsChannels), version: z.int() }).catchall(fieldValue);
export type LoanDefaults = Readonly<z.output<typeof loanDefaultsRecord>>;

export const loanDefaultsChange = z.looseObject({ version: z.int().optional() });

export const ofDefaultsChannel = z.object({ channel: z.string().max(10) });
