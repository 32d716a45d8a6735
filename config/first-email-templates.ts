/** Templates of a new portal. Administrators can change them. */
export const firstEmailTemplates = [
  {
    code: 'WELCOME',
    label: 'Welcome to the borrower',
    subject: 'Your loan [[loanNum]] with [[lenderName]]',
    notes: `<p>Dear [[borrowerName]],</p><p>Thank you for choosing [[lenderName]]. We have opened loan <strong>[[loanNum]]</strong> for the property at [[propertyAddress]], [[propertyCity]], [[propertyState]] [[propertyZip]].</p><p>[[loanOfficer]] is your contact: [[loanOfficerEmail]], [[loanOfficerPhone]].</p><p>[[lenderName]]<br>NMLS [[lenderNmlsId]]</p>`,
    recipients: ['borrower', 'coborrower', 'loanOfficer'],
  },
  {
    code: 'DOCUMENTS',
    label: 'Documents needed',
    subject: 'Documents needed for loan [[loanNum]]',
    notes: `<p>Dear [[borrowerName]],</p><p>To continue with loan <strong>[[loanNum]]</strong>, we still need:</p><ul><li>Pay stubs for the last 30 days</li><li>Bank statements for the last two months</li></ul><p>Please send them to [[processor]] or to [[contactEmail]].</p>`,
    recipients: ['borrower', 'loanOfficer', 'processor'],
  },
  {
    code: 'LOCKED',
    label: 'Rate lock confirmation',
    subject: 'Rate locked for loan [[loanNum]]',
    notes: `<p>Dear [[borrowerName]],</p><p>We locked the rate on loan <strong>[[loanNum]]</strong> at <strong>[[noteRate]]</strong> on [[lockDate]]. The program is [[loanProgram]]. The lock expires on <strong>[[lockExpiration]]</strong>.</p>`,
    recipients: ['borrower', 'loanOfficer'],
  },
  {
    code: 'LOCK-EXPIRING',
    label: 'Rate lock expires soon',
    subject: 'The rate lock on loan [[loanNum]] expires on [[lockExpiration]]',
    notes: `<p>[[loanOfficer]],</p><p>The rate lock on loan [[loanNum]] ([[borrowerName]]) expires on <strong>[[lockExpiration]]</strong>. The estimated closing date is [[estimatedClosing]].</p>`,
    recipients: ['loanOfficer', 'processor', 'accountExecutive'],
  },
  {
    code: 'CLOSING',
    label: 'Getting ready to close',
    subject: 'Closing loan [[loanNum]]',
    notes: `<p>Hello,</p><p>Loan <strong>[[loanNum]]</strong> for [[borrowerName]] ([[loanAmount]]) is expected to close on [[estimatedClosing]]. Please contact [[loanOfficer]] with any questions.</p>`,
    recipients: ['closingAgent', 'docDrawer', 'funder', 'loanOfficer'],
  },
  {
    code: 'SERVICING',
    label: 'Loan payments move to a servicer',
    subject: 'Payments on loan [[loanNum]] from [[transferDate]]',
    notes: `<p>Dear [[borrowerName]],</p><p>From [[transferDate]], [[servicer]] accepts the payments on your loan <strong>[[loanNum]]</strong>. Your loan number there is [[servicerLoanNum]].</p><p>Your first payment is due on [[firstPaymentDue]], the next one on [[dueDate]]. Pay at [[servicerLink]].</p>`,
    recipients: ['borrower', 'coborrower'],
  },
] as const;
