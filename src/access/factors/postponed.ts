import { readToken } from '../session';
import { tokenSession } from '../token';

/** For this session: the next sign-in asks again. */
const KEY = 'emet.sys.factorLater';

const session = (): string => tokenSession(readToken() ?? '') ?? '';

/** Whether the user of this session chose to add a sign-in method later. */
export const isPostponed = (): boolean => session() !== '' && sessionStorage.getItem(KEY) === session();

export const postpone = (): void => sessionStorage.setItem(KEY, session());
