import { z } from 'zod';
import { bodyLimits, MAX_BODY_VALUES, MAX_GUEST_VALUES } from '../../domain/contract/body-limits';
import type {
  CallKey,
  CallShapes,
  Contract,
  InputOf,
  Method,
  OutputOf,
  ParamName,
} from '../../domain/contract/contract';
import type { LosCapability } from '../../domain/los/capabilities';
import type { Access, Call, CallContext, Reply } from './call';

type ParamsOf<Shapes, Key extends string> = Shapes extends { readonly params: z.ZodType }
  ? OutputOf<Shapes, 'params'>
  : Readonly<Record<ParamName<Key>, string>>;

/** What a handler returns; nothing if the call has no JSON answer. */
type AnswerOf<Shapes> = Shapes extends { readonly answer: z.ZodType } ? OutputOf<Shapes, 'answer'> : undefined;

type Handled<Shapes> =
  | Promise<AnswerOf<Shapes> | Reply<AnswerOf<Shapes>> | Reply<never>>
  | (Shapes extends { readonly answer: z.ZodType } ? never : Promise<void>);

interface CallSpec<Shapes, Key extends string, Query, X extends Access> {
  readonly area: string;
  readonly summary: string;
  readonly access: X;
  /** The capability that the LOS must offer; otherwise the call answers 409. */
  readonly needs?: LosCapability;
  /** Saves a statement for the session: the handler reads {@link CallContext.session} with its own. */
  readonly confirmsSession?: true;
  /** The query schema of the server, if it is more specific than the contract's: the sorts and filters of a list. */
  readonly query?: z.ZodType<Query, InputOf<Shapes, 'query'>>;
  readonly handle: (context: CallContext<ParamsOf<Shapes, Key>, Query, OutputOf<Shapes, 'body'>, X>) => Handled<Shapes>;
}

const paramNames = (path: string): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** Path parameters without a schema in the contract: any text. */
function anyParams(path: string): z.ZodType | undefined {
  const names = paramNames(path);
  return names.length === 0 ? undefined : z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
}

/** Declares a call by key and shapes, for contracts that are generated from a table. */
export function callOf<
  Shapes extends CallShapes,
  const Key extends CallKey,
  const X extends Access,
  Query = OutputOf<Shapes, 'query'>,
>(key: Key, shapes: Shapes, spec: CallSpec<Shapes, Key, Query, X>): Call {
  const [method, path = ''] = key.split(' ');
  const { area, summary, access, needs, handle } = spec;
  const isForGuests = access.kind === 'public' || access.kind === 'demo';
  return {
    method: method as Method,
    path,
    area,
    summary,
    access,
    needs,
    confirmsSession: spec.confirmsSession ?? false,
    takesKey: shapes.takesKey ?? false,
    takesForm: shapes.takesForm ?? false,
    params: shapes.params ?? anyParams(path),
    query: spec.query ?? shapes.query,
    body: shapes.body,
    maxBody: shapes.maxBody ?? (isForGuests ? bodyLimits.guest : bodyLimits.usual),
    maxValues: isForGuests ? MAX_GUEST_VALUES : MAX_BODY_VALUES,
    upload: shapes.upload,
    answer: shapes.answer,
    status: shapes.status ?? 200,
    file: shapes.file,
    events: shapes.events,
    handle: handle as Call['handle'],
  };
}

/** Declares a call of a contract: who may make it, and what it does. Method, path and shapes come from the contract. */
export const defineCall = <
  const C extends Contract,
  const Key extends keyof C & CallKey,
  const X extends Access,
  Query = OutputOf<C[Key], 'query'>,
>(
  contract: C,
  key: Key,
  spec: CallSpec<C[Key], Key, Query, X>,
): Call => callOf<C[Key], Key, X, Query>(key, contract[key], spec);
