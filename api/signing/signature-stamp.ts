import { formatInstant } from '../../domain/format/date';
import type { AppContext } from '../app-context';

/** A signature as it is printed. */
export interface SignedName {
  readonly name: string;
  /** What they chose, as a sentence; null if the document asks for nothing. */
  readonly choice: string | null;
  readonly signedAt: Date;
}

interface Stamp {
  /** Of the page under which it goes, in points. */
  readonly width: number;
  readonly packageId: string;
  readonly signatures: readonly SignedName[];
  readonly created: Date;
}

/** The signatures of a document as a strip as wide as its last page. */
export const stampOf = (
  { typesetter }: Pick<AppContext, 'typesetter'>,
  { width, packageId, signatures, created }: Stamp,
): Promise<Uint8Array> =>
  typesetter.typeset({
    file: 'signature-stamp.typ',
    created,
    doc: {
      width: `${width}`,
      label: 'Electronically signed',
      package: `Signing package ${packageId}`,
      signatures: signatures.map(({ name, choice, signedAt }) => ({
        ...{ name, choice },
        at: `${formatInstant(signedAt.toISOString(), 'long')} Pacific time`,
      })),
    },
  });
