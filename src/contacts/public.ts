/** The public interface of this area: the name of a contact's role. */
export { useRoleText } from './useRoleText';
