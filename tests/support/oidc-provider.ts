import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Configuration, Provider } from 'oidc-provider';

/** What a provider says about an account, besides its ID. */
type AccountClaims = Readonly<Record<string, unknown>>;

/** A provider that runs in the test, and the portal's client there. */
export interface RunningProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  close(): Promise<void>;
}

interface Options {
  /** The name in its addresses: two providers on two hosts are two sites for the browser. */
  readonly host: '127.0.0.1' | 'localhost';
  readonly portal: string;
  /** The provider's place in the portal's configuration. */
  readonly number: 1 | 2;
  /** By the login that is typed at the provider, which is the subject. */
  readonly accounts: Readonly<Record<string, AccountClaims>>;
}

/** A port that is free now, for a server whose address others must know before it starts. */
export async function freePort(): Promise<number> {
  const socket = createSocket().listen(0, '127.0.0.1');
  await new Promise((ready) => socket.once('listening', ready));
  const { port } = socket.address() as AddressInfo;
  await new Promise((closed) => socket.close(closed));
  return port;
}

const page = (content: string): string => `<!doctype html><html lang="en"><title>Provider</title>${content}</html>`;

const signInPage = page(
  '<form method="post"><label>Account <input name="login" autofocus></label><button>Sign in</button></form>',
);

function settings({ portal, number, accounts }: Options, client: { id: string; secret: string }): Configuration {
  const name = (cookie: string) => `_${cookie}_${number}`;
  return {
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [`${portal}/callback/oidc-${number}`],
        post_logout_redirect_uris: [`${portal}/login`],
        backchannel_logout_uri: `${portal}/api/auth/oidc/oidc-${number}/backchannel-logout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name', 'groups'] },
    cookies: {
      keys: ['a key of the tests'],
      // Ports do not separate the cookies of a host.
      names: { session: name('session'), interaction: name('interaction'), resume: name('resume') },
    },
    features: {
      devInteractions: { enabled: false },
      backchannelLogout: { enabled: true },
      rpInitiatedLogout: {
        postLogoutSuccessSource: (context) => {
          context.body = page('Signed out there');
        },
        logoutSource: (context, form) => {
          context.body = page(`${form}<button name="logout" value="yes" form="op.logoutForm">Sign out there</button>`);
        },
      },
    },
    // By itself it does not call addresses of this computer, where the portal of a test is.
    fetch: (url, init) => {
      const { dispatcher: _guard, ...rest } = { dispatcher: undefined, ...init };
      return fetch(url, rest);
    },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 600, Session: 3600 },
    findAccount: (_context, id) => {
      const claims = Object.hasOwn(accounts, id) ? accounts[id] : undefined;
      return { accountId: id, claims: () => ({ sub: id, ...claims }) };
    },
    // The portal is the lender's own: no one is asked whether it may know the address.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ accountId: oidc.session?.accountId, clientId: oidc.client?.clientId });
      grant.addOIDCScope('openid profile email');
      await grant.save();
      return grant;
    },
  };
}

/** The provider's page for signing in, without a password. */
async function signIn(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === 'GET') {
    response.setHeader('Content-Type', 'text/html').end(signInPage);
    return;
  }
  const accountId = new URLSearchParams(await text(request)).get('login') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId } });
}

/** Starts an OpenID Connect provider with pages for signing in and out. */
export async function startProvider(options: Options): Promise<RunningProvider> {
  const port = await freePort();
  const issuer = `http://${options.host}:${port}`;
  const client = { id: `portal-${options.number}`, secret: `secret-of-the-portal-at-${options.number}` };
  const provider = new Provider(issuer, settings(options, client));
  const answer = provider.callback();
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) void signIn(provider, request, response);
    else void answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    issuer,
    clientId: client.id,
    clientSecret: client.secret,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
