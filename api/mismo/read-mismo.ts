import type { NewLoanDocument } from '../../domain/loan/document';
import { message } from '../../domain/messages/message';
import { ImportRefusal } from './import-refusal';
import { checkPlausibility } from './read/check-plausibility';
import { readDeal } from './read/read-deal';
import { type ImportReport, newNotes, reportOf, warn } from './read/report';
import type { SaidValue } from './read/sources';
import { taxpayerNumbers } from './read/taxpayer-numbers';
import { decodeText } from './xml/decode-text';
import { parseXml } from './xml/parse-xml';
import { refuseBySize, refuseNonXml, refuseOtherFiles, refuseOtherVersions } from './xml/recognize';
import { elementsAt, pathOf, type XmlElement } from './xml/xml-tree';

/** The content of a file, ready to become a loan, and a report about it. */
export interface MismoImport {
  readonly document: NewLoanDocument;
  readonly report: ImportReport;
  /** What the file says where the values of the document are not simply its text. */
  readonly said: readonly SaidValue[];
  /** How many taxpayer numbers the file holds. */
  readonly numbers: number;
}

/**
 * Reads a MISMO 3.4 file (DU and ULAD extensions). `today` (YYYY-MM-DD) is used to check dates. Throws only {@link
 * ImportRefusal}, if the file cannot be imported. Status, company, branch, channel and staff are never read from a file.
 */
export function readMismo(bytes: Uint8Array, options: { readonly today: string }): MismoImport {
  refuseBySize(bytes);
  refuseOtherFiles(bytes);
  const decoded = decodeText(bytes);
  refuseNonXml(decoded.text);
  const root = parseXml(decoded.text);
  refuseOtherVersions(root);
  const notes = newNotes();
  if (decoded.declaredOtherwise) {
    const encoding = decoded.declaredOtherwise.toUpperCase();
    warn(notes, message('declared-otherwise', { encoding }), root);
  }
  if (root.attributes.MISMOReferenceModelIdentifier === undefined) {
    warn(notes, 'version-missing', root);
  }
  const { document, figures, said } = readDeal(onlyDeal(root), notes);
  checkPlausibility(document, figures, options.today, notes);
  return { document, report: reportOf(root, notes), said, numbers: taxpayerNumbers(root) };
}

function onlyDeal(root: XmlElement): XmlElement {
  const deals = elementsAt(root, 'DEAL_SETS/DEAL_SET/DEALS/DEAL');
  const [deal, second] = deals;
  if (!deal) {
    throw new ImportRefusal('no-deal', 'no-deal', {
      line: root.line,
      path: root.name,
    });
  }
  if (second) {
    throw new ImportRefusal('several-deals', message('several-deals', { number: deals.length }), {
      line: second.line,
      path: pathOf(second),
    });
  }
  return deal;
}
