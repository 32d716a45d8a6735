import { type RoleUser, sessionOf } from '../../support/role-user';
import { signsOut } from '../../support/signs-out';
import { withEach } from '../../support/with-each';
import { isFull } from '../support/effort';
import type { Answer, Sent } from '../support/http';
import { loanPlaceOf, type Operation, operations } from '../support/operations';
import { holdsPlantedSsn, revealing } from '../support/planted';
import type { SecurityPortal, Whose } from '../support/security-portal';
import { type Audience, audienceOf } from './expectations';
import { isAllowed, type Letters, mayExport } from './expected-answer';

const NO_ID = '00000000-0000-4000-8000-000000000000';
const everyLoan: readonly Whose[] = ['branch', 'canceled', 'otherBranch', 'company', 'otherCompany'];

/** An operation with an empty body, for one of the harness's loans if it concerns one. */
export function requestFor(portal: SecurityPortal, operation: Operation, whose: Whose | null): Sent {
  const loanNum = whose === null ? NO_ID : portal.loans[whose].sLNm;
  const place = loanPlaceOf(operation);
  const path = operation.path.replace('{loanNum}', loanNum).replaceAll(/\{\w+\}/g, NO_ID);
  return {
    method: operation.method,
    path: `/api${path}${place === 'file-path' ? `?filePath=${loanNum}/folder/name` : ''}`,
    headers: place === 'header' ? { 'X-Loan-Number': loanNum } : {},
    body: operation.body || operation.multipart ? '{}' : undefined,
  };
}

interface Case {
  readonly operation: Operation;
  readonly audience: Audience;
  readonly whose: Whose | null;
  /** Null does not sign in. */
  readonly user: RoleUser | null;
}

/** One item of each kind, another one with each number. */
function oneOfEachKind<T>(items: readonly T[], number: number, kindOf: (item: T) => string): T[] {
  const kinds = new Map<string, T[]>();
  for (const item of items) kinds.set(kindOf(item), [...(kinds.get(kindOf(item)) ?? []), item]);
  return [...kinds.values()].flatMap((kind) => kind.slice(number % kind.length).slice(0, 1));
}

/**
 * Every operation by every role for every loan, and by no one. In the sample, one role stands for those with equal access, and
 * one loan for those that the role may use, another for those that it may not: others for each operation.
 */
function casesOf(portal: SecurityPortal, letters: Letters, walked: readonly Operation[]): Case[] {
  return walked.flatMap((operation, number) => {
    const audience = audienceOf(operation.name);
    const loans = loanPlaceOf(operation) ? everyLoan : [null];
    const allowed = (user: RoleUser, whose: Whose | null) => String(isAllowed(user, audience, whose, letters));
    const users = isFull
      ? portal.users
      : oneOfEachKind(portal.users, number, (user) => loans.map((whose) => allowed(user, whose)).join());
    const bySignedIn = users.flatMap((user, index) =>
      (isFull ? loans : oneOfEachKind(loans, number + index, (whose) => allowed(user, whose))).map((whose) => ({
        ...{ operation, audience, whose, user },
      })),
    );
    return [...bySignedIn, { operation, audience, whose: loans[0] ?? null, user: null }];
  });
}

/** What is wrong with an answer; null if it is as expected. */
function problemOf({ operation, audience, whose, user }: Case, answer: Answer, letters: Letters): string | null {
  const { status, text } = answer;
  if (status >= 500) return 'server error';
  const mayHoldSsn = revealing.includes(operation.name) && user !== null && mayExport(user, 'full', letters);
  if (holdsPlantedSsn(text) && !mayHoldSsn) return 'full Social Security number';
  if (audience === 'anyone') return operation.needsToken ? 'documented as needing a token' : null;
  if (!operation.needsToken) return 'public, although no row of expectations.ts says so';
  if (user === null) return status === 401 ? null : 'unauthenticated';
  const refused = status === 401 || status === 403;
  if (isAllowed(user, audience, whose, letters)) return refused ? 'refused' : null;
  return status === 403 ? null : 'not refused';
}

/** Walks operations and returns every answer that differs from the expectations. */
export async function walk(
  portal: SecurityPortal,
  letters: Letters,
  walked: readonly Operation[] = operations,
): Promise<string[]> {
  const wrong: string[] = [];
  await withEach(casesOf(portal, letters, walked), async (one) => {
    const { operation, user, whose } = one;
    // Signing out ends the session, so that call gets one of its own.
    const token = user && signsOut(operation) ? await sessionOf(portal.at, user.login) : user?.token;
    const answer = await portal.send({ ...requestFor(portal, operation, whose), token });
    const problem = problemOf(one, answer, letters);
    if (problem === null) return;
    if (answer.status < 400) portal.tally.unexpectedSuccesses += 1;
    const who = user?.role ?? 'no one';
    wrong.push(`${operation.name} of ${whose ?? 'no loan'} by ${who}: ${problem} (${answer.status})`);
  });
  return wrong;
}
