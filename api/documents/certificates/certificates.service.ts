import { hasDemoScore } from '../../../domain/credit/demo-score';
import type { CertificateRequest } from '../../../domain/documents/certificate.schemas';
import { folderOfType } from '../../../domain/documents/document-types';
import { pacificDate } from '../../../domain/format/date';
import type { Language } from '../../../domain/format/language';
import { type Certificate, certificateOf, latestCertificate } from '../../../domain/loan/certificate';
import type { LoanDocument } from '../../../domain/loan/document';
import { certificateIssuers } from '../../../domain/underwriting/certificate-issuers';
import type { AppContext } from '../../app-context';
import { notAuthorized, notFound } from '../../http/app-error';
import { hasRole } from '../../http/call-access';
import type { Caller } from '../../http/caller';
import { type LosAuthor, readLos } from '../../loan/gateway.service';
import { offeredByLos } from '../../los/offered';
import { sha256Of } from '../../ports/files/digest';
import { settingOf } from '../../reference/reference.service';
import { contentId } from '../content-id';
import { openDocument } from '../documents.service';
import { renderDocument } from '../engine/render-document';
import { fileDocument } from '../file-document';
import { approvalCertificate, denialCertificate, suspenseNotification } from '../templates/certificates';
import { certificateDataOf } from './certificate-data';
import { lastDecision } from './last-decision';

const templates: Readonly<Record<Certificate['docType'], typeof approvalCertificate>> = {
  '01 APPROVAL CERTIFICATE': approvalCertificate,
  '02 SUSPENSE NOTIFICATION': suspenseNotification,
  '03 CREDIT DENIAL': denialCertificate,
};

/** Certificates bear a day, so one that is made again on the same day has the same bytes. */
const dayOf = (instant: Date | string): Date => new Date(`${pacificDate(instant)}T12:00:00Z`);

async function dataOf(portal: AppContext, loan: LoanDocument, status: string) {
  const offered = await offeredByLos(portal.los);
  const log = await readLos(() => portal.los.statusLog(loan.sLNm));
  return certificateDataOf(loan, {
    status,
    decision: lastDecision(log, status),
    isDemoScore: hasDemoScore(loan, log),
    conditions: offered.includes('conditions') ? await readLos(() => portal.los.conditions(loan.sLNm)) : [],
    suspenseDays: await settingOf(portal.db, 'suspenseDays'),
    today: pacificDate(portal.clock()),
  });
}

/**
 * Issues the certificate of a status: a new version in the place of the latest one, unless the facts have not changed since.
 * Returns the ID of its document; undefined if the status has no certificate.
 */
export async function issueCertificate(
  portal: AppContext,
  author: Caller<LosAuthor>,
  loan: LoanDocument,
  { status, language }: { readonly status: string; readonly language: Language },
): Promise<string | undefined> {
  const docType = certificateOf(status)?.docType;
  if (!docType) return undefined;
  const latest = latestCertificate(status, await readLos(() => portal.los.files(loan.sLNm, { docType })))?.file;
  const data = await dataOf(portal, loan, status);
  const owner = author.actor.login;
  const madeOn = async (day: Date): Promise<Buffer> =>
    Buffer.from(await renderDocument(portal, templates[docType], data, { language, created: day, owner }));
  if (latest && latest.sha256 === (await sha256Of(await madeOn(dayOf(latest.createdTime))))) return latest.id;
  const bytes = await madeOn(dayOf(portal.clock()));
  const id = await contentId([loan.sLNm, docType, latest?.id ?? '', await sha256Of(bytes)]);
  const filing = { loanNum: loan.sLNm, folderName: folderOfType(docType) ?? docType, docType };
  const document = { id, name: `${docType} ${loan.sLNm}.pdf`, bytes };
  return fileDocument(portal, author, filing, document, latest);
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
  const status = loan.sStatusT;
  const docType = certificateOf(status)?.docType;
  if (!docType) throw notFound('no-certificate');
  const id = issue
    ? await issueCertificate(portal, caller, loan, { status, language })
    : latestCertificate(status, await readLos(() => portal.los.files(loan.sLNm, { docType })))?.file.id;
  if (id === undefined) throw notFound('no-certificate');
  return openDocument(portal, caller, loan.sLNm, id);
}
