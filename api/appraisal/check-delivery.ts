import type { Message } from '../../domain/messages/message';
import type { AppContext } from '../app-context';
import { recordEvent } from '../audit/audit.service';
import { AppError } from '../http/app-error';
import type { Caller } from '../http/caller';
import { checkFiles } from '../http/check-files';
import type { LosAuthor } from '../loan/gateway.service';
import type { DeliveredFiles } from '../ports/appraisal/appraisal-port';

interface Delivered {
  readonly appraisal: string;
  readonly version: number;
  readonly files: DeliveredFiles;
}

const uploaded = (name: string, contentType: string, bytes: Buffer) => ({
  name,
  contentType,
  bytes,
  size: bytes.length,
});

/**
 * Why the files of an appraisal company are not kept, by the checks of uploads: the report must be a PDF, and neither file may have
 * malware. Null if they can be kept; `not-scanned` while the scanner is not available.
 */
export async function rejectionOf(
  portal: Pick<AppContext, 'db' | 'scanner' | 'clock' | 'log'>,
  author: Caller<LosAuthor>,
  { appraisal, version, files: { pdf, xml } }: Delivered,
): Promise<readonly Message[] | 'not-scanned' | null> {
  const onMalware = (files: readonly object[]) =>
    recordEvent(portal, author, {
      ...{ action: 'upload.malware', subject: `appraisal:${appraisal}`, after: { files }, outcome: 'denied' },
    });
  const screening = { scanner: portal.scanner, onMalware };
  try {
    await checkFiles([uploaded(`report-${version}.pdf`, 'application/pdf', pdf)], { only: 'pdf' }, screening);
    if (xml === null) return null;
    await checkFiles([uploaded(`report-${version}.xml`, 'application/xml', Buffer.from(xml))], {}, screening);
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code === 'scanner-unavailable' ? 'not-scanned' : [error.wording].flat();
  }
}
