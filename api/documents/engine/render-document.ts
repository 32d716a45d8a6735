import { directionOf, type Language } from '../../../domain/format/language';
import { formatPhone } from '../../../domain/format/phone';
import type { Settings } from '../../../domain/lender/settings.schemas';
import type { AppContext } from '../../app-context';
import { lenderLogo, lenderSettings } from '../../reference/reference.service';
import type { DocumentTemplate } from './document-template';
import { printIn } from './print';

export interface RenderOptions {
  readonly language: Language;
  /** The date of the document. The same data, settings and date give the same bytes. */
  readonly created: Date;
  /** The user who waits for it: users take turns. */
  readonly owner?: string;
}

type Logo = Awaited<ReturnType<typeof lenderLogo>>;

/** The head of the lender's documents. */
export function lenderHead(settings: Settings, logo: Logo) {
  const contact = [settings.contactPhone && formatPhone(settings.contactPhone), settings.contactEmail];
  return {
    name: settings.lenderName,
    nmls: settings.nmlsId,
    logo: logo && { path: logoPath(logo), ratio: logo.facts.width / logo.facts.height },
    lines: [settings.lenderAddress, contact.filter(Boolean).join(' · ')].filter((line) => line !== ''),
  };
}

const logoPath = ({ extension }: NonNullable<Logo>): string => `logo/lender.${extension}`;

/** Makes the PDF of a document. Throws if the data do not fit its schema. */
export async function renderDocument<Data>(
  portal: AppContext,
  template: DocumentTemplate<Data>,
  data: Data,
  { language: wanted, created, owner }: RenderOptions,
): Promise<Uint8Array> {
  const language = template.language ?? wanted;
  const valid = template.schema.parse(data);
  const [settings, logo] = await Promise.all([lenderSettings(portal.db), lenderLogo(portal)]);
  const print = printIn(language, created, settings.lenderName);
  const doc = {
    lang: language,
    dir: directionOf(language),
    title: template.title(print.texts),
    loanNum: template.loanNum(valid),
    lender: lenderHead(settings, logo),
    texts: print.texts,
    view: template.view(valid, print),
  };
  const images = logo ? { [logoPath(logo)]: logo.bytes } : {};
  return portal.typesetter.typeset({
    file: `${template.id}.typ`,
    doc,
    created,
    images,
    ...(owner === undefined ? {} : { owner }),
  });
}
