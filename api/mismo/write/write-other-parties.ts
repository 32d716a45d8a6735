import type { Target } from '../binding';
import {
  appraiserBindings,
  companyBindings,
  insurerBindings,
  originatorBindings,
} from '../bindings/originator-bindings';
import { vestingType } from '../parts/vesting';
import { append, ensure, type OutElement } from '../xml/output-tree';
import type { ArcWriter } from './write-arcs';
import { writeBindings } from './write-bindings';

/** Parties that the binding rows describe completely. */
const plainParties = [
  { label: 'APPRAISER', type: 'Appraiser', bindings: appraiserBindings },
  { label: 'HAZARD_INSURANCE_COMPANY', type: 'HazardInsuranceCompany', bindings: insurerBindings },
  { label: 'LOAN_ORIGINATION_COMPANY', type: 'LoanOriginationCompany', bindings: companyBindings },
] as const;

/** Writes who took the application, who is on title, and who appraised and insures the property. */
export function writeOtherParties(parties: OutElement, source: Readonly<Target>, arcs: ArcWriter): void {
  writeOwners(parties, 'Proposed', source.sTitleInNamesOf, arcs, source);
  writeOwners(parties, 'Current', source.sTitleCurrentNames, arcs);
  for (const { label, type, bindings } of plainParties) {
    if (!bindings.some(({ field }) => source[field])) continue;
    writeBindings(beginParty(parties, label, type, arcs).party, bindings, source);
  }
  const name = source.sUrlaOriginatorNm;
  if (name || originatorBindings.some(({ field }) => source[field])) {
    const party = beginParty(parties, 'LOAN_ORIGINATOR', 'LoanOriginator', arcs).party;
    if (typeof name === 'string') writeName(party, name);
    writeBindings(party, originatorBindings, source);
  }
}

/** Splits a full name into the two parts required by the DU specification; the last word is the last name. */
function writeName(party: OutElement, name: string): void {
  const parts = name.split(/\s+/).filter(Boolean);
  const last = parts.pop();
  if (parts.length > 0) ensure(party, 'INDIVIDUAL/NAME/FirstName').text = parts.join(' ');
  if (last) ensure(party, 'INDIVIDUAL/NAME/LastName').text = last;
}

/** The names on title as parties; `how` is the vesting. */
function writeOwners(
  parties: OutElement,
  status: string,
  names: unknown,
  arcs: ArcWriter,
  how: Readonly<Target> = {},
): void {
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
    const vesting = typeof how.sTitleHeldT === 'string' ? vestingType(how.sTitleHeldT) : undefined;
    if (vesting) ensure(role, 'PROPERTY_OWNER/RelationshipVestingType').text = vesting;
    const description = vesting === 'Other' && typeof how.sTitleHeldDesc === 'string' ? how.sTitleHeldDesc : '';
    if (description) ensure(role, 'PROPERTY_OWNER/RelationshipVestingTypeOtherDescription').text = description;
  }
}

function beginParty(parties: OutElement, kind: string, type: string, arcs: ArcWriter) {
  const party = append(parties, 'PARTY');
  const role = append(ensure(party, 'ROLES'), 'ROLE');
  arcs.label(role, kind, 1);
  ensure(role, 'ROLE_DETAIL/PartyRoleType').text = type;
  return { party, role };
}
