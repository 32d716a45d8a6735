import { describe, expect, it } from 'vitest';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal, unknownLoan } from '../los-under-test';

/** Users, contacts and handed-over sessions. */
export function directoryContract(under: LosUnderTest): void {
  const { los, time } = under;
  const { newLoan } = stepsOf(under);

  describe('users', () => {
    it('are all listed by login, with where they work and whether they are active', async () => {
      const people = await los.employees();
      const logins = people.map(({ login }) => login);
      expect(logins.length).toBeGreaterThan(20);
      expect(logins).toEqual([...logins].sort());
      expect(people.every(({ isPml, branchName, companyName }) => (isPml ? companyName : branchName))).toBe(true);
      expect(new Set(people.map(({ isActive }) => isActive))).toEqual(new Set([true, false]));
    });
  });

  describe('the contacts of a loan', () => {
    it('are kept in order, replaced by ID and removed', async () => {
      const { sLNm } = await newLoan();
      const agent = (id: string, AgentName: string) => ({
        id,
        AgentRoleT: '3',
        AgentRoleTDesc: 'Title',
        AgentName,
        CompanyName: 'Alder Title',
        Phone: '(626) 555-0142',
        EmailAddr: 'desk@example.com',
      });
      await los.saveAgents(operation(), sLNm, [agent('a', 'Ida'), agent('b', 'Jo')]);
      const saved = await los.saveAgents(operation(), sLNm, [agent('c', 'Kit'), agent('a', 'Ines')]);
      expect(saved.map((one) => one.AgentName)).toEqual(['Ines', 'Jo', 'Kit']);
      await los.removeAgent(operation(), sLNm, 'b');
      expect((await los.agents(sLNm)).map((one) => one.id)).toEqual(['a', 'c']);
      expect((await refusal(los.removeAgent(operation(), sLNm, 'b'))).code).toBe('not-found');
    });
  });

  describe('a handed-over session', () => {
    const person = (loanNum: string) => ({
      userLogin: 'loan-officer',
      firstName: 'Rafael',
      lastName: 'Quillmore',
      isPmlUser: false,
      roles: ['Loan Officer'],
      loanNum,
    });

    it('is taken once, even by concurrent calls', async () => {
      const { sLNm } = await newLoan();
      const { sessionId } = await los.createHandover(operation(), person(sLNm));
      const taken = await Promise.all(Array.from({ length: 5 }, () => los.takeHandover(sessionId)));
      expect(taken.filter((one) => one !== null)).toEqual([person(sLNm)]);
      expect(await los.takeHandover(sessionId)).toBeNull();
      expect(await los.takeHandover('x'.repeat(43))).toBeNull();
    });

    it('expires after five minutes', async () => {
      const { sLNm } = await newLoan();
      const { sessionId } = await los.createHandover(operation(), person(sLNm));
      const before = time.now;
      time.now = new Date(before.getTime() + 5 * 60_000);
      expect(await los.takeHandover(sessionId)).toBeNull();
      time.now = before;
    });

    it('replaces the first one when an operation is repeated', async () => {
      const { sLNm } = await newLoan();
      const once = operation();
      const first = await los.createHandover(once, person(sLNm));
      const second = await los.createHandover(once, person(sLNm));
      expect(await los.takeHandover(first.sessionId)).toBeNull();
      expect(await los.takeHandover(second.sessionId)).toEqual(person(sLNm));
    });

    it('requires an existing loan', async () => {
      expect((await refusal(los.createHandover(operation(), person(unknownLoan)))).code).toBe('not-found');
    });
  });
}
