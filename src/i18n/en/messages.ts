/** Messages that the server and the web app share, by code. Their English is in `domain/messages`. */
export { english as messages } from '../../../domain/messages/english';
