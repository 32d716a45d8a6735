import { ethnicityOptOut, raceOptOut } from '../../../domain/application/demographics/selection';
import { ethnicityCodes, raceCodes } from '../../../domain/loan/codes/demographic-codes';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import { cleanText } from '../field-text';
import {
  designationExtension,
  designationTypes,
  ethnicities,
  ethnicityTypes,
  genderPath,
  genderTypes,
  monitoringDetail,
  notApplicable,
  origins,
  originTypes,
  races,
  raceTypes,
  refusals,
} from '../parts/demographic-values';
import { select } from '../xml/path';
import type { XmlElement } from '../xml/xml-tree';
import { unknownValue } from './read-bindings';
import type { Notes } from './report';

/** Reads ethnicity, race and sex of a `BORROWER` into the portal's codes. Returns how many fields got a value. */
export function readDemographics(borrower: XmlElement, target: Target, notes: Notes): number {
  const before = Object.keys(target).length;
  const ethnicity = readEthnicity(borrower, target, notes);
  if (ethnicity.length > 0) target.aBEthnicities = ethnicity;
  const race = readRace(borrower, target, notes);
  if (race.length > 0) target.aBRaces = race;
  const gender = textAt(borrower, genderPath);
  const code = ownValue(genderTypes, gender?.text);
  if (code) target.aBGender = code;
  else if (gender && !notApplicable.has(gender.text)) unknownValue(gender, 'aBGender', notes);
  if (refused(borrower, 'HMDAGenderRefusalIndicator') && !code) target.aBGender = '4';
  return Object.keys(target).length - before;
}

function readEthnicity(borrower: XmlElement, target: Target, notes: Notes): string[] {
  const codes = new Set<string>();
  for (const element of texts(borrower, `${ethnicities}/ULAD:HMDA_ETHNICITY/ULAD:HMDAEthnicityType`)) {
    if (refusals.has(element.text)) codes.add(ethnicityOptOut);
    else addCode(codes, ethnicityTypes, element, 'aBEthnicities', notes);
  }
  for (const origin of select(borrower, `${origins}/HMDA_ETHNICITY_ORIGIN`)) {
    const type = textAt(origin, 'HMDAEthnicityOriginType');
    const description = textAt(origin, 'HMDAEthnicityOriginTypeOtherDescription');
    if (description) describe(description.text, 'A', ethnicityCodes, codes, target, 'aBEthnicityOtherDesc');
    if (type && type.text !== 'Other') addCode(codes, originTypes, type, 'aBEthnicities', notes);
  }
  if (refused(borrower, 'HMDAEthnicityRefusalIndicator') && codes.size === 0) return [ethnicityOptOut];
  return withParents(codes);
}

function readRace(borrower: XmlElement, target: Target, notes: Notes): string[] {
  const codes = new Set<string>();
  for (const race of select(borrower, `${races}/HMDA_RACE`)) {
    const type = textAt(race, 'HMDA_RACE_DETAIL/HMDARaceType');
    if (type && refusals.has(type.text)) codes.add(raceOptOut);
    else if (type) addCode(codes, raceTypes, type, 'aBRaces', notes);
    const tribe = textAt(race, 'HMDA_RACE_DETAIL/HMDARaceTypeAdditionalDescription');
    if (tribe) target.aBRaceTribeDesc = cleanText(tribe.text, 100);
    for (const designation of select(race, 'HMDA_RACE_DESIGNATIONS/HMDA_RACE_DESIGNATION')) {
      readDesignation(designation, codes, target, notes);
    }
  }
  if (refused(borrower, 'HMDARaceRefusalIndicator') && codes.size === 0) return [raceOptOut];
  return withParents(codes);
}

function readDesignation(designation: XmlElement, codes: Set<string>, target: Target, notes: Notes): void {
  const type =
    textAt(designation, `${designationExtension}/ULAD:HMDARaceDesignationType`) ??
    textAt(designation, 'HMDARaceDesignationType');
  const asian = textAt(designation, 'HMDARaceDesignationOtherAsianDescription');
  const pacific = textAt(designation, 'HMDARaceDesignationOtherPacificIslanderDescription');
  if (asian) describe(asian.text, 'B', raceCodes, codes, target, 'aBRaceOtherAsianDesc');
  if (pacific) describe(pacific.text, 'D', raceCodes, codes, target, 'aBRaceOtherPacificDesc');
  if (type?.text === 'OtherAsian') codes.add('B');
  else if (type?.text === 'OtherPacificIslander') codes.add('D');
  else if (type) addCode(codes, designationTypes, type, 'aBRaces', notes);
}

/** Words of an 'other': groups that the portal lists become their codes, the rest stays as words. */
function describe(
  description: string,
  parent: string,
  labels: Readonly<Record<string, string>>,
  codes: Set<string>,
  target: Target,
  field: string,
): void {
  codes.add(parent);
  const rest: string[] = [];
  for (const part of description
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const known = Object.keys(labels).find((code) => code.startsWith(parent) && labels[code] === part);
    if (known) codes.add(known);
    else rest.push(part);
  }
  if (rest.length > 0) target[field] = cleanText(rest.join(', '), 100);
}

function addCode(
  codes: Set<string>,
  types: Readonly<Record<string, string>>,
  element: XmlElement,
  field: 'aBEthnicities' | 'aBRaces',
  notes: Notes,
): void {
  const code = ownValue(types, element.text);
  if (code) codes.add(code);
  else if (!notApplicable.has(element.text)) unknownValue(element, field, notes);
}

function withParents(codes: ReadonlySet<string>): string[] {
  const parents = [...codes].filter((code) => code.length > 1).map((code) => code.slice(0, 1));
  return [...new Set([...codes, ...parents])].sort();
}

function refused(borrower: XmlElement, indicator: string): boolean {
  return textAt(borrower, `${monitoringDetail}/${indicator}`)?.text === 'true';
}

function texts(from: XmlElement, path: string): XmlElement[] {
  return select(from, path).filter((element) => {
    element.read = true;
    return element.text !== '';
  });
}

function textAt(from: XmlElement, path: string): XmlElement | undefined {
  return texts(from, path)[0];
}
