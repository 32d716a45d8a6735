/** The public interface of this area: the messages about a loan or a condition. */
export { Thread } from './Thread';
