export { investorContact, investorName } from './investors.queries';
