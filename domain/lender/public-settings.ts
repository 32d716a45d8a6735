import { defaultBusinessHours } from '../loan/business-hours';
import type { PublicSettings } from './settings.schemas';

/** Defaults until an administrator changes them (decisions SHELL-03, CONST-02). */
export const publicDefaults: PublicSettings = {
  lenderName: 'Emet Mortgage',
  portalName: 'Mortgage Portal',
  nmlsId: '000000',
  contactEmail: 'help@example.com',
  contactPhone: '(626) 555-0100',
  welcomeEn: null,
  welcomeTr: null,
  welcomeAr: null,
  ...defaultBusinessHours,
};
