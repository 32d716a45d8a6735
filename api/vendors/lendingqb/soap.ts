import { childrenOf, element, escaped, findAll, readXml, type XmlNode, xmlDocument } from '../../ports/vendors/xml';

export const NAMESPACE = 'http://www.lendersoffice.com/los/webservices/';

/** A call of an operation, its parameters by name. */
export interface SoapCall {
  readonly operation: string;
  readonly parameters: ReadonlyMap<string, string>;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** The call in an envelope of SOAP 1.1 or 1.2; undefined if there is none. */
export function readCall(text: string): SoapCall | undefined {
  const root = readXml(text);
  const body = root.children.find(({ name }) => localName(name) === 'Body');
  const call = body?.children[0];
  if (call === undefined) return undefined;
  const parameters = call.children.map((node) => [localName(node.name), node.text] as const);
  return { operation: localName(call.name), parameters: new Map(parameters) };
}

const enveloped = (content: string): string =>
  xmlDocument(
    element('soap:Envelope', { 'xmlns:soap': 'http://schemas.xmlsoap.org/soap/envelope/' }, [
      element('soap:Body', {}, [content]),
    ]),
  );

/** The answer of an operation; without a result for one that has none. */
export function answerOf(operation: string, result: string | null): string {
  const content =
    result === null ? [] : [element(`${operation}Result`, {}, [escaped(result).replaceAll('\r', '&#xD;')])];
  return enveloped(element(`${operation}Response`, { xmlns: NAMESPACE }, content));
}

export const faultOf = (code: 'Client' | 'Server', reason: string): string =>
  enveloped(
    element('soap:Fault', {}, [
      element('faultcode', {}, [`soap:${code}`]),
      element('faultstring', {}, [escaped(reason)]),
    ]),
  );

/** A result in the form of the services. */
export const resultOf = (status: 'OK' | 'OKWithWarning' | 'Error', children: readonly string[] = []): string =>
  element('result', { status }, children.length === 0 ? [''] : children);

export const errorOf = (text: string): string => resultOf('Error', [element('Error', {}, [escaped(text)])]);

export { childrenOf, element, escaped, findAll, readXml, type XmlNode };
