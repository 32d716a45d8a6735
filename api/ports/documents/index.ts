import type { Logger } from 'pino';
import type { Config } from '../../../config/config';
import type { SimulatedVendors } from '../vendors/simulated-vendors';
import type { DocumentsPort } from './documents-port';
import { createHttpDocuments } from './http-documents';

const TIMEOUT_MS = 60_000;

/**
 * The vendors of documents. An adapter of a real one is one entry here (docs/decisions/0077): what they expect is not public. In demo
 * mode, there is a simulated one.
 */
export function createDocumentVendors(
  { demo }: Pick<Config, 'demo'>,
  simulated: Pick<SimulatedVendors, 'url'>,
  log: Logger,
): readonly DocumentsPort[] {
  if (!demo) return [];
  const url = async () => `${await simulated.url()}/documents/harbor`;
  const vendor = { framework: 'harbor', name: 'Harbor Documents', isSimulation: true, url };
  return [createHttpDocuments(vendor, { timeoutMs: TIMEOUT_MS, log })];
}
