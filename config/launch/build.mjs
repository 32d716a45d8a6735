// npm run build: the web app into dist and the server into dist-api, unless they are built from the same sources.
import { ensureBuilt, ensureServerBuilt } from './ensure-built.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root } from './steps.mjs';

process.chdir(root);
await ensureInstalled();
if (!(await ensureBuilt()) || !(await ensureServerBuilt())) process.exit(1);
