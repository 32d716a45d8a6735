import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { programPages } from '../../../domain/loan/write-pages';
import { loanPath } from '../../../domain/pages/loan-path';
import { useEditable } from '../../shell/loan/useLoan';
import { Note } from '../../ui/layout/primitives';
import { useSection } from '../edit/section-context';

/** Which program sets the terms below, with a link to choose another one. */
export function ProgramTermsNote() {
  const translate = useTranslate();
  const { loan, loanNum } = useSection();
  const { editable } = useEditable(programPages, loanNum);
  return (
    <Note as="p" margin="0" style={{ '--span': 12 } as React.CSSProperties}>
      {translate('application.setByProgram.note', { program: `\u2068${loan.sLpTemplateNm}\u2069` })}{' '}
      {editable && (
        <Link to={loanPath(loanNum, 'register-select-program')}>{translate('application.setByProgram.select')}</Link>
      )}
    </Note>
  );
}
