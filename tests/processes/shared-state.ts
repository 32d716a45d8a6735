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

/** The pipeline, which a process answers from what it remembers of its user. */
async function openPipeline(url: string, token: string): Promise<number> {
  return (await fetch(`${url}/api/lqb/loans`, { headers: { authorization: `Bearer ${token}` } })).status;
}

/** Takes a user's roles at the first portal, when all of them remember the user, and gives them back. Returns the statuses of the pipeline. */
export async function rolesEverywhere(url: string, portals: readonly string[], login: string) {
  const administrator = await signInOverHttp(url, 'administrator');
  const { token } = await signInOverHttp(url, login);
  const statuses = () => Promise.all(portals.map((portal) => openPipeline(portal, token)));
  const path = `/emet-data/user/employee?login=${login}`;
  const setRoles = async (roles: unknown): Promise<void> => {
    const { version } = (await administrator.call('GET', path)).body;
    await administrator.call('POST', path, { version, roles });
  };
  const { roles } = (await administrator.call('GET', path)).body;
  await statuses();
  const before = await statuses();
  await setRoles([]);
  const without = await statuses();
  await setRoles(roles);
  return { before, without, after: await statuses() };
}

/** Saves one section of a loan at every portal at once, each from the same version. Returns the sorted statuses, and the version then. */
export async function savesEverywhere(url: string, portals: readonly string[]) {
  const writer = await signInOverHttp(url, 'administrator');
  const created = await writer.call('POST', '/lqb/loans/create', {
    sBranchChannelT: '1',
    sBranchName: 'Pasadena',
    sLPurposeT: '0',
  });
  const { loanNum } = created.body;
  const { version } = (await writer.call('GET', `/lqb/loans/${loanNum}`)).body;
  const statuses = await Promise.all(
    portals.map(async (portal, index) => {
      const response = await fetch(`${portal}/api/lqb/loans/${loanNum}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${writer.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ version, sSpAddr: `${index} Larkspur Lane` }),
      });
      return response.status;
    }),
  );
  const { body } = await writer.call('GET', `/lqb/loans/${loanNum}`);
  return { statuses: statuses.toSorted(), versions: Number(body.version) - Number(version) };
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
