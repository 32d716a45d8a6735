// npm run vendors: simulated credit agencies as a separate HTTP service (docs/vendors.md).
import { runServer } from './run-server.mjs';

await runServer('vendors/server.ts');
