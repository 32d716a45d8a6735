import type { Target } from '../binding';
import { cleanText } from '../field-text';
import { partners, type Relationships } from '../read/relationships';
import { append, ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import type { XmlElement } from '../xml/xml-tree';

/** The agency of a counseling event is a separate party, linked to the event by an arc. */

const eventPath = 'COUNSELING/COUNSELING_EVENTS/COUNSELING_EVENT';
const kinds = [
  { type: 'Counseling', id: 'aBCounselingAgencyId', name: 'aBCounselingAgencyNm' },
  { type: 'Education', id: 'aBEducationAgencyId', name: 'aBEducationAgencyNm' },
] as const;

/** Reads the agencies of a `BORROWER`'s events. Returns how many fields got a value. */
export function readCounselingAgencies(borrower: XmlElement, relationships: Relationships, target: Target): number {
  let stored = 0;
  for (const { type, id, name } of kinds) {
    const [event] = select(borrower, `${eventPath}[COUNSELING_EVENT_DETAIL/CounselingType=${type}]`);
    const [role] = event ? partners(relationships, event, 'ROLE') : [];
    const party = role?.parent?.parent;
    if (!role || !party) continue;
    for (const seen of select(role, 'ROLE_DETAIL/PartyRoleType')) seen.read = true;
    const places = [
      [id, select(role, 'PARTY_ROLE_IDENTIFIERS/PARTY_ROLE_IDENTIFIER/PartyRoleIdentifier')[0], 20],
      [name, select(party, 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName')[0], 100],
    ] as const;
    for (const [field, element, length] of places) {
      if (!element?.text) continue;
      element.read = true;
      target[field] = cleanText(element.text, length);
      stored += 1;
    }
  }
  return stored;
}

/** An agency to write as a party, and the event it belongs to. */
export interface CounselingAgency {
  readonly event: OutElement;
  readonly id?: string;
  readonly name?: string;
}

/** The agencies of a borrower whose events were written. */
export function counselingAgencies(borrower: OutElement, source: Readonly<Target>): CounselingAgency[] {
  return kinds.flatMap(({ type, id, name }) => {
    const number = textOf(source[id]);
    const called = textOf(source[name]);
    if (!number && !called) return [];
    const event = ensure(borrower, `${eventPath}[COUNSELING_EVENT_DETAIL/CounselingType=${type}]`);
    return [{ event, ...(number ? { id: number } : {}), ...(called ? { name: called } : {}) }];
  });
}

/** Writes an agency as a party with the given label. */
export function writeCounselingAgency(parties: OutElement, agency: CounselingAgency, label: string): void {
  const party = append(parties, 'PARTY');
  if (agency.name) ensure(party, 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL/FullName').text = agency.name;
  const role = append(ensure(party, 'ROLES'), 'ROLE', { SequenceNumber: '1', 'xlink:label': label });
  if (agency.id) ensure(role, 'PARTY_ROLE_IDENTIFIERS/PARTY_ROLE_IDENTIFIER/PartyRoleIdentifier').text = agency.id;
  ensure(role, 'ROLE_DETAIL/PartyRoleType').text = 'HousingCounselingAgency';
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
