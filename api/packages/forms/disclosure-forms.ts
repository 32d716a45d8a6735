import { bureauContacts, SCORE_RANGE } from '../../../domain/credit/bureau-contacts';
import { hasDemoScore } from '../../../domain/credit/demo-score';
import { bureauScores, ENTERED } from '../../../domain/loan/credit-score';
import { borrowerName, borrowersOf, type LoanDocument } from '../../../domain/loan/document';
import type { AppContext } from '../../app-context';
import { packageTemplates, renderDocument } from '../../documents/documents.service';
import { readLos } from '../../loan/gateway.service';
import { settingOf } from '../../reference/reference.service';
import { listedServices } from '../providers';
import { headOf } from './loan-data';
import type { PackageForm } from './package-form';
import { continuationOf, summaryParts } from './summary-data';

const language = 'en';

type Notice = 'appraisalNotice' | 'identityNotice' | 'certification' | 'occupancyStatement';

/** A notice that needs only the head of the loan. */
export const noticeForm = (name: Notice): PackageForm => ({
  render: (portal, loan, context) =>
    renderDocument(portal, packageTemplates[name], headOf(loan), { language, ...context }),
});

export const equalCreditForm: PackageForm = {
  async render(portal, loan, context) {
    const data = { ...headOf(loan), equalCreditAgency: await settingOf(portal.db, 'equalCreditAgency') };
    return renderDocument(portal, packageTemplates.equalCreditNotice, data, { language, ...context });
  },
};

export const intentForm: PackageForm = {
  render: (portal, loan, context) => {
    const issued = loan.loanEstimates?.at(-1)?.issued ?? loan.sInitialLoanEstimateIssuedD ?? null;
    const data = { ...headOf(loan), estimateD: issued };
    return renderDocument(portal, packageTemplates.intentToProceed, data, { language, ...context });
  },
};

export const providersForm: PackageForm = {
  async render(portal, loan, context) {
    const listed = await listedServices(portal, loan);
    const services = listed
      .filter(({ providers }) => providers.length > 0)
      .map(({ id: _, ...service }) => ({ ...service, providers: [...service.providers] }));
    const data = { ...headOf(loan), services };
    return renderDocument(portal, packageTemplates.serviceProviders, data, { language, ...context });
  },
};

const scoresOf = (loan: LoanDocument) =>
  borrowersOf(loan).flatMap((owner) => {
    const scoredD = loan.applicants[Number(owner[0])]?.aCrOd ?? null;
    const scores = bureauScores(loan, owner)
      .filter(({ source }) => source !== ENTERED)
      .map(({ bureau, score }) => {
        const { name: agency, address, phone } = bureauContacts[bureau];
        return { agency, address, phone, value: score, scoredD };
      });
    return scores.length > 0 ? [{ name: borrowerName(loan, owner), scores }] : [];
  });

const isDemo = async (portal: AppContext, loan: LoanDocument): Promise<boolean> =>
  hasDemoScore(loan, await readLos(() => portal.los.statusLog(loan.sLNm)));

export const creditScoreForm: PackageForm = {
  async render(portal, loan, context) {
    const data = { ...headOf(loan), ...SCORE_RANGE, applicants: scoresOf(loan), isDemo: await isDemo(portal, loan) };
    return renderDocument(portal, packageTemplates.creditScoreNotice, data, { language, ...context });
  },
};

export const summaryForm: PackageForm = {
  render: (portal, loan, context) => {
    const data = { ...headOf(loan), parts: summaryParts(loan), continuation: continuationOf(loan) };
    return renderDocument(portal, packageTemplates.applicationSummary, data, { language, ...context });
  },
};
