import type { ClosingForm } from '../../../domain/disclosure/closing/closing-form';
import type { ContactColumn, ContactParty } from '../../../domain/disclosure/closing/contact-block';
import { append, ensure, type OutElement } from '../../mismo/mismo.service';
import { values } from './ucd-values';

/** PartyRoleType of each column of the contact information. */
const roles: Readonly<Record<ContactParty, string>> = {
  lender: 'NotePayTo',
  mortgageBroker: 'MortgageBroker',
  buyersBroker: 'RealEstateAgent',
  sellersBroker: 'RealEstateAgent',
  settlementAgent: 'ClosingAgent',
};

const agentTypes: Readonly<Partial<Record<ContactParty, string>>> = {
  buyersBroker: 'Selling',
  sellersBroker: 'Listing',
};

const NMLS = 'mortgage.nationwidelicensingsystem.org';
const EMPLOYED = 'urn:fdc:mismo.org:2009:residential/ROLE_IsEmployedBy_ROLE';
const suffixes = /^(jr|sr|ii|iii|iv)\.?$/i;

/** A full name in parts, for people whose name the loan has in one. */
function nameParts(full: string): Record<string, string | undefined> {
  const words = full.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const SuffixName = words.length > 2 && suffixes.test(last) ? words.pop() : undefined;
  const LastName = words.pop();
  const [FirstName = '', ...middle] = words;
  return { FirstName, LastName, MiddleName: middle.join(' '), SuffixName };
}

function writeAddress(party: OutElement, [street, place]: readonly string[]): void {
  if (!street) return;
  const address = ensure(party, 'ADDRESSES/ADDRESS');
  const [city, region = ''] = (place ?? '').split(', ');
  const [state, zip] = region.split(' ');
  values(address, {
    ...{ AddressLineText: street, AddressType: 'Mailing', CityName: city },
    ...{ PostalCode: zip?.replace('-', ''), StateCode: state },
  });
}

/** Writes the parties in turn, each with the number that relationships name. */
function partyWriter(deal: OutElement) {
  const parties = append(deal, 'PARTIES');
  let count = 0;
  return () => {
    count += 1;
    const number = count;
    const party = append(parties, 'PARTY');
    const label = `PARTY${number}_ROLE1`;
    const role = (type: string): OutElement => {
      const attributes = { SequenceNumber: String(number), 'xlink:label': label };
      const element = append(append(party, 'ROLES'), 'ROLE', attributes);
      values(append(element, 'ROLE_DETAIL'), { PartyRoleType: type });
      return element;
    };
    return { party, label, role };
  };
}

type NewParty = ReturnType<typeof partyWriter>;

function writePerson(next: NewParty, name: string, role: string, address: readonly string[]): void {
  const { party, role: withRole } = next();
  values(ensure(party, 'INDIVIDUAL/NAME'), nameParts(name));
  writeAddress(party, address);
  withRole(role);
}

function writeLicense(role: OutElement, nmls: string, license: string, state: string): void {
  if (!nmls && !license) return;
  values(ensure(role, 'LICENSES/LICENSE/LICENSE_DETAIL'), {
    LicenseAuthorityLevelType: nmls ? undefined : 'PublicState',
    LicenseIdentifier: nmls ? { text: nmls, attributes: { IdentifierOwnerURI: NMLS } } : license,
    LicenseIssuingAuthorityName: nmls ? undefined : `State of ${state}`,
    LicenseIssuingAuthorityStateCode: nmls ? undefined : state,
  });
}

const agentOf = (role: OutElement, which: ContactParty): void => {
  const type = agentTypes[which];
  if (type) values(append(role, 'REAL_ESTATE_AGENT'), { RealEstateAgentType: type });
};

/** A firm of the contact information; its contact is a party of their own, whom it employs. */
function writeFirm(next: NewParty, document: OutElement, column: ContactColumn, which: ContactParty): void {
  const firm = next();
  ensure(firm.party, 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName').text = column.name;
  writeAddress(firm.party, column.address);
  const role = firm.role(roles[which]);
  agentOf(role, which);
  writeLicense(role, column.nmls, column.license, column.licenseState);
  if (!column.contact) return;
  const person = next();
  const individual = append(person.party, 'INDIVIDUAL');
  const point = (name: string, value: string): void => {
    if (!value) return;
    ensure(append(ensure(individual, 'CONTACT_POINTS'), 'CONTACT_POINT'), name).text = value;
  };
  point('CONTACT_POINT_EMAIL/ContactPointEmailValue', column.email);
  point('CONTACT_POINT_TELEPHONE/ContactPointTelephoneValue', column.phone.replaceAll(/\D/g, '').slice(-10));
  values(append(individual, 'NAME'), nameParts(column.contact));
  const own = person.role(roles[which]);
  agentOf(own, which);
  writeLicense(own, column.contactNmls, column.contactLicense, column.licenseState);
  const relationships = ensure(document, 'RELATIONSHIPS');
  append(relationships, 'RELATIONSHIP', {
    SequenceNumber: String(relationships.children.length + 1),
    ...{ 'xlink:from': person.label, 'xlink:to': firm.label, 'xlink:arcrole': EMPLOYED },
  });
}

/** Borrowers, sellers and the parties of the contact information. */
export function writeParties(document: OutElement, deal: OutElement, { head, contacts }: ClosingForm): void {
  const next = partyWriter(deal);
  for (const name of head.borrowers) writePerson(next, name, 'Borrower', head.borrowerAddress);
  for (const name of head.sellers) writePerson(next, name, 'PropertySeller', head.sellerAddress);
  for (const [party, column] of Object.entries(contacts))
    if (column?.name) writeFirm(next, document, column, party as ContactParty);
}
