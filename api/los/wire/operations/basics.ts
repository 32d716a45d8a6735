import { z } from 'zod';
import { type LosCapability, losCapabilities } from '../../../../domain/los/capabilities';
import type { LosBasics } from '../../port';
import { nothing, type WireOperations } from '../wire-operation';

const isKnown = (name: string): name is LosCapability => losCapabilities.some((known) => known === name);

export const basicOperations: WireOperations<LosBasics> = {
  ready: { parameters: [], input: z.tuple([]), output: nothing, repeatable: true },
  /** A newer LOS may offer capabilities that this portal does not know. */
  supports: {
    parameters: [],
    input: z.tuple([]),
    output: z.array(z.string()).transform((names) => names.filter(isKnown)),
    repeatable: true,
  },
};
