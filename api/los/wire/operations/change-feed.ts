import { z } from 'zod';
import { changeFeedPage } from '../../../../domain/loan/change-feed.schemas';
import type { ChangeFeed } from '../../capabilities/change-feed';
import type { WireOperations } from '../wire-operation';

export const changeFeedOperations: WireOperations<ChangeFeed> = {
  changesSince: {
    parameters: ['cursor', 'limit'],
    input: z.tuple([z.string(), z.int().min(1).max(1000)]),
    output: changeFeedPage,
    repeatable: true,
  },
};
