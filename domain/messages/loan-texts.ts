/** Messages of the eDisclosure and the status log of a loan (EDISC-01 to -09). */
export const loanTexts = {
  'edisclosure-signed': 'The eDisclosure has been signed on {{date}}',
  'edisclosure-sent': 'The eDisclosure has been sent on {{date}}',
  'edisclosure-issued': 'The eDisclosure has been issued on {{date}}',
  'edisclosure-requested': 'The eDisclosure has been requested on {{date}}',
  'edisclosure-requested-self': 'The eDisclosure has been requested on {{date}} (Self-Prepare)',
  'edisclosure-requested-lender': 'The eDisclosure has been requested on {{date}} (Lender-Prepare)',
  'edisclosure-uploaded': 'The signed initial disclosures have been uploaded.',
  'loan-submitted': 'Loan has been submitted.',
  'edisclosure-cancelled': 'eDisclosure request canceled. Before: {{before}}',
  'document-issued': '{{document}} issued',
  'document-received': '{{document}} received',
  'document-signed': '{{document}} signed',
  'loan-opened': 'Opened',
  'changed-in-los': 'Changed in the loan origination system',
  'loan-registered': 'Registered',
} as const;
