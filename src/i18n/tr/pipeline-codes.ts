export { codes } from '../../../domain/loan/codes/pipeline-tr.json';
