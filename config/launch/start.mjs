// npm start: installs and builds where needed, then becomes the portal.
import { ensureBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root, say } from './steps.mjs';

say('Emet Portal');
process.chdir(root);
process.env.NODE_ENV ??= 'production';
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
// In this very process, so that signals reach the portal and nothing stands between it and the terminal.
const { register } = await import('tsx/esm/api');
register();
await import('../../api/server.ts');
