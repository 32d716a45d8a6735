// npm run keys:rotate: encrypts everything with new data keys. npm run keys:rewrap: protects the data keys with another key.
import { runServer } from './run-server.mjs';

await runServer('rotate-keys.ts');
