import type { Target } from '../binding';
import { companyBindings, originatorBindings } from '../bindings/originator-bindings';
import { vestingType } from '../parts/vesting';
import { append, ensure, type OutElement } from '../xml/out-tree';
import type { ArcWriter } from './arcs-out';
import { writeBindings } from './write-bindings';

/** Writes who took the application and who is on title. */
export function writeOtherParties(parties: OutElement, source: Readonly<Target>, arcs: ArcWriter): void {
  writeOwners(parties, 'Proposed', source.sTitleInNamesOf, source.sTitleHeldT, arcs);
  writeOwners(parties, 'Current', source.sTitleCurrentNames, undefined, arcs);
  if (companyBindings.some(({ field }) => source[field])) {
    const party = beginParty(parties, 'LOAN_ORIGINATION_COMPANY', 'LoanOriginationCompany', arcs).party;
    writeBindings(party, companyBindings, source);
  }
  const name = source.sUrlaOriginatorNm;
  if (name || originatorBindings.some(({ field }) => source[field])) {
    const party = beginParty(parties, 'LOAN_ORIGINATOR', 'LoanOriginator', arcs).party;
    if (typeof name === 'string') writeName(party, name);
    writeBindings(party, originatorBindings, source);
  }
}

/** A whole name in the two parts that the DU specification asks for; the last word is the last name. */
function writeName(party: OutElement, name: string): void {
  const words = name.split(/\s+/).filter(Boolean);
  const last = words.pop();
  if (words.length > 0) ensure(party, 'INDIVIDUAL/NAME/FirstName').text = words.join(' ');
  if (last) ensure(party, 'INDIVIDUAL/NAME/LastName').text = last;
}

function writeOwners(parties: OutElement, status: string, names: unknown, held: unknown, arcs: ArcWriter): void {
  const list =
    typeof names === 'string'
      ? names
          .split(';')
          .map((one) => one.trim())
          .filter(Boolean)
      : [];
  for (const name of list) {
    const { party, role } = beginParty(parties, 'PROPERTY_OWNER', 'PropertyOwner', arcs);
    ensure(party, 'INDIVIDUAL/NAME/FullName').text = name;
    ensure(role, 'PROPERTY_OWNER/PropertyOwnerStatusType').text = status;
    const vesting = typeof held === 'string' ? vestingType(held) : undefined;
    if (vesting) ensure(role, 'PROPERTY_OWNER/RelationshipVestingType').text = vesting;
  }
}

function beginParty(parties: OutElement, kind: string, type: string, arcs: ArcWriter) {
  const party = append(parties, 'PARTY');
  const role = append(ensure(party, 'ROLES'), 'ROLE');
  arcs.label(role, kind, 1);
  ensure(role, 'ROLE_DETAIL/PartyRoleType').text = type;
  return { party, role };
}
