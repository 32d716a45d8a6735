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

function writeAddress(party: OutElement, [street, place]: readonly string[]): void {
  if (!street) return;
  const address = ensure(party, 'ADDRESSES/ADDRESS');
  const [city, region = ''] = (place ?? '').split(', ');
  const [state, zip] = region.split(' ');
  values(address, { AddressLineText: street, CityName: city, PostalCode: zip, StateCode: state });
}

const roleOf = (party: OutElement, role: string): OutElement => {
  const element = ensure(party, 'ROLES/ROLE');
  values(append(element, 'ROLE_DETAIL'), { PartyRoleType: role });
  return element;
};

function writePerson(parties: OutElement, name: string, role: string, address: readonly string[]): void {
  const party = append(parties, 'PARTY');
  ensure(party, 'INDIVIDUAL/NAME/FullName').text = name;
  writeAddress(party, address);
  roleOf(party, role);
}

function writeFirm(parties: OutElement, column: ContactColumn, role: string): void {
  const party = append(parties, 'PARTY');
  ensure(party, 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName').text = column.name;
  if (column.contact) {
    const contact = ensure(party, 'LEGAL_ENTITY/CONTACTS/CONTACT');
    ensure(contact, 'NAME/FullName').text = column.contact;
    if (column.email)
      ensure(contact, 'CONTACT_POINTS/CONTACT_POINT/CONTACT_POINT_EMAIL/ContactPointEmailValue').text = column.email;
    if (column.phone) {
      const point = append(ensure(contact, 'CONTACT_POINTS'), 'CONTACT_POINT');
      ensure(point, 'CONTACT_POINT_TELEPHONE/ContactPointTelephoneValue').text = column.phone;
    }
  }
  writeAddress(party, column.address);
  const licensed = roleOf(party, role);
  const number = column.nmls || column.license;
  if (number)
    values(ensure(licensed, 'LICENSES/LICENSE/LICENSE_DETAIL'), {
      LicenseIdentifier: number,
      LicenseAuthorityLevelType: column.nmls ? 'Private' : 'PublicState',
      LicenseIssuingAuthorityName: column.nmls ? 'NationwideMortgageLicensingSystemAndRegistry' : undefined,
    });
}

/** Borrowers, sellers and the parties of the contact information. */
export function writeParties(deal: OutElement, { head, contacts }: ClosingForm): void {
  const parties = append(deal, 'PARTIES');
  for (const name of head.borrowers) writePerson(parties, name, 'Borrower', head.borrowerAddress);
  for (const name of head.sellers) writePerson(parties, name, 'PropertySeller', head.sellerAddress);
  for (const [party, column] of Object.entries(contacts))
    if (column?.name) writeFirm(parties, column, roles[party as ContactParty]);
}
