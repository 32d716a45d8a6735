import { sampleDocument } from '../api/documents/engine/sample.test-support';
import { createTypesetter } from '../api/documents/engine/typesetter';
import { closingDisclosure } from '../api/documents/templates/closing-disclosure';
import { closingForm } from '../domain/disclosure/closing/closing-form';
import { sampleFacts, samplePurchase } from '../domain/disclosure/closing/closing-sample';
import { printedClosing } from '../domain/disclosure/closing/printed-closing';

const TIMES = 30;
const created = new Date('2026-11-20T18:42:00Z');

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** A Closing Disclosure of a purchase: its figures from the loan, and its PDF of five pages. */
export async function run(): Promise<void> {
  const typesetter = createTypesetter();
  const [figures, pdfs]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < TIMES + 5; round += 1) {
      const begun = performance.now();
      // Each document differs, so that the compiler cannot answer from its cache.
      const loan = { ...samplePurchase, sLNm: String(2_600_000_000 + round) };
      const facts = sampleFacts(loan);
      const sample = printedClosing(loan, closingForm(loan, facts), facts);
      const filled = performance.now();
      await typesetter.typeset(sampleDocument({ ...closingDisclosure, sample }, 'en', created));
      if (round < 5) continue;
      figures.push(filled - begun);
      pdfs.push(performance.now() - filled);
    }
    console.log(`A Closing Disclosure of 5 pages, median of ${TIMES}, after warm-up`);
    console.log(
      `  figures ${median(figures).toFixed(1)} ms   PDF ${median(pdfs).toFixed(1)} ms   limit 300 ms together`,
    );
  } finally {
    await typesetter.close();
  }
}
