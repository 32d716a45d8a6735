import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { missingForLender } from '../../domain/application/requirements/lender-requirements';
import { requestedApplication } from '../../domain/disclosure/edisclosure';
import { formatDate, pacificDate } from '../../domain/format/date';
import { formatMoney } from '../../domain/format/money';
import { formatPercent } from '../../domain/format/percent';
import type { LoanDocument } from '../../domain/loan/document';
import { loanFieldPages } from '../../domain/loan/write-pages';
import { useFormats } from '../providers/i18n/useFormats';
import { useEditable } from '../shell/loan/useLoan';
import { token } from '../theme/tokens';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorDialog } from '../ui/ErrorDialog';
import { disclosureRecipients, recipientText } from './disclosure-recipients';
import { LenderItems } from './LenderItems';
import { MissingItemsForm } from './MissingItemsForm';
import { registrationCalls } from './registration-calls';
import { useRefetchRegistration } from './useRegistration';

interface Props {
  readonly loan: LoanDocument;
  readonly readOnly: boolean;
  /** Where the user goes once the request is sent. */
  readonly then: string;
}

function SendRequest({ loan, readOnly: disabled, then }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const { line } = useFormats();
  const refetch = useRefetchRegistration(loan.sLNm);
  const [asking, setAsking] = useState(false);
  const request = useMutation({
    mutationFn: () => registrationCalls.requestDisclosureByLender(loan.sLNm),
    onSuccess: async () => {
      await refetch();
      notify('registration.lenderPage.sent', { type: 'success' });
      await navigate(then);
    },
    onError: () => {
      setAsking(false);
      void refetch();
    },
  });
  return (
    <>
      <Button variant="contained" disabled={disabled} onClick={() => setAsking(true)}>
        {translate('registration.lenderPage.send')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={translate('registration.lenderPage.title')}
        confirmLabel={translate('registration.lenderPage.send')}
        busy={request.isPending}
        onConfirm={() => request.mutate()}
        onCancel={() => setAsking(false)}
      >
        {translate('registration.lenderPage.confirm', {
          loanNum: loan.sLNm,
          amount: formatMoney(loan.sFinalLAmt ?? loan.sLAmtCalc),
          rate: formatPercent(loan.sNoteIR),
          name: line(disclosureRecipients(loan).map(recipientText)),
        })}{' '}
        {translate('registration.lenderPage.applied', {
          date: formatDate(requestedApplication(loan, pacificDate(new Date()))),
        })}
      </ConfirmDialog>
      <ErrorDialog error={request.error} onClose={() => request.reset()} />
    </>
  );
}

/** Checks that the loan has all that the lender needs, and requests the disclosures. */
export function LenderPrepare({ loan, readOnly, then }: Props) {
  const translate = useTranslate();
  const { editable } = useEditable(loanFieldPages);
  const missing = missingForLender(loan);
  return (
    <Box sx={{ display: 'grid', gap: 4, justifyItems: 'stretch' }}>
      <Typography sx={{ color: token('text-2') }}>{translate('registration.lenderPage.lead')}</Typography>
      <LenderItems loan={loan} />
      <MissingItemsForm loan={loan} missing={missing} readOnly={readOnly || !editable} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="body2" role="status">
          {missing.length === 0
            ? translate('registration.lenderPage.complete')
            : translate('registration.lenderPage.missing', { count: missing.length, smart_count: missing.length })}
        </Typography>
        <SendRequest loan={loan} readOnly={readOnly || missing.length > 0} then={then} />
      </Box>
    </Box>
  );
}
