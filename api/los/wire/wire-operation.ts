import { z } from 'zod';

type Operation = (...given: never[]) => Promise<unknown>;

/** One operation of the LOS as it crosses the wire: `POST /los/v1/<name>` with its parameters by name. */
export interface WireOperation<Act extends Operation> {
  /** Names of the parameters in the body, in the order of the port's. */
  readonly parameters: readonly string[];
  readonly input: z.ZodType<Parameters<Act>>;
  readonly output: z.ZodType<Awaited<ReturnType<Act>>>;
  /** May be sent again where no answer came: a read, or a write that its operation ID makes safe to repeat. */
  readonly repeatable: boolean;
}

/** Every operation of a capability. */
export type WireOperations<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends Operation ? WireOperation<Port[Name]> : never;
};

export const nothing = z.void();
