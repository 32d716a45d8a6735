import { directionOf, type Language } from '../../../domain/format/language';
import { formatPhone } from '../../../domain/format/phone';
import type { Settings } from '../../../domain/lender/settings.schemas';
import type { AppContext } from '../../app-context';
import { lenderSettings } from '../../reference/reference.service';
import type { DocumentTemplate } from './document-template';
import { printIn } from './print';

export interface RenderOptions {
  readonly language: Language;
  /** The date of the document. The same data, settings and date give the same bytes. */
  readonly created: Date;
}

/** The head of the lender's documents. */
function lenderHead(settings: Settings) {
  const contact = [settings.contactPhone && formatPhone(settings.contactPhone), settings.contactEmail];
  return {
    name: settings.lenderName,
    nmls: settings.nmlsId,
    lines: [settings.lenderAddress, contact.filter(Boolean).join(' · ')].filter((line) => line !== ''),
  };
}

/** Makes the PDF of a document. Throws if the data do not fit its schema. */
export async function renderDocument<Data>(
  portal: AppContext,
  template: DocumentTemplate<Data>,
  data: Data,
  { language, created }: RenderOptions,
): Promise<Uint8Array> {
  const valid = template.schema.parse(data);
  const settings = await lenderSettings(portal.db);
  const print = printIn(language, created, settings.lenderName);
  const doc = {
    lang: language,
    dir: directionOf(language),
    title: template.title(print.texts),
    loanNum: template.loanNum(valid),
    lender: lenderHead(settings),
    texts: print.texts,
    view: template.view(valid, print),
  };
  return portal.typesetter.typeset({ file: `${template.id}.typ`, doc, created });
}
