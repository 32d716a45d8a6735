import { reportsContract } from '../../domain/reports/reports.contract';
import type { Call } from '../http/call';
import { conditionsAge } from './conditions-age';
import { fallout } from './fallout';
import { lockExpiry } from './lock-expiry';
import { pullThrough } from './pull-through';
import { reportCallsOf } from './report-calls';
import { scheduleCalls } from './schedule-calls';
import { turnTimes } from './turn-times';

/** Reports, each for the roles that it is granted to; their loans are those that the user sees. */
export const reportCalls: readonly Call[] = [
  ...scheduleCalls,
  ...reportCallsOf(
    pullThrough,
    reportsContract['GET /emet-data/reports/pull-through'],
    'Applications that have reached an outcome',
  ),
  ...reportCallsOf(
    turnTimes,
    reportsContract['GET /emet-data/reports/turn-times'],
    'Steps between milestones that loans have taken, with their days',
  ),
  ...reportCallsOf(
    lockExpiry,
    reportsContract['GET /emet-data/reports/lock-expiry'],
    'Active locks with the days until they expire, also those that have expired',
  ),
  ...reportCallsOf(
    fallout,
    reportsContract['GET /emet-data/reports/fallout'],
    'Locked loans that were funded or fell out, with the reason',
  ),
  ...reportCallsOf(
    conditionsAge,
    reportsContract['GET /emet-data/reports/conditions-age'],
    'Open conditions with their age and who has to act',
  ),
];
