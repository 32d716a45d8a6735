import type { ChoiceKind } from '../../domain/signing/document-choices';
import type { NewPackage, NewSigner } from '../../domain/signing/signing.schemas';
import type { SigningKind } from '../../domain/signing/signing-kinds';

type Named = NewPackage['documents'][number];

/** A document of the loan, or a PDF that was just made and is not filed yet. */
export type DocumentToSign = (Named | (Omit<Named, 'documentId'> & { readonly bytes: Buffer })) & {
  /** What each signer chooses when they sign it. */
  readonly choiceKind?: ChoiceKind;
};

/** A package to send to borrowers. */
export interface PackageToSign {
  /** Chosen by the author: a package is sent once for its key. */
  readonly key: string;
  readonly title: string;
  readonly kind: SigningKind;
  readonly documents: readonly DocumentToSign[];
  readonly recipients: readonly NewSigner[];
}
