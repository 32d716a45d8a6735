import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { inventPerson } from './invent-person';
import type { LedgerEntry } from './ledger';
import type { OrderedPerson } from './read-order';
import { linesOf } from './write-liabilities';
import { SIMULATION } from './write-report';

const PAGE = { width: 612, height: 792, margin: 54 };
const SIZE = 10;
const LINES = Math.floor((PAGE.height - 2 * PAGE.margin) / 14);

const lastFour = (number: string): string => `***${number.slice(-4)}`;

function textOf(people: readonly OrderedPerson[], entry: LedgerEntry): string[] {
  const scores = people.flatMap((person) => {
    const found = inventPerson(person).scores;
    return [
      `${person.first} ${person.last}   SSN ${lastFour(person.ssn)}`,
      ...entry.bureaus.map((bureau) => `   ${bureau}: ${found[bureau]}`),
    ];
  });
  const lines = linesOf(people).map(
    ({ line }) =>
      `   ${line.creditor}  ${lastFour(line.account)}  ${line.type}  $${line.balance}  $${line.payment ?? 0} a month`,
  );
  return [
    SIMULATION,
    '',
    `Merged credit report ${entry.number}   ${entry.issued}`,
    '',
    ...scores,
    '',
    'Accounts',
    ...lines,
  ];
}

/** Letters that the fonts of every PDF reader do not have become a question mark. */
const printable = (text: string): string => text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?');

/** The printed report, which says on every page that it is made up. */
export async function printReport(people: readonly OrderedPerson[], entry: LedgerEntry): Promise<string> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.setTitle(`Credit report ${entry.number} (simulation)`);
  const lines = textOf(people, entry);
  for (let first = 0; first < lines.length; first += LINES - 2) {
    const page = document.addPage([PAGE.width, PAGE.height]);
    const shown = first === 0 ? lines : [SIMULATION, '', ...lines.slice(first)];
    for (const [index, line] of shown.slice(0, LINES).entries()) {
      page.drawText(printable(line), { x: PAGE.margin, y: PAGE.height - PAGE.margin - index * 14, size: SIZE, font });
    }
  }
  return Buffer.from(await document.save()).toString('base64');
}
