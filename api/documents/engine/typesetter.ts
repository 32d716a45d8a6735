import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { refuse } from '../../http/app-error';
import { ThreadLimitError, type ThreadLimits } from '../../threads/run-on-thread';
import { threadPool } from '../../threads/thread-pool';

/** One document: a template of the folder with its texts and data. */
export interface TypesetJob {
  readonly file: string;
  readonly doc: object;
  readonly created: Date;
  /** The user who waits for it: users take turns. */
  readonly owner?: string;
  /** Pictures that the template may read besides its folder, by their path in it. */
  readonly images?: Readonly<Record<string, Uint8Array>>;
}

/** Makes PDFs on threads of its own. */
export interface Typesetter {
  typeset(job: TypesetJob): Promise<Uint8Array>;
  /** What an operator must do before documents can be made; null if nothing. */
  problem(): Promise<string | null>;
  close(): Promise<void>;
}

const MAX_THREADS = 2;
const MAX_WAITING = 64;
const LIMITS: ThreadLimits = { memoryMb: 256, milliseconds: 20_000 };
/** Typst's own memory is not JavaScript's, so the size of the data limits it: a thousand conditions have 300 kB. */
const MAX_DATA_BYTES = 1_000_000;

export const templatesFolder = path.join(import.meta.dirname, '..', 'typst');

/** Typst downloads a package that a template imports, so none may. */
function assertNoPackages(folder: string): void {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.typ') && readFileSync(path.join(folder, file), 'utf8').includes('"@')) {
      throw new Error(`${file} imports a package. Templates use only files of their folder.`);
    }
  }
}

const missingCompiler = (detail: string): string =>
  `Documents can’t be made on ${process.platform} ${process.arch}: the Typst compiler did not load (${detail}). Run npm ci on this machine, so that ` +
  'the package @myriaddreamin/typst-ts-node-compiler of this platform is installed, and start the portal again.';

/** Starts its threads when documents are made. */
export function createTypesetter(folder = templatesFolder, limits = LIMITS): Typesetter {
  assertNoPackages(folder);
  const threads = Math.min(MAX_THREADS, availableParallelism());
  const module = new URL('./typeset.thread.ts', import.meta.url);
  const pool = threadPool<typeof import('./typeset.thread')>(module, { threads, limits, maxWaiting: MAX_WAITING });

  const run = ({ file, doc, created, owner, images = {} }: TypesetJob) =>
    pool.run({ folder, file, doc, images, createdSeconds: Math.floor(created.getTime() / 1000) }, owner);

  return {
    async typeset(job) {
      if (Buffer.byteLength(JSON.stringify(job.doc)) > MAX_DATA_BYTES) throw refuse('too-large', 'document-too-large');
      const answer = await run(job).catch((error: unknown) => {
        throw error instanceof ThreadLimitError ? refuse('internal', 'document-not-made', { cause: error }) : error;
      });
      if (answer instanceof Uint8Array) return answer;
      const cause = new Error(answer.problem === 'no-compiler' ? missingCompiler(answer.detail) : answer.detail);
      throw refuse('internal', answer.problem === 'no-compiler' ? 'no-document-compiler' : 'document-not-made', {
        cause,
      });
    },
    async problem() {
      const answer = await run({ file: 'check.typ', doc: {}, created: new Date(0) });
      if (answer instanceof Uint8Array) return null;
      return answer.problem === 'no-compiler' ? missingCompiler(answer.detail) : answer.detail;
    },
    close: pool.close,
  };
}
