import { createHash } from 'node:crypto';
import { canonicalFacts } from '../../domain/aus/canonical-facts';
import type { AusFacts } from '../../domain/aus/facts.schemas';

/** The hash of the facts of a submission, by which a run is known to be out of date. */
export const factsHash = (facts: AusFacts): string =>
  createHash('sha256').update(canonicalFacts(facts)).digest('hex').slice(0, 32);
