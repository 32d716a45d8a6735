import { select } from '../xml/path';
import { elementsAt, type XmlElement } from '../xml/xml-tree';

interface PartyRole {
  readonly party: XmlElement;
  readonly role: XmlElement;
  readonly type: string;
}

/** Every role of every party of a deal, in file order. */
export function partyRoles(deal: XmlElement): PartyRole[] {
  return elementsAt(deal, 'PARTIES/PARTY').flatMap((party) =>
    elementsAt(party, 'ROLES/ROLE').map((role) => {
      const [type] = select(role, 'ROLE_DETAIL/PartyRoleType');
      return { party, role, type: type?.text ?? '' };
    }),
  );
}

/** Marks the type of a role as read. */
export function markRoleRead(role: XmlElement): void {
  for (const type of select(role, 'ROLE_DETAIL/PartyRoleType')) type.read = true;
}
