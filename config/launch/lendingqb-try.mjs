// npm run lendingqb:try -- <service> …: calls one service of the configured LendingQB (docs/lendingqb.md).
import { runServer } from './run-server.mjs';

await runServer('los/lendingqb/try.ts');
