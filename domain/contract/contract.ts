import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Identifies a call by its method and its path under `/api`: `GET /lqb/loans/{loanNum}`. */
export type CallKey = `${Method} /${string}`;

/** Limits of a multipart body. `field` is the key of the file parts (decisions UPLOAD-10). */
export interface UploadRule {
  readonly field: 'files' | 'loanFile';
  /** Bytes of all files together. */
  readonly maxTotal: number;
  readonly maxFiles: number;
  /** Accepts complete PDFs only, whatever their names say. */
  readonly only?: 'pdf';
  /** The call also accepts `application/json` without files. */
  readonly optional?: boolean;
}

/** Events of a stream by name, with the shape of their data. */
export type EventShapes = Readonly<Record<string, z.ZodType>>;

/** The input and output of a call. The call has no part that is absent here. */
export interface CallShapes {
  /** Absent if every path parameter can be any text. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  /** With `upload`, the other fields of the multipart body. */
  readonly body?: z.ZodType;
  /** The body is a form (`application/x-www-form-urlencoded`) in place of JSON, where a standard says so. */
  readonly takesForm?: true;
  /** Bytes that the JSON body may have; if absent, `bodyLimits.guest` for calls that anyone may make, otherwise `bodyLimits.usual`. */
  readonly maxBody?: number;
  readonly upload?: UploadRule;
  /** The header `Idempotency-Key` makes a repeat get the answer of the first request. */
  readonly takesKey?: true;
  /** The JSON answer; absent for an empty answer or a file. */
  readonly answer?: z.ZodType;
  /** Status of success; 200 by default. */
  readonly status?: number;
  /** The answer is a file of this type; with `answer` it is one or the other. */
  readonly file?: string;
  /** The answer is a stream of server-sent events: the shape of their data by name. */
  readonly events?: EventShapes;
}

/**
 * The calls of an area by method and path. The API uses the schemas; the web app uses only their types, and so needs no zod at
 * run time.
 */
export type Contract = Readonly<Record<CallKey, CallShapes>>;

/** The names in braces in a path or call: `loanNum`. */
export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never;

/** A part of a call after validation. */
export type OutputOf<Shapes, Part extends keyof CallShapes> = Shapes extends {
  readonly [P in Part]: infer Shape extends z.ZodType;
}
  ? z.output<Shape>
  : undefined;

/** The events of a call by name: their data. */
export type EventsOf<Shapes extends { readonly events: EventShapes }> = {
  readonly [Name in keyof Shapes['events'] & string]: Readonly<z.output<Shapes['events'][Name]>>;
};

/** What is sent is not changed on the way. */
type Sent<T> = T extends readonly (infer Item)[]
  ? readonly Sent<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Sent<T[Name]> }
    : T;

/** A part of a call as sent by the client. */
export type InputOf<Shapes, Part extends keyof CallShapes> = Shapes extends {
  readonly [P in Part]: infer Shape extends z.ZodType;
}
  ? Sent<z.input<Shape>>
  : undefined;
