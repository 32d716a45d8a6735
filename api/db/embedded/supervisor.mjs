// Runs between the portal and its PostgreSQL: when the portal ends for any reason, the pipe on standard input closes and this
// process shuts PostgreSQL down. Plain JavaScript without imports of ours, so that it starts quickly.
import { execFile, spawn } from 'node:child_process';

const { command, args, account, cwd, env, stopCommand } = JSON.parse(process.argv[2]);
const tell = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

// The portal may have ended before everything was written.
process.stdout.on('error', () => {});

const server = spawn(command, args, { cwd, ...(env && { env }), ...account, stdio: ['ignore', 'ignore', 'inherit'] });

let stopping = false;
function stop() {
  if (stopping) return;
  stopping = true;
  // Fast shutdown: ends the sessions and writes a checkpoint. Forced only if that does not finish.
  if (stopCommand) execFile(stopCommand[0], stopCommand.slice(1), () => {});
  else server.kill('SIGINT');
  setTimeout(() => server.kill('SIGQUIT'), 20_000).unref();
  setTimeout(() => server.kill('SIGKILL'), 30_000).unref();
}

server.on('spawn', () => tell({ pid: server.pid }));
server.on('error', (error) => {
  tell({ error: error.message });
  process.exitCode = 1;
  process.stdin.destroy();
});
server.on('exit', (code, signal) => {
  tell({ code, signal });
  process.exitCode = stopping ? 0 : 1;
  stopping = true;
  process.stdin.destroy();
});

process.stdin.on('end', stop);
process.stdin.on('close', stop);
process.stdin.on('error', stop);
process.stdin.resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
