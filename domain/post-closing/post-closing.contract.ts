import { z } from 'zod';
import type { Contract } from '../contract/contract';
import { exportQuery, listQuery } from '../contract/list-query.schemas';
import {
  collateralAdd,
  itemAdd,
  itemPath,
  itemSave,
  postClosingView,
  receiveAnswer,
  receiveMany,
  shippingLoan,
} from './post-closing.schemas';

/** The post-closing desk: what is received after funding, and where the note is. */
export const postClosingContract = {
  'GET /emet-data/post-closing': { query: listQuery, answer: z.array(shippingLoan).readonly() },
  'GET /emet-data/post-closing/export': { query: exportQuery, file: 'text/csv' },
  'POST /emet-data/post-closing/receive': { body: receiveMany, answer: receiveAnswer },
  'GET /lqb/loans/{loanNum}/post-closing': { answer: postClosingView },
  'POST /lqb/loans/{loanNum}/post-closing': { body: itemAdd, answer: postClosingView, status: 201 },
  'PUT /lqb/loans/{loanNum}/post-closing/{kind}': { params: itemPath, body: itemSave, answer: postClosingView },
  'POST /lqb/loans/{loanNum}/collateral': { body: collateralAdd, answer: postClosingView, status: 201 },
} satisfies Contract;

export type PostClosingContract = typeof postClosingContract;
