import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import {
  answerBody,
  assignBody,
  completeBody,
  newSample,
  ofItem,
  ofReview,
  qcReport,
  qcReview,
  qcReviewDetail,
  qcReviewer,
  qcSample,
  reviewerBody,
} from './quality-control.schemas';

/** Reviews of closed loans after the fact. */
export const qualityControlContract = {
  'GET /emet-data/qc-reviews': { query: listQuery, answer: z.array(qcReview).readonly() },
  'GET /emet-data/qc-reviews/export': { query: exportQuery, file: 'text/csv' },
  'GET /emet-data/qc-reviews/{id}': { params: ofReview, answer: qcReviewDetail },
  'POST /emet-data/qc-reviews/{id}/reviewer': { params: ofReview, body: reviewerBody, answer: qcReviewDetail },
  'GET /emet-data/qc-reviews/{id}/reviewers': { params: ofReview, answer: z.array(qcReviewer).readonly() },
  'POST /emet-data/qc-reviews/{id}/assignment': { params: ofReview, body: assignBody, answer: qcReviewDetail },
  'POST /emet-data/qc-reviews/{id}/items/{item}': { params: ofItem, body: answerBody, answer: qcReviewDetail },
  'POST /emet-data/qc-reviews/{id}/complete': { params: ofReview, body: completeBody, answer: qcReviewDetail },
  'GET /emet-data/qc-samples': { answer: z.array(qcSample).readonly() },
  'POST /emet-data/qc-samples': { body: newSample, answer: qcSample, status: 201 },
  'GET /emet-data/qc-report': { answer: qcReport },
} satisfies Contract;

export type QualityControlContract = typeof qualityControlContract;
