import type { Request } from 'express';
import { mayUsePage } from '../../domain/access/permissions';
import { hasAnyRole } from '../../domain/access/roles';
import { looksLikeSsn, maskSsn } from '../../domain/format/ssn';
import { type MenuPage, menuPages } from '../../domain/pages/loan-pages';
import type { Actor } from './actor';
import { notFound, refuse } from './app-error';
import type { Access, Call } from './call';

export type LoanCall = Extract<Access, { readonly kind: 'loan' }>;

/** The header that names the loan of a file (decisions DATA-05). */
export const LOAN_HEADER = 'X-Loan-Number';

const LOAN_NUM = /^[A-Za-z0-9-]{1,36}$/;

/** Whether the actor may read or write on one of these pages. */
export const mayUsePages = (actor: Actor, pages: readonly MenuPage[], use: 'read' | 'write'): boolean =>
  pages.some((page) => mayUsePage(actor, page, use));

/** Whether the actor may make this call for any loan; `any` means any page of the loan menu. */
export const mayCallLoan = (actor: Actor, { menu, write, right, roles }: LoanCall): boolean =>
  mayUsePages(actor, menu === 'any' ? menuPages : menu, write === undefined ? 'read' : 'write') &&
  (right === undefined || actor.pageLetters[right] === 'w') &&
  (roles === undefined || hasAnyRole(actor.roles, roles));

function namedLoan({ loanIn = 'path' }: LoanCall, req: Request): string {
  switch (loanIn) {
    case 'path':
      return String(req.params.loanNum ?? '');
    case 'header': {
      const loanNum = req.get(LOAN_HEADER)?.trim();
      if (loanNum) return loanNum;
      const message = 'loan-header-missing';
      throw refuse('invalid', message, { status: 400, fields: { [LOAN_HEADER]: message } });
    }
    case 'file-path': {
      const { filePath } = req.query;
      if (typeof filePath === 'string') return filePath.split('/', 1)[0] ?? '';
      throw refuse('invalid', 'query-not-valid', { status: 400, fields: { filePath: 'required' } });
    }
  }
}

/** The number of the loan that a request names. Throws if it names none. */
export function loanNumOf(call: LoanCall, req: Request): string {
  const loanNum = namedLoan(call, req);
  if (!LOAN_NUM.test(loanNum)) throw notFound('no-loan');
  return loanNum;
}

/** The number of the loan that a refused request names, for the audit; null if it names none. */
export function loanNumTried({ access }: Call, req: Request): string | null {
  if (access.kind !== 'loan') return null;
  try {
    const loanNum = loanNumOf(access, req);
    return looksLikeSsn(loanNum) ? maskSsn(loanNum) : loanNum;
  } catch {
    return null;
  }
}
