import { fieldSpec } from '../../../domain/loan/fields/field-table';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import {
  appraiserBindings,
  companyBindings,
  insurerBindings,
  originatorBindings,
} from '../bindings/originator-bindings';
import { cleanText } from '../field-text';
import { nameOf } from '../parts/person-lists';
import { vesting } from '../parts/vesting';
import { select } from '../xml/path';
import type { XmlElement } from '../xml/xml-tree';
import { markRoleRead, partyRoles } from './party-roles';
import { readBindings } from './read-bindings';
import { countRead, type Notes } from './report';

/** Originator, title holders, appraiser and insurer. Access to the loan never depends on these. */
export function readOtherParties(deal: XmlElement, target: Target, notes: Notes): void {
  const owners: Record<string, string[]> = { Proposed: [], Current: [] };
  for (const { party, role, type } of partyRoles(deal)) {
    if (type === 'LoanOriginator' || type === 'LoanOriginationCompany') {
      markRoleRead(role);
      const bindings = type === 'LoanOriginator' ? originatorBindings : companyBindings;
      const kept =
        readBindings(party, bindings, target, notes) +
        (type === 'LoanOriginator' ? readPersonName(party, 'sUrlaOriginatorNm', target) : 0);
      countRead(notes, 'originator', kept, 1);
    } else if (type === 'Appraiser' || type === 'HazardInsuranceCompany') {
      markRoleRead(role);
      const before = Object.keys(target).length;
      if (type === 'Appraiser') readPersonName(party, 'sSpAppraiserNm', target);
      readBindings(party, type === 'Appraiser' ? appraiserBindings : insurerBindings, target, notes);
      countRead(notes, 'property', Object.keys(target).length - before);
    } else if (type === 'PropertyOwner') {
      markRoleRead(role);
      readPropertyOwner(party, role, owners, target);
    }
  }
  if (owners.Proposed?.length) target.sTitleInNamesOf = joinedNames('sTitleInNamesOf', owners.Proposed);
  if (owners.Current?.length) target.sTitleCurrentNames = joinedNames('sTitleCurrentNames', owners.Current);
}

/** The names, truncated to the length of the field. */
function joinedNames(field: string, names: readonly string[]): string {
  return cleanText(names.join('; '), fieldSpec(field)?.maxLength ?? 200);
}

function readPersonName(party: XmlElement, field: string, target: Target): number {
  const [name] = select(party, 'INDIVIDUAL/NAME');
  const text = name ? nameOf(name) : '';
  if (!text) return 0;
  target[field] = cleanText(text, 100);
  return 1;
}

function readPropertyOwner(
  party: XmlElement,
  role: XmlElement,
  owners: Record<string, string[]>,
  target: Target,
): void {
  const [status] = select(role, 'PROPERTY_OWNER/PropertyOwnerStatusType');
  if (status) status.read = true;
  const [name = undefined] = [
    ...select(party, 'INDIVIDUAL/NAME'),
    ...select(party, 'LEGAL_ENTITY/LEGAL_ENTITY_DETAIL'),
  ];
  const text = name ? nameOf(name) : '';
  if (text) owners[status?.text === 'Current' ? 'Current' : 'Proposed']?.push(text);
  const [stored] = select(role, 'PROPERTY_OWNER/RelationshipVestingType');
  const held = ownValue(vesting, stored?.text);
  if (stored && status?.text !== 'Current' && held) {
    stored.read = true;
    target.sTitleHeldT = held;
    const [description] = select(role, 'PROPERTY_OWNER/RelationshipVestingTypeOtherDescription');
    if (description?.text && stored.text === 'Other') {
      description.read = true;
      target.sTitleHeldDesc = cleanText(description.text, 80);
    }
  }
}
