import { z } from 'zod';

const json = z.string().optional();

/** The query of a list as sent: `sort`, `range` and `filter` as JSON. The server's list defines the allowed values. */
export const listQuery = z.object({ sort: json, range: json, filter: json });
export type ListQuery = Readonly<z.input<typeof listQuery>>;

/** The query of an export: everything that the filter finds. */
export const exportQuery = listQuery.omit({ range: true });
