// npm run worker: works on orders for portals that run with WORKER=0, or beside them.
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './steps.mjs';

process.chdir(root);
process.env.NODE_ENV ??= 'production';
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../../api/worker.ts');
