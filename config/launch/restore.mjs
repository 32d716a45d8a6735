// npm run restore -- BACKUP: into an empty database and store.
import { runServer } from './run-server.mjs';

await runServer('restore.ts');
