import { appraisalOrder } from './appraisal/appraisal-order';
import { ausOrder, findingsOrder } from './aus/aus.service';
import { batchImportOrder, batchUndoOrder } from './batch/batch-order';
import { noticeOrder } from './conversations/notice-order';
import { creditOrder } from './credit/credit-order';
import { lockChangeOrder } from './disclosure/changes/lock-change-order';
import {
  counterofferNoticeOrder,
  decisionDocumentsOrder,
  lockConfirmationOrder,
  reissueOrder,
} from './documents/certificates/document-orders';
import { loanEmailOrder } from './email/loan-email-order';
import { mailOrder } from './email/mail-order';
import { priceRunOrder } from './investor/price-run-order';
import { priceSaveOrder } from './investor/price-save-order';
import type { OrderType } from './orders/orders.service';
import { packageNoticeOrder, packageOrder } from './packages/packages.service';
import { reportEmailOrder } from './reports/report-email-order';
import { signingDateOrder } from './signing/signing-date-order';
import { signingEmailOrder } from './signing/signing-email-order';
import { signingFilingOrder } from './signing/signing-filing-order';
import { signingWatchOrder } from './signing/signing-watch-order';

/** Every kind of order, from the area that knows its outside party. */
export const orderTypes: readonly OrderType[] = [
  creditOrder,
  appraisalOrder,
  ausOrder,
  findingsOrder,
  mailOrder,
  loanEmailOrder,
  decisionDocumentsOrder,
  reissueOrder,
  counterofferNoticeOrder,
  lockConfirmationOrder,
  lockChangeOrder,
  packageOrder,
  packageNoticeOrder,
  noticeOrder,
  batchImportOrder,
  batchUndoOrder,
  priceRunOrder,
  priceSaveOrder,
  reportEmailOrder,
  signingEmailOrder,
  signingDateOrder,
  signingWatchOrder,
  signingFilingOrder,
];
