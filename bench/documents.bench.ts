import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { sampleDocument } from '../api/documents/engine/sample.test-support';
import { runTask } from '../api/documents/engine/typeset.thread';
import { createTypesetter, templatesFolder } from '../api/documents/engine/typesetter';
import { certificateSample } from '../api/documents/templates/certificate-sample';
import { approvalCertificate } from '../api/documents/templates/certificates';

const PAGES = 5;
const TIMES = 30;
const MANY = 100;
const LANES = 4;
const created = new Date('2026-11-20T18:42:00Z');

/** A certificate of five pages. */
const repeated = Array.from({ length: 8 }, () => certificateSample.conditions).flat();
const template = {
  ...approvalCertificate,
  sample: {
    ...certificateSample,
    conditions: repeated.map((each, index) => ({ ...each, description: `${index}. ${each.description}` })),
  },
};

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

const pagesOf = (pdf: Uint8Array): number =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type ?\/Page\b/g)?.length ?? 0;

/** Documents of the engine, in turn with the bare compiler in this process, so that both meet the same load of the machine. */
export async function run(): Promise<void> {
  const typesetter = createTypesetter();
  let count = 0;
  // Each document differs, so that the compiler cannot answer from its cache.
  const job = (language: 'en' | 'ar' = 'en') => {
    count += 1;
    const loan = { ...template, sample: { ...template.sample, loanNum: String(2_600_000_000 + count) } };
    return sampleDocument(loan, language, created);
  };
  const bare = async () => {
    const { file, doc } = job();
    const task = {
      folder: path.resolve(templatesFolder),
      file,
      doc,
      createdSeconds: created.getTime() / 1000,
      images: {},
    };
    if (!((await runTask(task)) instanceof Uint8Array)) throw new Error('not typeset');
  };
  try {
    for (let round = 0; round < 6; round += 1)
      await Promise.all([typesetter.typeset(job()), typesetter.typeset(job('ar'))]);
    await bare();
    const [engine, compiler]: [number[], number[]] = [[], []];
    for (let round = 0; round < TIMES; round += 1) {
      for (const [times, act] of [
        [engine, () => typesetter.typeset(job())],
        [compiler, bare],
      ] as const) {
        const begun = performance.now();
        await act();
        times.push(performance.now() - begun);
      }
    }
    const pages = pagesOf(await typesetter.typeset(job()));
    const [one, other] = [median(engine), median(compiler)];
    console.log(`A document of ${pages} pages (wanted: ${PAGES}), median of ${TIMES}, after warm-up`);
    console.log(
      `  engine ${one.toFixed(1)} ms   bare compiler ${other.toFixed(1)} ms   ratio ${(one / other).toFixed(2)}   limit 60 ms`,
    );

    // The same time without work shows what other processes take from the event loop.
    const delays = monitorEventLoopDelay({ resolution: 1 });
    delays.enable();
    const begun = performance.now();
    const used = process.cpuUsage();
    const lane = async (): Promise<void> => {
      for (let done = 0; done < MANY / LANES; done += 1) await typesetter.typeset(job());
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const milliseconds = performance.now() - begun;
    const { user, system } = process.cpuUsage(used);
    const cpuMs = (user + system) / 1000 / MANY;
    const busy = delays.max / 1e6;
    delays.reset();
    await setTimeout(milliseconds);
    const idle = delays.max / 1e6;
    delays.disable();
    console.log(
      `  ${((MANY * 1000) / milliseconds).toFixed(1)} documents per second   limit 20   ${cpuMs.toFixed(1)} ms of processor time each: ${(2000 / cpuMs).toFixed(1)} on two free cores`,
    );
    console.log(
      `  longest stall of the event loop ${busy.toFixed(1)} ms, without documents ${idle.toFixed(1)} ms   limit 20 ms`,
    );
  } finally {
    await typesetter.close();
  }
}
