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
    const agent = (id: string, AgentName: string, version = 0) => ({
      id,
      version,
      AgentRoleT: '3',
      AgentRoleTDesc: 'Title',
      AgentName,
      CompanyName: 'Alder Title',
      Phone: '(626) 555-0142',
      EmailAddr: 'desk@example.com',
      ...{ StreetAddr: '', City: '', State: '', Zip: '', LicenseNum: '' },
    });

    it('are kept in order, replaced by ID and removed', async () => {
      const { sLNm } = await newLoan();
      await los.saveAgents(operation(), sLNm, [agent('a', 'Ida'), agent('b', 'Jo')]);
      const saved = await los.saveAgents(operation(), sLNm, [agent('c', 'Kit'), agent('a', 'Ines', 1)]);
      expect(saved.map((one) => one.AgentName)).toEqual(['Ines', 'Jo', 'Kit']);
      await los.removeAgent(operation(), sLNm, 'b');
      expect((await los.agents(sLNm)).map((one) => one.id)).toEqual(['a', 'c']);
      expect((await refusal(los.removeAgent(operation(), sLNm, 'b'))).code).toBe('not-found');
    });

    it('are not overwritten, removed or revived by an author who saw another version', async () => {
      const { sLNm } = await newLoan();
      const [first] = await los.saveAgents(operation(), sLNm, [agent('a', 'Ida')]);
      expect(first?.version).toBe(1);
      const again = await los.saveAgents(operation(), sLNm, [agent('a', 'Ida')]);
      expect(again).toEqual([first]);
      const [second] = await los.saveAgents(operation(), sLNm, [agent('a', 'Ines', 1)]);
      expect(second).toMatchObject({ AgentName: 'Ines', version: 2 });
      const late = await refusal(los.saveAgents(operation(), sLNm, [agent('b', 'Jo'), agent('a', 'Ivy', 1)]));
      expect(late).toMatchObject({ code: 'stale', details: { agents: [{ AgentName: 'Ines' }] } });
      expect(await los.agents(sLNm)).toEqual([second]);
      expect((await refusal(los.removeAgent(operation(), sLNm, 'a', 1))).code).toBe('stale');
      await los.removeAgent(operation(), sLNm, 'a', 2);
      expect((await refusal(los.saveAgents(operation(), sLNm, [agent('a', 'Ines', 2)]))).code).toBe('stale');
    });

    it('are saved and removed once when an operation is repeated', async () => {
      const { sLNm } = await newLoan();
      const [save, remove] = [operation(), operation()];
      const saved = await los.saveAgents(save, sLNm, [agent('a', 'Ida')]);
      expect(await los.saveAgents(save, sLNm, [agent('a', 'Ida')])).toEqual(saved);
      await los.removeAgent(remove, sLNm, 'a', 1);
      await los.removeAgent(remove, sLNm, 'a', 1);
      expect(await los.agents(sLNm)).toEqual([]);
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
