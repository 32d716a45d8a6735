import { sampleDocument } from '../api/documents/engine/sample.test-support';
import { createTypesetter } from '../api/documents/engine/typesetter';
import { loanEstimate } from '../api/documents/templates/loan-estimate';
import { estimateForm } from '../domain/disclosure/estimate/estimate-form';
import { armFacts } from '../domain/disclosure/estimate/estimate-samples.test-support';

const TIMES = 30;
const created = new Date('2026-11-20T18:42:00Z');

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** A Loan Estimate of an adjustable loan: its figures from the loan, and its PDF of three pages. */
export async function run(): Promise<void> {
  const typesetter = createTypesetter();
  const [figures, pdfs]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < TIMES + 5; round += 1) {
      const begun = performance.now();
      // Each document differs, so that the compiler cannot answer from its cache.
      const sample = estimateForm({ ...armFacts, loanId: String(2_600_000_000 + round) });
      const filled = performance.now();
      await typesetter.typeset(sampleDocument({ ...loanEstimate, sample }, 'en', created));
      if (round < 5) continue;
      figures.push(filled - begun);
      pdfs.push(performance.now() - filled);
    }
    console.log(`A Loan Estimate of 3 pages, median of ${TIMES}, after warm-up`);
    console.log(
      `  figures ${median(figures).toFixed(1)} ms   PDF ${median(pdfs).toFixed(1)} ms   limit 200 ms together`,
    );
  } finally {
    await typesetter.close();
  }
}
