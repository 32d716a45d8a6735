import type { DocumentTemplate } from '../engine/document-template';
import type { Print } from '../engine/print';
import { type AdverseActionData, adverseActionData } from './adverse-action.schemas';

const sample: AdverseActionData = {
  loanNum: '2600000142',
  applicant: 'Ruta Lindqvist',
  address: ['8 Juniper Court', 'Burbank, CA 91502'],
  appliedD: '2026-10-26',
  amount: '480000.00',
  property: '41 Larkspur Lane, Unit 3, Pasadena, CA 91101',
  action: 'denied',
  reasons: ['obligations-excessive', 'income-unverified', 'recent-inquiries'],
  otherReason: null,
  agencies: [
    { name: 'Northgate Credit Bureau', address: '1200 Example Street, Chester, PA 19013', phone: '(800) 555-0110' },
    { name: 'Lakeside Credit Bureau', address: '77 Example Road, Allen, TX 75013', phone: '(800) 555-0120' },
  ],
  score: {
    value: 618,
    scoredD: '2026-10-27',
    lowest: 300,
    highest: 850,
    source: 'Northgate Credit Bureau',
    factors: [
      'Proportion of balances to credit limits on revolving accounts is too high',
      'Amount owed on accounts is too high',
      'Time since most recent account opening is too short',
      'Number of recent inquiries',
    ],
  },
  isDemoScore: false,
  equalCreditAgency:
    'Federal Trade Commission, Equal Credit Opportunity, 600 Pennsylvania Avenue NW, Washington, DC 20580',
};

function scoreOf({ score }: AdverseActionData, { texts, facts, filled, date }: Print): object | null {
  const label = texts['adverse-action'];
  if (!score) return null;
  const range = { lowest: String(score.lowest), highest: String(score.highest) };
  return {
    factors: score.factors,
    facts: facts([
      [label.score, String(score.value)],
      [label.scoreRange, filled(label.scoreRangeValue, range)],
      [label.scoreDate, date(score.scoredD)],
      [label.scoreSource, score.source, 'wide'],
    ]),
  };
}

/** The notice that an applicant gets of a denial, of an incomplete application or of a counteroffer that was not accepted. */
export const adverseAction: DocumentTemplate<AdverseActionData> = {
  id: 'adverse-action',
  schema: adverseActionData,
  sample,
  title: (texts) => texts['adverse-action'].title,
  loanNum: ({ loanNum }) => loanNum,
  view: (data, print) => {
    const { texts, sentence, facts, date, money } = print;
    const { facts: label, leads, actions, greeting } = texts['adverse-action'];
    const listed = data.reasons.map((reason) => print.code('sDenialReasonsT', reason) ?? reason);
    return {
      today: print.today,
      addressee: [data.applicant, ...data.address],
      greeting: sentence(greeting, { name: data.applicant }),
      lead: sentence(leads[data.action], { lender: print.lender }),
      facts: facts([
        [label.action, actions[data.action]],
        [label.applied, date(data.appliedD)],
        [label.loanNumber, data.loanNum],
        [label.amount, money(data.amount)],
        [label.property, data.property, 'wide'],
      ]),
      reasons: data.otherReason === null ? listed : [...listed, data.otherReason],
      agencies: data.agencies,
      score: scoreOf(data, print),
      demo: data.isDemoScore ? texts['adverse-action'].demo : null,
      equalCreditAgency: data.equalCreditAgency,
    };
  },
};
