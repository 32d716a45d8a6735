import { errorTexts } from '../messages/error-texts';
import { message } from '../messages/message';
import type { OrderProblem } from './orders.schemas';

/** Problems of an order other than those reported by its party. */
type EngineProblem = 'outcome-unknown' | 'no-answer' | 'not-received' | 'not-sent' | 'unreadable';

export const engineProblem = (code: EngineProblem): OrderProblem => ({ code, ...errorTexts(message(`order-${code}`)) });
