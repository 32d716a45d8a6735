import { z } from 'zod';
import { bodyLimits } from '../contract/body-limits';
import type { CallShapes, Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import { recordAnswer } from './record-answer.schemas';
import { recordBody } from './record-body.schemas';
import type { RecordFields } from './record-fields';

const ofRecord = z.object({ id: z.uuid() });
const removal = z.object({ version: z.coerce.number<number | string>().int().optional() });

/** The input and output of the calls of a table of records. */
export function recordShapes<const F extends RecordFields>(fields: F) {
  const answer = recordAnswer(fields);
  return {
    list: { query: listQuery, answer: z.array(answer).readonly() },
    export: { query: exportQuery, file: 'text/csv' },
    one: { params: ofRecord, answer },
    save: { body: recordBody(fields), maxBody: bodyLimits.record, answer },
    remove: { params: ofRecord, query: removal, status: 204 },
  } as const satisfies Record<string, CallShapes>;
}

export type RecordShapes<F extends RecordFields> = ReturnType<typeof recordShapes<F>>;

/** The contract of a table of records. `WritePath` is set if saving and removing have another path. */
export type RecordContract<F extends RecordFields, Path extends `/${string}`, WritePath extends `/${string}` = Path> = {
  readonly [K in `GET ${Path}`]: RecordShapes<F>['list'];
} & { readonly [K in `GET ${Path}/export`]: RecordShapes<F>['export'] } & {
  readonly [K in `GET ${Path}/{id}`]: RecordShapes<F>['one'];
} & { readonly [K in `POST ${WritePath}`]: RecordShapes<F>['save'] } & {
  readonly [K in `DELETE ${WritePath}/{id}`]: RecordShapes<F>['remove'];
};

/** The shapes of a table of records in a contract, under the names of its calls. */
export const recordShapesOf = <F extends RecordFields, Path extends `/${string}`, WritePath extends `/${string}`>(
  contract: RecordContract<F, Path, WritePath>,
  path: Path,
  writePath: `/${string}`,
): RecordShapes<F> => {
  const calls = contract as Contract;
  const shapes = {
    list: calls[`GET ${path}`],
    export: calls[`GET ${path}/export`],
    one: calls[`GET ${path}/{id}`],
    save: calls[`POST ${writePath}`],
    remove: calls[`DELETE ${writePath}/{id}`],
  };
  // Types cannot express names that are values.
  return shapes as unknown as RecordShapes<F>;
};

/** The calls of a table of records: list, export, one, save, remove. */
export function recordContract<
  const F extends RecordFields,
  Path extends `/${string}`,
  WritePath extends `/${string}` = Path,
>(path: Path, fields: F, writePath?: WritePath): RecordContract<F, Path, WritePath> {
  const shapes = recordShapes(fields);
  const write = writePath ?? path;
  const contract = {
    [`GET ${path}`]: shapes.list,
    [`GET ${path}/export`]: shapes.export,
    [`GET ${path}/{id}`]: shapes.one,
    [`POST ${write}`]: shapes.save,
    [`DELETE ${write}/{id}`]: shapes.remove,
  };
  // Types cannot express names that are values.
  return contract as unknown as RecordContract<F, Path, WritePath>;
}
