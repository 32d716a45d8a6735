// npm run los: the embedded loan origination system as an HTTP service of its own.
import { runServer } from './run-server.mjs';

await runServer('api/los/server.ts');
