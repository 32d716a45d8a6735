import { describe, expect, it } from 'vitest';
import { certificateOf, latestCertificate } from './certificate';
import { statusCodes } from './codes/status-codes';
import { expiryDate, expiryDates } from './expiry';

describe('the certificate of a status', () => {
  it.each([
    ['10', 'Denial Certification'],
    ['7', 'Suspend Certification'],
    ['8', 'Suspend Certification'],
    ['4', 'Approval Certification'],
    ['35', 'Approval Certification'],
  ])('%s is the %s', (status, label) => expect(certificateOf(status)?.label).toBe(label));

  it('is an approval in exactly nine statuses, and null in most', () => {
    const approved = Object.keys(statusCodes).filter((code) => certificateOf(code)?.label === 'Approval Certification');
    expect(approved).toEqual(['4', '5', '6', '21', '23', '24', '25', '33', '35']);
    expect(['28', '13', '47', '20', undefined].map(certificateOf)).toEqual(Array(5).fill(undefined));
  });

  it('is the newest document of its type by instant, not by text', () => {
    const files = [
      { id: 'a', docType: '01 APPROVAL CERTIFICATE', createdTime: '2024-03-01T10:00:00Z' },
      { id: 'b', properties: { docType: '01 APPROVAL CERTIFICATE' }, createdTime: '2024-03-01T23:00:00-08:00' },
      { id: 'c', docType: '02 SUSPENSE NOTIFICATION', createdTime: '2024-05-01T10:00:00Z' },
    ];
    expect(latestCertificate('4', files)?.file.id).toBe('b');
    expect(latestCertificate('8', files)?.file.id).toBe('c');
    expect(latestCertificate('10', files)).toBeUndefined();
    expect(latestCertificate('28', files)).toBeUndefined();
  });
});

describe('expiry', () => {
  it('is 120 days after the source date', () => {
    expect([expiryDate('2024-01-01'), expiryDate('2023-01-01'), expiryDate('2025-06-30')]).toEqual([
      '2024-04-30',
      '2023-05-01',
      '2025-10-28',
    ]);
  });

  it('is known for appraisal, credit of the first application, and title', () => {
    const loan = {
      sSpValuationEffectiveD: '2024-01-01',
      sPrelimRprtDocumentD: null,
      applicants: [{ aCrOd: '2023-01-01' }, { aCrOd: '2024-06-01' }],
    };
    expect(expiryDates(loan)).toEqual({ appraisal: '2024-04-30', credit: '2023-05-01', title: null });
  });
});
