export { documentsCalls } from './documents-calls';
