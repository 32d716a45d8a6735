import { z } from 'zod';

/** One write to a loan: the version that it left, and the operation that did it. */
export const feedChange = z.object({ loanNum: z.string(), version: z.int(), operationId: z.string() });
export type FeedChange = Readonly<z.infer<typeof feedChange>>;

/** A page of the change feed, oldest first; `cursor` is the start of the next page. */
export const changeFeedPage = z.object({ cursor: z.string(), changes: z.array(feedChange.readonly()).readonly() });
export type ChangeFeedPage = Readonly<z.infer<typeof changeFeedPage>>;
