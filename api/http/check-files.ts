import type { UploadRule } from '../../domain/contract/contract';
import { isPdf } from '../../domain/documents/pdf-content';
import { type Message, message } from '../../domain/messages/message';
import { forEachConcurrently } from '../for-each-concurrently';
import { type Scanner, ScannerError } from '../ports/scanner/scanner';
import { type AppError, refuse } from './app-error';
import type { UploadedFile } from './call';

/** Files that the scanner gets at the same time from one upload. */
const SCANS = 3;

/** How files are scanned for malware. */
export interface Screening {
  readonly scanner: Scanner | null;
  /** Records files with malware before they are refused. */
  readonly onMalware: (found: readonly { readonly name: string; readonly malware: string }[]) => Promise<void>;
}

/** Why a file is refused. */
interface Rejection {
  readonly reason: Message;
  readonly malware?: string;
}

async function scanned(scanner: Scanner, { name, bytes }: UploadedFile): Promise<Rejection | null> {
  try {
    const malware = await scanner.scan(bytes);
    return malware === null ? null : { malware, reason: message('file-has-malware', { name, found: malware }) };
  } catch (error) {
    if (error instanceof ScannerError && error.reason === 'too-large') {
      return { reason: message('file-too-large-to-scan', { name }) };
    }
    // A file that was not scanned is never stored.
    throw refuse('scanner-unavailable', 'scanner-unavailable', { cause: error });
  }
}

/** The refusal of an upload, with each rejected file and the reason; the others are not stored either. */
function refusal(rejected: readonly Rejection[], all: number): AppError {
  const reasons = rejected.map(({ reason }) => reason);
  const lines = all > 1 ? [message('upload-none-stored'), ...reasons] : reasons;
  return refuse(rejected.some(({ malware }) => malware !== undefined) ? 'has-malware' : 'wrong-type', lines);
}

/** Throws if a file is not of the type that the call accepts, contains malware, or could not be scanned. */
export async function checkFiles(
  files: readonly UploadedFile[],
  { only }: Pick<UploadRule, 'only'>,
  { scanner, onMalware }: Screening,
): Promise<void> {
  const rejections = new Map<UploadedFile, Rejection>();
  for (const file of files) {
    if (only === 'pdf' && !isPdf(file.bytes)) {
      const code = file.bytes.length === 0 ? 'upload-file-empty' : 'file-not-pdf';
      rejections.set(file, { reason: message(code, { name: file.name }) });
    }
  }
  const open = scanner === null ? [] : files.filter((file) => !rejections.has(file));
  await forEachConcurrently(SCANS, open, async (file) => {
    const rejection = scanner && (await scanned(scanner, file));
    if (rejection) rejections.set(file, rejection);
  });
  if (rejections.size === 0) return;
  const found = [...rejections].flatMap(([{ name }, { malware }]) => (malware === undefined ? [] : { name, malware }));
  if (found.length > 0) await onMalware(found);
  throw refusal(
    files.flatMap((file) => rejections.get(file) ?? []),
    files.length,
  );
}
