import type { LosCapability } from '../../../domain/los/capabilities';
import type { LosPort } from '../port';
import { wireOperations } from '../wire/wire-operations';
import { createLosClient, type LosClientOptions } from './los-client';

/** Every call of the portal may check the capabilities, which change only when the LOS is updated. */
const REMEMBERED_MS = 60_000;

/** An LOS that another process serves over HTTP: the port, call by call, over {@link createLosClient}. */
export function createRemoteLos(options: LosClientOptions): LosPort {
  const client = createLosClient(options);
  const names = Object.keys(wireOperations) as (keyof LosPort)[];
  const calls = names.map((name) => [name, (...given: readonly unknown[]) => client(name, given)]);
  const los = Object.fromEntries(calls) as LosPort;
  return { ...los, supports: remembered(() => los.supports()) };
}

/** Asks once for all callers, and again after a minute; until the new answer arrives, the last one is used. */
function remembered(ask: () => Promise<readonly LosCapability[]>): () => Promise<readonly LosCapability[]> {
  let known: { readonly answer: readonly LosCapability[]; readonly until: number } | undefined;
  let asking: Promise<readonly LosCapability[]> | undefined;
  const askOnce = (): Promise<readonly LosCapability[]> => {
    asking ??= ask()
      .then((answer) => {
        known = { answer, until: performance.now() + REMEMBERED_MS };
        return answer;
      })
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };
  return async () => {
    if (known === undefined) return askOnce();
    // The client logs why it gets no answer.
    if (known.until <= performance.now()) askOnce().catch(() => {});
    return known.answer;
  };
}
