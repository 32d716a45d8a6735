import { Router } from 'express';
import { sql } from 'kysely';
import type { AppContext } from '../app-context';

const inTime = async (check: Promise<unknown>): Promise<'ok' | 'failed'> => {
  const LIMIT_MS = 3000;
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), LIMIT_MS);
  });
  try {
    await Promise.race([check, limit]);
    return 'ok';
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
};

/** A check that passed is not made again for this long, one that failed for the shorter time. */
const KEEP_OK_MS = 5_000;
const KEEP_FAILED_MS = 1_000;

/** Shares a check that costs something outside among all who ask at about the same time: anyone may ask. */
function shared(check: () => Promise<unknown>): () => Promise<'ok' | 'failed'> {
  let until = Number.NEGATIVE_INFINITY;
  let state: Promise<'ok' | 'failed'> | undefined;
  return () => {
    if (state !== undefined && performance.now() < until) return state;
    until = Number.POSITIVE_INFINITY;
    state = inTime(check()).then((result) => {
      until = performance.now() + (result === 'ok' ? KEEP_OK_MS : KEEP_FAILED_MS);
      return result;
    });
    return state;
  };
}

/** `/healthz`: this process is alive. `/readyz`: everything it needs responds; 503 lists what does not. */
export function health(portal: AppContext, stopping: () => boolean): Router {
  const router = Router();
  const losReady = shared(() => portal.los.ready());
  router.use(['/healthz', '/readyz'], (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  router.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/readyz', async (_req, res) => {
    const [database, los, files] = await Promise.all([
      inTime(sql`select 1`.execute(portal.db)),
      losReady(),
      inTime(portal.files.ready()),
    ]);
    const parts = {
      database,
      los,
      files,
      accepting: stopping() ? 'failed' : 'ok',
    };
    const ready = Object.values(parts).every((state) => state === 'ok');
    res.status(ready ? 200 : 503).json({ status: ready ? 'ok' : 'failed', ...parts });
  });
  return router;
}
