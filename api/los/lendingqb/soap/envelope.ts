import { element, escaped, findAll, readXml, type XmlNode, xmlDocument } from '../../../ports/vendors/xml';

/** Of every operation of the services. */
export const NAMESPACE = 'http://www.lendersoffice.com/los/webservices/';
const SOAP = 'http://schemas.xmlsoap.org/soap/envelope/';

/** Text of an element. A line break of Windows would be read back as a plain one. */
export const elementText = (text: string): string => escaped(text).replaceAll('\r', '&#xD;');

/** The request of an operation: SOAP 1.1, its parameters in order. */
export function envelope(operation: string, parameters: readonly (readonly [string, string])[]): string {
  const values = parameters.map(([name, value]) => element(name, {}, [elementText(value)]));
  const call = element(operation, { xmlns: NAMESPACE }, values);
  return xmlDocument(element('soap:Envelope', { 'xmlns:soap': SOAP }, [element('soap:Body', {}, [call])]));
}

/** The SOAP fault of a service. */
export class SoapFault extends Error {
  constructor(
    /** Whether the service says that the request is wrong, so that nothing was done. */
    readonly isRefusal: boolean,
    message: string,
  ) {
    super(message);
    this.name = 'SoapFault';
  }
}

const localName = ({ name }: XmlNode): string => name.slice(name.indexOf(':') + 1);

const find = (node: XmlNode, name: string): XmlNode | undefined =>
  localName(node) === name
    ? node
    : node.children.map((child) => find(child, name)).find((found) => found !== undefined);

const textOf = (node: XmlNode | undefined): string => node?.text.trim() ?? '';

function faultOf(fault: XmlNode): SoapFault {
  // SOAP 1.1 has faultcode and faultstring, 1.2 has Code/Value and Reason/Text.
  const code = textOf(find(fault, 'faultcode') ?? find(fault, 'Value'));
  const reason = textOf(find(fault, 'faultstring')) || textOf(find(fault, 'Text'));
  return new SoapFault(/(^|:)(Client|Sender)\b/.test(code), reason || 'The service answered with a fault.');
}

/**
 * The result of an operation as text, which is empty for one without a result. Throws the {@link SoapFault} of the answer, or
 * XmlProblem if it is no answer of the operation.
 */
export function readEnvelope(operation: string, text: string): string {
  const root = readXml(text);
  const fault = find(root, 'Fault');
  if (fault) throw faultOf(fault);
  const response = find(root, `${operation}Response`);
  if (response === undefined) throw new SoapFault(false, `The answer has no ${operation}Response.`);
  return find(response, `${operation}Result`)?.text ?? '';
}

/** Some gateways escape a result twice. */
const ESCAPED_TWICE = /^\s*&lt;/;

/** The XML in a result. Throws XmlProblem if it is none, or has too many elements. */
export function readResult(text: string, maxElements?: number): XmlNode {
  const isTwice = ESCAPED_TWICE.test(text);
  return readXml(isTwice ? readXml(`<once>${text}</once>`).text : text, maxElements);
}

/** The values of `<field id>` elements below a node, by id. */
export const fieldsOf = (node: XmlNode): ReadonlyMap<string, string> =>
  new Map(node.children.filter(({ name }) => name === 'field').map((field) => [field.attributes.id ?? '', field.text]));

export { findAll, type XmlNode };
