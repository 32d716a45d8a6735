import { z } from 'zod';
import type { EventShapes } from '../../domain/contract/contract';
import { errorBodySchema } from '../../domain/messages/error-body.schemas';
import { type MenuPage, menuNumber } from '../../domain/pages/loan-pages';
import type { Access, Call, CallPages } from './call';
import { LOAN_HEADER } from './loan-call';
import { KEY_HEADER } from './request-facts';

type Json = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
  }) as Json;
  return json;
};

const menuText = (menu: readonly MenuPage[]): string =>
  menu.map((page) => `${menuNumber(page)} (${page})`).join(' or ');

const pagesText = (pages: CallPages): string => (pages === 'none' ? '' : ` Pages: ${pages.join(', ')}.`);

/** Who may make the call, as text. */
export function accessText(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Anyone.';
    case 'demo':
      return 'Anyone, in demo mode only.';
    case 'signed-in':
      return `Any signed-in user.${pagesText(access.pages)}`;
    case 'roles':
      return `Roles: ${access.roles.join(', ')}.${pagesText(access.pages)}`;
    case 'loan': {
      const menu = access.menu === 'any' ? 'any menu permission' : `menu permission ${menuText(access.menu)}`;
      const letter = access.write === undefined ? 'r or w' : 'w';
      const right = access.right ? `, and the right ${access.right} with the letter w` : '';
      const roles = access.roles ? `, and one of the roles ${access.roles.join(', ')}` : '';
      return `Users who may see the loan and hold ${menu} with the letter ${letter}${right}${roles}${access.write === true ? ', in a status that they may edit' : ''}.`;
    }
  }
}

function parametersOf(schema: z.ZodType | undefined, place: 'path' | 'query'): Json[] {
  if (schema === undefined) return [];
  const json = schemaOf(schema, 'input');
  const required = new Set((json.required as string[] | undefined) ?? []);
  return Object.entries((json.properties as Record<string, Json> | undefined) ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.has(name),
    schema: property,
  }));
}

function bodyOf(call: Call): Json | undefined {
  const json = call.body ? schemaOf(call.body, 'input') : undefined;
  const type = call.takesForm ? 'application/x-www-form-urlencoded' : 'application/json';
  if (!call.upload) return json ? { content: { [type]: { schema: json } } } : undefined;
  const files = {
    type: 'array',
    maxItems: call.upload.maxFiles,
    items: { type: 'string', format: 'binary' },
  };
  const fields = (json?.properties as Json | undefined) ?? {};
  const multipart = {
    type: 'object',
    properties: { [call.upload.field]: files, ...fields },
  };
  return {
    content: {
      'multipart/form-data': { schema: multipart },
      ...(call.upload.optional && json ? { 'application/json': { schema: json } } : {}),
    },
  };
}

function successOf(call: Call): Json {
  if (call.file) {
    return {
      description: 'The file',
      content: {
        [call.file]: { schema: { type: 'string', format: 'binary' } },
        ...(call.answer ? { 'application/json': { schema: schemaOf(call.answer, 'output') } } : {}),
      },
    };
  }
  if (call.events) return streamOf(call.events);
  if (!call.answer) return { description: 'Done' };
  return { description: 'Done', content: { 'application/json': { schema: schemaOf(call.answer, 'output') } } };
}

function streamOf(events: EventShapes): Json {
  const shapes = Object.entries(events).map(([title, shape]) => ({ title, ...schemaOf(shape, 'output') }));
  const data = { type: 'string', contentMediaType: 'application/json', contentSchema: { anyOf: shapes } };
  return {
    description: 'Server-sent events until either side ends; each schema is that of the data of the event of its name',
    content: { 'text/event-stream': { schema: data } },
  };
}

const keyHeader: Json = {
  name: KEY_HEADER,
  in: 'header',
  required: false,
  description:
    'A text that you choose for this request, such as a UUID. A repeat with the same key and content within 24 hours gets the answer of the first; with other content it is refused with 409.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

/** The headers of a call whose loan is not in its path, or that can be repeated. */
const headersOf = ({ access, takesKey }: Call): Json[] => [
  ...(access.kind === 'loan' && access.loanIn === 'header'
    ? [{ name: LOAN_HEADER, in: 'header', required: true, schema: { type: 'string' } }]
    : []),
  ...(takesKey ? [keyHeader] : []),
];

const refusal = (description: string): Json => ({
  description,
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Error' } },
  },
});

function operationOf(call: Call): Json {
  const guarded = call.access.kind !== 'public' && call.access.kind !== 'demo';
  const body = bodyOf(call);
  return {
    tags: [call.area],
    summary: call.summary,
    description: accessText(call.access),
    operationId: `${call.method.toLowerCase()}${call.path.replaceAll(/[^A-Za-z0-9]+(\w?)/g, (_m, c: string) => c.toUpperCase())}`,
    security: guarded ? [{ bearer: [] }] : [],
    parameters: [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query'), ...headersOf(call)],
    ...(body ? { requestBody: body } : {}),
    responses: {
      [String(call.status)]: successOf(call),
      ...(guarded ? { '401': refusal('Not signed in'), '403': refusal('Not authorized') } : {}),
      ...(call.needs
        ? {
            '409': refusal(
              `Conflict; \`not-offered-by-los\` if the loan origination system does not offer ${call.needs}`,
            ),
          }
        : {}),
      '4XX': refusal('Refused'),
      default: refusal('Failed'),
    },
  };
}

/** The OpenAPI 3.1 document of the calls. */
export function openApi(calls: readonly Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = `/api${call.path}`;
    paths[path] = {
      ...paths[path],
      [call.method.toLowerCase()]: operationOf(call),
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Emet Portal API', version: '1' },
    servers: [{ url: '/', description: 'The portal that answers this document' }],
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      },
      schemas: { Error: schemaOf(errorBodySchema, 'output') },
    },
  };
}
