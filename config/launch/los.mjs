// npm run los: the embedded loan origination system as an HTTP service of its own.
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './steps.mjs';

process.chdir(root);
process.env.NODE_ENV ??= 'production';
await ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
await import('../../api/los/server.ts');
