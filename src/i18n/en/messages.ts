/** Messages of the server, by code. Their English is in `domain/messages`; those that the sign-in pages show are in `access`. */
export { portalTexts as messages } from '../../../domain/messages/english';
