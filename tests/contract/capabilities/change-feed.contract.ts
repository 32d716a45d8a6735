import { describe, expect, it } from 'vitest';
import { operation } from '../contract-loan';
import { stepsOf } from '../loan-steps';
import { type LosUnderTest, refusal } from '../los-under-test';

/** The change feed. */
export function changeFeedContract(under: LosUnderTest): void {
  const { los } = under;
  const { newLoan } = stepsOf(under);

  describe('the change feed', () => {
    it('lists every write in order with its operation, from any cursor', async () => {
      const start = (await everything('')).cursor;
      const loan = await newLoan();
      const changing = operation();
      await los.changeLoan(changing, loan.sLNm, { version: 1, changes: { sSpCity: 'Altadena' } });
      const moving = operation();
      await los.moveStatus(moving, loan.sLNm, '1');
      const { changes, cursor } = await los.changesSince(start, 100);
      expect(changes).toEqual([
        expect.objectContaining({ loanNum: loan.sLNm, version: 1 }),
        { loanNum: loan.sLNm, version: 2, operationId: changing.id },
        { loanNum: loan.sLNm, version: 3, operationId: moving.id },
      ]);
      expect(await los.changesSince(cursor, 100)).toEqual({ cursor, changes: [] });
      const first = await los.changesSince(start, 1);
      expect(first.changes).toHaveLength(1);
      expect((await los.changesSince(first.cursor, 100)).changes).toEqual(changes.slice(1));
    });

    it('omits rejected writes', async () => {
      const { sLNm } = await newLoan();
      const start = (await everything('')).cursor;
      await refusal(los.moveStatus(operation(), sLNm, '6'));
      expect((await los.changesSince(start, 10)).changes).toEqual([]);
    });

    it('rejects an invalid cursor', async () => {
      expect((await refusal(los.changesSince('yesterday', 10))).code).toBe('invalid');
    });

    it('omits none of many concurrent writes', async () => {
      const start = (await everything('')).cursor;
      const loans = await Promise.all(Array.from({ length: 8 }, () => newLoan()));
      const expected = new Set<string>();
      const seen: string[] = [];
      let cursor = start;
      let writing = true;
      const reader = (async () => {
        while (writing) {
          const page = await los.changesSince(cursor, 3);
          cursor = page.cursor;
          seen.push(...page.changes.map((one) => one.operationId));
        }
      })();
      await Promise.all(
        loans.map(async (loan) => {
          let version = 1;
          for (const city of ['Altadena', 'Glendale', 'Burbank', 'Azusa']) {
            const by = operation();
            expected.add(by.id);
            await los.changeLoan(by, loan.sLNm, { version, changes: { sSpCity: city } });
            version += 1;
          }
        }),
      );
      writing = false;
      await reader;
      seen.push(...(await everything(cursor)).ids);
      expect(new Set(seen).size).toBe(seen.length);
      for (const id of expected) expect(seen).toContain(id);
    });

    /** Reads to the end of the feed. */
    async function everything(from: string): Promise<{ cursor: string; ids: string[] }> {
      const ids: string[] = [];
      for (let cursor = from; ; ) {
        const page = await los.changesSince(cursor, 500);
        if (page.changes.length === 0) return { cursor, ids };
        cursor = page.cursor;
        ids.push(...page.changes.map((one) => one.operationId));
      }
    }
  });
}
