import { isExternal, PASSWORD, signInOverHttp } from '../support/api-client';

async function askWho(url: string, token: string): Promise<number> {
  return (await fetch(`${url}/api/auth/access-token`, { headers: { authorization: `Bearer ${token}` } })).status;
}

async function tryPassword(url: string, login: string, pw: string): Promise<number> {
  const response = await fetch(`${url}/api/mfa/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, pw, is_pml: isExternal(login) }),
  });
  return response.status;
}

/** Signs in at one address, is known at each of the others, and after signing out at the first at none. Returns the statuses. */
export async function sessionEverywhere(url: string, portals: readonly string[], login: string) {
  const { token } = await signInOverHttp(url, login);
  const known = await Promise.all(portals.map((portal) => askWho(portal, token)));
  const headers = { authorization: `Bearer ${token}` };
  const ended = await fetch(`${portals[0]}/api/mfa/logout`, { method: 'POST', headers });
  const afterwards = await Promise.all(portals.map((portal) => askWho(portal, token)));
  return { known, ended: ended.status, afterwards };
}

/** Tries wrong passwords at one portal after the other, and then the right one at each. Returns the statuses. */
export async function wrongPasswords(portals: readonly string[], login: string, times: number) {
  const wrong: number[] = [];
  for (let tried = 0; tried < times; tried += 1) {
    wrong.push(await tryPassword(portals[tried % portals.length] ?? '', login, `Wrong-password-${tried}`));
  }
  const right: number[] = [];
  for (const portal of portals) right.push(await tryPassword(portal, login, PASSWORD));
  return { wrong, right };
}
