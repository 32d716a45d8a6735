import type { z } from 'zod';
import type { Language } from '../../../domain/format/language';
import type { DocumentTexts } from '../texts/document-texts';
import type { Print } from './print';

/** A document that the portal makes: `<id>.typ` prints what `view` makes of the data. */
export interface DocumentTemplate<Data = unknown> {
  readonly id: string;
  readonly schema: z.ZodType<Data>;
  /** The only language of a form that the law prints in one. */
  readonly language?: Language;
  /** For the catalog and the tests. */
  readonly sample: Data;
  readonly title: (texts: DocumentTexts) => string;
  /** The loan of the footer; null for a document without one. */
  readonly loanNum: (data: Data) => string | null;
  /** What the template prints, as texts. */
  readonly view: (data: Data, print: Print) => object;
}
