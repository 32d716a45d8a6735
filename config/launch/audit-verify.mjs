// npm run audit:verify: finds changed, removed and inserted rows of the audit; works while the portal runs.
import { runServer } from './run-server.mjs';

await runServer('audit-verify.ts');
