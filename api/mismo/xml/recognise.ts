import { cleanText } from '../field-text';
import { importLimits } from '../import-limits';
import { ImportRefusal } from '../import-refusal';
import type { XmlElement } from './xml-tree';

/** First characters of files that people drop by mistake, with the name to call them by. */
const otherFiles: readonly { start: RegExp; name: string }[] = [
  { start: /^%PDF-/, name: 'a PDF document' },
  { start: /^PK[^\w\s]{2}/, name: 'a ZIP archive or an Office document' },
  { start: /^\{\\rtf/, name: 'an RTF document' },
  { start: /^[{[]/, name: 'a JSON file' },
  { start: /^<!doctype html|^<html/i, name: 'a web page' },
];

/** A Fannie Mae 3.2 file: fixed-width lines, each with a record id in front, inside an EH/TH/TPNM envelope or without one. */
const fannieMaeLines = /^(?:EH |TH |TPNM|000|00A|01A|02A|03A)/;

const fannieMaeMessage =
  'This is a Fannie Mae 3.2 file. The portal imports MISMO 3.4; export the loan as MISMO 3.4 (DU specification) and try again.';

/** Refuses a file by its size alone. */
export function refuseBySize(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ImportRefusal('empty', 'The file is empty.');
  if (bytes.length > importLimits.bytes) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    const limit = importLimits.bytes / 1024 / 1024;
    throw new ImportRefusal('too-large', `The file has ${size} MB; a loan file may have at most ${limit} MB.`);
  }
}

/**
 * Refuses files that people drop by mistake, naming what they seem to be. Looks at the bytes, before anything is decoded,
 * because such files are in no encoding of text.
 */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4000)).replace(/^ï»¿/, '').trimStart();
  const other = otherFiles.find((one) => one.start.test(start));
  if (other) throw new ImportRefusal('not-xml', `This is ${other.name}, not a MISMO 3.4 file.`, { line: 1, column: 1 });
  if (fannieMaeLines.test(start)) throw new ImportRefusal('fannie-mae-3.2', fannieMaeMessage, { line: 1 });
}

/** Refuses text that does not begin as XML does. */
export function refuseWhatIsNoXml(text: string): void {
  const start = text.slice(0, 4000).trimStart();
  if (start === '' && text.trim() === '') {
    throw new ImportRefusal('empty', 'The file has nothing in it but blanks.');
  }
  if (start.startsWith('<')) return;
  throw new ImportRefusal('not-xml', 'This is not an XML file: it does not begin with "<".', { line: 1, column: 1 });
}

/** Refuses every root but MISMO 3.4's, calling other versions and formats by their names. */
export function refuseOtherVersions(root: XmlElement): void {
  const place = { line: root.line, path: root.name };
  if (root.name === 'LOXmlFormat') {
    throw new ImportRefusal('loxml', 'This is a LendingQB LOXML file. The portal imports MISMO 3.4.', place);
  }
  const older = root.attributes.MISMOVersionID ?? root.attributes.MISMOVersionIdentifier;
  if (older !== undefined || root.name === 'LOAN_APPLICATION') {
    const version = versionIn(older) ?? '2';
    throw new ImportRefusal('wrong-version', `This is a MISMO ${version} file. The portal imports MISMO 3.4.`, place);
  }
  if (root.name !== 'MESSAGE') {
    const name = cleanText(root.name, 60);
    throw new ImportRefusal('not-mismo', `This is not a MISMO file: its first element is ${name}, not MESSAGE.`, place);
  }
  const declared =
    root.attributes.MISMOReferenceModelIdentifier ?? root.attributes.MISMOLogicalDataDictionaryIdentifier;
  const version = versionIn(declared);
  if (version !== undefined && !/^3\.4(\.|$)/.test(version)) {
    throw new ImportRefusal(
      'wrong-version',
      `This is a MISMO ${short(version)} file. The portal imports MISMO 3.4.`,
      place,
    );
  }
}

function versionIn(text: string | undefined): string | undefined {
  return /\d+(?:\.\d+){0,3}/.exec(text ?? '')?.[0];
}

/** `3.3.0.299` is known to people as 3.3. */
function short(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
