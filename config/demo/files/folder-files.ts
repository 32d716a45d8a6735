import { dailySheetPages } from '../../../domain/pricing/daily-sheet';
import { demoCompanies } from '../organization';
import { demoPrograms } from '../programs/demo-programs';
import { demoRateSheets } from '../programs/rate-sheet-generator';
import { pdfBytes, pdfOf } from './pdf';

/** A file of a folder of the demo lender. */
export interface DemoFile {
  readonly name: string;
  readonly bytes: Buffer;
}

const LENDER = 'Emet Mortgage (demonstration)';

const document = (title: string, lines: readonly string[]): DemoFile => ({
  name: `${title}.pdf`,
  bytes: pdfOf([title, LENDER, '', ...lines]),
});

const forms = [
  'Borrower Authorization',
  'Broker Fee Agreement',
  'Change of Circumstance Request',
  'Condominium Questionnaire',
  'Gift Letter',
  'Hazard Insurance Request',
  'Letter of Explanation',
  'Lock Extension Request',
  'Submission Checklist',
  'Verification of Employment',
  'Verification of Rent',
  'Wire Instructions Request',
];

export const demoForms: readonly DemoFile[] = forms.map((title) =>
  document(title, [
    'Loan number: ______________________',
    'Borrower: __________________________',
    '',
    'Signature and date: __________________',
  ]),
);

const products = [
  'Adjustable 5-6',
  'Adjustable 7-6',
  'Adjustable 10-6',
  'Asset Depletion',
  'Bank Statement 12 Months',
  'Bank Statement 24 Months',
  'Bridge Loan',
  'Closed-End Second',
  'Conforming Fixed',
  'Construction to Permanent',
  'Debt Service Coverage',
  'FHA Purchase',
  'FHA Streamline',
  'First-Time Buyer',
  'Foreign National',
  'High Balance Fixed',
  'Home Equity Line',
  'Interest Only',
  'Jumbo Fixed',
  'Manufactured Home',
  'Renovation',
  'USDA Rural',
  'VA Purchase',
  'VA Refinance',
];

export const demoGuidelines: readonly DemoFile[] = products.map((product) =>
  document(`${product} Guideline`, [
    'Eligible borrowers, properties and documents for this product.',
    'Example for demonstration. Not an offer to lend.',
  ]),
);

/** The price groups with their own rate sheets. */
export const demoRateGroups: readonly string[] = [
  ...new Set([...demoCompanies.map((company) => company.priceGroup), 'RETAIL']),
];

/** The daily rate sheet of a group on a day, at the prices that the demo lender starts with. */
export function demoRateSheet(priceGroup: string, day: string): DemoFile {
  const effective = new Date(`${day}T14:00:00Z`);
  const sheets = demoRateSheets({ seed: 1, programs: demoPrograms, effective });
  const pages = dailySheetPages({
    ...{ priceGroup, number: 1, effectiveAt: effective.toISOString(), programs: demoPrograms, sheets },
  });
  return { name: `Rate Sheet ${priceGroup} ${day}.pdf`, bytes: pdfBytes(pages, 'Courier') };
}

/** An announcement of the demo lender; days are counted from the first start. */
export interface DemoAnnouncement {
  readonly name: string;
  readonly body: string;
  readonly pinned: boolean;
  readonly isPublic: boolean;
  readonly daysAgo: number;
}

export const demoAnnouncements: readonly DemoAnnouncement[] = [
  {
    name: 'Holiday hours for locks',
    body: '<p>The lock desk is <strong>closed on federal holidays</strong>. Locks that expire on a holiday can be extended on the business day before.</p><ul><li><p>Lock requests: Monday to Friday, 9:00 to 15:59 Pacific time</p></li><li><p>Everything else in the portal works around the clock</p></li></ul>',
    pinned: true,
    isPublic: true,
    daysAgo: 6,
  },
  {
    name: 'New guideline for bank statement loans',
    body: '<p>We now accept <em>12 months</em> of statements from self-employed borrowers. The guideline lists what to send.</p>',
    pinned: false,
    isPublic: true,
    daysAgo: 2,
  },
  {
    name: 'Faster condition review',
    body: '<h3>What’s new</h3><p>We review conditions the same day when we receive them before noon.</p><h3>How you can help</h3><ol><li><p>One file for each condition</p></li><li><p>All pages of each statement, including blank ones</p></li></ol>',
    pinned: false,
    isPublic: false,
    daysAgo: 1,
  },
];
