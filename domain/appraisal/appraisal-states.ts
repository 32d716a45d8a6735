/**
 * The states of an appraisal. `accepted` to `delayed`, `declined` and `delivered` come from the appraisal company; `failed` is an order
 * that it never took, and the report of a `rejected` one is never used. A transferred appraisal begins as delivered.
 */
export const appraisalStates = [
  'draft',
  'submitted',
  'accepted',
  'declined',
  'assigned',
  'scheduled',
  'inspected',
  'delayed',
  'delivered',
  'revision',
  'rejected',
  'reviewed',
  'ucdp',
  'complete',
  'cancelled',
  'failed',
] as const;
export type AppraisalState = (typeof appraisalStates)[number];

/** What an appraisal company can report. */
export const companyStates = [
  'submitted',
  'accepted',
  'declined',
  'assigned',
  'scheduled',
  'inspected',
  'delayed',
  'delivered',
  'cancelled',
] as const satisfies readonly AppraisalState[];
export type CompanyState = (typeof companyStates)[number];

const withCompany: readonly AppraisalState[] = [
  'submitted',
  'accepted',
  'assigned',
  'scheduled',
  'inspected',
  'delayed',
  'revision',
];
export const receivedStates: readonly AppraisalState[] = ['delivered', 'reviewed', 'ucdp', 'complete'];

/** Whether the appraisal company is working on it. */
export const isWithCompany = (state: AppraisalState): boolean => withCompany.includes(state);
/** Whether it can be cancelled: a question about a delivered report cannot. */
export const canCancel = (state: AppraisalState): boolean =>
  state === 'draft' || (isWithCompany(state) && state !== 'revision');
/** Whether the company can still assign another appraiser: before the inspection. */
export const canReassign = (state: AppraisalState): boolean =>
  state === 'assigned' || state === 'scheduled' || state === 'delayed';
/** Whether its report is there and can be used. */
export const isReceived = (state: AppraisalState): boolean => receivedStates.includes(state);
/** Whether its fee can be charged: not for a draft, nor for an order that came to nothing. */
export const isPayable = (state: AppraisalState): boolean => isWithCompany(state) || isReceived(state);
/** Whether its value was accepted. */
export const isAccepted = (state: AppraisalState): boolean => isReceived(state) && state !== 'delivered';
