import { cdata, element } from '../../../ports/vendors/xml';
import type { Call } from '../soap/client';
import { fieldsOf, findAll } from '../soap/envelope';
import { checkedResult } from '../soap/result';

/** LendingQB counts its formats. */
const FORMATS = { loxml: '0', mismo: '12' } as const;

/** Makes a loan of a MISMO 3.4 file; answers its number. */
export async function importMismo(call: Call, xml: string, template: string | undefined): Promise<string> {
  const field = (id: string, text: string) => element('field', { id }, [text]);
  const options = element('LOXmlFormat', { version: '1.0' }, [
    field('IsLead', 'False'),
    ...(template === undefined ? [] : [field('TemplateNm', template)]),
    field('Format', FORMATS.mismo),
    field('ImportFileContent', cdata(xml)),
  ]);
  const { root } = await call('CreateWithOptions', [options], checkedResult);
  return (
    findAll(root, 'field')
      .find(({ attributes }) => attributes.id === 'sLNm')
      ?.text.trim() ?? ''
  );
}

/** A condition of the underwriter, as LOXML has it: no state, author or file. */
export interface LoxmlCondition {
  readonly category: string;
  readonly description: string;
  readonly isRequired: boolean;
  readonly done: string;
  readonly notes: string;
}

/** The conditions of a loan. */
export async function conditions(call: Call, loanNum: string): Promise<readonly LoxmlCondition[]> {
  const query = element('LOXmlFormat', { version: '1.0' }, [
    element('loan', {}, [element('collection', { id: 'sCondDataSet' })]),
  ]);
  const { root } = await call('Load', [loanNum, query, FORMATS.loxml], checkedResult);
  return findAll(root, 'record').map((record) => {
    const of = (id: string) => fieldsOf(record).get(id)?.trim() ?? '';
    return {
      ...{ category: of('Category'), description: of('CondDesc'), isRequired: /^(true|yes)$/i.test(of('IsRequired')) },
      ...{ done: of('DoneDate'), notes: of('Notes') },
    };
  });
}

/** The answers of credit agencies that a loan has, one for each application with one: XML with data of borrowers. */
export async function creditAnswers(call: Call, loanNum: string): Promise<readonly string[]> {
  const applicant = element('applicant', {}, [element('field', { id: 'aCreditReportRawXml' })]);
  const query = element('LOXmlFormat', { version: '1.0' }, [element('loan', {}, [applicant])]);
  const { root } = await call('Load', [loanNum, query, FORMATS.loxml], checkedResult);
  return findAll(root, 'applicant')
    .map((node) => fieldsOf(node).get('aCreditReportRawXml')?.trim() ?? '')
    .filter((text) => text !== '');
}
