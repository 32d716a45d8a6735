// npm run dev: the API restarts and the page reloads as files are saved.
import { spawn } from 'node:child_process';
import { ensureInstalled } from './ensure-installed.mjs';
import { root, say } from './steps.mjs';

process.chdir(root);
await ensureInstalled();
const port = process.env.PORT ?? '3000';
const tsx = [`${root}node_modules/tsx/dist/cli.mjs`, 'watch', '--clear-screen=false', 'api/server.ts'];
const api = spawn(process.execPath, tsx, { stdio: ['ignore', 'inherit', 'inherit'] });

const { createServer } = await import('vite');
const target = `http://127.0.0.1:${port}`;
const web = await createServer({
  server: { port: 5173, proxy: { '/api': target, '/healthz': target, '/readyz': target } },
});
await web.listen();
say(`\nThe web app, reloading: ${web.resolvedUrls?.local[0] ?? 'http://localhost:5173/'} (the API: ${target})`);

const apiEnded = new Promise((done) => api.once('exit', done));
const after = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));

let ending = false;
async function end(code, signal) {
  if (ending) return;
  ending = true;
  await web.close();
  // Ctrl-C reaches the API directly, and a second signal would interrupt its shutdown; all other signals are forwarded.
  if (signal === 'SIGINT') await Promise.race([apiEnded, after(5_000)]);
  if (api.exitCode === null) api.kill('SIGTERM');
  await apiEnded;
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0, signal));
api.on('exit', (code) => end(code ?? 0));
