import type { NewLoanDocument } from '../../loan/document';
import type { Owner, VestingRecord } from '../../loan/records';
import { capitals } from './capitals';
import { type Holding, holdingsOf } from './holdings';
import { mannerText } from './manner-text';
import { titleHolderName } from './title-holder-name';

/** Obligated or a spouse, but not on title: co-signer, non-title spouse, non-purchasing spouse. */
const OFF_TITLE: readonly unknown[] = ['1', '3', '4'];

/** Whether anyone in this list holds title. */
export const takesTitle = ({ type }: Pick<VestingRecord, 'type'>): boolean => !OFF_TITLE.includes(type);

type Person = Readonly<Partial<Record<'firstName' | 'middleName' | 'lastName' | 'suffix', string | null>>>;

/** The application's data about a borrower, as title holder fields. */
export function titleHolderOfBorrower(document: NewLoanDocument, owner: Owner): Omit<VestingRecord, 'id'> {
  const applicant = document.applicants[Number(owner[0])] ?? {};
  const b = owner.endsWith('B');
  const values = {
    firstName: b ? applicant.aBFirstNm : applicant.aCFirstNm,
    middleName: b ? applicant.aBMidNm : applicant.aCMidNm,
    lastName: b ? applicant.aBLastNm : applicant.aCLastNm,
    suffix: b ? applicant.aBSuffix : applicant.aCSuffix,
    type: b ? applicant.aBTypeT : applicant.aCTypeT,
    maritalStatus: b ? applicant.aBMaritalStatT : applicant.aCMaritalStatT,
    address: b ? applicant.aBAddr : applicant.aCAddr,
    unit: b ? applicant.aBAddrUnit : applicant.aCAddrUnit,
    city: b ? applicant.aBCity : applicant.aCCity,
    state: b ? applicant.aBState : applicant.aCState,
    zip: b ? applicant.aBZip : applicant.aCZip,
    country: b ? applicant.aBCountry : applicant.aCCountry,
  };
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '');
  return { owners: [owner], ...Object.fromEntries(given) };
}

const isNamed = (person: Person): boolean => Boolean(person.firstName || person.lastName);

/** A title holder completed with the application's data. */
export function filledIn(document: NewLoanDocument, record: VestingRecord): VestingRecord {
  const [owner] = record.owners;
  if (owner === undefined) return record;
  const known = titleHolderOfBorrower(document, owner);
  const { maritalStatus = known.maritalStatus, type = known.type } = record;
  const named = isNamed(record) || record.entityName ? record : { ...record, ...known, id: record.id };
  return { ...named, ...(maritalStatus ? { maritalStatus } : {}), ...(type ? { type } : {}) };
}

/** `x`, `x and y`, `x, y, and z`; parts that contain commas are separated by commas even if there are only two. */
function joined(parts: readonly string[]): string {
  const [last] = parts.slice(-1);
  const others = parts.slice(0, -1);
  if (last === undefined || others.length === 0) return last ?? '';
  const needsComma = others.length > 1 || parts.some((part) => part.includes(', '));
  return `${others.join(', ')}${needsComma ? ',' : ''} and ${last}`;
}

const namesOf = (holding: Holding): string => joined(holding.people.map(titleHolderName));

const described = (holding: Holding): string =>
  [namesOf(holding), holding.status, holding.interest].filter(Boolean).join(', ');

/**
 * How title will be held, as on a deed: `ANN LEE AND BEN LEE, WIFE AND HUSBAND, AS JOINT TENANTS`. Empty without title holders.
 * Users can write another text (`sTitleInNamesOf`).
 */
export function vestingText(document: NewLoanDocument): string {
  const people = (document.vestings ?? [])
    .map((record) => filledIn(document, record))
    .filter((record) => takesTitle(record) && titleHolderName(record) !== '');
  const holdings = holdingsOf(people);
  const text = [joined(holdings.map(described)), mannerText(document, people)].filter(Boolean).join(', ');
  return capitals(text);
}
