import type { CreditReportData } from '../../../../domain/credit/report.schemas';
import { bureaus } from '../../../../domain/loan/credit-score';
import type { Owner } from '../../../../domain/loan/records';
import { attribute, childOf, childrenOf, findAll, readXml, type XmlNode, XmlProblem } from '../../vendors/xml';
import type { AgencyErrorText, CreditOutcome, CreditRequest } from '../credit-port';
import { readFiles, readScores } from './read-scores';
import { readPublicRecords, readTradelines } from './read-tradelines';
import { bureauIn, dateIn, ownersIn } from './read-values';
import { borrowerId, REQUEST_KEY } from './write-request';

/** A report of a couple with two hundred accounts has a tenth of it. */
const MAX_REPORT = 3_000_000;

type Owners = ReadonlyMap<string, Owner>;

const keyOf = (node: XmlNode, name: string): string | undefined =>
  findAll(node, 'KEY').flatMap((key) => (attribute(key, '_Name') === name ? (attribute(key, '_Value') ?? []) : []))[0];

/** The whole day of an attribute; agencies also send only its month. Null for a day that the calendar does not have. */
const wholeDay = (node: XmlNode, name: string): string | null => {
  const date = dateIn(node, name);
  if (date === null || date.length === 10) return date;
  return attribute(node, name)?.length === date.length ? `${date}-01` : null;
};

const errorsOf = (response: XmlNode): AgencyErrorText[] =>
  findAll(response, 'CREDIT_ERROR_MESSAGE').map((node) => ({
    code: attribute(node, '_Code') ?? '',
    source: attribute(node, '_SourceType') ?? '',
    text: attribute(node, '_Text') ?? findAll(node, '_Text')[0]?.text.trim() ?? '',
  }));

/** Errors that are only in the status, which some agencies send with every answer. */
function statusErrors(response: XmlNode): AgencyErrorText[] {
  return childrenOf(response, 'STATUS').flatMap((status) => {
    if (attribute(status, '_Condition') !== 'Error') return [];
    return [{ code: attribute(status, '_Code') ?? '', source: '', text: attribute(status, '_Description') ?? '' }];
  });
}

/** Alerts of the report and of each bureau's file, and results of sanctions lists that are not clear. */
function alertsOf(credit: XmlNode, owners: Owners): CreditReportData['alerts'] {
  const alert = (node: XmlNode, from: XmlNode) => ({
    owner: ownersIn(attribute(node, 'BorrowerID') ? node : from, owners)[0] ?? null,
    bureau: bureauIn(from),
    category: attribute(node, '_CategoryType') ?? attribute(node, '_Type') ?? '',
    text: attribute(node, '_Text') ?? findAll(node, '_Text')[0]?.text.trim() ?? '',
  });
  const ofFiles = childrenOf(credit, 'CREDIT_FILE').flatMap((file) =>
    [...childrenOf(file, '_ALERT_MESSAGE'), ...childrenOf(file, 'ALERT_MESSAGE')].map((node) => alert(node, file)),
  );
  const ofReport = childrenOf(credit, 'ALERT_MESSAGE').map((node) => alert(node, node));
  const ofLists = childrenOf(credit, 'REGULATORY_PRODUCT').map((node) => ({
    owner: ownersIn(node, owners)[0] ?? null,
    bureau: null,
    category: attribute(node, '_SourceType') ?? 'OFAC',
    text: `OFAC: ${attribute(node, '_ResultStatusType') ?? ''} ${attribute(node, '_ResultText') ?? ''}`.trim(),
  }));
  return [...ofReport, ...ofFiles, ...ofLists];
}

const referralsOf = (credit: XmlNode): CreditReportData['referrals'] =>
  childrenOf(credit, 'CREDIT_CONSUMER_REFERRAL').map((node) => ({
    name: attribute(node, '_Name') ?? '',
    address: ['_StreetAddress', '_City', '_State', '_PostalCode']
      .flatMap((name) => attribute(node, name) ?? [])
      .join(', '),
    phone: attribute(node, '_PhoneNumber') ?? attribute(findAll(node, 'CONTACT_POINT')[0], '_Value') ?? '',
  }));

