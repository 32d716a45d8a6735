import { calls } from '../../../api/calls';
import { openApi } from '../../../api/http/openapi';

type Json = Readonly<Record<string, unknown>>;

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Json;
}

/** An operation of the OpenAPI document. */
export interface Operation {
  /** As the document names it, without `/api`: `GET /lqb/loans/{loanNum}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** The JSON body, if it takes one. */
  readonly body: Json | undefined;
  /** The parts of a multipart body, if it takes one. */
  readonly multipart: Json | undefined;
  /** Whether the document says that it takes a token. */
  readonly needsToken: boolean;
  readonly isStream: boolean;
}

interface Documented {
  readonly parameters: readonly Parameter[];
  readonly security: readonly Json[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Json }>> };
  readonly responses: Readonly<Record<string, { readonly content?: Json }>>;
}

const paths = openApi(calls).paths as Readonly<Record<string, Readonly<Record<string, Documented>>>>;

function operationOf(address: string, verb: string, documented: Documented): Operation {
  const path = address.replace(/^\/api/, '');
  const method = verb.toUpperCase();
  const content = documented.requestBody?.content ?? {};
  return {
    ...{ name: `${method} ${path}`, method, path, parameters: documented.parameters },
    body: content['application/json']?.schema,
    multipart: content['multipart/form-data']?.schema,
    needsToken: documented.security.length > 0,
    isStream: Object.values(documented.responses).some(({ content: answer }) => answer?.['text/event-stream']),
  };
}

/** Every operation of the OpenAPI document, in the order of the API. */
export const operations: readonly Operation[] = Object.entries(paths).flatMap(([path, verbs]) =>
  Object.entries(verbs).map(([verb, documented]) => operationOf(path, verb, documented)),
);

/** How an operation names its loan, if it does. */
export function loanPlaceOf({ path, parameters }: Operation): 'path' | 'header' | 'file-path' | undefined {
  if (path.includes('{loanNum}')) return 'path';
  if (parameters.some((parameter) => parameter.in === 'header' && parameter.name === 'X-Loan-Number')) return 'header';
  return path === '/storage-loan' ? 'file-path' : undefined;
}
