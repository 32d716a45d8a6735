import type { TestPortal } from './test-portal';

/** Locks a loan for 30 days at the first rate that it is offered, as an administrator. */
export async function lockRate(at: TestPortal, loanNum: string): Promise<void> {
  const agent = await at.as('administrator');
  const path = `/api/lqb/loans/${loanNum}/rate-lock-`;
  const terms = { sProdImpound: true, sProdRLckdDays: 30, sProdImpoundT: '1' };
  const priced = await agent.post(`${path}pricing`).send(terms).expect(200);
  const programs: { Status: string; lLpTemplateId: string; RateOption: Record<string, string>[] }[] =
    priced.body.PricingResults.Program;
  const program = programs.find(({ Status }) => Status === 'Eligible');
  const { Rate: rate, Point: fee, rateOptionId } = program?.RateOption[0] ?? {};
  const request = { lLpTemplateId: program?.lLpTemplateId, rate, fee, rateOptionId };
  const { body } = await agent.post(`${path}request`).send(request).expect(200);
  const confirm = { move: 'confirm', version: body.version, price: body.request.price.Price };
  await agent.post(`${path}decision`).send(confirm).expect(200);
}
