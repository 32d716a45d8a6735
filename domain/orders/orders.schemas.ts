import { z } from 'zod';
import { appraisalOrderRequest, appraisalOrderResult } from '../appraisal/appraisal-order.schemas';
import { ausOrderRequest, ausOrderResult, findingsOrderRequest } from '../aus/aus-order.schemas';
import { noticeOrderRequest, noticeOrderResult } from '../conversations/conversation.schemas';
import { creditOrderRequest, creditOrderResult } from '../credit/credit-order.schemas';
import { lockChangeRequest, lockChangeResult } from '../disclosure/changes/lock-change.schemas';
import { decisionDocumentsRequest, issuedDocuments, reissueRequest } from '../documents/issued-documents.schemas';
import { packageOrderRequest, packageOrderResult } from '../documents/package-order.schemas';
import { emailOrderRequest, emailOrderResult } from '../email/loan-email.schemas';
import { mailOrderRequest } from '../email/mail-order.schemas';
import { priceRunRequest, priceRunResult, priceSaveResult } from '../investor/price-run-orders.schemas';
import { errorTextsSchema } from '../messages/error-body.schemas';
import {
  signingDateRequest,
  signingEmailRequest,
  signingEmailResult,
  signingOrderRequest,
} from '../signing/signing.schemas';
import { batchImportResult, batchRequest, batchUndoResult } from './batch-order.schemas';
import { orderStates } from './order-states';
import { reportOrderRequest, reportOrderResult } from './report-order.schemas';

/** Why an order is not done (yet): a code of the engine or of the outside party, and its message. */
export const orderProblem = errorTextsSchema.extend({ code: z.string() });
export type OrderProblem = z.infer<typeof orderProblem>;

/** The request and result of each kind of order. The result is null until an order is completed. */
export const orderKinds = {
  'credit-report': { request: creditOrderRequest, result: creditOrderResult },
  'appraisal-order': { request: appraisalOrderRequest, result: appraisalOrderResult },
  'aus-submission': { request: ausOrderRequest, result: ausOrderResult },
  'aus-findings': { request: findingsOrderRequest, result: issuedDocuments },
  'decision-documents': { request: decisionDocumentsRequest, result: issuedDocuments },
  'certificate-reissue': { request: reissueRequest, result: issuedDocuments },
  'counteroffer-notice': { request: reissueRequest, result: issuedDocuments },
  'lock-confirmation': { request: reissueRequest, result: issuedDocuments },
  'lock-change': { request: lockChangeRequest, result: lockChangeResult },
  'document-package': { request: packageOrderRequest, result: packageOrderResult },
  'package-notice': { request: packageOrderRequest, result: z.null() },
  'loan-email': { request: emailOrderRequest, result: emailOrderResult },
  mail: { request: mailOrderRequest, result: z.null() },
  'message-notice': { request: noticeOrderRequest, result: noticeOrderResult },
  'batch-import': { request: batchRequest, result: batchImportResult },
  'batch-undo': { request: batchRequest, result: batchUndoResult },
  'price-run': { request: priceRunRequest, result: priceRunResult },
  'price-run-save': { request: priceRunRequest, result: priceSaveResult },
  'report-email': { request: reportOrderRequest, result: reportOrderResult },
  'signing-email': { request: signingEmailRequest, result: signingEmailResult },
  'signing-date': { request: signingDateRequest, result: z.null() },
  'signing-watch': { request: signingOrderRequest, result: z.null() },
  'signing-filing': { request: signingOrderRequest, result: z.null() },
} as const;
export type OrderKind = keyof typeof orderKinds;

const lenderOrders: readonly OrderKind[] = [
  'package-notice',
  'loan-email',
  'mail',
  'report-email',
  'signing-email',
  'signing-date',
  'signing-watch',
  'signing-filing',
];

/** Only the lender's people order emails and signatures, and see what became of them. */
export const isLenderOrder = (kind: string): boolean => lenderOrders.some((each) => each === kind);

const instant = z.iso.datetime();

const orderOf = <K extends OrderKind>(kind: K) =>
  z.object({
    id: z.uuid(),
    kind: z.literal(kind),
    state: z.enum(orderStates),
    by: z.string().nullable().describe('Who ordered it; null for the portal itself'),
    createdAt: instant,
    submittedAt: instant.nullable(),
    waitingAt: instant.nullable().describe('Since when it is with the outside party'),
    endedAt: instant.nullable(),
    attempts: z.int().describe('How often it was sent'),
    request: orderKinds[kind].request,
    result: orderKinds[kind].result.nullable(),
    problem: orderProblem
      .nullable()
      .describe('Of a failed order: the cause; of an open one: the problem of the last try'),
    canCancel: z.boolean(),
  });

/** An order as pages see it. */
export const orderAnswer = z.discriminatedUnion('kind', [
  orderOf('credit-report'),
  orderOf('appraisal-order'),
  orderOf('aus-submission'),
  orderOf('aus-findings'),
  orderOf('decision-documents'),
  orderOf('certificate-reissue'),
  orderOf('lock-confirmation'),
  orderOf('lock-change'),
  orderOf('counteroffer-notice'),
  orderOf('document-package'),
  orderOf('package-notice'),
  orderOf('mail'),
  orderOf('loan-email'),
  orderOf('message-notice'),
  orderOf('batch-import'),
  orderOf('batch-undo'),
  orderOf('price-run'),
  orderOf('price-run-save'),
  orderOf('report-email'),
  orderOf('signing-email'),
  orderOf('signing-date'),
  orderOf('signing-watch'),
  orderOf('signing-filing'),
]);
export type Order = z.infer<typeof orderAnswer>;
