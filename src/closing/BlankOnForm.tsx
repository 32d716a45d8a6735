import { Alert, Link as TextLink } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { ClosingDisclosures } from '../../domain/disclosure/closing/closings.contract';
import { loanPath } from '../../domain/pages/loan-path';
import { useFormats } from '../providers/i18n/useFormats';
import { useClosingText } from './useClosings';

interface Props {
  readonly loanNum: string;
  readonly next: Pick<ClosingDisclosures['next'], 'parties' | 'payees'>;
}

/** What the form that is about to be issued leaves blank: parties without a contact, payees, and the file number until it is entered. */
export function BlankOnForm({ loanNum, next: { parties, payees } }: Props) {
  const t = useClosingText();
  const { line } = useFormats();
  const fileNumber: unknown = useWatch({ name: 'fileNumber' });
  const hasNumber = typeof fileNumber === 'string' && fileNumber.trim() !== '';
  const parts = [
    ...parties.map((party) => t(`parties.${party}`)),
    ...(payees.length > 0 ? [t('payeesOf', { fees: line(payees) })] : []),
    ...(hasNumber ? [] : [t('fileNumber')]),
  ];
  if (parts.length === 0) return null;
  return (
    <Alert severity="warning">
      {t('blankOnForm', { parts: line(parts) })}{' '}
      {parties.length > 0 && (
        <TextLink component={Link} to={loanPath(loanNum, 'contacts')}>
          {t('addContacts')}
        </TextLink>
      )}{' '}
      {payees.length > 0 && (
        <TextLink component={Link} to={loanPath(loanNum, 'loan')}>
          {t('namePayees')}
        </TextLink>
      )}
    </Alert>
  );
}
