import { reportRoles } from '../../domain/pages/report-pages';
import { qualityControlContract } from '../../domain/quality-control/quality-control.contract';
import { type Call, pageReply, reply } from '../http/call';
import { defineCall } from '../http/define-call';
import { listParameters } from '../http/list-query';
import { assignReview, reviewersFor } from './assign.service';
import { qcReportOf } from './report.service';
import { reviewList } from './review-rows';
import { answerItem, completeReview, qcReviewOf, qcReviews, qcReviewsFile, setReviewer } from './reviews.service';
import { drawSample, qcSamples } from './samples.service';

const area = 'emet-data';

const access = {
  kind: 'roles',
  roles: reportRoles['quality-control'],
  pages: ['reports-quality-control', 'reports-quality-control-review'],
} as const;

/** Who gives reviews to others. */
const assigning = { ...access, roles: ['Administrator'] } as const;

/** Samples of closed loans and their reviews. */
export const qualityControlCalls: readonly Call[] = [
  defineCall(qualityControlContract, 'GET /emet-data/qc-reviews', {
    area,
    summary: 'Reviews of sampled loans, those due first.',
    access,
    query: listParameters(reviewList),
    handle: async ({ portal, query }) => pageReply('reviews', await qcReviews(portal, query)),
  }),
  defineCall(qualityControlContract, 'GET /emet-data/qc-reviews/export', {
    area,
    summary: 'The reviews that a filter finds as CSV, without notes.',
    access,
    query: listParameters(reviewList).omit({ range: true }),
    handle: async ({ portal, query }) => qcReviewsFile(portal, query),
  }),
  defineCall(qualityControlContract, 'GET /emet-data/qc-reviews/{id}', {
    area,
    summary: 'A review with its checklist.',
    access,
    handle: ({ portal, params }) => qcReviewOf(portal, params.id),
  }),
  defineCall(qualityControlContract, 'POST /emet-data/qc-reviews/{id}/reviewer', {
    area,
    summary:
      'Takes a review that no one has, or gives it back. 403 for a user who worked on the loan, 409 with `current` for another version.',
    access,
    handle: ({ portal, caller, params, body }) => setReviewer(portal, caller, params.id, body),
  }),
  defineCall(qualityControlContract, 'GET /emet-data/qc-reviews/{id}/reviewers', {
    area,
    summary:
      'Users who can be given a review: those of quality control who did not work on its loan. For administrators.',
    access: assigning,
    handle: ({ portal, params }) => reviewersFor(portal, params.id),
  }),
  defineCall(qualityControlContract, 'POST /emet-data/qc-reviews/{id}/assignment', {
    area,
    summary:
      'Gives an open review to a user, or takes it from who has it; answers that were given stay. For administrators. 409 with `current` ' +
      'for another version.',
    access: assigning,
    handle: ({ portal, caller, params, body }) => assignReview(portal, caller, params.id, body),
  }),
  defineCall(qualityControlContract, 'POST /emet-data/qc-reviews/{id}/items/{item}', {
    area,
    summary:
      'Answers an item of the checklist, for the reviewer. A finding has a severity and a note. 409 with `current` for another version.',
    access,
    handle: ({ portal, caller, params, body }) => answerItem(portal, caller, params, body),
  }),
  defineCall(qualityControlContract, 'POST /emet-data/qc-reviews/{id}/complete', {
    area,
    summary: 'Completes a review whose items are all answered, or opens it again; for the reviewer.',
    access,
    handle: ({ portal, caller, params, body }) => completeReview(portal, caller, params.id, body),
  }),
  defineCall(qualityControlContract, 'GET /emet-data/qc-samples', {
    area,
    summary: 'Every sample with its rule, seed and progress, the latest month first.',
    access,
    handle: ({ portal }) => qcSamples(portal),
  }),
  defineCall(qualityControlContract, 'POST /emet-data/qc-samples', {
    area,
    summary:
      'Draws a sample of the loans closed in a month that is over: a share of them at random, or of those that a rule finds. A month has ' +
      'one random sample. The caller makes the ID, so that a repeated call draws once.',
    access,
    handle: async ({ portal, caller, body }) => reply({ status: 201, body: await drawSample(portal, caller, body) }),
  }),
  defineCall(qualityControlContract, 'GET /emet-data/qc-report', {
    area,
    summary: 'Defect rates of the random samples by month, and the findings of completed reviews by item.',
    access,
    handle: ({ portal }) => qcReportOf(portal),
  }),
];
