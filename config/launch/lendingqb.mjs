// npm run lendingqb: a simulated LendingQB as a separate process (docs/lendingqb.md).
import { runServer } from './run-server.mjs';

await runServer('vendors/lendingqb/server.ts');
