export { codes } from '../../../domain/loan/codes/pipeline-ar.json';
