import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { newSigningKey, type SigningKey, signedToken, type TokenKind } from './signed-token.test-support';

type Json = Readonly<Record<string, unknown>>;

/** What a provider does wrong, or differently. */
interface Behavior {
  /** Claims of the ID token, besides those that every one has. */
  claims: Json;
  /** What it says about the user only on request. */
  userInfo: Json;
  /** Replaces claims of the ID token, such as `iss` and `nonce`. */
  forged: Json;
  /** Seconds by which its clock is ahead. */
  clockAhead: number;
  /** Answers every request with this status. */
  failing: number | null;
  /** Signs with a key that it does not publish. */
  signsWithUnknownKey: boolean;
  expiresIn: number;
  /** Replaces what it says about itself. */
  metadata: Json;
}

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/**
 * A provider whose answers a test can spoil. It checks what the portal must send: its secret, the redirect address and the PKCE verifier of the
 * authorization.
 */
export async function fakeProvider(client: { readonly id: string; readonly secret: string }) {
  const usual = (): Behavior => ({
    ...{ claims: {}, userInfo: {}, forged: {}, clockAhead: 0, failing: null },
    ...{ signsWithUnknownKey: false, expiresIn: 3600, metadata: {} },
  });
  let behavior = usual();
  let now = () => Date.now();
  let published: readonly SigningKey[] = [newSigningKey('RS256')];
  const signing = (): SigningKey => published.at(-1) as SigningKey;
  /** The key that signs now, or another one that claims to be it. */
  const signer = (): SigningKey =>
    behavior.signsWithUnknownKey ? { ...newSigningKey(signing().kind), kid: signing().kid } : signing();
  const codes = new Map<string, { readonly subject: string; readonly asked: URLSearchParams }>();
  let issuer = '';

  const idToken = (subject: string, nonce: string | null): string => {
    const iat = Math.floor(now() / 1000) + behavior.clockAhead;
    const claims = { iss: issuer, sub: subject, aud: client.id, iat, exp: iat + 300, nonce };
    return signedToken({ ...claims, ...behavior.claims, ...behavior.forged }, signer());
  };
  const token = (authorization: string | undefined, form: URLSearchParams): { status: number; body: Json } => {
    const given = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const given64 = authorization?.replace('Basic ', '') ?? '';
    const [id, secret] = Buffer.from(given64, 'base64').toString('utf8').split(':').map(decodeURIComponent);
    if (id !== client.id || secret !== client.secret) return { status: 401, body: { error: 'invalid_client' } };
    const isRight =
      given?.asked.get('code_challenge') === challengeOf(form.get('code_verifier') ?? '') &&
      given.asked.get('redirect_uri') === form.get('redirect_uri');
    if (!given || !isRight) return { status: 400, body: { error: 'invalid_grant' } };
    return {
      status: 200,
      body: {
        ...{ access_token: given.subject, token_type: 'Bearer', expires_in: behavior.expiresIn },
        id_token: idToken(given.subject, given.asked.get('nonce')),
      },
    };
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const send = (status: number, answer: Json) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    if (behavior.failing !== null) return void send(behavior.failing, {});
    switch (request.url) {
      case '/.well-known/openid-configuration':
        return void send(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          userinfo_endpoint: `${issuer}/me`,
          end_session_endpoint: `${issuer}/end`,
          authorization_response_iss_parameter_supported: true,
          id_token_signing_alg_values_supported: [signing().kind],
          ...behavior.metadata,
        });
      case '/keys':
        return void send(200, { keys: published.map((key) => key.published) });
      case '/me':
        return void send(200, { sub: request.headers.authorization?.slice('Bearer '.length), ...behavior.userInfo });
      case '/token': {
        const answer = token(request.headers.authorization, new URLSearchParams(body));
        return void send(answer.status, answer.body);
      }
      default:
        return void send(404, {});
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    /** Signs a user in at the address where the portal sent the browser: the query with which it comes back. */
    signIn(address: string, subject: string): string {
      const { searchParams: asked } = new URL(address);
      const code = randomUUID();
      codes.set(code, { subject, asked });
      return `?${new URLSearchParams({ code, state: asked.get('state') ?? '', iss: issuer })}`;
    },
    /** A logout token as the provider would send it, with claims or parts of its header replaced; a claim that is undefined is missing. */
    logoutToken(claims: Json, header: Json = {}): string {
      const iat = Math.floor(now() / 1000);
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const usual = { iss: issuer, aud: client.id, iat, exp: iat + 120, jti: randomUUID(), events };
      return signedToken({ ...usual, ...claims }, signer(), { typ: 'logout+jwt', ...header });
    },
    /** Behaves as told from now on, and otherwise as usual. */
    behave(change: Partial<Behavior> = {}): void {
      behavior = { ...usual(), ...change };
    },
    followClock(clock: () => Date): void {
      now = () => clock().getTime();
    },
    /** Signs with another key from now on, of another kind if one is named, which it announces. */
    rotateKeys(kind: TokenKind = 'RS256'): void {
      published = [newSigningKey(kind)];
    },
    /** Publishes another key with the ID of the one that signs. */
    publishTwin(): void {
      published = [{ ...newSigningKey(signing().kind), kid: signing().kid }, signing()].map((each) => ({
        ...each,
        published: { ...each.published, kid: each.kid },
      }));
    },
    close: async (): Promise<void> => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

export type FakeProvider = Awaited<ReturnType<typeof fakeProvider>>;
