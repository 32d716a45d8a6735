import { ethnicityCodes, raceCodes } from '../../../domain/application/codes/demographic-codes';
import { ethnicityOptOut, raceOptOut } from '../../../domain/application/demographics/selection';
import { type Target, unknownValue } from './binding';
import { cleanText } from './field-text';
import { append, ensure, type OutElement } from './out-tree';
import { select } from './path';
import type { Notes } from './report';
import type { XmlElement } from './xml-tree';

const monitoring = 'GOVERNMENT_MONITORING';
const detail = `${monitoring}/GOVERNMENT_MONITORING_DETAIL`;
const genderPath = `${detail}/EXTENSION/OTHER/ULAD:GOVERNMENT_MONITORING_DETAIL_EXTENSION/ULAD:HMDAGenderType`;
const ethnicities = `${monitoring}/EXTENSION/OTHER/ULAD:GOVERNMENT_MONITORING_EXTENSION/ULAD:HMDA_ETHNICITIES`;
const origins = `${monitoring}/HMDA_ETHNICITY_ORIGINS`;
const races = `${monitoring}/HMDA_RACES`;
const designationExtension = 'EXTENSION/OTHER/ULAD:HMDA_RACE_DESIGNATION_EXTENSION';

const ethnicityTypes: Readonly<Record<string, string>> = { HispanicOrLatino: 'A', NotHispanicOrLatino: 'B' };
const originTypes: Readonly<Record<string, string>> = { Mexican: 'AA', PuertoRican: 'AB', Cuban: 'AC' };
const raceTypes: Readonly<Record<string, string>> = {
  AmericanIndianOrAlaskaNative: 'A',
  Asian: 'B',
  BlackOrAfricanAmerican: 'C',
  NativeHawaiianOrOtherPacificIslander: 'D',
  White: 'E',
};
const designationTypes: Readonly<Record<string, string>> = {
  AsianIndian: 'BA',
  Chinese: 'BB',
  Filipino: 'BC',
  Japanese: 'BD',
  Korean: 'BE',
  Vietnamese: 'BF',
  NativeHawaiian: 'DA',
  GuamanianOrChamorro: 'DB',
  Samoan: 'DC',
};
/** Answers that say that there is no answer. */
const refusals = new Set([
  'InformationNotProvidedByApplicantInMailInternetOrTelephoneApplication',
  'InformationNotProvidedUnknown',
]);
const notApplicable = new Set(['NotApplicable', 'HMDANotApplicable']);
const genderTypes: Readonly<Record<string, string>> = {
  Male: '1',
  Female: '2',
  InformationNotProvidedUnknown: '4',
  ApplicantHasSelectedBothMaleAndFemale: '5',
  ApplicantSelectedBothMaleAndFemale: '5',
};

/** Reads ethnicity, race and sex of a `BORROWER` into the portal's codes. Returns how many fields got a value. */
export function readDemographics(borrower: XmlElement, target: Target, notes: Notes): number {
  const before = Object.keys(target).length;
  const ethnicity = readEthnicity(borrower, target, notes);
  if (ethnicity.length > 0) target.aBEthnicities = ethnicity;
  const race = readRace(borrower, target, notes);
  if (race.length > 0) target.aBRaces = race;
  const gender = textAt(borrower, genderPath);
  const code = gender && genderTypes[gender.text];
  if (code) target.aBGender = code;
  else if (gender && !notApplicable.has(gender.text)) unknownValue(gender, notes);
  if (refused(borrower, 'HMDAGenderRefusalIndicator') && !code) target.aBGender = '4';
  return Object.keys(target).length - before;
}

function readEthnicity(borrower: XmlElement, target: Target, notes: Notes): string[] {
  const codes = new Set<string>();
  for (const element of texts(borrower, `${ethnicities}/ULAD:HMDA_ETHNICITY/ULAD:HMDAEthnicityType`)) {
    if (refusals.has(element.text)) codes.add(ethnicityOptOut);
    else addCode(codes, ethnicityTypes, element, notes);
  }
  for (const origin of select(borrower, `${origins}/HMDA_ETHNICITY_ORIGIN`)) {
    const type = textAt(origin, 'HMDAEthnicityOriginType');
    const words = textAt(origin, 'HMDAEthnicityOriginTypeOtherDescription');
    if (words) describe(words.text, 'A', ethnicityCodes, codes, target, 'aBEthnicityOtherDesc');
    if (type && type.text !== 'Other') addCode(codes, originTypes, type, notes);
  }
  if (refused(borrower, 'HMDAEthnicityRefusalIndicator') && codes.size === 0) return [ethnicityOptOut];
  return withParents(codes);
}

function readRace(borrower: XmlElement, target: Target, notes: Notes): string[] {
  const codes = new Set<string>();
  for (const race of select(borrower, `${races}/HMDA_RACE`)) {
    const type = textAt(race, 'HMDA_RACE_DETAIL/HMDARaceType');
    if (type && refusals.has(type.text)) codes.add(raceOptOut);
    else if (type) addCode(codes, raceTypes, type, notes);
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
  else if (type) addCode(codes, designationTypes, type, notes);
}

/** Words of an 'other': groups that the portal lists become their codes, the rest stays as words. */
function describe(
  words: string,
  parent: string,
  labels: Readonly<Record<string, string>>,
  codes: Set<string>,
  target: Target,
  field: string,
): void {
  codes.add(parent);
  const rest: string[] = [];
  for (const part of words
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)) {
    const known = Object.keys(labels).find((code) => code.startsWith(parent) && labels[code] === part);
    if (known) codes.add(known);
    else rest.push(part);
  }
  if (rest.length > 0) target[field] = cleanText(rest.join(', '), 100);
}

