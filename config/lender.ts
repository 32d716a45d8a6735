import type { BusinessHours } from '../domain/loan/business-hours';

/** The lender as the portal introduces it; each is a general setting (decisions SHELL-03, AUTH-02). */
export const lender = {
  name: 'Emet Mortgage',
  portalName: 'Mortgage Portal',
  purpose: 'Register, price and follow your loans in one place.',
  /** First year of the copyright line. */
  since: 2015,
} as const;

/** Monday to Friday, 9:00 to 15:59 Pacific time, closed on federal holidays. */
export const businessHours: BusinessHours = {
  opens: '09:00',
  closes: '15:59',
  days: [1, 2, 3, 4, 5],
  closedOnFederalHolidays: true,
  holidays: [],
};

/** A general setting: what it is by default, until an administrator changes it. */
export const generalSettings = {
  'lender.name': lender.name,
  'lender.portalName': lender.portalName,
  'lender.purpose': lender.purpose,
  'access.registrationOpen': false,
  'hours.opens': businessHours.opens,
  'hours.closes': businessHours.closes,
  'hours.days': businessHours.days,
  'hours.closedOnFederalHolidays': businessHours.closedOnFederalHolidays,
  'hours.holidays': businessHours.holidays,
  'disclosure.perDiemBasis': 360,
  'email.lockDesk': 'lock-desk@example.com',
  'email.setupTeam': 'setup@example.com',
  'email.support': 'support@example.com',
  'servicing.sender': 'servicing@example.com',
  'servicing.paymentLinks': {
    'Example Servicing': 'https://payments.example.com',
    'Example Loan Care': 'https://loancare.example.com/pay',
  },
  'appraisal.clientPortal': 'https://appraisals.example.com',
} as const;

export type GeneralSettingKey = keyof typeof generalSettings;
