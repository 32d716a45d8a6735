/** Documents of the server print them, too. */
export { codes } from '../../../domain/loan/codes/tr.json';
