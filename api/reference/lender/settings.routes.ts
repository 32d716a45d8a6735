import { z } from 'zod';
import type { PublicFacts } from '../../../domain/lender/public-facts';
import { publicOf } from '../../../domain/lender/read-settings';
import { settingNames, settingTable } from '../../../domain/lender/setting-table';
import { losCapabilities } from '../../../domain/los/capabilities';
import { type Call, defineCall, reply } from '../../http/call';
import { offeredByLos } from '../../los/offered';
import { type SettingsRecord, saveSettings, settingsOf, settingsRecord } from './settings.service';

const admin = { kind: 'roles', roles: ['Administrator'] } as const;
const area = 'emet-data';
const path = '/emet-data/general-settings/general';

const shapeOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, z.unknown()]));
const publicNames = settingNames.filter((name) => settingTable[name].reader === 'public');

const publicAnswer = z.object({
  ...shapeOf(publicNames),
  losCapabilities: z.array(z.enum(losCapabilities)),
}) as unknown as z.ZodType<PublicFacts>;
const recordAnswer = z.object({
  id: z.literal('general'),
  version: z.int(),
  ...shapeOf(settingNames),
}) as unknown as z.ZodType<SettingsRecord>;

export const settingCalls: readonly Call[] = [
  defineCall({
    method: 'GET',
    path: '/public/settings',
    area: 'public',
    summary:
      'Who the lender is, its hours and how it is reached, and what its loan origination system offers; for everyone, signed in or not.',
    access: { kind: 'public' },
    answer: publicAnswer,
    handle: async ({ portal }) => {
      const [settings, offered] = await Promise.all([settingsOf(portal.db), offeredByLos(portal.los)]);
      return reply({
        body: { ...publicOf(settings), losCapabilities: offered },
        headers: { 'Cache-Control': 'no-cache' },
      });
    },
  }),
  defineCall({
    method: 'GET',
    path,
    area,
    summary: 'The general settings. Administrators only: some say how people sign in.',
    access: admin,
    answer: recordAnswer,
    handle: ({ portal }) => settingsRecord(portal.db),
  }),
  defineCall({
    method: 'POST',
    path,
    area,
    summary: 'Saves what changed of the general settings, with the version that was read.',
    access: admin,
    body: z.looseObject({ version: z.int().optional() }),
    answer: recordAnswer,
    handle: (context) => saveSettings(context.portal.db, context.body, context.caller),
  }),
];
