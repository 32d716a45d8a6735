/** Server messages by code. Their English is in `domain/messages`; those of the sign-in pages are in `access`. */
export { portalTexts as messages } from '../../../domain/messages/english';
