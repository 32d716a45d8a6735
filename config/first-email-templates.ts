/** Templates that a new portal begins with; an administrator changes them as they like. */
export const firstEmailTemplates = [
  {
    code: 'WELCOME',
    label: 'Welcome to the borrower',
    subject: 'Your loan [[loanNumber]] with [[lenderName]]',
    notes: `<p>Dear [[borrowerName]],</p><p>Thank you for choosing [[lenderName]]. We have opened loan <strong>[[loanNumber]]</strong> for the property at [[propertyAddress]], [[propertyCity]], [[propertyState]] [[propertyZip]].</p><p>[[loanOfficer]] is your contact: [[loanOfficerEmail]], [[loanOfficerPhone]].</p><p>[[lenderName]]<br>NMLS [[lenderNmlsId]]</p>`,
    recipients: ['borrower', 'coborrower', 'loanOfficer'],
  },
  {
    code: 'DOCUMENTS',
    label: 'Documents are needed',
    subject: 'Documents needed for loan [[loanNumber]]',
    notes: `<p>Dear [[borrowerName]],</p><p>To go on with loan <strong>[[loanNumber]]</strong> we still need:</p><ul><li>Pay stubs of the last 30 days</li><li>Bank statements of the last two months</li></ul><p>Please send them to [[processor]] or to [[contactEmail]].</p>`,
    recipients: ['borrower', 'loanOfficer', 'processor'],
  },
  {
    code: 'LOCKED',
    label: 'Rate lock confirmation',
    subject: 'Rate locked for loan [[loanNumber]]',
    notes: `<p>Dear [[borrowerName]],</p><p>The rate of loan <strong>[[loanNumber]]</strong> was locked on [[lockDate]] at <strong>[[noteRate]]</strong> for the program [[loanProgram]]. The lock expires on <strong>[[lockExpiration]]</strong>.</p>`,
    recipients: ['borrower', 'loanOfficer'],
  },
  {
    code: 'LOCK-EXPIRING',
    label: 'Rate lock expires soon',
    subject: 'The lock of loan [[loanNumber]] expires on [[lockExpiration]]',
    notes: `<p>[[loanOfficer]],</p><p>The rate lock of loan [[loanNumber]] ([[borrowerName]]) expires on <strong>[[lockExpiration]]</strong>. Closing is estimated for [[estimatedClosing]].</p>`,
    recipients: ['loanOfficer', 'processor', 'accountExecutive'],
  },
  {
    code: 'CLOSING',
    label: 'Getting ready to close',
    subject: 'Closing of loan [[loanNumber]]',
    notes: `<p>Hello,</p><p>Loan <strong>[[loanNumber]]</strong> of [[borrowerName]], [[loanAmount]], is estimated to close on [[estimatedClosing]]. Please contact [[loanOfficer]] with any question.</p>`,
    recipients: ['closingAgent', 'docDrawer', 'funder', 'loanOfficer'],
  },
] as const;
