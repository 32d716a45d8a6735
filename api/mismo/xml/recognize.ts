import { message, type PlainCode } from '../../../domain/messages/message';
import { cleanText } from '../field-text';
import { importLimits } from '../import-limits';
import { ImportRefusal } from '../import-refusal';
import type { XmlElement } from './xml-tree';

/** First characters of files that users upload by mistake, with the message for each. */
const otherFiles: readonly { start: RegExp; message: PlainCode }[] = [
  { start: /^%PDF-/, message: 'file-is-pdf' },
  { start: /^PK[^\w\s]{2}/, message: 'file-is-zip' },
  { start: /^\{\\rtf/, message: 'file-is-rtf' },
  { start: /^[{[]/, message: 'file-is-json' },
  { start: /^<!doctype html|^<html/i, message: 'file-is-web-page' },
];

/** A Fannie Mae 3.2 file: fixed-width lines, each with a record id in front, inside an EH/TH/TPNM envelope or without one. */
const fannieMaeLines = /^(?:EH |TH |TPNM|000|00A|01A|02A|03A)/;

/** Refuses a file by its size alone. */
export function refuseBySize(bytes: Uint8Array): void {
  if (bytes.length === 0) throw new ImportRefusal('empty', 'file-empty');
  if (bytes.length > importLimits.bytes) {
    const size = (bytes.length / 1024 / 1024).toFixed(1);
    const most = importLimits.bytes / 1024 / 1024;
    throw new ImportRefusal('too-large', message('file-too-large', { size, most }));
  }
}

/**
 * Rejects files uploaded by mistake, naming what they seem to be. Checks the bytes before decoding, because such files have no
 * text encoding.
 */
export function refuseOtherFiles(bytes: Uint8Array): void {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, 4000)).replace(/^ï»¿/, '').trimStart();
  const other = otherFiles.find((one) => one.start.test(start));
  if (other) throw new ImportRefusal('not-xml', other.message, { line: 1, column: 1 });
  if (fannieMaeLines.test(start)) throw new ImportRefusal('fannie-mae-3.2', 'file-is-fannie-mae', { line: 1 });
}

/** Rejects text that does not start like XML. */
export function refuseNonXml(text: string): void {
  const start = text.slice(0, 4000).trimStart();
  if (start === '' && text.trim() === '') {
    throw new ImportRefusal('empty', 'file-blank');
  }
  if (start.startsWith('<')) return;
  throw new ImportRefusal('not-xml', 'file-is-no-xml', { line: 1, column: 1 });
}

/** Rejects every root element except MISMO 3.4's, naming other versions and formats. */
export function refuseOtherVersions(root: XmlElement): void {
  const place = { line: root.line, path: root.name };
  if (root.name === 'LOXmlFormat') {
    throw new ImportRefusal('loxml', 'file-is-loxml', place);
  }
  const older = root.attributes.MISMOVersionID ?? root.attributes.MISMOVersionIdentifier;
  if (older !== undefined || root.name === 'LOAN_APPLICATION') {
    const version = versionIn(older) ?? '2';
    throw new ImportRefusal('wrong-version', message('file-is-other-version', { version }), place);
  }
  if (root.name !== 'MESSAGE') {
    const element = cleanText(root.name, 60);
    throw new ImportRefusal('not-mismo', message('file-is-no-mismo', { element }), place);
  }
  const declared =
    root.attributes.MISMOReferenceModelIdentifier ?? root.attributes.MISMOLogicalDataDictionaryIdentifier;
  const version = versionIn(declared);
  if (version !== undefined && !/^3\.4(\.|$)/.test(version)) {
    throw new ImportRefusal('wrong-version', message('file-is-other-version', { version: short(version) }), place);
  }
}

function versionIn(text: string | undefined): string | undefined {
  return /\d+(?:\.\d+){0,3}/.exec(text ?? '')?.[0];
}

/** `3.3.0.299` is commonly called 3.3. */
function short(version: string): string {
  return version.split('.').slice(0, 2).join('.');
}
