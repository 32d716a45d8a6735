/** The certificate that a loan shows in its status, as the type of its document and its label (CERT-01 to -04). */
export interface Certificate {
  readonly docType: '01 APPROVAL CERTIFICATE' | '02 SUSPENSE NOTIFICATION' | '03 CREDIT DENIAL';
  readonly label: string;
}

const denial: Certificate = { docType: '03 CREDIT DENIAL', label: 'Denial Certification' };
const suspense: Certificate = { docType: '02 SUSPENSE NOTIFICATION', label: 'Suspend Certification' };
const approval: Certificate = { docType: '01 APPROVAL CERTIFICATE', label: 'Approval Certification' };

const approved = ['4', '5', '6', '21', '23', '24', '25', '33', '35'];

/** Which certificate belongs to the status; undefined for statuses without one. */
export function certificateOf(status: string | null | undefined): Certificate | undefined {
  if (status === null || status === undefined) return undefined;
  if (status === '10') return denial;
  if (status === '7' || status === '8') return suspense;
  return approved.includes(status) ? approval : undefined;
}

const types: readonly string[] = [denial, suspense, approval].map(({ docType }) => docType);

/** Whether documents of the type are certificates, which only the lender makes. */
export const isCertificateType = (docType: string): boolean => types.includes(docType);

/** A document of the loan, by either of the two shapes in use. */
export interface CertificateFile {
  readonly docType?: string;
  readonly properties?: { readonly docType?: string };
  /** Instant, ISO 8601. */
  readonly createdTime: string;
}

/** The newest document of the status's certificate; undefined if there is none. */
export function latestCertificate<File extends CertificateFile>(
  status: string | null | undefined,
  files: readonly File[],
): { readonly certificate: Certificate; readonly file: File } | undefined {
  const certificate = certificateOf(status);
  if (!certificate) return undefined;
  const [file] = files
    .filter((candidate) => (candidate.properties?.docType ?? candidate.docType) === certificate.docType)
    .toSorted((a, b) => Date.parse(b.createdTime) - Date.parse(a.createdTime));
  return file && { certificate, file };
}
