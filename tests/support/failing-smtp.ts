import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';

/** Numbers from 0 to 1 that depend only on the seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What the server does at a step; `ok` if none of the others is drawn. */
type Fate = 'ok' | 'cut' | 'refuse-for-now' | 'refuse' | 'slow' | 'accept-and-cut' | 'silent' | 'accept-silently';

/** How likely each failure is at each step. */
const odds: Readonly<Record<'connect' | 'sender' | 'recipient' | 'data' | 'content', Partial<Record<Fate, number>>>> = {
  connect: { cut: 0.05, 'refuse-for-now': 0.04 },
  sender: { cut: 0.02, 'refuse-for-now': 0.03, refuse: 0.01 },
  recipient: { 'refuse-for-now': 0.08, refuse: 0.02, slow: 0.02 },
  data: { cut: 0.02, 'refuse-for-now': 0.03 },
  content: {
    ...{ cut: 0.04, 'refuse-for-now': 0.05, refuse: 0.02, slow: 0.04 },
    ...{ 'accept-and-cut': 0.03, silent: 0.01, 'accept-silently': 0.01 },
  },
};

export interface FailingSmtp {
  readonly port: number;
  /** How often the server took responsibility for a message, by its Message-ID and recipient. */
  readonly accepted: ReadonlyMap<string, number>;
  /** How often each failure happened. */
  readonly failures: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export const deliveryKey = (messageId: string, recipient: string): string => `${messageId} ${recipient.toLowerCase()}`;

/** Addresses of this domain are refused for good. */
export const GONE = 'gone.example.com';

interface Session {
  readonly recipients: string[];
  /** The content so far; null outside of it. */
  content: string | null;
}

/** An SMTP server that fails at random at every step, the same way for the same seed and order of requests. */
export async function failingSmtp(random: () => number): Promise<FailingSmtp> {
  const accepted = new Map<string, number>();
  const failures = new Map<string, number>();
  const sockets = new Set<Socket>();
  const count = (map: Map<string, number>, key: string): void => void map.set(key, (map.get(key) ?? 0) + 1);

  const fateAt = (step: keyof typeof odds): Fate => {
    let drawn = random();
    for (const [fate, share] of Object.entries(odds[step]) as [Fate, number][]) {
      drawn -= share;
      if (drawn >= 0) continue;
      count(failures, `${step}: ${fate}`);
      return fate;
    }
    return 'ok';
  };

  const answer = (socket: Socket, fate: Fate, ok: string): void => {
    if (fate === 'cut') socket.destroy();
    else if (fate === 'refuse-for-now') socket.write('451 4.3.0 not now\r\n');
    else if (fate === 'refuse') socket.write('554 5.7.1 no\r\n');
    else if (fate === 'slow') setTimeout(() => socket.writable && socket.write(`${ok}\r\n`), 40);
    else socket.write(`${ok}\r\n`);
  };

  const take = ({ content, recipients }: Session): void => {
    const id = /^Message-ID: <(.*)@/im.exec(content ?? '')?.[1] ?? '';
    for (const recipient of recipients) count(accepted, deliveryKey(id, recipient));
  };

  const end = (socket: Socket, session: Session): void => {
    const fate = fateAt('content');
    if (['ok', 'slow', 'accept-and-cut', 'accept-silently'].includes(fate)) take(session);
    Object.assign(session, { recipients: [], content: null });
    if (fate === 'accept-and-cut') socket.destroy();
    else if (fate !== 'silent' && fate !== 'accept-silently') answer(socket, fate, '250 2.0.0 taken');
  };

  const command = (socket: Socket, session: Session, line: string): void => {
    const address = /<(.*?)>/.exec(line)?.[1] ?? '';
    if (/^EHLO/i.test(line))
      socket.write(`250-mail\r\n${random() < 0.5 ? '250-PIPELINING\r\n' : ''}250 SIZE 40000000\r\n`);
    else if (/^MAIL/i.test(line)) answer(socket, fateAt('sender'), '250 2.1.0 ok');
    else if (/^RCPT/i.test(line)) {
      const fate = address.endsWith(GONE) ? 'refuse' : fateAt('recipient');
      if (fate === 'ok' || fate === 'slow') session.recipients.push(address);
      // Answers must keep their order, so only the last one of several can be late.
      answer(socket, fate === 'slow' ? 'ok' : fate, '250 2.1.5 ok');
    } else if (/^DATA/i.test(line)) {
      if (session.recipients.length === 0) return void socket.write('554 5.5.1 no recipients\r\n');
      const fate = fateAt('data');
      if (fate === 'ok') session.content = '';
      answer(socket, fate, '354 go ahead');
    } else if (/^QUIT/i.test(line)) socket.end('221 2.0.0 bye\r\n');
    else socket.write('250 2.0.0 ok\r\n');
  };

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    const session: Session = { recipients: [], content: null };
    let rest = '';
    socket.on('data', (data) => {
      rest += data.toString('latin1');
      for (let at = rest.indexOf('\r\n'); at >= 0 && !socket.destroyed; at = rest.indexOf('\r\n')) {
        const line = rest.slice(0, at);
        rest = rest.slice(at + 2);
        if (session.content === null) command(socket, session, line);
        else if (line === '.') end(socket, session);
        else session.content += `${line}\r\n`;
      }
    });
    const fate = fateAt('connect');
    if (fate === 'refuse-for-now') socket.end('421 4.3.2 busy\r\n');
    else answer(socket, fate, '220 mail ESMTP');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    accepted,
    failures,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
