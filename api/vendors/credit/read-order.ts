import { REQUEST_KEY } from '../../ports/credit/mismo/write-request';
import { attribute, childOf, childrenOf, findAll, readXml, type XmlNode } from '../../ports/vendors/xml';

export const vendorBureaus = ['Experian', 'TransUnion', 'Equifax'] as const;
export type VendorBureau = (typeof vendorBureaus)[number];

export interface OrderedPerson {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  readonly ssn: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** An order as the agency reads it. */
export interface AgencyOrder {
  readonly requestId: string;
  /** `Submit`, `Reissue` and so on. */
  readonly action: string;
  readonly login: string;
  readonly password: string;
  readonly reportNumber: string | null;
  readonly isSoft: boolean;
  readonly bureaus: readonly VendorBureau[];
  readonly people: readonly OrderedPerson[];
  /** The day on which it was sent. */
  readonly day: string;
  readonly question: { readonly line: string; readonly text: string } | null;
}

const person = (node: XmlNode): OrderedPerson => {
  const home = childOf(node, '_RESIDENCE');
  const text = (from: XmlNode | undefined, name: string) => attribute(from, name) ?? '';
  return {
    ...{ id: text(node, 'BorrowerID'), first: text(node, '_FirstName'), last: text(node, '_LastName') },
    ...{ ssn: text(node, '_SSN'), street: text(home, '_StreetAddress'), city: text(home, '_City') },
    ...{ state: text(home, '_State'), zip: text(home, '_PostalCode') },
  };
};

const pacificDay = (instant: string): string => {
  const at = new Date(instant);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(
    Number.isNaN(at.getTime()) ? new Date() : at,
  );
};

/** Reads an order; null if it is none. Throws `XmlProblem` if it is not well-formed. */
export function readOrder(body: string): AgencyOrder | null {
  const root = readXml(body);
  const [request] = findAll(root, 'REQUEST');
  const [data] = findAll(root, 'CREDIT_REQUEST_DATA');
  const people = findAll(root, 'BORROWER').map(person);
  if (!request || !data || people.length === 0) return null;
  const key = findAll(request, 'KEY').find((one) => attribute(one, '_Name') === REQUEST_KEY);
  const included = childOf(data, 'CREDIT_REPOSITORY_INCLUDED');
  const [line] = childrenOf(data, 'CREDIT_LIABILITY');
  return {
    requestId: attribute(key, '_Value') ?? attribute(data, 'CreditRequestID') ?? '',
    action: attribute(data, 'CreditReportRequestActionType') ?? '',
    login: attribute(request, 'LoginAccountIdentifier') ?? '',
    password: attribute(request, 'LoginAccountPassword') ?? '',
    reportNumber: attribute(data, 'CreditReportIdentifier') ?? null,
    isSoft: attribute(data, 'CreditReportTypeOtherDescription') === 'SoftCheck',
    bureaus: vendorBureaus.filter((bureau) => attribute(included, `_${bureau}Indicator`) === 'Y'),
    people,
    day: pacificDay(attribute(request, 'RequestDatetime') ?? ''),
    question: line
      ? { line: attribute(line, 'CreditLiabilityID') ?? '', text: findAll(line, '_Text')[0]?.text ?? '' }
      : null,
  };
}
