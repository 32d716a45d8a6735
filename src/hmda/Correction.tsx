import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, matchPath } from 'react-router-dom';
import { mayOpen, mayUse } from '../../domain/access/may-open';
import { mayEditStatus } from '../../domain/access/permissions';
import type { HmdaLoanDetail } from '../../domain/hmda/hmda.schemas';
import { isRegisterField, type RegisterField } from '../../domain/hmda/register-fields';
import { fieldSpec } from '../../domain/loan/fields/field-table';
import { loanPath } from '../../domain/pages/loan-path';
import { useSessionUser } from '../access/public';
import { pageById, pageTable } from '../pages/page-table';
import { Note } from '../ui/layout/primitives';

type Finding = HmdaLoanDetail['findings'][number];

/** The page with the field in focus, where it has an input of its own. */
const addressOf = (path: string, page: string, field: string | null): string =>
  page.startsWith('app/') && field !== null && fieldSpec(field)?.place === 'loan' ? `${path}?at=${field}` : path;

interface Props {
  readonly loan: HmdaLoanDetail;
  readonly finding: Finding;
  readonly onCorrect: (field: RegisterField) => void;
}

/** How a finding is corrected: here, on a page of the loan or in the general settings, or by others if the user may not. */
export function Correction({ loan, finding: { field, page: at }, onCorrect }: Props) {
  const translate = useTranslate();
  const user = useSessionUser();
  if (isRegisterField(field)) {
    return (
      <Button size="small" variant="outlined" onClick={() => onCorrect(field)}>
        {translate('hmda.correct')}
      </Button>
    );
  }
  const settings = pageById('admin-general-settings');
  if (at === null && !mayOpen(settings.access, user))
    return <Note as="span">{translate('hmda.askAdministrator')}</Note>;
  const path = at === null ? settings.path : `${loanPath(loan.loanNum)}/${at}`;
  const page = pageTable.find((one) => matchPath(one.path, path) !== null);
  const name = page ? translate(`pages.${page.title}`) : '';
  if (page && !mayOpen(page.access, user)) return <Note as="span">{translate('hmda.onPage', { page: name })}</Note>;
  const mayWrite =
    at === null || (page && user !== null && mayUse(page.access, user, 'write') && mayEditStatus(user, loan.status));
  return (
    <Button size="small" component={Link} to={at === null ? path : addressOf(path, at, field)}>
      {translate(at === null ? 'hmda.toSettings' : mayWrite ? 'hmda.correct' : 'hmda.seeOn', { page: name })}
    </Button>
  );
}
