import { type LosCapability, losCapabilities } from '../../domain/los/capabilities';
import type { LosPort } from './port';

/** An LOS that is away must not hold up pages that need nothing of it. */
const TIMEOUT_MS = 1000;

/** The capabilities of the LOS. If it does not answer in time, all of them: then each call finds out by itself. */
export async function offeredByLos(los: LosPort): Promise<readonly LosCapability[]> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<readonly LosCapability[]>((resolve) => {
    timer = setTimeout(() => resolve(losCapabilities), TIMEOUT_MS);
  });
  try {
    return await Promise.race([los.supports(), late]);
  } catch {
    return losCapabilities;
  } finally {
    clearTimeout(timer);
  }
}
