import type { z } from 'zod';
import type { CallKey, CallShapes, InputOf, OutputOf, ParamName } from '../../../domain/contract/contract';
import type { RequestOptions } from './api-request';
import type { Download } from './http';
import type { UploadOptions } from './upload';

type Empty = Record<never, never>;

/** A part of a call under its name; it may be left out where all of it may. */
type Part<Shapes, Name extends 'query' | 'body'> = Shapes extends { readonly [N in Name]: z.ZodType }
  ? Empty extends InputOf<Shapes, Name>
    ? { readonly [N in Name]?: InputOf<Shapes, Name> }
    : { readonly [N in Name]: InputOf<Shapes, Name> }
  : Empty;

type Params<Key extends string> = [ParamName<Key>] extends [never]
  ? Empty
  : { readonly params: Readonly<Record<ParamName<Key>, string | number>> };

type Sent<C, Key extends keyof C & string> = Params<Key> & Part<C[Key], 'query'> & Part<C[Key], 'body'>;

/** What may be left out as a whole is an optional argument. */
type Arguments<Options> = Empty extends Options ? [options?: Options] : [options: Options];

type KeysWith<C, Shape> = { [Key in keyof C & CallKey]: C[Key] extends Shape ? Key : never }[keyof C & CallKey];
type RowsOf<Page> = Page extends readonly (infer Row)[] ? Row : never;

export type SendOptions = Pick<
  RequestOptions,
  'signal' | 'signsIn' | 'token' | 'keepsSession' | 'keepalive' | 'loanNum' | 'idempotencyKey'
>;
export type DownloadOptions = Pick<RequestOptions, 'signal' | 'onProgress' | 'loanNum'>;
export type Progress = Pick<UploadOptions, 'signal' | 'onProgress' | 'idempotencyKey'>;

/** A page of a list. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Total rows, as far as they are counted. */
  readonly total: number;
  /** There are more than are counted. */
  readonly open: boolean;
}

/** Files under the key that the call takes them by. */
type FilesOf<Shapes> = Shapes extends { readonly upload: { readonly field: infer Field extends string } }
  ? { readonly files: Readonly<Record<Field, readonly File[]>> }
  : never;

/** The calls of a contract; what they take and answer is checked by the compiler. */
export interface Calls<C extends Readonly<Record<keyof C, CallShapes>>> {
  /** Sends JSON and takes the JSON that is answered. */
  readonly call: <Key extends keyof C & CallKey>(
    key: Key,
    ...[options]: Arguments<Sent<C, Key> & SendOptions>
  ) => Promise<OutputOf<C[Key], 'answer'>>;
  /** A page of a list, and how many rows there are in all. */
  readonly page: <Key extends KeysWith<C, { readonly answer: z.ZodType<readonly unknown[]> }>>(
    key: Key,
    ...[options]: Arguments<Sent<C, Key> & SendOptions>
  ) => Promise<Page<RowsOf<OutputOf<C[Key], 'answer'>>>>;
  /** A file. */
  readonly download: <Key extends KeysWith<C, { readonly file: string }>>(
    key: Key,
    ...[options]: Arguments<Sent<C, Key> & DownloadOptions>
  ) => Promise<Download>;
  /** Sends files beside the fields of the body. */
  readonly upload: <Key extends KeysWith<C, { readonly upload: object }>>(
    key: Key,
    options: Sent<C, Key> & Progress & FilesOf<C[Key]>,
  ) => Promise<OutputOf<C[Key], 'answer'>>;
}
