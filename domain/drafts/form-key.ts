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

/** The loan number in the path of a page; null outside loans. It may be written with escapes. */
function loanNumOf(path: string): string | null {
  if (!path.toLowerCase().startsWith(LOAN_PREFIX)) return null;
  const written = path.slice(LOAN_PREFIX.length).split('/', 1)[0] ?? '';
  try {
    return decodeURIComponent(written) || null;
  } catch {
    return null;
  }
}

/** The place of a form; null if its key names no page. */
export function placeOfForm(key: string): FormPlace | null {
  const [path = ''] = key.split(SEPARATOR, 1);
  const page = pageAt(path);
  if (!page) return null;
  const loanNum = loanNumOf(path);
  const isOfLoan = page.access.kind === 'menu' || page.access.kind === 'loan';
  return isOfLoan && loanNum === null ? null : { page, loanNum };
}
