import type { DataProvider } from 'react-admin';
import { ApiError } from './api-error';

const methods = [
  'getList',
  'getOne',
  'getMany',
  'getManyReference',
  'create',
  'update',
  'updateMany',
  'delete',
  'deleteMany',
] as const satisfies readonly (keyof DataProvider)[];

type Call = (...given: readonly unknown[]) => Promise<unknown>;

/**
 * The data provider with translated errors. React-Admin's own notifications show only `error.message`, so the translation
 * replaces it.
 */
export function withLocalizedErrors<Provider extends DataProvider>(
  provider: Provider,
  textOf: (error: ApiError) => Promise<string>,
): Provider {
  const localized =
    (call: Call): Call =>
    async (...given) => {
      try {
        return await call(...given);
      } catch (error) {
        if (error instanceof ApiError) error.message = await textOf(error);
        throw error;
      }
    };
  return { ...provider, ...Object.fromEntries(methods.map((name) => [name, localized(provider[name] as Call)])) };
}
