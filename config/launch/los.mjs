// npm run los: the embedded loan origination system as a separate HTTP service.
import { runServer } from './run-server.mjs';

await runServer('los/server.ts');
