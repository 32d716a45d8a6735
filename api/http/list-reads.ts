import type { AppContext } from '../app-context';

/** Runs the read of a list: from the replica if there is one and it has everything that is committed, otherwise from the database. */
export const readList = <T>(portal: AppContext, read: (portal: AppContext) => Promise<T>): Promise<T> =>
  portal.replica ? portal.replica.read((db) => read({ ...portal, db })) : read(portal);
