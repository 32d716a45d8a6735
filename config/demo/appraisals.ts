import type { AppraisalState } from '../../domain/appraisal/appraisal-states';

/** An appraisal of the demo: how far it is, and what happened on the way, oldest first, by days before today. */
interface DemoAppraisal {
  readonly state: AppraisalState;
  readonly events: readonly (readonly [kind: string, daysAgo: number])[];
  /** The value as a share of the loan's own, in percent; absent without a report. */
  readonly valuePercent?: number;
  readonly company: 'CORNER' | 'LANTERN';
}

/** Statuses of the loans that get one, in this order: they are past registration and not closed. */
export const appraisedStatuses = ['29', '22', '28', '13', '4', '33', '21'] as const;

/** One appraisal for each of the first loans in these statuses. */
export const demoAppraisals: readonly DemoAppraisal[] = [
  { state: 'draft', company: 'CORNER', events: [['draft', 1]] },
  {
    ...{ state: 'scheduled', company: 'LANTERN' },
    events: [
      ['submitted', 3],
      ['accepted', 3],
      ['assigned', 2],
      ['scheduled', 1],
    ],
  },
  {
    ...{ state: 'delayed', company: 'CORNER' },
    events: [
      ['submitted', 8],
      ['accepted', 8],
      ['assigned', 6],
      ['scheduled', 5],
      ['delayed', 2],
    ],
  },
  {
    ...{ state: 'delivered', company: 'CORNER', valuePercent: 97 },
    events: [
      ['submitted', 10],
      ['accepted', 10],
      ['assigned', 9],
      ['scheduled', 7],
      ['inspected', 3],
      ['delivered', 1],
    ],
  },
  {
    ...{ state: 'delivered', company: 'LANTERN', valuePercent: 103 },
    events: [
      ['submitted', 12],
      ['accepted', 11],
      ['assigned', 10],
      ['scheduled', 8],
      ['inspected', 4],
      ['delivered', 2],
    ],
  },
  {
    ...{ state: 'declined', company: 'LANTERN' },
    events: [
      ['submitted', 2],
      ['declined', 1],
    ],
  },
  {
    ...{ state: 'cancelled', company: 'CORNER' },
    events: [
      ['submitted', 6],
      ['accepted', 6],
      ['cancelled', 5],
    ],
  },
];
