import { message } from '../../../domain/messages/message';
import { ownValue } from '../../../domain/tables/own-value';
import type { Target } from '../binding';
import { cleanText } from '../field-text';
import { fieldLabel } from '../read/read-bindings';
import { type Notes, warn } from '../read/report';
import { noteSource } from '../read/sources';
import { ensure, type OutElement } from '../xml/output-tree';
import { select } from '../xml/path';
import type { XmlElement } from '../xml/xml-tree';

/** The property type: two codes in the portal (`sProdSpT` for pricing, `sGseSpT` for delivery), six elements in MISMO. */

const unitsPath = 'PROPERTY_DETAIL/FinancedUnitCount';
const constructionPath = 'PROPERTY_DETAIL/ConstructionMethodType';
const inProjectPath = 'PROPERTY_DETAIL/PropertyInProjectIndicator';
const pudPath = 'PROPERTY_DETAIL/PUDIndicator';
const structurePath = 'PROJECT/PROJECT_DETAIL/ProjectLegalStructureType';
const designPath = 'PROJECT/PROJECT_DETAIL/ProjectDesignType';
const widthPath = 'MANUFACTURED_HOME/MANUFACTURED_HOME_DETAIL/ManufacturedHomeWidthType';

const byUnits: Readonly<Record<string, string>> = { '2': '8', '3': '9', '4': '10' };

/** Reads `sProdSpT`, `sGseSpT` and `sSpProjectT` of a `SUBJECT_PROPERTY`. Returns how many got a value. */
export function readPropertyType(property: XmlElement, target: Target, notes: Notes): number {
  const before = Object.keys(target).length;
  const units = first(property, unitsPath);
  const facts = {
    units: units?.text ?? '',
    construction: first(property, constructionPath)?.text ?? '',
    structure: first(property, structurePath)?.text ?? '',
    design: first(property, designPath)?.text ?? '',
    width: first(property, widthPath)?.text ?? '',
    pud: first(property, pudPath)?.text === 'true',
  };
  if (units && !['1', '2', '3', '4'].includes(facts.units)) {
    warn(
      notes,
      message('no-unit-count', { element: fieldLabel('sUnitsNum'), text: cleanText(facts.units, 10) }),
      units,
    );
  }
  const inProject = first(property, inProjectPath)?.text;
  if (Object.values(facts).some(Boolean)) {
    target.sProdSpT = pricedType(facts);
    noteType(property, facts, target, notes);
    target.sGseSpT = deliveredType(facts, target.sProdSpStructureT);
  }
  if (facts.structure === 'Condominium') target.sSpProjectT = '1';
  else if (facts.structure === 'Cooperative') target.sSpProjectT = '2';
  else if (facts.pud) target.sSpProjectT = '3';
  else if (inProject === 'false') target.sSpProjectT = '0';
  return Object.keys(target).length - before;
}

/** The type is derived from what several elements say. */
function noteType(
  property: XmlElement,
  { construction, structure, design, units }: Facts,
  target: Target,
  notes: Notes,
) {
  const [element] = [structurePath, constructionPath, designPath, unitsPath].flatMap(
    (path) => first(property, path) ?? [],
  );
  const said = [structure, construction, design].filter((text) => text !== '' && text !== 'SiteBuilt');
  const text = said.join(', ') || (ownValue(byUnits, units) ? units : '');
  if (element && text) noteSource(notes, target, 'sProdSpT', element, text);
}

interface Facts {
  readonly units: string;
  readonly construction: string;
  readonly structure: string;
  readonly design: string;
  readonly width: string;
  readonly pud: boolean;
}

function pricedType({ units, construction, structure, design, pud }: Facts): string {
  const several = ownValue(byUnits, units);
  if (several) return several;
  if (construction === 'Manufactured') return '4';
  if (structure === 'Condominium') return '2';
  if (structure === 'Cooperative') return '3';
  if (construction === 'Modular') return '11';
  if (pud) return '1';
  return design === 'TownhouseRowhouse' ? '12' : '0';
}

function deliveredType({ construction, structure, design, width, pud }: Facts, attachment: unknown): string {
  if (construction === 'Manufactured') {
    if (structure === 'Condominium') return '7';
    if (width === 'MultiWide') return '8';
    return width === 'SingleWide' ? '10' : '9';
  }
  if (structure === 'Condominium') {
    if (design === 'HighriseProject') return '6';
    return attachment === '2' ? '5' : '2';
  }
  if (structure === 'Cooperative') return '3';
  if (construction === 'Modular') return '11';
  if (pud) return '12';
  return attachment === '1' ? '1' : '4';
}

function first(property: XmlElement, path: string): XmlElement | undefined {
  const element = select(property, path).find((one) => one.text !== '');
  if (element) element.read = true;
  return element;
}

/** Writes the property type. */
export function writePropertyType(property: OutElement, source: Readonly<Target>): void {
  const type = source.sProdSpT;
  const delivered = source.sGseSpT;
  if (typeof type === 'string' && type !== '') {
    const units = Object.keys(byUnits).find((count) => byUnits[count] === type) ?? '1';
    ensure(property, unitsPath).text = units;
    if (type === '4') ensure(property, constructionPath).text = 'Manufactured';
    if (type === '11') ensure(property, constructionPath).text = 'Modular';
    if (type === '12') ensure(property, designPath).text = 'TownhouseRowhouse';
    if (type === '1') ensure(property, pudPath).text = 'true';
  }
  if (type === '2' || source.sSpProjectT === '1') ensure(property, structurePath).text = 'Condominium';
  else if (type === '3' || source.sSpProjectT === '2') ensure(property, structurePath).text = 'Cooperative';
  else if (source.sSpProjectT === '3') ensure(property, pudPath).text = 'true';
  if (delivered === '6') ensure(property, designPath).text = 'HighriseProject';
  if (delivered === '8') ensure(property, widthPath).text = 'MultiWide';
  if (delivered === '10') ensure(property, widthPath).text = 'SingleWide';
  const stated = [type, source.sSpProjectT].filter((code) => typeof code === 'string' && code !== '').map(String);
  const inProject = stated.some((code) => ['1', '2', '3'].includes(code));
  if (stated.length > 0) ensure(property, inProjectPath).text = String(inProject);
}
