import { directionOf, type Language } from '../../../domain/format/language';
import type { DocumentTemplate } from './document-template';
import { printIn } from './print';
import type { TypesetJob } from './typesetter';

/** A document of sample data, without a portal. */
export function sampleDocument<Data>(template: DocumentTemplate<Data>, wanted: Language, created: Date): TypesetJob {
  const language = template.language ?? wanted;
  const print = printIn(language, created, 'Emet Mortgage');
  const data = template.schema.parse(template.sample);
  const lender = {
    name: 'Emet Mortgage',
    nmls: '000000',
    logo: null,
    lines: ['350 Example Avenue, Pasadena, CA 91101'],
  };
  return {
    file: `${template.id}.typ`,
    created,
    doc: {
      ...{ lang: language, dir: directionOf(language), title: template.title(print.texts), lender },
      ...{ loanNum: template.loanNum(data), texts: print.texts, view: template.view(data, print) },
    },
  };
}
