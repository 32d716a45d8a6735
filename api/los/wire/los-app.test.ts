import { pino } from 'pino';
import supertest from 'supertest';
import { expect, it } from 'vitest';
import type { LosPort } from '../port';
import { createLosApp } from './los-app';

it('refuses text that a database cannot save before the LOS reads it', async () => {
  const reached: string[] = [];
  const loadLoan = async (loanNum: string) => void reached.push(loanNum);
  const app = createLosApp({ los: { loadLoan } as unknown as LosPort, token: 't', log: pino({ level: 'silent' }) });
  const refused = await supertest(app)
    .post('/los/v1/loadLoan')
    .set('Authorization', 'Bearer t')
    .send({ loanNum: '2611\0' });
  expect(refused.status).toBe(422);
  expect(refused.body).toMatchObject({ code: 'invalid', fieldWordings: { loanNum: { code: 'control-characters' } } });
  expect(reached).toEqual([]);
});
