import { Button } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useNotify, useTranslate } from 'react-admin';
import { certificateOf } from '../../../domain/loan/certificate';
import type { LoanDocument } from '../../../domain/loan/document';
import { certificateIssuers } from '../../../domain/underwriting/certificate-issuers';
import { useSessionUser } from '../../access/public';
import { queryKeys } from '../../providers/data/query-keys';
import { saveBlob } from '../../providers/data/save-blob';
import { useLosOffers } from '../../shell/lender';
import { shellCalls } from '../../shell/shell-calls';
import { ErrorDialog } from '../../ui/ErrorDialog';

/** Issues the certificate of the loan's status and downloads it; an unchanged one stays as it is. For underwriters. */
export function IssueCertificateButton({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const notify = useNotify();
  const user = useSessionUser();
  const queries = useQueryClient();
  const hasDocuments = useLosOffers('documents');
  const certificate = certificateOf(loan.sStatusT);
  const issue = useMutation({
    mutationFn: () => shellCalls.issueCertificate(loan.sLNm),
    onSuccess: (file) => {
      saveBlob(file, `${certificate?.docType ?? ''} ${loan.sLNm}.pdf`);
      notify('loan.dashboard.certificateIssued', { type: 'success' });
      return queries.invalidateQueries({ queryKey: queryKeys.certificates(loan.sLNm, certificate?.docType) });
    },
  });
  const mayIssue = user !== null && certificateIssuers.some((role) => user.roles.includes(role));
  if (!certificate || !hasDocuments || !mayIssue) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<FileCheck size={16} strokeWidth={1.6} aria-hidden="true" />}
        loading={issue.isPending}
        loadingPosition="start"
        onClick={() => issue.mutate()}
      >
        {translate('loan.dashboard.issueCertificate')}
      </Button>
      <ErrorDialog error={issue.error} onClose={() => issue.reset()} />
    </>
  );
}
