// npm run worker: processes orders for portals that run with WORKER=0, or in addition to their own workers.
import { runServer } from './run-server.mjs';

await runServer('worker.ts');
