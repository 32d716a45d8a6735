import { errorTexts } from '../messages/error-texts';
import { message } from '../messages/message';
import type { OrderProblem } from './orders.schemas';

/** What can go wrong with an order apart from what its party says. */
type EngineProblem = 'outcome-unknown' | 'no-answer' | 'not-received' | 'not-sent' | 'unreadable';

export const engineProblem = (code: EngineProblem): OrderProblem => ({ code, ...errorTexts(message(`order-${code}`)) });
