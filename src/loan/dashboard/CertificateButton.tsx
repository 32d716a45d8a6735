import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { certificateOf, latestCertificate } from '../../../domain/loan/certificate';
import type { LoanDocument } from '../../../domain/loan/document';
import type { LoanFile } from '../../providers/data/operations';
import { usePortalData } from '../../providers/data/portal-data-provider';
import { saveBlob } from '../../providers/data/save-blob';
import { ErrorDialog } from '../../shell/blocks/ErrorDialog';

/** Downloads the certificate that belongs to the status; nothing where there is none (CERT-01 to -04). */
export function CertificateButton({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const data = usePortalData();
  const wanted = certificateOf(loan.sStatusT);
  const files = useQuery({
    queryKey: ['loan', loan.sLNm, 'certificates', wanted?.docType],
    queryFn: ({ signal }) => data.loanFiles(loan.sLNm, { docType: wanted?.docType ?? '' }, signal),
    enabled: wanted !== undefined,
  });
  const latest = latestCertificate(loan.sStatusT, files.data ?? []);
  const open = useMutation({
    mutationFn: async (file: LoanFile) => saveBlob(await data.downloadLoanFile(loan.sLNm, file.id), file.name),
  });
  if (!latest) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Download size={16} aria-hidden />}
        loading={open.isPending}
        onClick={() => open.mutate(latest.file)}
      >
        {translate(`loan.dashboard.certificates.${latest.certificate.docType}`)}
      </Button>
      <ErrorDialog error={open.error} onClose={() => open.reset()} />
    </>
  );
}
