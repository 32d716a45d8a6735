// npm run worker: works on orders for portals that run with WORKER=0, or beside them.
import { runServer } from './run-server.mjs';

await runServer('api/worker.ts');
