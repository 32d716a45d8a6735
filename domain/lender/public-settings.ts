import { type BusinessHours, defaultBusinessHours } from '../loan/business-hours';

/** What everybody reads of the lender, signed in or not. */
export interface PublicSettings extends BusinessHours {
  readonly lenderName: string;
  readonly portalName: string;
  readonly nmlsId: string | null;
  readonly contactEmail: string | null;
  readonly contactPhone: string | null;
  /** The line of purpose at the sign-in, in each language; null keeps the portal's own words (decisions AUTH-02). */
  readonly welcomeEn: string | null;
  readonly welcomeTr: string | null;
  readonly welcomeAr: string | null;
}

/** What is so until an administrator sets it otherwise (decisions SHELL-03, CONST-02). */
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
