import { childrenOf, element, escaped, type XmlNode } from './soap';

interface LoanPart {
  readonly fields: Map<string, string>;
  readonly collections: Map<string, string>;
}

/** A loan of the simulator: texts as they were saved. */
export interface SimulatedLoan extends LoanPart {
  name: string;
  oldName: string;
  isValid: boolean;
  modifiedAt: Date;
  readonly applicants: LoanPart[];
}

const newPart = (): LoanPart => ({ fields: new Map(), collections: new Map() });

export const newLoan = (name: string, modifiedAt: Date): SimulatedLoan => ({
  ...newPart(),
  ...{ name, oldName: '', isValid: true, modifiedAt, applicants: [newPart()] },
});

const digits = (text: string | undefined): string => (text ?? '').replace(/\D/g, '');
const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Dates may be sent as yyyy-MM-dd, and are shown as MM/DD/YYYY. */
const shownText = (text: string): string => text.trim().replace(isoDate, '$2/$3/$1');

const fieldElement = (id: string, text: string): string =>
  element('field', { id }, [escaped(text).replaceAll('\r', '&#xD;')]);

/** The content of a collection again, whose records keep their IDs only if the simulator is to keep them. */
function recordsOf(collection: XmlNode, keepsIds: boolean): string {
  return childrenOf(collection, 'record')
    .map((record) => {
      const fields = childrenOf(record, 'field').filter(({ attributes }) => keepsIds || attributes.id !== 'RecordId');
      return element(
        'record',
        {},
        fields.map(({ attributes, text }) => fieldElement(attributes.id ?? '', shownText(text))),
      );
    })
    .join('');
}

function savePart(part: LoanPart, node: XmlNode, keepsIds: boolean): void {
  for (const { attributes, text } of childrenOf(node, 'field')) part.fields.set(attributes.id ?? '', shownText(text));
  for (const collection of childrenOf(node, 'collection')) {
    part.collections.set(collection.attributes.id ?? '', recordsOf(collection, keepsIds));
  }
}

/** The application with this number, otherwise the first of the others without one; a new one if there is none. */
function applicantOf(loan: SimulatedLoan, ssn: string, taken: ReadonlySet<LoanPart>): LoanPart {
  const free = loan.applicants.filter((part) => !taken.has(part));
  const has = (part: LoanPart) => digits(part.fields.get('aBSsn'));
  const named = ssn === '' ? undefined : free.find((part) => has(part) === ssn);
  const found = named ?? free.find((part) => has(part) === '');
  if (found) return found;
  const added = newPart();
  loan.applicants.push(added);
  return added;
}

/** Why a save is refused; undefined if it may be done. */
export function saveProblem(loan: SimulatedLoan, saved: XmlNode): string | undefined {
  const sent = new Map(childrenOf(saved, 'field').map(({ attributes, text }) => [attributes.id, text.trim()]));
  const status = sent.get('sStatusT');
  const isSet = sent.get('sStatusLckd') === 'True' || loan.fields.get('sStatusLckd') === 'True';
  if (status !== undefined && status !== loan.fields.get('sStatusT') && !isSet) {
    return 'sStatusT can only be set if sStatusLckd is True.';
  }
  return undefined;
}

/** Saves fields, applications and collections of a `loan` element. */
export function saveLoan(loan: SimulatedLoan, saved: XmlNode, keepsIds: boolean): void {
  savePart(loan, saved, keepsIds);
  const taken = new Set<LoanPart>();
  const parts = childrenOf(saved, 'applicant').map((node) => {
    const part = applicantOf(loan, digits(node.attributes.id), taken);
    taken.add(part);
    return { node, part };
  });
  for (const { node, part } of parts) savePart(part, node, keepsIds);
}

/** Removes the application with a number; false if there is none. */
export function deleteApplicant(loan: SimulatedLoan, ssn: string): boolean {
  const at = loan.applicants.findIndex((part) => digits(part.fields.get('aBSsn')) === digits(ssn));
  if (at < 0) return false;
  loan.applicants.splice(at, 1);
  return true;
}

function filled(part: LoanPart, query: XmlNode): string[] {
  return [
    ...childrenOf(query, 'field').map(({ attributes: { id = '' } }) => fieldElement(id, part.fields.get(id) ?? '')),
    ...childrenOf(query, 'collection').map(({ attributes: { id = '' } }) =>
      element('collection', { id }, [part.collections.get(id) ?? '']),
    ),
  ];
}

/** The answer to a query: its empty fields filled. An application without a number is every application. */
export function loadLoan(loan: SimulatedLoan, query: XmlNode): string {
  const applicants = childrenOf(query, 'applicant').flatMap((asked) => {
    const ssn = digits(asked.attributes.id);
    return loan.applicants
      .filter((part) => ssn === '' || digits(part.fields.get('aBSsn')) === ssn)
      .map((part) => element('applicant', { id: digits(part.fields.get('aBSsn')) }, filled(part, asked)));
  });
  const numbered = { ...loan, fields: new Map(loan.fields).set('sLNm', loan.name) };
  return element('LOXmlFormat', { version: '1.0' }, [element('loan', {}, [...filled(numbered, query), ...applicants])]);
}
