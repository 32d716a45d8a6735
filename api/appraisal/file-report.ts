import { randomUUID } from 'node:crypto';
import type { ReceivedReport } from '../../domain/appraisal/report.schemas';
import { PROPERTY_FOLDER } from '../../domain/documents/document-types';
import { pacificDate } from '../../domain/format/date';
import type { AppContext } from '../app-context';
import { contentId, fileDocument } from '../documents/documents.service';
import type { Caller } from '../http/caller';
import { type LosAuthor, readLos } from '../loan/gateway.service';
import { offeredByLos } from '../los/offered';
import type { DeliveredFiles } from '../ports/appraisal/appraisal-port';
import { readReport } from '../ports/appraisal/read-report';

const APPRAISAL = 'APPRAISAL';

interface Delivery {
  readonly loanNum: string;
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly files: DeliveredFiles;
}

const reportId = (loanNum: string, id: string, version: number): Promise<string> =>
  contentId([loanNum, APPRAISAL, id, String(version)]);

/** Files the printed report once, in the place of the version before; null if the LOS keeps no documents. */
async function filePdf(portal: AppContext, author: Caller<LosAuthor>, delivery: Delivery): Promise<string | null> {
  const { loanNum, id, number, version, files } = delivery;
  if (!(await offeredByLos(portal.los)).includes('documents')) return null;
  const documentId = await reportId(loanNum, id, version);
  const filed = await readLos(() => portal.los.files(loanNum, { docType: APPRAISAL, replaced: true }));
  if (filed.some((file) => file.id === documentId)) return documentId;
  const before = version > 1 ? await reportId(loanNum, id, version - 1) : null;
  const earlier = filed.find((file) => file.id === before && file.replacedTime === null);
  const name = `${APPRAISAL} ${number.replaceAll(/[^\w-]/g, '')}${version > 1 ? ` v${version}` : ''}.pdf`;
  const filing = { loanNum, folderName: PROPERTY_FOLDER, docType: APPRAISAL };
  return fileDocument(portal, author, filing, { id: documentId, name, bytes: files.pdf }, earlier);
}

const xmlKeyOf = (loanNum: string, id: string, version: number): string =>
  `loans/${loanNum}/appraisals/${id}-${version}.xml`;

export const transferXmlKey = (loanNum: string, id: string): string =>
  `loans/${loanNum}/appraisals/${id}-${randomUUID()}.xml`;

/** Keeps both files of a delivered version; doing it again changes nothing. */
export async function keepReport(
  portal: AppContext,
  author: Caller<LosAuthor>,
  delivery: Delivery,
): Promise<ReceivedReport> {
  const { loanNum, id, version, files } = delivery;
  const documentId = await filePdf(portal, author, delivery);
  const xmlKey = files.xml === null ? null : xmlKeyOf(loanNum, id, version);
  if (xmlKey !== null && files.xml !== null) {
    await portal.files.put(xmlKey, Buffer.from(files.xml), 'application/xml');
  }
  return {
    ...{ version, documentId, xmlKey },
    receivedOn: pacificDate(portal.clock()),
    data: readReport(files.xml),
  };
}
