/** The password of every demo user. */
export const PASSWORD = 'Demo-portal-1';

/** A user at the API of a running portal. */
export interface ApiClient {
  readonly token: string;
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Posts a multipart form. */
  upload(path: string, form: FormData): Promise<{ status: number; body: Record<string, unknown> }>;
}

/** External users sign in without Internal Users Only. */
export const isExternal = (login: string): boolean => login.startsWith('pml-') || login.endsWith('-external');

async function answerOf(response: Response): Promise<{ status: number; body: Record<string, unknown> }> {
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
}

/** The latest PIN in the demo mailbox of that user, whatever else was mailed since; with `attempt`, that of this sign-in. */
export async function mailedPin(url: string, login: string, attempt?: string): Promise<string> {
  const mails = (await (await fetch(`${url}/api/demo/mailbox?to=${login}@example.com`)).json()) as { text: string }[];
  const ofLogin = attempt === undefined ? mails : mails.filter(({ text }) => text.includes(`login ${attempt},`));
  const pin = ofLogin.map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((found) => found !== undefined);
  if (pin === undefined) throw new Error(`No PIN was mailed to ${login}`);
  return pin;
}

/** What a browser keeps of a sign-in. */
export interface OpenedSession {
  readonly token: string;
  readonly userData: Record<string, unknown>;
}

/** Signs in with password and emailed PIN over HTTP, as specified in main-job.md. */
export async function openSession(url: string, login: string): Promise<OpenedSession> {
  const post = (path: string, body: unknown, cookie = '') =>
    fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify(body),
    });
  const asked = await post('/mfa/login', { login, pw: PASSWORD, is_pml: isExternal(login) });
  if (asked.status !== 200) throw new Error(`Sign-in of ${login} answered ${asked.status}: ${await asked.text()}`);
  const cookie = asked.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { attempt } = (await asked.json()) as { readonly attempt?: string };
  const code = await mailedPin(url, login, attempt);
  const { body } = await answerOf(await post('/mfa/verify-pin', { login, code }, cookie));
  return { token: String(body.token), userData: body.userData as Record<string, unknown> };
}

/** The sessions of portals that many test files use, by user. */
const shared = new Map<string, Map<string, Promise<OpenedSession>>>();

/** From now on, each user signs in to that portal once over HTTP: it mails a user only six PINs in ten minutes. */
export const shareSessions = (url: string): void => void shared.set(url, new Map());

/** A session of that user: a new one, unless the portal is shared. */
export function sessionOf(url: string, login: string): Promise<OpenedSession> {
  const sessions = shared.get(url);
  const session = sessions?.get(login) ?? openSession(url, login);
  sessions?.set(login, session);
  return session;
}

/** A user who has signed in. */
export async function signInOverHttp(url: string, login: string): Promise<ApiClient> {
  const { token } = await sessionOf(url, login);
  return {
    token,
    upload: async (path, form) =>
      answerOf(
        await fetch(`${url}/api${path}`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form }),
      ),
    call: async (method, path, body, headers = {}) =>
      answerOf(
        await fetch(`${url}/api${path}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  };
}
