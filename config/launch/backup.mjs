// npm run backup -- FOLDER: database and stored files together, while the portal runs (docs/operations.md).
import { runServer } from './run-server.mjs';

await runServer('backup.ts');
