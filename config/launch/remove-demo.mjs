// npm run demo:remove: removes users and loans of the demo from a database that is to be used for real.
import { runServer } from './run-server.mjs';

await runServer('remove-demo.ts');
