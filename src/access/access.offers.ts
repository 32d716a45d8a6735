/** What the other areas may use of access: who is signed in, and how their own things are saved. */
export { useSaveProfile } from './profile';
export type { UserData } from './user';
export { useSessionUser } from './useSessionUser';
