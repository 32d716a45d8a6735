import { homeBranch } from '../../../config/demo/organization';
import { roleKey } from '../../../domain/access/roles';
import { draftLoan, operation as losOperation } from '../../contract/contract-loan';
import { sessionOf } from '../../support/role-user';
import type { Answer } from '../support/http';
import { type Operation, operations } from '../support/operations';
import type { SecurityPortal } from '../support/security-portal';
import type { RandomRequest } from './random-request';

const UUID = /"id":"([0-9a-f-]{36})"/g;
const MOST_IDS = 300;

/** Sends generated requests: each lane changes a loan of its own, so that versions are current. */
export interface Sender {
  /** As the administrator, or every fourth time as another user. */
  send(lane: number, operation: Operation, request: RandomRequest): Promise<Answer>;
}

/** Loans to change, and the IDs of records that lists show. */
export async function openSender(portal: SecurityPortal, lanes: number): Promise<Sender> {
  const { at } = portal;
  const loans: string[] = [];
  for (let lane = 0; lane < lanes; lane += 1) {
    const { sLNm } = await at.portal.los.createLoan(
      losOperation(),
      draftLoan({ sBranchName: homeBranch, sLAmtCalc: null }),
    );
    loans.push(sLNm);
  }
  const versions = new Map(loans.map((loanNum) => [loanNum, 1]));
  const tokens = new Map(portal.users.map(({ login, token }) => [login, token]));
  const ids: string[] = ['00000000-0000-4000-8000-000000000000'];
  let sent = 0;

  const learn = (loanNum: string, { status, text }: Answer): void => {
    for (const [, id] of text.matchAll(UUID)) if (id && ids.length < MOST_IDS) ids.push(id);
    const version = /"version":(\d+)/.exec(text)?.[1];
    if (version && (status === 409 || text.includes(loanNum) || text.startsWith('{"version"')))
      versions.set(loanNum, Number(version));
  };

  const fill = (text: string, loanNum: string): string =>
    text
      .replaceAll('@loan', loanNum)
      .replaceAll('"@version"', String(versions.get(loanNum)))
      .replaceAll('@version', String(versions.get(loanNum)))
      .replaceAll('@id', () => ids[(sent * 7) % ids.length] ?? '');

  const send = async (lane: number, operation: Operation, { path, headers, body }: RandomRequest): Promise<Answer> => {
    sent += 1;
    const other = portal.users[sent % portal.users.length];
    const login = sent % 4 === 0 && other ? other.login : roleKey('Administrator');
    const loanNum = loans[lane % loans.length] ?? '';
    const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value, loanNum)]));
    const answer = await portal.send({
      ...{ method: operation.method, path: fill(path, loanNum), headers: filled, token: tokens.get(login) },
      body: body === undefined ? undefined : fill(body, loanNum),
    });
    learn(loanNum, answer);
    // Some requests end sessions; the next ones need another.
    if (answer.status === 401) tokens.set(login, await sessionOf(at, login));
    return answer;
  };

  for (const operation of operations.filter(({ method, path }) => method === 'GET' && !path.includes('{'))) {
    await send(0, operation, { path: `/api${operation.path}`, headers: {}, body: undefined });
  }
  return { send };
}
