import { lenderContract } from '../../../domain/lender/lender.contract';
import { publicOf } from '../../../domain/lender/read-settings';
import type { Call } from '../../http/call';
import { administrators } from '../../http/call-access';
import { defineCall } from '../../http/define-call';
import { offeredByLos } from '../../los/offered';
import { logoCalls } from './logo/logo.routes';
import { saveSettings, settingsOf, settingsRecord } from './settings.service';

const admin = administrators('admin-general-settings');
const area = 'emet-data';

export const settingCalls: readonly Call[] = [
  defineCall(lenderContract, 'GET /public/settings', {
    area: 'public',
    summary:
      'Who the lender is, its hours and how it is reached, and what its loan origination system offers; for everyone, signed in or not.',
    access: { kind: 'public' },
    handle: async ({ portal }) => {
      const [settings, offered] = await Promise.all([settingsOf(portal.db), offeredByLos(portal.los)]);
      return { ...publicOf(settings), losCapabilities: offered };
    },
  }),
  defineCall(lenderContract, 'GET /emet-data/general-settings/general', {
    area,
    summary: 'The general settings. Administrators only, because some control sign-in.',
    access: admin,
    handle: ({ portal }) => settingsRecord(portal.db),
  }),
  defineCall(lenderContract, 'POST /emet-data/general-settings/general', {
    area,
    summary: 'Saves changed general settings, with the version that was read.',
    access: admin,
    handle: (context) => saveSettings(context.portal.db, context.body, context.caller),
  }),
  ...logoCalls,
];
