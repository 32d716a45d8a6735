import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { certificateOf, latestCertificate } from '../../../domain/loan/certificate';
import type { LoanDocument } from '../../../domain/loan/document';
import { queryKeys } from '../../providers/data/query-keys';
import { useMayAskLos } from '../../shell/lender';
import { shellCalls } from '../../shell/shell-calls';
import { DownloadButton } from '../../ui/DownloadButton';

/** Downloads the certificate for the loan's status; hidden if there is none (CERT-01 to -04). */
export function CertificateButton({ loan }: { readonly loan: LoanDocument }) {
  const translate = useTranslate();
  const hasDocuments = useMayAskLos('documents');
  const expected = certificateOf(loan.sStatusT);
  const files = useQuery({
    queryKey: queryKeys.certificates(loan.sLNm, expected?.docType),
    queryFn: ({ signal }) => shellCalls.documents(loan.sLNm, { docType: expected?.docType ?? '' }, signal),
    enabled: expected !== undefined && hasDocuments,
  });
  const latest = latestCertificate(loan.sStatusT, files.data ?? []);
  if (!latest) return null;
  const { file, certificate } = latest;
  return (
    <DownloadButton
      label={translate(`loan.dashboard.certificates.${certificate.docType}`)}
      fileName={file.name}
      fetchFile={() => shellCalls.document(loan.sLNm, file.id)}
    />
  );
}
