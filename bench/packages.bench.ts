import { sampleDocument } from '../api/documents/engine/sample.test-support';
import { createTypesetter } from '../api/documents/engine/typesetter';
import { packageTemplates } from '../api/documents/forms/package-templates';
import { joinPdfs } from '../api/documents/join-pdfs';

const TIMES = 15;
/** The request of a package waits for all of it. */
const LIMIT_MS = 2_000;

const initial = [
  ...(['serviceProviders', 'intentToProceed', 'appraisalNotice', 'equalCreditNotice', 'creditScoreNotice'] as const),
  ...(['identityNotice', 'certification', 'occupancyStatement', 'applicationSummary'] as const),
];

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

/** The forms of a whole initial package, typeset one after the other as the order does, and joined. */
export async function run(): Promise<void> {
  const typesetter = createTypesetter();
  const clock = () => new Date('2026-11-20T18:42:00Z');
  const make = async (): Promise<number> => {
    const begun = performance.now();
    const pdfs: Uint8Array[] = [];
    for (const name of initial)
      pdfs.push(await typesetter.typeset(sampleDocument(packageTemplates[name] as never, 'en', clock())));
    await joinPdfs({ clock }, pdfs);
    return performance.now() - begun;
  };
  try {
    await make();
    const times: number[] = [];
    for (let round = 0; round < TIMES; round += 1) times.push(await make());
    console.log(
      `An initial package of ${initial.length} forms, typeset and joined, median of ${TIMES}: ${median(times).toFixed(0)} ms   limit ${LIMIT_MS} ms`,
    );
  } finally {
    await typesetter.close();
  }
}
