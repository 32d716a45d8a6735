import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { eDisclosureOf } from '../../../domain/disclosure/edisclosure';
import { currentTitle } from '../../../domain/loan/menu';
import { laterTitles } from '../../../domain/pages/loan-pages';
import type { PageTitle } from '../../../domain/pages/page-table';
import { loanOfPath } from '../palette/loan-of-path';
import { useLoan } from './useLoan';

interface Titled {
  readonly id: string;
  readonly title: PageTitle;
}

/** The current titles of these pages. Only two of a loan depend on the loan, so it is loaded only for them. */
export function usePageTitles(pages: readonly Titled[]): (page: Titled) => string {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const isChanging = pages.some(({ id }) => Object.hasOwn(laterTitles, id));
  const { loan } = useLoan((isChanging && loanOfPath(pathname)) || '');
  const facts = loan && { status: loan.sStatusT, hasEDisclosureMessage: eDisclosureOf(loan).status !== 'none' };
  return ({ id, title }) => translate(`pages.${facts ? currentTitle(id, title, facts) : title}`);
}

/** The current title of a page; empty without one. */
export function usePageTitle(page: Titled | undefined): string {
  const titleOf = usePageTitles(page ? [page] : []);
  return page ? titleOf(page) : '';
}
