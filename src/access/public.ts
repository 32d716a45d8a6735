/** The public interface of this area: who is signed in. */

export { useRoleName } from './useRoleName';
export type { UserData } from './user';
export { useSessionUser } from './useSessionUser';
