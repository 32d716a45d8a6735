import { serverTexts } from '../messages/server-texts';
import type { OrderProblem } from './orders.schemas';

/** What can go wrong with an order apart from what its party says. */
type EngineProblem = 'outcome-unknown' | 'no-answer' | 'not-received' | 'not-sent' | 'unreadable';

export const engineProblem = (code: EngineProblem): OrderProblem => ({ code, message: serverTexts[`order-${code}`] });
