import type { ReactNode } from 'react';
import { applyLoanChange } from '../../../domain/application/change/loan-change';
import { type Section, type SectionName, sections, sectionValues } from '../../../domain/application/sections';
import type { LoanDocument } from '../../../domain/loan/document';
import { type FakeAnswer, fakeServer } from '../../testing/fake-server';
import { renderInPortal, signInAs } from '../../testing/renderInPortal';

/** A fake API for one loan that reads and writes sections by version, like the real one. */
export function serveLoan(first: LoanDocument) {
  const stored = { loan: first };
  const sectionPath = /^\/api\/loan-proxy\/\w+\/([\w-]+)$/;
  const answerOf = (name: SectionName): FakeAnswer => {
    const section: Section = sections[name];
    const values = sectionValues(stored.loan, section);
    if (section.records === undefined) return { json: values };
    const { [section.records]: records, ...others } = values;
    return { json: { ...others, records } };
  };
  const write = (name: SectionName, { version, records, ...sent }: Record<string, unknown>): FakeAnswer => {
    if (version !== stored.loan.version)
      return { status: 409, json: { code: 'stale', message: '', current: stored.loan } };
    const { records: main }: Section = sections[name];
    const listed = records && main ? { [main]: records } : {};
    stored.loan = { ...applyLoanChange(stored.loan, { ...sent, ...listed }), version: stored.loan.version + 1 };
    return answerOf(name);
  };
  const calls = fakeServer(({ method, path, body }) => {
    if (path === `/api/lqb/loans/${first.sLNm}`) return { json: stored.loan };
    const name = sectionPath.exec(path)?.[1] as SectionName | undefined;
    if (name === undefined || !(name in sections)) return { status: 404, json: { code: 'not-found', message: '' } };
    return method === 'GET' ? answerOf(name) : write(name, body as Record<string, unknown>);
  });
  return {
    calls,
    stored,
    /** Simulates a save by another user. */
    change: (changes: Readonly<Record<string, unknown>>): void => {
      stored.loan = { ...applyLoanChange(stored.loan, changes), version: stored.loan.version + 1 };
    },
    writes: () => calls.filter(({ method }) => method === 'POST'),
  };
}

/** A user who may edit an open loan. */
export const editor = { username: 'ann', roles: ['Loan Officer'], menuPermissions: [11], editPermissions: ['0'] };

/** Opens an application page as a user who may edit an open loan, unless `user` says otherwise. */
export function openPage(page: ReactNode, loanNum: string, path: string, query = '', user: object = {}) {
  signInAs({ ...editor, ...user });
  const at = `/loans/${loanNum}/app/${path}${query}`;
  return renderInPortal(page, { at, route: `/loans/:loanNum/app/${path}` });
}
