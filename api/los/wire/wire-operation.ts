import { z } from 'zod';

type Operation = (...given: never[]) => Promise<unknown>;

/** One operation of the LOS over HTTP: `POST /los/v1/<name>` with its parameters by name. */
export interface WireOperation<Act extends Operation> {
  /** Parameter names in the body, in the order of the port's parameters. */
  readonly parameters: readonly string[];
  readonly input: z.ZodType<Parameters<Act>>;
  readonly output: z.ZodType<Awaited<ReturnType<Act>>>;
  /** Can be sent again without an answer: a read, or a write made repeatable by its operation ID. */
  readonly repeatable: boolean;
}

/** Every operation of a capability. */
export type WireOperations<Port> = {
  readonly [Name in keyof Port]: Port[Name] extends Operation ? WireOperation<Port[Name]> : never;
};

export const nothing = z.void();
