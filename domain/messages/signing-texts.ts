/** Messages about documents that borrowers sign online. Their own pages have texts of their own. */
export const signingTexts = {
  'signing-link-not-valid':
    'This link doesn’t work. It may have expired or been replaced. Ask your loan officer for a new one.',
  'signing-wrong-pin': 'The code is wrong or has expired.',
  'signing-has-code': 'Enter the access code that your loan officer gave you.',
  'signing-closed': 'This package can’t be signed or changed any more.',
  'signing-stale': 'The package has changed. Reload it to see what happened.',
  'signing-needs-consent': 'Agree to electronic documents first.',
  'signing-not-opened': 'Open the document first.',
  'signing-not-read': 'Read all documents before you sign.',
  'signing-other-documents': 'These aren’t the documents of the package. Reload the page.',
  'signing-name-differs': 'Type your name as it is in the documents: {{name}}.',
  'signing-consent-changed': 'The terms have changed. Reload the page and read them again.',
  'signing-wrong-code': 'This isn’t the code in the test document.',
  'signing-key-used': 'Another package was sent with this key.',
  'signing-loan-ended': 'The loan has ended, so nothing can be sent to sign.',
  'signer-without-documents': '{{name}} has no document to sign. Choose one, or remove the signer.',
} as const;
