import { appraisalForms } from '../../domain/appraisal/forms';
import { simulatedCompanies } from '../../domain/appraisal/simulated-companies';

/** States in which the demo's companies have a schedule, and counties that cost more. */
const states = ['CA', 'WA', 'OR', 'NV', 'AZ', 'TX', 'CO', 'UT', 'ID', 'FL'] as const;
const counties = [
  ['CA', 'Los Angeles'],
  ['CA', 'Orange'],
  ['CA', 'San Francisco'],
  ['WA', 'King'],
] as const;

/** Dollars for each form at the first company; the second is a little dearer and faster. */
const base: Readonly<Record<(typeof appraisalForms)[number], number>> = {
  ...{ '1004': 575, '1004 Desktop': 350, '1004 Hybrid': 425, '2055': 375, '1004C': 725, '1073': 595, '1075': 395 },
  ...{ '2090': 695, '1025': 850, '1004 + 1007': 725, '1073 + 1007': 745, '1025 + 216': 975, 'UAD 3.6': 625 },
};

const COUNTY_EXTRA = 75;
const RUSH_EXTRA = 150;

/** Invented fees of the demo's companies, for every form in a few states. */
export function demoAppraisalFees(from: string) {
  const places = [...states.map((state) => [state, ''] as const), ...counties];
  return simulatedCompanies.flatMap(({ code, name }, place) =>
    places.flatMap(([state, county]) =>
      appraisalForms.map((form) => {
        const fee = base[form] + (county === '' ? 0 : COUNTY_EXTRA) + place * 40;
        return {
          ...{ from_day: from, company: code, name, state, county, form, loan_type: '' },
          ...{ fee: `${fee}.00`, rush_fee: `${fee + RUSH_EXTRA}.00`, days: 9 - place * 2, rush_days: 5 - place },
        };
      }),
    ),
  );
}
