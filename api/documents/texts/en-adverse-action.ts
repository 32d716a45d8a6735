/** The notice of adverse action; its legal texts follow 12 CFR 1002.9(b)(1) and 15 USC 1681m. */
export const adverseAction = {
  title: 'Notice of Action Taken',
  greeting: 'Dear {{name}}:',
  regarding: 'Your application',
  facts: {
    date: 'Date',
    loanNumber: 'Loan number',
    applied: 'Application date',
    requested: 'Requested',
    amount: 'Amount',
    property: 'Property',
    action: 'Action taken',
  },
  actions: {
    denied: 'Application denied',
    incomplete: 'Application incomplete',
    counteroffer: 'Counteroffer not accepted',
  },
  leads: {
    denied: 'Thank you for applying to {{lender}}. We are sorry that we can’t approve your application.',
    incomplete:
      'Thank you for applying to {{lender}}. We can’t approve your application because we didn’t receive all the information that we asked for.',
    counteroffer:
      'Thank you for applying to {{lender}}. We couldn’t approve the loan that you asked for, and you didn’t accept the terms that we offered instead.',
  },
  reasonsHeading: 'Principal reasons for our decision',
  reasonsOnRequest:
    'You have the right to a statement of the specific reasons for our decision. Ask for it within 60 days of this notice, at the address below. We will send it within 30 days of receiving your request.',
  creditHeading: 'Information from consumer reporting agencies',
  demo: 'Demo data: the credit information below is a sample. No credit bureau was contacted. Do not send this notice to an applicant.',
  creditUsed:
    'Our decision was based in whole or in part on information from the consumer reporting agencies below. They didn’t make the decision and can’t tell you why it was made.',
  creditRights:
    'Under the Fair Credit Reporting Act you have the right to know what is in your credit file. You can get a free copy of your report from these agencies if you ask within 60 days of this notice, and you can dispute with them any information that is inaccurate or incomplete.',
  agency: 'Agency',
  agencyAddress: 'Address',
  agencyPhone: 'Phone',
  scoreHeading: 'Your credit score',
  scoreUsed:
    'We used your credit score in our decision. It is a number that reflects the information in your credit report, and it can change as that information changes.',
  score: 'Score',
  scoreDate: 'Date',
  scoreRange: 'Range',
  scoreRangeValue: '{{lowest}} to {{highest}}',
  scoreSource: 'Source',
  factorsHeading: 'Key factors that lowered your score',
  factorsEnclosed: 'The key factors are listed in the credit score disclosure that comes with this notice.',
  equalHeading: 'Notice of the Equal Credit Opportunity Act',
  equal:
    'The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is:',
  questions: 'Questions about this notice',
  closing: 'Sincerely,',
};
