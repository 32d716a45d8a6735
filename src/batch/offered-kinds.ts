import { mayDecideConditions, mayUsePage, type PageUser } from '../../domain/access/permissions';
import { type BatchKind, batchKinds } from '../../domain/batch/batch-fields';

/** What batches do to loans takes the same right as doing it to one. */
const allows: Readonly<Partial<Record<BatchKind, (user: PageUser) => boolean>>> = {
  loans: (user) => mayUsePage(user, 'application', 'write'),
  status: (user) => mayUsePage(user, 'application', 'write'),
  assign: (user) => mayUsePage(user, 'contacts', 'write'),
  requests: mayDecideConditions,
};

/** The kinds of batches that the user may start. */
export const offeredKinds = (user: PageUser | null): readonly BatchKind[] =>
  batchKinds.filter((kind) => user !== null && (allows[kind]?.(user) ?? true));
