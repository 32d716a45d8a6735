import { setTimeout as pause } from 'node:timers/promises';
import { signInOverHttp } from '../support/api-client';

/** An answer, and how often the request was sent until it came. */
export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly sends: number;
}

type Headers = Readonly<Record<string, string>>;

/** What a browser shows as "try again": the portal, its database or its LOS is away for a moment. */
const AWAY = new Set([502, 503, 504]);
/** Long enough for a busy machine, on which a portal takes half a minute to start. */
const LIMIT_MS = 180_000;
const RENEW_MS = 4 * 60_000;

/** A user who sends a request again until it is answered, as the web app does, and keeps the session alive. */
export class PatientClient {
  #token: string;
  #renewedAt = Date.now();
  /** Requests that were sent again, by what came before. */
  readonly again = new Map<string, number>();

  private constructor(
    readonly url: string,
    readonly login: string,
    token: string,
  ) {
    this.#token = token;
  }

  /** Signs in at one address, and sends everything else to `then`. */
  static async signIn(url: string, login: string, then = url): Promise<PatientClient> {
    return new PatientClient(then, login, (await signInOverHttp(url, login)).token);
  }

  get token(): string {
    return this.#token;
  }

  /** Throws if no answer came within the limit. */
  async call(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    if (Date.now() - this.#renewedAt > RENEW_MS) await this.#renew();
    return this.#send(method, path, body, headers);
  }

  async #renew(): Promise<void> {
    const { status, body } = await this.#send('GET', '/auth/access-token');
    if (status !== 200) throw new Error(`The session of ${this.login} ended: ${status}`);
    this.#token = String(body.access_token);
    this.#renewedAt = Date.now();
  }

  async #send(method: string, path: string, body?: unknown, headers: Headers = {}): Promise<Answer> {
    const end = Date.now() + LIMIT_MS;
    for (let sends = 1; ; sends += 1) {
      const came = await this.#once(method, path, body, headers);
      if (typeof came !== 'string') return { ...came, sends };
      this.again.set(came, (this.again.get(came) ?? 0) + 1);
      if (Date.now() > end) throw new Error(`${method} ${path} was not answered in time: ${came}`);
      await pause(Math.min(100 * sends, 1_000));
    }
  }

  async #once(method: string, path: string, body: unknown, headers: Headers): Promise<Omit<Answer, 'sends'> | string> {
    try {
      const response = await fetch(`${this.url}/api${path}`, {
        method,
        headers: { ...headers, authorization: `Bearer ${this.#token}`, 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(LIMIT_MS / 3),
      });
      const text = await response.text();
      if (AWAY.has(response.status)) return String(response.status);
      return { status: response.status, body: text === '' ? {} : JSON.parse(text) };
    } catch {
      return 'connection lost';
    }
  }
}
