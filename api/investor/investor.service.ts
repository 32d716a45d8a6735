export { investorName } from './investors.queries';
