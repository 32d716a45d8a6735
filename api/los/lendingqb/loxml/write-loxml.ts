import { cdata, element } from '../../../ports/vendors/xml';
import type { CoarseLoan } from '../../coarse/coarse-los';
import { elementText } from '../soap/envelope';
import type { LoxmlNames } from './loxml-names';
import { type RenderedPart, renderLoan, type renderRecord } from './rendered-loan';

const digits = (ssn: string | null | undefined): string => (ssn ?? '').replace(/\D/g, '');

const fieldElement = (id: string, text: string): string => element('field', { id }, [elementText(text)]);

const recordElement = (record: ReadonlyMap<string, string>): string =>
  element(
    'record',
    {},
    [...record].map(([id, text]) => fieldElement(id, text)),
  );

const collectionElement = (id: string, records: readonly ReadonlyMap<string, string>[]): string =>
  element('collection', { id }, records.map(recordElement));

const nothing: RenderedPart = { fields: new Map(), collections: new Map() };

/** The elements of what differs. A collection is sent whole and as it is in `sent`, because its records have no names of their own. */
function changedElements(before: RenderedPart, after: RenderedPart, sent = after): string[] {
  const fields = [...after.fields].filter(([id, text]) => text !== (before.fields.get(id) ?? ''));
  const collections = [...after.collections]
    .map(([id, records]) => [id, collectionElement(id, records)] as const)
    .filter(([id, text]) => text !== collectionElement(id, before.collections.get(id) ?? []))
    .map(([id]) => collectionElement(id, sent.collections.get(id) ?? []));
  return [...fields.map(([id, text]) => fieldElement(id, text)), ...collections];
}

/** The whole document: `LOXmlFormat` of version 1.0 with a loan. */
const loxml = (elements: readonly string[]): string =>
  element('LOXmlFormat', { version: '1.0' }, [element('loan', {}, elements)]);

/** LendingQB takes a status only with this flag. */
const STATUS_FLAG = 'sStatusLckd';

/** A save of the difference between two states of a loan. */
export interface LoxmlChange {
  /** The content of the call; null if there is nothing to save. */
  readonly content: string | null;
  /** The Social Security numbers of applications that were removed; null for one without. */
  readonly removed: readonly (string | null)[];
}

interface ChangedApplicant {
  readonly id: string;
  readonly elements: readonly string[];
}

/** Those that differ. An application without a number is counted among those without one, so that an empty one holds its place. */
function applicantElements(applicants: readonly ChangedApplicant[]): string[] {
  const lastUnnamed = applicants.findLastIndex(({ id, elements }) => id === '' && elements.length > 0);
  return applicants
    .filter(({ id, elements }, index) => elements.length > 0 || (id === '' && index < lastUnnamed))
    .map(({ id, elements }) => element('applicant', { id }, elements));
}

interface ChangedLoan {
  readonly own: readonly string[];
  readonly applicants: readonly ChangedApplicant[];
}

/** How a loan differs from another. An application is named by the Social Security number that LendingQB knows it by. */
function changedLoan(
  names: LoxmlNames,
  before: CoarseLoan | null,
  after: CoarseLoan,
  render?: typeof renderRecord,
): ChangedLoan {
  const was = before && renderLoan(names, before);
  const is = renderLoan(names, after);
  const sent = renderLoan(names, after, render);
  return {
    own: changedElements(was?.loan ?? nothing, is.loan),
    applicants: is.applicants.map((part, index) => ({
      id: digits(before?.applicants[index]?.aBSsn) || digits(after.applicants[index]?.aBSsn),
      elements: changedElements(was?.applicants[index] ?? nothing, part, sent.applicants[index]),
    })),
  };
}

function loanElements({ own, applicants }: ChangedLoan): string[] {
  const movesStatus = own.some((text) => text.startsWith('<field id="sStatusT"'));
  const flag = movesStatus ? [fieldElement(STATUS_FLAG, 'True')] : [];
  return [...own, ...flag, ...applicantElements(applicants)];
}

/** Whether a loan as it is now has everything that a save was to change. What else differs is someone else's. */
export function hasChange(
  names: LoxmlNames,
  { before, after, now }: { readonly before: CoarseLoan | null; readonly after: CoarseLoan; readonly now: CoarseLoan },
): boolean {
  const wanted = changedLoan(names, before, after);
  const missing = changedLoan(names, now, after);
  const isThere = (texts: readonly string[], left: readonly string[] = []) =>
    !texts.some((text) => left.includes(text));
  return (
    now.applicants.length <= after.applicants.length &&
    isThere(wanted.own, missing.own) &&
    wanted.applicants.every(({ elements }, index) => isThere(elements, missing.applicants[index]?.elements))
  );
}

/** The change from a loan to another, without what is the same, so that a save overwrites no one's change of another field. */
export function loxmlChange(
  names: LoxmlNames,
  before: CoarseLoan,
  after: CoarseLoan,
  render?: typeof renderRecord,
): LoxmlChange {
  const elements = loanElements(changedLoan(names, before, after, render));
  return {
    content: elements.length === 0 ? null : loxml(elements),
    removed: before.applicants.slice(after.applicants.length).map(({ aBSsn }) => digits(aBSsn) || null),
  };
}

/** Whether a change would replace collections of LendingQB. */
export const changesRecords = (names: LoxmlNames, before: CoarseLoan, after: CoarseLoan): boolean =>
  changedLoan(names, before, after).applicants.some(({ elements }) =>
    elements.some((text) => text.startsWith('<collection')),
  );

/** The query for a whole loan. An application without a number is every application. */
export function loxmlQuery({ loan, applicant, lists }: LoxmlNames): string {
  const empty = (ids: readonly string[]) => ids.map((id) => element('field', { id }));
  const collections = [...new Set(lists.flatMap((list) => list.collections))];
  return loxml([
    ...empty(['sLNm', ...loan.map(({ id }) => id)]),
    element('applicant', {}, [
      ...empty(applicant.map(({ id }) => id)),
      ...collections.map((id) => element('collection', { id })),
    ]),
  ]);
}

/** The options of a new loan with its content. */
export function newLoanOptions(names: LoxmlNames, loan: CoarseLoan, template: string | undefined): string {
  const number = fieldElement('sLNm', loan.sLNm);
  const content = loxml([number, ...loanElements(changedLoan(names, null, loan))]);
  const options = [
    ['IsLead', 'False'],
    ...(template === undefined ? [] : [['TemplateNm', template]]),
    ['Format', '0'],
  ] as const;
  return element('LOXmlFormat', { version: '1.0' }, [
    ...options.map(([id = '', text = '']) => fieldElement(id, text)),
    element('field', { id: 'ImportFileContent' }, [cdata(content)]),
  ]);
}

/** The content that gives a loan another number. */
export const renamed = (loanNum: string): string => loxml([fieldElement('sLNm', loanNum)]);