function addCode(codes: Set<string>, types: Readonly<Record<string, string>>, element: XmlElement, notes: Notes): void {
  const code = types[element.text];
  if (code) codes.add(code);
  else if (!notApplicable.has(element.text)) unknownValue(element, notes);
}

function withParents(codes: ReadonlySet<string>): string[] {
  const parents = [...codes].filter((code) => code.length > 1).map((code) => code.slice(0, 1));
  return [...new Set([...codes, ...parents])].sort();
}

function refused(borrower: XmlElement, indicator: string): boolean {
  return textAt(borrower, `${detail}/${indicator}`)?.text === 'true';
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

/** Writes ethnicity, race and sex of a borrower. */
export function writeDemographics(borrower: OutElement, source: Readonly<Target>): void {
  const ethnicity = codesOf(source.aBEthnicities);
  const race = codesOf(source.aBRaces);
  if (ethnicity.length > 0) writeEthnicity(borrower, ethnicity, source.aBEthnicityOtherDesc);
  if (race.length > 0) writeRace(borrower, race, source);
  const gender = source.aBGender;
  if (gender === undefined || gender === null) return;
  ensure(borrower, `${detail}/HMDAGenderRefusalIndicator`).text = String(gender === '4');
  const type = gender === '4' ? undefined : keyOf(genderTypes, String(gender));
  if (type) ensure(borrower, genderPath).text = type;
}

function writeEthnicity(borrower: OutElement, codes: readonly string[], otherWords: unknown): void {
  ensure(borrower, `${detail}/HMDAEthnicityRefusalIndicator`).text = String(codes.includes(ethnicityOptOut));
  for (const code of codes) {
    const type = keyOf(ethnicityTypes, code);
    if (type)
      append(append(ensure(borrower, ethnicities), 'ULAD:HMDA_ETHNICITY'), 'ULAD:HMDAEthnicityType').text = type;
    const origin = keyOf(originTypes, code);
    if (origin)
      append(append(ensure(borrower, origins), 'HMDA_ETHNICITY_ORIGIN'), 'HMDAEthnicityOriginType').text = origin;
  }
  const words = wordsOf(codes, 'A', ethnicityCodes, originTypes, otherWords);
  if (words) {
    const other = append(ensure(borrower, origins), 'HMDA_ETHNICITY_ORIGIN');
    append(other, 'HMDAEthnicityOriginType').text = 'Other';
    append(other, 'HMDAEthnicityOriginTypeOtherDescription').text = words;
  }
}

function writeRace(borrower: OutElement, codes: readonly string[], source: Readonly<Target>): void {
  ensure(borrower, `${detail}/HMDARaceRefusalIndicator`).text = String(codes.includes(raceOptOut));
  for (const code of codes) {
    const type = keyOf(raceTypes, code);
    if (!type) continue;
    const race = append(ensure(borrower, races), 'HMDA_RACE');
    append(append(race, 'HMDA_RACE_DETAIL'), 'HMDARaceType').text = type;
    if (code === 'A' && typeof source.aBRaceTribeDesc === 'string' && source.aBRaceTribeDesc) {
      ensure(race, 'HMDA_RACE_DETAIL/HMDARaceTypeAdditionalDescription').text = source.aBRaceTribeDesc;
    }
    for (const child of codes.filter((one) => one.startsWith(code))) {
      const designation = keyOf(designationTypes, child);
      if (designation) writeDesignation(race, designation);
    }
    if (code === 'B')
      writeOther(race, 'OtherAsian', wordsOf(codes, 'B', raceCodes, designationTypes, source.aBRaceOtherAsianDesc));
    if (code === 'D') {
      writeOther(
        race,
        'OtherPacificIslander',
        wordsOf(codes, 'D', raceCodes, designationTypes, source.aBRaceOtherPacificDesc),
      );
    }
  }
}

function writeDesignation(race: OutElement, type: string): OutElement {
  const designation = append(ensure(race, 'HMDA_RACE_DESIGNATIONS'), 'HMDA_RACE_DESIGNATION');
  ensure(designation, `${designationExtension}/ULAD:HMDARaceDesignationType`).text = type;
  return designation;
}

function writeOther(race: OutElement, type: string, words: string): void {
  if (words) append(writeDesignation(race, type), `HMDARaceDesignation${type}Description`).text = words;
}

/** Names of the chosen groups that MISMO has no value for, then the words a person gave. */
function wordsOf(
  codes: readonly string[],
  parent: string,
  labels: Readonly<Record<string, string>>,
  listed: Readonly<Record<string, string>>,
  words: unknown,
): string {
  const named = codes.filter((code) => code.length > 1 && code.startsWith(parent) && !keyOf(listed, code));
  return [...named.map((code) => labels[code] ?? code), words]
    .filter((one) => typeof one === 'string' && one)
    .join(', ');
}

function codesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

function keyOf(types: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.keys(types).find((key) => types[key] === code);
}
