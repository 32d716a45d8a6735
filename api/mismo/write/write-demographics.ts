import { ethnicityOptOut, raceOptOut } from '../../../domain/application/demographics/selection';
import { ethnicityCodes, raceCodes } from '../../../domain/loan/codes/demographic-codes';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import {
  designationExtension,
  designationTypes,
  ethnicities,
  ethnicityTypes,
  genderPath,
  genderTypes,
  monitoringDetail,
  origins,
  originTypes,
  races,
  raceTypes,
} from '../parts/demographic-values';
import { append, ensure, type OutElement } from '../xml/output-tree';

/** Writes ethnicity, race and sex of a borrower. */
export function writeDemographics(borrower: OutElement, source: Readonly<Target>): void {
  const ethnicity = codesOf(source.aBEthnicities);
  const race = codesOf(source.aBRaces);
  if (ethnicity.length > 0) writeEthnicity(borrower, ethnicity, source.aBEthnicityOtherDesc);
  if (race.length > 0) writeRace(borrower, race, source);
  const gender = source.aBGender;
  if (gender === undefined || gender === null) return;
  ensure(borrower, `${monitoringDetail}/HMDAGenderRefusalIndicator`).text = String(gender === '4');
  const type = gender === '4' ? undefined : keyOf(genderTypes, String(gender));
  if (type) ensure(borrower, genderPath).text = type;
}

function writeEthnicity(borrower: OutElement, codes: readonly string[], otherWords: unknown): void {
  ensure(borrower, `${monitoringDetail}/HMDAEthnicityRefusalIndicator`).text = String(codes.includes(ethnicityOptOut));
  for (const code of codes) {
    const type = keyOf(ethnicityTypes, code);
    if (type)
      append(append(ensure(borrower, ethnicities), 'ULAD:HMDA_ETHNICITY'), 'ULAD:HMDAEthnicityType').text = type;
    const origin = keyOf(originTypes, code);
    if (origin)
      append(append(ensure(borrower, origins), 'HMDA_ETHNICITY_ORIGIN'), 'HMDAEthnicityOriginType').text = origin;
  }
  const description = wordsOf(codes, 'A', ethnicityCodes, originTypes, otherWords);
  if (description) {
    const other = append(ensure(borrower, origins), 'HMDA_ETHNICITY_ORIGIN');
    append(other, 'HMDAEthnicityOriginType').text = 'Other';
    append(other, 'HMDAEthnicityOriginTypeOtherDescription').text = description;
  }
}

function writeRace(borrower: OutElement, codes: readonly string[], source: Readonly<Target>): void {
  ensure(borrower, `${monitoringDetail}/HMDARaceRefusalIndicator`).text = String(codes.includes(raceOptOut));
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

function writeOther(race: OutElement, type: string, description: string): void {
  if (description) append(writeDesignation(race, type), `HMDARaceDesignation${type}Description`).text = description;
}

/** Names of chosen groups without a MISMO value, then the borrower's own description. */
function wordsOf(
  codes: readonly string[],
  parent: string,
  labels: Readonly<Record<string, string>>,
  listed: Readonly<Record<string, string>>,
  description: unknown,
): string {
  const named = codes.filter((code) => code.length > 1 && code.startsWith(parent) && !keyOf(listed, code));
  return [...named.map((code) => ownValue(labels, code) ?? code), description]
    .filter((one) => typeof one === 'string' && one)
    .join(', ');
}

function codesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
}

function keyOf(types: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.keys(types).find((key) => types[key] === code);
}
