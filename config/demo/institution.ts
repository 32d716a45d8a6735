import type { Settings } from '../../domain/lender/settings.schemas';

/** The institution of the demo. The LEI is the example of 12 CFR 1003, appendix C; the tax ID cannot exist. */
export const demoInstitution = {
  hmdaLei: '10Bx939c5543TqA1144M',
  hmdaAgency: '7',
  hmdaTaxId: '00-0000000',
  hmdaContactName: 'Rosa Delgado',
  hmdaContactPhone: '(626) 555-0142',
  hmdaContactEmail: 'hmda@example.com',
  hmdaStreet: '350 Example Avenue, Suite 200',
  hmdaCity: 'Pasadena',
  hmdaState: 'CA',
  hmdaZip: '91101',
} as const satisfies Partial<Settings>;
