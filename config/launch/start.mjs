// npm start: installs and builds if needed, then becomes the portal.
import { ensureBuilt } from './ensure-built.mjs';
import { runServer } from './run-server.mjs';
import { say } from './steps.mjs';

say('Emet Portal');
await runServer('server.ts', { before: ensureBuilt });
