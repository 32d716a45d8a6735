import { LOAN_ROUTE } from '../pages/page';
import { pageAt } from '../pages/page-at';
import type { PageRow } from '../pages/page-table';

/** Separates the path of a page from the name of one of its forms. */
const SEPARATOR = '#';

/**
 * Names a form by the path of its page, which decides who may use it. A page with several forms names each: its dialogs, for
 * example.
 */
export const formKey = (path: string, name = ''): string => (name === '' ? path : `${path}${SEPARATOR}${name}`);

/** Where a form is. */
export interface FormPlace {
  readonly page: PageRow;
  /** Number of the loan whose page it is; null outside loans. */
  readonly loanNum: string | null;
}

const LOAN_PREFIX = LOAN_ROUTE.slice(0, LOAN_ROUTE.indexOf(':'));

const LOAN_NUM = /^[A-Za-z0-9-]{1,36}$/;

/** The place of a form; null if its key names no page. */
export function placeOfForm(key: string): FormPlace | null {
  const [path = ''] = key.split(SEPARATOR, 1);
  const page = pageAt(path);
  if (!page) return null;
  if (!page.path.startsWith(LOAN_PREFIX)) return { page, loanNum: null };
  const loanNum = path.slice(LOAN_PREFIX.length).split('/', 1)[0] ?? '';
  return LOAN_NUM.test(loanNum) ? { page, loanNum } : null;
}
