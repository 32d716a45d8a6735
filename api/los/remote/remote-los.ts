import type { LosPort } from '../port';
import { wireOperations } from '../wire/wire-operations';
import { createLosClient, type LosClientOptions } from './los-client';

/** An LOS that another process serves over HTTP: the port, call by call, over {@link createLosClient}. */
export function createRemoteLos(options: LosClientOptions): LosPort {
  const client = createLosClient(options);
  const names = Object.keys(wireOperations) as (keyof LosPort)[];
  const calls = names.map((name) => [name, (...given: readonly unknown[]) => client(name, given)]);
  return Object.fromEntries(calls) as LosPort;
}
