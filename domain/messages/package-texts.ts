/** What the portal says about packages of documents. */
export const packageTexts = {
  'package-incomplete':
    'The loan lacks something that this package needs. Audit the package again and fix what it finds.',
  'package-has-errors': 'The audit found errors. Fix them, then audit the package again.',
  'package-status': 'This package is not made in the loan’s current status.',
  'package-external': 'Only the lender prepares this package.',
  'package-in-progress': 'The package is still being made. You will find it in the loan’s documents.',
  'package-failed': 'The package could not be made. Audit it again, then generate it.',
  'package-empty': 'The portal makes no form of this package for this loan.',
  'no-document-audit': 'This audit was not found. Audit the package again.',
  'document-audit-expired': 'This audit has expired. Audit the package again.',
  'document-preview-used': 'This preview was opened before. Audit the package again to open another one.',
  'no-document-framework': 'This document framework is not connected.',
  'no-document-account': 'There is no account with this vendor.',
  'document-account-missing':
    'The lender has no account with this vendor of documents. An administrator enters it under Vendor Accounts.',
  'document-account-refused':
    'The vendor of documents refused the lender’s account. An administrator enters it again under Vendor Accounts.',
  'no-plan-code': 'This plan code is not known.',
  'package-without-email': 'A borrower has no name or email address. Enter them, or deliver the package yourself.',
} as const;
