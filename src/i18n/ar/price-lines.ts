/** Documents of the server print them, too. */
export { pricing } from '../../../domain/pricing/texts/ar.json';