const inquiriesOf = (credit: XmlNode, owners: Owners): CreditReportData['inquiries'] =>
  childrenOf(credit, 'CREDIT_INQUIRY').flatMap((node) => {
    const [owner] = ownersIn(node, owners);
    if (owner === undefined) return [];
    const [repository] = childrenOf(node, 'CREDIT_REPOSITORY');
    const bureau = repository ? bureauIn(repository, '_SourceType') : bureauIn(node);
    return [{ owner, name: attribute(node, '_Name') ?? '', date: dateIn(node, '_Date'), bureau }];
  });

function reportOf(
  credit: XmlNode,
  request: CreditRequest,
  owners: Owners,
  isSimulation: boolean,
): CreditReportData | null {
  const number = attribute(credit, 'CreditReportIdentifier');
  const issued = wholeDay(credit, 'CreditReportFirstIssuedDate');
  if (number === undefined || issued === null || attribute(credit, 'CreditReportType') === 'Error') return null;
  const [repositories] = childrenOf(credit, 'CREDIT_REPOSITORY_INCLUDED');
  const named = bureaus.filter((bureau) => attribute(repositories, `_${bureau}Indicator`) === 'Y');
  return {
    number,
    issued,
    updated: wholeDay(credit, 'CreditReportLastUpdatedDate') ?? issued,
    isSoft: request.pull === 'soft',
    isSimulation,
    bureaus: named.length > 0 ? named : [...request.bureaus],
    files: readFiles(credit, owners),
    scores: readScores(credit, owners),
    tradelines: readTradelines(credit, owners),
    inquiries: inquiriesOf(credit, owners),
    publicRecords: readPublicRecords(credit, owners),
    alerts: alertsOf(credit, owners),
    referrals: referralsOf(credit),
    problems: errorsOf(credit),
  };
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** The printed report, if it is there and readable. Base64 is read strictly: Node would skip what does not belong to it. */
function pdfOf(credit: XmlNode): Buffer | null {
  for (const file of findAll(credit, 'EMBEDDED_FILE')) {
    const text = childOf(file, 'DOCUMENT')?.text.replaceAll(/\s/g, '') ?? '';
    if (text.length % 4 !== 0 || !BASE64.test(text)) continue;
    const bytes = Buffer.from(text, 'base64');
    if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return bytes;
  }
  return null;
}

/** The answer in a response; null if this is none. */
function outcomeOf(response: XmlNode, request: CreditRequest, isSimulated: boolean): CreditOutcome | null {
  const answered = keyOf(response, REQUEST_KEY);
  // The answer to another order is none to this one.
  if (answered !== undefined && answered !== request.id) return null;
  const condition = attribute(childOf(response, 'STATUS'), '_Condition');
  if (condition === 'InProcess') return { kind: 'in-process' };
  if (condition === 'NotFound') return { kind: 'not-found' };
  const owners = new Map(request.borrowers.map(({ owner }, index) => [borrowerId(index), owner]));
  for (const credit of findAll(response, 'CREDIT_RESPONSE')) {
    const isSimulation = isSimulated || keyOf(response, 'Simulation') === 'Y';
    const report = reportOf(credit, request, owners, isSimulation);
    if (report && JSON.stringify(report).length > MAX_REPORT) throw new XmlProblem('The report is too large.');
    if (report) return { kind: 'report', report, pdf: pdfOf(credit) };
  }
  const listed = errorsOf(response);
  const errors = listed.length > 0 ? listed : statusErrors(response);
  return errors.length > 0 ? { kind: 'refused', errors } : null;
}

/**
 * Reads an answer in MISMO 2.3.1. One that repeats a response is read once. What is not well-formed, or answers nothing, leaves the
 * outcome unknown.
 */
export function readResponse(text: string, request: CreditRequest, isSimulated: boolean): CreditOutcome {
  try {
    const root = readXml(text);
    const responses = root.name === 'RESPONSE' ? [root] : findAll(root, 'RESPONSE');
    for (const response of responses) {
      const outcome = outcomeOf(response, request, isSimulated);
      if (outcome) return outcome;
    }
    return { kind: 'unknown' };
  } catch (error) {
    if (error instanceof XmlProblem) return { kind: 'unknown' };
    throw error;
  }
}
