import fc from 'fast-check';
import { LOAN_HEADER } from '../../../api/http/loan-call';
import { sections } from '../../../domain/application/sections';
import type { Operation, Parameter } from '../support/operations';
import { brokenBodies, hostileTexts, hostileValue } from './hostile-values';
import { fieldText } from './plausible-text';
import { type Hostility, valuesOfSchema } from './values-of-schema';

/** A request as generated; `@loan`, `@version` and `@id` stand for something that exists when it is sent. */
export interface RandomRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const hostileText = fc.constantFrom(...hostileTexts.filter((text) => text.length < 2000));
/** Lone surrogates cannot be encoded in an address. */
const encoded = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd'));

const sortBy = fc.tuple(fieldText, fc.constantFrom('ASC', 'DESC', 'x')).map((pair) => JSON.stringify(pair));
const range = fc
  .tuple(fc.integer({ min: -1, max: 50 }), fc.integer({ min: -1, max: 90 }))
  .map((pair) => JSON.stringify(pair));
const filterKey = fc.constantFrom(
  'q',
  'id',
  'tab',
  'sStatusT',
  'sLNm',
  'name',
  'state',
  'year',
  'active',
  '__proto__',
  'role',
);
const filter = fc
  .array(fc.tuple(filterKey, fc.oneof(fieldText, fc.array(fieldText, { maxLength: 3 }), hostileValue)), {
    maxLength: 3,
  })
  .map((entries) => JSON.stringify(Object.fromEntries(entries)));
/** Parameters that are JSON within text. */
const lists: Readonly<Record<string, fc.Arbitrary<string>>> = { sort: sortBy, range, filter };

function parameterText({ name, schema, in: place }: Parameter, hostility: Hostility): fc.Arbitrary<string> {
  const known: fc.Arbitrary<unknown> =
    name === 'loanNum'
      ? fc.constant('@loan')
      : name === 'section'
        ? fc.constantFrom(...Object.keys(sections))
        : name === 'filePath'
          ? fc.constantFrom('@loan/folder/name', 'template/none.pdf', '@loan/../@loan/a')
          : (lists[name] ??
            (place === 'path' ? fc.oneof(fieldText, fc.constant('@id')) : valuesOfSchema(schema, 0, name)));
  const asked = known.map(String);
  return hostility === 0
    ? asked
    : fc.oneof({ weight: 100 - hostility, arbitrary: asked }, { weight: hostility, arbitrary: hostileText });
}

function addresses({ path, parameters }: Operation, hostility: Hostility): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const texts = (of: readonly Parameter[]) =>
    Object.fromEntries(of.map((parameter) => [parameter.name, parameterText(parameter, hostility)]));
  const required = inQuery.filter((parameter) => parameter.required).map(({ name }) => name);
  return fc
    .tuple(fc.record(texts(inPath)), fc.record(texts(inQuery), { requiredKeys: required }))
    .map(([names, query]) => {
      const address = path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) =>
        encoded(names[name] ?? '').replaceAll('%40', '@'),
      );
      const asked = Object.entries(query).map(
        ([name, text]) => `${name}=${encoded(text ?? '').replaceAll('%40', '@')}`,
      );
      return `/api${address}${asked.length > 0 ? `?${asked.join('&')}` : ''}`;
    });
}

const BOUNDARY = 'harness';

/** A multipart body with fields as its schema asks and a file that is something else. */
function multipart(schema: unknown, hostility: Hostility): fc.Arbitrary<string> {
  const file = fc.constantFrom(
    '%PDF-1.7\n%%EOF',
    '<MESSAGE/>',
    'a,b\n1,2\n',
    'PK\u0003\u0004',
    '',
    '\u0000',
    '<!DOCTYPE x>',
  );
  return fc.tuple(valuesOfSchema(schema, hostility), file, hostileText).map(([fields, content, name]) => {
    const parts = Object.entries(fields ?? {}).map(([key, value]) => {
      const isFile = key === 'files' || key === 'loanFile';
      const filename = isFile ? `; filename="${name.replaceAll(/["\r\n]/g, '')}.pdf"` : '';
      const text = isFile ? content : typeof value === 'string' ? value : JSON.stringify(value);
      return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${key}"${filename}\r\n\r\n${text}\r\n`;
    });
    return `${parts.join('')}--${BOUNDARY}--\r\n`;
  });
}

function bodies(
  { body, multipart: parts }: Operation,
  hostility: Hostility,
): fc.Arbitrary<[string | undefined, string]> {
  if (parts) return multipart(parts, hostility).map((text) => [text, `multipart/form-data; boundary=${BOUNDARY}`]);
  if (!body) return fc.constant([undefined, '']);
  const asked = valuesOfSchema(body, hostility).map((value) => JSON.stringify(value) ?? '');
  const sent = hostility === 40 ? fc.oneof(asked, fc.constantFrom(...brokenBodies)) : asked;
  return sent.map((text) => [text, 'application/json']);
}

function ofHostility(operation: Operation, hostility: Hostility): fc.Arbitrary<RandomRequest> {
  return fc.tuple(addresses(operation, hostility), bodies(operation, hostility)).map(([path, [body, type]]) => ({
    ...{ path, body },
    headers: { ...(type ? { 'Content-Type': type } : {}), [LOAN_HEADER]: '@loan' },
  }));
}

/** Requests that are valid as far as the schema of the operation tells. */
export const validRequests = (operation: Operation): fc.Arbitrary<RandomRequest> => ofHostility(operation, 0);

/** Requests for an operation: half of them valid as far as its schema tells, the others almost valid or hostile. */
export const randomRequests = (operation: Operation): fc.Arbitrary<RandomRequest> =>
  fc.oneof(
    { weight: 5, arbitrary: ofHostility(operation, 0) },
    { weight: 3, arbitrary: ofHostility(operation, 4) },
    { weight: 2, arbitrary: ofHostility(operation, 40) },
  );
