import { hasValidCheckDigits, isAlphanumeric } from '../uli';
import { all, any, blank, both, day, type Edit, edit, is, isNot, matches, not, number, when } from './edit';
import { isCountyOf, isState } from './state-fips';

const refinances = is('loanPurpose', '2 4 31 32 5');

const preapprovalEdits: readonly Edit[] = [
  edit('V612-1', 'loanPurpose', is('loanPurpose', '1 2 31 32 4 5')),
  edit('V612-2', 'loanPurpose', when(is('preapproval', '1'), is('loanPurpose', '1'))),
  edit('V613-1', 'preapproval', is('preapproval', '1 2')),
  edit('V613-2', 'preapproval', when(is('actionTaken', '7 8'), is('preapproval', '1'))),
  edit('V613-3', 'preapproval', when(is('actionTaken', '3 4 5 6'), is('preapproval', '2'))),
  edit('V613-4', 'actionTaken', when(is('preapproval', '1'), is('actionTaken', '1 2 7 8'))),
  edit('V614-1', 'preapproval', when(refinances, is('preapproval', '2'))),
  edit('V614-2', 'preapproval', when(number('affordableUnits'), is('preapproval', '2'))),
  edit('V614-3', 'preapproval', when(is('reverse', '1'), is('preapproval', '2'))),
  edit('V614-4', 'preapproval', when(is('openEnd', '1'), is('preapproval', '2'))),
];

const dateEdits: readonly Edit[] = [
  edit('V610-1', 'applicationDate', any(day('applicationDate'), is('applicationDate', 'NA'))),
  edit('V610-2', 'applicationDate', both(is('actionTaken', '6'), is('applicationDate', 'NA'))),
  edit('V619-1', 'actionDate', day('actionDate')),
  edit(
    'V619-3',
    ['actionDate', 'applicationDate'],
    when(
      all(is('actionTaken', '1 2 3 4 5 7 8'), day('applicationDate')),
      (row) => row.actionDate >= row.applicationDate,
    ),
  ),
];

const addressNames = not(is('street', 'NA Exempt'));

const placeEdits: readonly Edit[] = [
  edit('V620', 'street', not(blank('street'))),
  edit('V621', 'city', not(blank('city'))),
  edit(
    'V622',
    ['city', 'state', 'zip'],
    when(addressNames, all(isNot('city', '_ NA'), isNot('state', '_ NA'), isNot('zip', '_ NA'))),
  ),
  edit('V623', 'state', ({ state }) => state === 'NA' || isState(state)),
  edit('V624', 'zip', any(matches('zip', /^\d{5}(-\d{4})?$/), is('zip', 'NA Exempt'))),
  edit('V625-1', 'tract', any(matches('tract', /^\d{11}$/), is('tract', 'NA'))),
  edit('V626', 'county', any(matches('county', /^\d{5}$/), is('county', 'NA'))),
  edit(
    'V627',
    ['tract', 'county'],
    (row) => row.county === 'NA' || row.tract === 'NA' || row.tract.slice(0, 5) === row.county,
  ),
  edit('V709', 'street', (row) => {
    const exempt = [row.street, row.city, row.zip].filter((value) => value === 'Exempt').length;
    return exempt === 0 || exempt === 3;
  }),
  edit('V716', ['county', 'state'], isCountyOf),
];

/** What was applied for, when and where, and what became of it. */
export const applicationEdits: readonly Edit[] = [
  edit('V600', 'lei', (row) => row.lei.length === 20 && isAlphanumeric(row.lei)),
  edit('V608-1', 'uli', (row) => row.uli.length < 23 || (row.uli.length <= 45 && isAlphanumeric(row.uli))),
  edit(
    'V608-2',
    'uli',
    (row) => row.uli.length > 22 || (isAlphanumeric(row.uli) && isNot('uli', 'NA Exempt 1111')(row)),
  ),
  edit('V609', 'uli', (row) => row.uli.length < 23 || hasValidCheckDigits(row.uli)),
  ...dateEdits,
  edit('V611', 'loanType', is('loanType', '1 2 3 4')),
  ...preapprovalEdits,
  edit('V615-1', 'constructionMethod', is('constructionMethod', '1 2')),
  edit('V615-2', 'constructionMethod', when(is('landInterest', '1 2 3 4'), is('constructionMethod', '2'))),
  edit('V615-3', 'constructionMethod', when(is('homeSecured', '1 2'), is('constructionMethod', '2'))),
  edit('V616', 'occupancy', is('occupancy', '1 2 3')),
  edit(
    'V617',
    'loanAmount',
    number('loanAmount', (amount) => amount >= 0),
  ),
  edit('V618', 'actionTaken', is('actionTaken', '1 2 3 4 5 6 7 8')),
  ...placeEdits,
];
