import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { listen, shut } from './open-los';

/** What can go wrong with a call, before its work is done or after. */
const faults = ['cut-before', 'busy', 'cut-after', 'half', 'page', 'slow', 'late'] as const;

interface Chance {
  /** From 0 to 1. */
  readonly chance: number;
  /** A number from 0 to 1: for each call, and for how it goes wrong. */
  readonly random: () => number;
  /** Longer than the caller waits. */
  readonly slowMs: number;
}

/** Passes calls on to an LOS, some of them badly. */
export async function startFaultyProxy(target: string, { chance, random, slowMs }: Chance) {
  const running = new Set<Promise<void>>();
  async function pass(path: string, headers: Record<string, string>, body: Buffer, answer: ServerResponse) {
    const kind = random() < chance ? faults[Math.floor(random() * faults.length)] : undefined;
    if (kind === 'cut-before') return void answer.destroy();
    if (kind === 'busy') return void answer.writeHead(503).end('{}');
    if (kind === 'late') await pause(slowMs);
    const done = await fetch(`${target}${path}`, { method: 'POST', headers, body: new Uint8Array(body) });
    const text = await done.text();
    if (kind === 'slow') await pause(slowMs);
    if (kind === 'cut-after') return void answer.destroy();
    if (kind === 'page') return void answer.writeHead(502, { 'content-type': 'text/html' }).end('<html></html>');
    answer.writeHead(done.status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
    if (kind === 'half') return void answer.write(text.slice(0, text.length / 2), () => answer.destroy());
    answer.end(text);
  }
  const server = createServer((incoming, answer) => {
    const work = async () => {
      const { authorization = '' } = incoming.headers;
      const headers = { 'content-type': 'application/json', authorization };
      await pass(incoming.url ?? '/', headers, await buffer(incoming), answer);
    };
    const passed = work()
      .catch(() => void answer.destroy())
      .finally(() => running.delete(passed));
    running.add(passed);
  });
  const url = await listen(server);
  return {
    url,
    /** Resolves once every call that was received has been passed on. */
    settled: async () => void (await Promise.all(running)),
    close: () => shut(server),
  };
}
