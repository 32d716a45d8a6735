import { element, escaped } from '../../ports/vendors/xml';
import type { OrderedPerson } from './read-order';
import type { Person } from './scenarios';

interface Alert {
  readonly category: string;
  readonly text: string;
}

const alerts: Readonly<Partial<Record<Person, Alert>>> = {
  'fraud-alert': {
    category: 'FACTAFraudVictimExtended',
    text: 'EXTENDED FRAUD ALERT: verify the identity of the applicant at (626) 555-0142 before extending credit.',
  },
  'active-duty': {
    category: 'FACTAActiveDuty',
    text: 'ACTIVE DUTY ALERT: contact the applicant at (626) 555-0143 before extending credit.',
  },
  address: { category: 'FACTAAddressDiscrepancy', text: 'The address of the order differs from the one on file.' },
  frozen: { category: 'CreditFileSuppressed', text: 'TransUnion: the applicant has frozen this file.' },
  deceased: { category: 'DeathClaim', text: 'This Social Security number is reported as that of a deceased person.' },
  'ssn-mismatch': {
    category: 'DemographicsVerification',
    text: 'The Social Security number was issued to another name.',
  },
  'risk-score': { category: 'FACTARiskScoreValue', text: 'Too many recent inquiries lowered the score.' },
  'authorized-user': {
    category: 'RecentlyAddedAuthorizedUserAlert',
    text: 'The applicant was recently added to an account as an authorized user.',
  },
};

/** The alerts about a person, and the result of the sanctions lists. */
export function alertElements({ id }: OrderedPerson, scenario: Person): string[] {
  const alert = alerts[scenario];
  const isMatch = scenario === 'sanctions';
  return [
    ...(alert
      ? [
          element('ALERT_MESSAGE', { BorrowerID: id, _CategoryType: alert.category }, [
            element('_Text', {}, [escaped(alert.text)]),
          ]),
        ]
      : []),
    element('REGULATORY_PRODUCT', {
      BorrowerID: id,
      _SourceType: 'OFAC',
      _ResultStatusType: isMatch ? 'Match' : 'Clear',
      _ResultText: isMatch ? 'Possible match with the SDN list' : undefined,
    }),
  ];
}
