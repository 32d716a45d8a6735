import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { MailError } from './mail';
import { createSmtpMail } from './smtp-mail';

const open: SMTPServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});

const message = { to: 'ruta@example.com', subject: 'Your loan', text: 'Hello.' };
const operation = '7f9f7e0a-6f4b-4c39-9a5a-2d2b8f3f9d10';

async function serve(options: SMTPServerOptions): Promise<{ readonly server: SMTPServer; readonly port: number }> {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], ...options });
  server.on('error', () => undefined);
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return { server, port };
}

const from = 'Emet Mortgage <no-reply@lender.example.com>';

const mailTo = async (options: SMTPServerOptions) =>
  createSmtpMail(`smtp://127.0.0.1:${(await serve(options)).port}`, from);

const refusal = (responseCode: number): Error => Object.assign(new Error('not now'), { responseCode });

async function outcomeOf(options: SMTPServerOptions): Promise<unknown> {
  const error = await (await mailTo(options)).send(message, operation).catch((thrown: unknown) => thrown);
  return error instanceof MailError ? error.outcome : error;
}

describe('mail over SMTP', () => {
  it('uses the operation ID as Message-ID, but does not rely on servers checking it', async () => {
    const received: string[] = [];
    const mail = await mailTo({
      onData: (stream, _session, done) =>
        void text(stream).then((all) => {
          received.push(all);
          done();
        }),
    });
    await mail.send(message, operation);
    expect(received[0]).toContain(`Message-ID: <${operation}@lender.example.com>`);
    expect(mail.isRepeatable).toBe(false);
  });

  it('requires TLS of a server that is not this computer', async () => {
    const received: string[] = [];
    const { port } = await serve({
      onMailFrom: ({ address }, _session, done) => {
        received.push(address);
        done();
      },
    });
    // An address of this computer that is not recognized as one.
    const mail = createSmtpMail(`smtp://[::ffff:127.0.0.1]:${port}`, from);
    await expect(mail.send(message)).rejects.toMatchObject({ outcome: 'not-reached' });
    expect(received).toEqual([]);
    await createSmtpMail(`smtp://127.0.0.1:${port}`, from).send(message);
    expect(received).toHaveLength(1);
  });

  it('writes no header that a text brings along', async () => {
    const received: string[] = [];
    const mail = await mailTo({
      onData: (stream, _session, done) =>
        void text(stream).then((all) => {
          received.push(all);
          done();
        }),
    });
    await mail.send({
      ...message,
      subject: 'Loan\r\nBcc: eve@example.com\r\n\r\n<script>hit()</script>',
      from: 'help@example.com',
      attachments: [{ name: 'a".pdf\r\nX-Evil: yes', bytes: Buffer.from('%PDF-') }],
    });
    const [all = ''] = received;
    expect(all).not.toMatch(/^(Bcc|X-Evil)/im);
    expect(all).toMatch(/^Subject: Loan /m);
  });

  it('counts a connection that breaks before the content as not sent', async () => {
    const sockets: (() => void)[] = [];
    const { server, port } = await serve({ onRcptTo: () => sockets.at(-1)?.() });
    server.server.on('connection', (socket) => sockets.push(() => socket.destroy()));
    const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, from);
    await expect(mail.send(message, operation)).rejects.toMatchObject({ outcome: 'not-reached' });
  });

  it('hands a message to those only who lack it, and tells who was refused', async () => {
    const recipients: string[] = [];
    const headers: string[] = [];
    const mail = await mailTo({
      onRcptTo: ({ address }, _session, done) => {
        recipients.push(address);
        done(address.startsWith('gone') ? refusal(550) : address.startsWith('full') ? refusal(452) : undefined);
      },
      onData: (stream, _session, done) =>
        void text(stream).then((all) => {
          headers.push(all);
          done();
        }),
    });
    const all = { ...message, more: ['gone@example.com'], cc: ['full@example.com', 'bo@example.com'] };
    const only = ['gone@example.com', 'full@example.com', 'bo@example.com'];
    expect(await mail.send({ ...all, only }, operation)).toEqual([
      { address: 'gone@example.com', isTemporary: false, code: 550 },
      { address: 'full@example.com', isTemporary: true, code: 452 },
    ]);
    expect(recipients).toEqual(only);
    expect(headers[0]).toMatch(/^To: ruta@example.com, gone@example.com/m);
  });

  it('distinguishes permanent from temporary refusals', async () => {
    expect(await outcomeOf({ onRcptTo: (_to, _session, done) => done(refusal(550)) })).toBe('refused');
    expect(await outcomeOf({ onRcptTo: (_to, _session, done) => done(refusal(450)) })).toBe('refused-for-now');
    const afterwards: SMTPServerOptions = {
      onData: (stream, _session, done) => void text(stream).then(() => done(refusal(451))),
    };
    expect(await outcomeOf(afterwards)).toBe('refused-for-now');
  });

  it('reports not sent if the portal cannot sign in to the server', async () => {
    const { port } = await serve({ allowInsecureAuth: true, onAuth: (_auth, _session, done) => done(refusal(535)) });
    const mail = createSmtpMail(`smtp://someone:hush-hush@127.0.0.1:${port}`, 'no-reply@example.com');
    const refused = await mail.send(message).catch((error: unknown) => error);
    expect(refused).toMatchObject({ outcome: 'not-reached' });
    expect(String(refused)).not.toContain('hush-hush');
  });

  it('reports not sent if there is no server', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, 'no-reply@example.com');
    await expect(mail.send(message)).rejects.toMatchObject({ outcome: 'not-reached' });
  });

  it('reports an unknown outcome if the connection breaks while sending', async () => {
    const sockets: (() => void)[] = [];
    const { server, port } = await serve({ onData: (stream) => void text(stream).then(() => sockets.at(-1)?.()) });
    server.server.on('connection', (socket) => sockets.push(() => socket.destroy()));
    const mail = createSmtpMail(`smtp://127.0.0.1:${port}`, from);
    await expect(mail.send(message, operation)).rejects.toMatchObject({ outcome: 'unknown' });
  });
});
