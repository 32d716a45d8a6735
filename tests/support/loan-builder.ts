import { randomUUID } from 'node:crypto';
import type { TestPortal } from './test-portal';

/** A minimal valid PDF. */
export const pdfFile = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** A purchase with everything that pricing and the eDisclosure require. */
export const completePurchase = {
  sLAmtCalc: '480000.00',
  sPurchPrice: '600000.00',
  sApprVal: '605000.00',
  sSpAddr: '41 Larkspur Lane',
  sSpCity: 'Pasadena',
  sSpState: 'CA',
  sSpZip: '91101',
  sProdSpT: '0',
  sOccTPe: '0',
  sCreditScoreType2: 761,
  sProdDocT: '0',
  sProdRLckdDays: 30,
  applicants: [
    {
      aBFirstNm: 'Ruta',
      aBLastNm: 'Lindqvist',
      aBSsn: '900-12-3456',
      aBDob: '1986-04-02',
      aBEmail: 'ruta.lindqvist@example.com',
      aBAddr: '8 Juniper Court',
      aBCity: 'Burbank',
      aBState: 'CA',
      aBZip: '91502',
      aBHPhone: '6265550142',
      aOccT: '0',
    },
  ],
  employments: [
    { id: 'e1', owners: ['0B'], employer: 'Harbor Clinic', monthlyIncome: '12500.00', selfEmployed: false },
  ],
} as const;

/** Creates a loan as that user and fills in the values; returns its number. */
export async function createLoan(at: TestPortal, login: string, fields: object = {}): Promise<string> {
  const agent = await at.as(login);
  const external = login.startsWith('pml-');
  const created = await agent
    .post('/api/lqb/loans/create')
    .send({ sBranchChannelT: external ? '2' : '1', sLPurposeT: '0' })
    .expect(201);
  const { loanNum } = created.body;
  if (Object.keys(fields).length > 0) {
    const { version } = (await agent.get(`/api/lqb/loans/${loanNum}`).expect(200)).body;
    await agent
      .post(`/api/lqb/loans/${loanNum}`)
      .send({ version, ...fields })
      .expect(200);
  }
  return loanNum;
}

/** Moves the loan through the LOS workflow to the status that a test needs. */
export async function moveThrough(at: TestPortal, loanNum: string, path: readonly string[]): Promise<void> {
  for (const to of path) {
    await at.portal.los.moveStatus({ id: randomUUID(), by: 'test', byName: 'Test' }, loanNum, to);
  }
}
