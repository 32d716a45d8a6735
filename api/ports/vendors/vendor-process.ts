import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ownVendorsEnvironment } from '../../../config/vendors-config';

const program = fileURLToPath(new URL('../../vendors/server.ts', import.meta.url));
const loader = program.endsWith('.ts') ? ['--import', 'tsx'] : [];
const START_MS = 30_000;

/** The simulated vendors as a process of the portal. It starts with the first order, and again if it ended. */
export interface VendorProcess {
  url(): Promise<string>;
  close(): Promise<void>;
}

const hasPort = (message: unknown): message is { readonly port: number } =>
  typeof message === 'object' && message !== null && 'port' in message;

async function start(child: ChildProcess): Promise<string> {
  const signal = AbortSignal.timeout(START_MS);
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('The simulated vendors did not start.');
  });
  const [message]: unknown[] = await Promise.race([once(child, 'message', { signal }), ended]);
  ended.catch(() => undefined);
  if (!hasPort(message)) throw new Error('The simulated vendors named no port.');
  return `http://127.0.0.1:${message.port}`;
}

export function createVendorProcess(dataDir: string): VendorProcess {
  let running: { readonly child: ChildProcess; readonly url: Promise<string> } | null = null;
  const launch = () => {
    const child = spawn(process.execPath, [...loader, program], {
      env: ownVendorsEnvironment(path.resolve(dataDir)),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const own = { child, url: start(child) };
    const forget = () => {
      if (running === own) running = null;
    };
    child.once('exit', forget);
    child.once('error', forget);
    own.url.catch(forget);
    // It does not keep a portal alive that has nothing else to do.
    child.unref();
    child.channel?.unref();
    return own;
  };
  return {
    url() {
      running ??= launch();
      return running.url;
    },
    async close() {
      const own = running;
      running = null;
      if (!own || own.child.exitCode !== null) return;
      const exit = once(own.child, 'exit');
      own.child.disconnect();
      await exit;
    },
  };
}
