/** What the other areas may use of access: who is signed in. */
export type { UserData } from './user';
export { useSessionUser } from './useSessionUser';
