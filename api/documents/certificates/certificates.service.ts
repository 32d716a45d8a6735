import type { CertificateRequest } from '../../../domain/documents/certificate.schemas';
import { pacificDate } from '../../../domain/format/date';
import { type Certificate, certificateOf, latestCertificate } from '../../../domain/loan/certificate';
import type { LoanDocument } from '../../../domain/loan/document';
import { certificateIssuers } from '../../../domain/underwriting/certificate-issuers';
import type { AppContext } from '../../app-context';
import { notAuthorized, notFound } from '../../http/app-error';
import { hasRole } from '../../http/call-access';
import type { Caller } from '../../http/caller';
import { readLos } from '../../loan/gateway.service';
import { sha256Of } from '../../ports/files/digest';
import { settingOf } from '../../reference/reference.service';
import { fileDocument, openDocument } from '../documents.service';
import { renderDocument } from '../engine/render-document';
import { approvalCertificate, denialCertificate, suspenseNotification } from '../templates/certificates';
import { certificateDataOf } from './certificate-data';

const templates: Readonly<Record<Certificate['docType'], typeof approvalCertificate>> = {
  '01 APPROVAL CERTIFICATE': approvalCertificate,
  '02 SUSPENSE NOTIFICATION': suspenseNotification,
  '03 CREDIT DENIAL': denialCertificate,
};

/** Certificates bear a day, so one that is made again on the same day has the same bytes. */
const dayOf = (instant: Date | string): Date => new Date(`${pacificDate(instant)}T12:00:00Z`);

/** The same content after the same version has the same ID, so that issuing it twice at once, or again after a timeout, stores it once. */
async function versionId(parts: readonly string[]): Promise<string> {
  const digest = await sha256Of(Buffer.from(parts.join('\n')));
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => digest.slice(from, to));
  return `${a}-${b}-8${c}-8${d}-${e}`;
}

/**
 * The certificate of the loan's status (CERT-01 to -04): the latest one or, for an underwriter who asks for it, a new version
 * if the facts have changed since. Earlier versions stay among the documents of the loan.
 */
export async function loanCertificate(
  portal: AppContext,
  caller: Caller,
  loan: LoanDocument,
  { language, issue }: CertificateRequest,
) {
  if (issue && !hasRole(caller.actor, certificateIssuers)) throw notAuthorized();
  const certificate = certificateOf(loan.sStatusT);
  if (!certificate) throw notFound('no-certificate');
  const { docType } = certificate;
  const template = templates[docType];
  const files = await readLos(() => portal.los.files(loan.sLNm, { docType }));
  const latest = latestCertificate(loan.sStatusT, files)?.file;
  if (!issue) {
    if (!latest) throw notFound('no-certificate');
    return openDocument(portal, caller, loan.sLNm, latest.id);
  }
  const conditions = await readLos(() => portal.los.conditions(loan.sLNm));
  const data = certificateDataOf(loan, conditions, await settingOf(portal.db, 'suspenseDays'));
  const madeOn = async (day: Date): Promise<Buffer> =>
    Buffer.from(await renderDocument(portal, template, data, { language, created: day }));
  if (latest && latest.sha256 === (await sha256Of(await madeOn(dayOf(latest.createdTime))))) {
    return openDocument(portal, caller, loan.sLNm, latest.id);
  }
  const bytes = await madeOn(dayOf(portal.clock()));
  const name = `${docType} ${loan.sLNm}.pdf`;
  const filing = { loanNum: loan.sLNm, folderName: docType, docType };
  const id = await versionId([loan.sLNm, docType, latest?.id ?? '', await sha256Of(bytes)]);
  return openDocument(portal, caller, loan.sLNm, await fileDocument(portal, caller, filing, { id, name, bytes }));
}
