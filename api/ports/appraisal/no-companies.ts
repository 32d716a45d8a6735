import type { AppraisalPort } from './appraisal-port';

const never = async () => ({ kind: 'not-reached' }) as const;

/** No appraisal company is connected. */
export const noCompanies: AppraisalPort = {
  ...{ companies: [], isSimulation: false },
  ...{ order: never, revise: never, reassign: never, status: never, cancel: never, files: never },
};
