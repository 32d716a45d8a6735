import type { DocumentTemplate } from '../api/documents/engine/document-template';
import { sampleDocument } from '../api/documents/engine/sample.test-support';
import { createTypesetter } from '../api/documents/engine/typesetter';

const TIMES = 30;
const WARM_UP = 5;
const created = new Date('2026-11-20T18:42:00Z');

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/**
 * Measures a form that differs each time, so that the compiler cannot answer from its cache: its figures from the loan, and its PDF.
 * `documentOf` makes the template with the figures of a loan number.
 */
export async function measureForm<Data>(
  name: string,
  limit: number,
  documentOf: (loanNum: string) => DocumentTemplate<Data>,
): Promise<void> {
  const typesetter = createTypesetter();
  const [figures, pdfs]: [number[], number[]] = [[], []];
  try {
    for (let round = 0; round < TIMES + WARM_UP; round += 1) {
      const begun = performance.now();
      const document = documentOf(String(2_600_000_000 + round));
      const filled = performance.now();
      await typesetter.typeset(sampleDocument(document, 'en', created));
      if (round < WARM_UP) continue;
      figures.push(filled - begun);
      pdfs.push(performance.now() - filled);
    }
    console.log(`${name}, median of ${TIMES}, after warm-up`);
    console.log(
      `  figures ${median(figures).toFixed(1)} ms   PDF ${median(pdfs).toFixed(1)} ms   limit ${limit} ms together`,
    );
  } finally {
    await typesetter.close();
  }
}
