import { z } from 'zod';
import type { LendingQbSignIn } from '../../../../config/lendingqb-config';
import { LosError } from '../../los-error';
import { scrubbed } from '../los-said';
import { NoAnswer, type Post } from '../soap/post';
import { type Issued, signInRefused } from './tickets';

/** The life of a password's ticket is not published; public clients renew theirs after 3 hours 59 minutes. */
const TICKET_LIFE_MS = 4 * 3_600_000;

/** A service need not say how long its token lives (RFC 6749, 5.1). */
const tokenAnswer = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce
    .number()
    .positive()
    .default(TICKET_LIFE_MS / 1000),
});

/** Of a token service: wrong credentials. */
const REFUSED: ReadonlySet<number> = new Set([400, 401, 403]);

/** A ticket is one word; everything else is what the service says instead. */
const isTicket = (text: string): boolean => /^[^\s<>]{8,}$/.test(text);

type SignInCall = (
  operation: 'GetUserAuthTicket' | 'GetPmlUserAuthTicket',
  parameters: readonly string[],
) => Promise<string>;

/** Signs in with the password of a user. The service answers an error as the text of the result. */
export async function passwordTicket(
  { userName, password, customerCode }: Extract<LendingQbSignIn, { kind: 'password' }>,
  call: SignInCall,
): Promise<Issued> {
  const refused = (said: string): LosError => {
    const account = [userName, password, customerCode ?? ''].filter((secret) => secret !== '');
    return signInRefused(scrubbed(account.reduce((text, secret) => text.replaceAll(secret, '…'), said)));
  };
  const signIn =
    customerCode === undefined
      ? call('GetUserAuthTicket', [userName, password])
      : call('GetPmlUserAuthTicket', [userName, password, customerCode]);
  const text = await signIn.catch((error: unknown) => {
    const isRefusal = error instanceof LosError && error.code !== 'unavailable' && error.code !== 'timeout';
    throw isRefusal ? refused(error.message) : error;
  });
  if (!isTicket(text.trim())) throw refused(text);
  return { ticket: text.trim(), lifeMs: TICKET_LIFE_MS };
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Gets a token by client credentials; services take it in place of a ticket. */
export async function clientToken(
  { tokenUrl, clientId, clientSecret }: Extract<LendingQbSignIn, { kind: 'client' }>,
  post: Post,
): Promise<Issued> {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  const { status, text } = await post(tokenUrl, 'application/x-www-form-urlencoded', form.toString(), {});
  if (REFUSED.has(status)) throw signInRefused(`status ${status}`);
  const answer = tokenAnswer.safeParse(parsed(text));
  if (status !== 200 || !answer.success) throw new NoAnswer('unavailable', false, `no token, status ${status}`);
  return { ticket: `Bearer ${answer.data.access_token}`, lifeMs: answer.data.expires_in * 1000 };
}
